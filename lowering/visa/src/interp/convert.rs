//! Conversions to and from float formats without a type of variables: 8-bit floats in `ub`, TF32 in `ud`.
//!
//! An 8-bit float is the upper half of an `hf`: sign, 5 bits of exponent, 2 of mantissa. TF32 is an `f` with 10 bits of
//! mantissa. Source: the document "vISA", "Type Conversion", and the definitions of `fcvt` and `srnd`.

use super::alu::{channels, exec, vector};
use super::thread::Thread;
use super::{Fault, Result};
use crate::instruction::Instruction;
use crate::operand::{Modifier, Predicate};
use crate::table::Role;
use crate::types::Type;

/// Bits by which `hf` is longer than an 8-bit float.
const HALF_TO_BYTE: u32 = 8;
/// Bits by which the mantissa of `f` is longer than that of TF32 and `hf`.
const SINGLE_TO_TF32: u32 = 13;
/// The bits of infinity.
const HALF_INFINITY: u64 = 0x7c00;
const SINGLE_INFINITY: u64 = 0x7f80_0000;

/// Types of source and destination, and a function from the bits of the source and random bits to those of the result.
type Conversion = (Type, Type, fn(u64, u64) -> u64);

/// Conversions of `fcvt`: to nearest even.
const FCVT: &[Conversion] = &[
    (Type::Hf, Type::Ub, |bits, _| nearest(bits, HALF_TO_BYTE, HALF_INFINITY) >> HALF_TO_BYTE),
    (Type::Ub, Type::Hf, |bits, _| bits << HALF_TO_BYTE),
    (Type::F, Type::Ud, |bits, _| nearest(bits, SINGLE_TO_TF32, SINGLE_INFINITY)),
    (Type::Ud, Type::F, |bits, _| bits),
];

/// Conversions of `srnd`: away from zero if the sum of the removed bits and as many random bits carries.
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

/// Removes the lowest bits of a float, rounding to nearest even. `infinity` has the bits of the exponent.
fn nearest(bits: u64, lost: u32, infinity: u64) -> u64 {
    let odd = bits >> lost & 1;
    carried(bits, (1 << (lost - 1)) - 1 + odd, lost, infinity)
}

/// Removes the lowest bits of a float, rounding up if their sum with `others` carries. NaN stays NaN and becomes quiet.
fn carried(bits: u64, others: u64, lost: u32, infinity: u64) -> u64 {
    let low = (1u64 << lost) - 1;
    let implicit = infinity & infinity.wrapping_neg();
    let magnitude = bits & (infinity | (implicit - 1));
    if magnitude > infinity {
        return bits & !low | implicit >> 1;
    }
    if magnitude == infinity { bits } else { (bits + (others & low)) & !low }
}

/// Converts `f` to `hf`: random bits are added to the 13 bits after those that an `hf` keeps.
fn half(bits: u64, random: u64) -> u64 {
    let value = f32::from_bits(bits as u32);
    let sign = bits >> 31 << 15;
    if value.is_nan() {
        return sign | HALF_INFINITY | HALF_INFINITY >> 1;
    }
    if value.is_infinite() {
        return sign | HALF_INFINITY;
    }
    // The spacing of `hf` numbers is at least 2^-24, in the range of denormals.
    let exponent = (((bits & SINGLE_INFINITY) >> 23) as i32 - 127).max(-14);
    let steps = f64::from(value.abs()) / 2f64.powi(exponent - 10);
    let lost = (steps.fract() * f64::from(1 << SINGLE_TO_TF32)) as u64;
    let up = (lost + (random & ((1 << SINGLE_TO_TF32) - 1))) >> SINGLE_TO_TF32;
    let rounded = (steps.floor() + up as f64) * 2f64.powi(exponent - 10);
    sign | u64::from(half::f16::from_f64(rounded).to_bits())
}
