//! Conversions to and from floats that are no types of variables: those of 8 bits in `ub`, TF32 in `ud`.
//!
//! Floats of 8 bits are the upper half of an `hf`: sign, 5 bits of exponent, 2 of mantissa. TF32 is an `f` with 10 bits of
//! mantissa. Source: visa 2, "Type Conversion", and the rows of `fcvt` and `srnd`.

use super::alu::{channels, exec, vector};
use super::thread::Thread;
use super::{Fault, Result};
use crate::instruction::Instruction;
use crate::operand::{Modifier, Predicate};
use crate::table::Role;
use crate::types::Type;

/// Bits that `hf` has more than floats of 8 bits.
const HALF_TO_BYTE: u32 = 8;
/// Bits of the mantissa that `f` has more than TF32 and `hf`.
const SINGLE_TO_TF32: u32 = 13;
/// The bits of infinity.
const HALF_INFINITY: u64 = 0x7c00;
const SINGLE_INFINITY: u64 = 0x7f80_0000;

/// Types of source and destination, and the bits of the result from those of the source and random ones.
type Conversion = (Type, Type, fn(u64, u64) -> u64);

/// To nearest even.
const FCVT: &[Conversion] = &[
    (Type::Hf, Type::Ub, |bits, _| nearest(bits, HALF_TO_BYTE, HALF_INFINITY) >> HALF_TO_BYTE),
    (Type::Ub, Type::Hf, |bits, _| bits << HALF_TO_BYTE),
    (Type::F, Type::Ud, |bits, _| nearest(bits, SINGLE_TO_TF32, SINGLE_INFINITY)),
    (Type::Ud, Type::F, |bits, _| bits),
];

/// Away from zero where the bits that are lost and as many random ones together carry.
const SRND: &[Conversion] = &[
    (Type::Hf, Type::Ub, |bits, random| carried(bits, random, HALF_TO_BYTE, HALF_INFINITY) >> HALF_TO_BYTE),
    (Type::F, Type::Hf, half),
];

pub(super) fn fcvt(thread: &mut Thread<'_>, instruction: &Instruction) -> Result<()> {
    each(thread, instruction, FCVT)
}

pub(super) fn srnd(thread: &mut Thread<'_>, instruction: &Instruction) -> Result<()> {
    each(thread, instruction, SRND)
}

fn each(thread: &mut Thread<'_>, instruction: &Instruction, conversions: &[Conversion]) -> Result<()> {
    let (dst, src) = (vector(instruction, Role::Dst)?, vector(instruction, Role::Src0)?);
    if dst.modifier == Modifier::Sat {
        return Err(Fault::unsupported("saturation of floats that are no types is not interpreted"));
    }
    let (from, to) = (thread.vector_type(src), thread.vector_type(dst));
    let convert = conversions.iter().find(|(source, result, _)| (*source, *result) == (from, to));
    let (.., convert) =
        convert.ok_or_else(|| Fault::unsupported(format!("a conversion from {from} to {to} is not interpreted")))?;
    let mut results = Vec::new();
    for channel in channels(thread.enabled(exec(instruction)?, Predicate::NONE)?) {
        let bits = thread.source_bits(src, channel)?.1;
        let random = match instruction.vector(Role::Src1) {
            Some(random) => thread.source_bits(random, channel)?.1,
            None => 0,
        };
        results.push((channel, convert(bits, random)));
    }
    results.into_iter().try_for_each(|(channel, bits)| thread.write_bits(dst, channel, bits))
}

/// The bits of a float without its lowest ones, rounded to nearest even. `infinity` has the bits of the exponent.
fn nearest(bits: u64, lost: u32, infinity: u64) -> u64 {
    let odd = bits >> lost & 1;
    carried(bits, (1 << (lost - 1)) - 1 + odd, lost, infinity)
}

/// The same, rounded up where the lowest bits and others carry. What is not a number stays so, and becomes quiet.
fn carried(bits: u64, others: u64, lost: u32, infinity: u64) -> u64 {
    let low = (1u64 << lost) - 1;
    let implicit = infinity & infinity.wrapping_neg();
    let magnitude = bits & (infinity | (implicit - 1));
    if magnitude > infinity {
        return bits & !low | implicit >> 1;
    }
    if magnitude == infinity { bits } else { (bits + (others & low)) & !low }
}

/// The `hf` of an `f`: to the 13 bits after those that an `hf` keeps, as many random ones are added.
fn half(bits: u64, random: u64) -> u64 {
    let value = f32::from_bits(bits as u32);
    let sign = bits >> 31 << 15;
    if value.is_nan() {
        return sign | HALF_INFINITY | HALF_INFINITY >> 1;
    }
    if value.is_infinite() {
        return sign | HALF_INFINITY;
    }
    // Neighbours are not closer than 2^-24, where an `hf` is not normal.
    let exponent = (((bits & SINGLE_INFINITY) >> 23) as i32 - 127).max(-14);
    let steps = f64::from(value.abs()) / 2f64.powi(exponent - 10);
    let lost = (steps.fract() * f64::from(1 << SINGLE_TO_TF32)) as u64;
    let up = (lost + (random & ((1 << SINGLE_TO_TF32) - 1))) >> SINGLE_TO_TF32;
    let rounded = (steps.floor() + up as f64) * 2f64.powi(exponent - 10);
    sign | u64::from(half::f16::from_f64(rounded).to_bits())
}
