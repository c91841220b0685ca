//! Matrix products.

use super::alu::{exec, vector};
use super::message::{raw, raw_bits, set_raw_bits, word};
use super::registers::from_bytes;
use super::thread::Thread;
use super::value::{Number, decode, encode, low};
use super::{Fault, Result};
use crate::instruction::Instruction;
use crate::operand::VectorClass;
use crate::table::Role;
use crate::types::Type;
use crate::word::Precision;

/// Returns the bits of an element, and its interpretation.
fn element(precision: Precision) -> Option<(u32, Kind)> {
    match precision {
        Precision::U4 => Some((4, Kind::Unsigned)),
        Precision::S4 => Some((4, Kind::Signed)),
        Precision::U8 => Some((8, Kind::Unsigned)),
        Precision::S8 => Some((8, Kind::Signed)),
        Precision::Bf => Some((16, Kind::Real(Type::Bf))),
        Precision::Hf => Some((16, Kind::Real(Type::Hf))),
        Precision::Tf32 => Some((32, Kind::Real(Type::F))),
        Precision::U1 | Precision::S1 | Precision::U2 | Precision::S2 | Precision::Bf8 => None,
    }
}

#[derive(Clone, Copy)]
enum Kind {
    Unsigned,
    Signed,
    Real(Type),
}

/// Returns an element of a dword.
fn number(dword: u64, index: u32, bits: u32, kind: Kind) -> Number {
    let value = dword >> (index * bits) & ((1 << bits) - 1);
    match kind {
        Kind::Unsigned => Number::Integer(value.into()),
        Kind::Signed => Number::Integer(i128::from(value) - (i128::from(value >> (bits - 1)) << bits)),
        // tf32 has 10 bits of mantissa; the lower bits are ignored.
        Kind::Real(Type::F) => decode(Type::F, value & 0xffff_e000),
        Kind::Real(ty) => decode(ty, value),
    }
}

/// Executes `dpas`: adds to each row of the sums, in each channel, the dot product of a row of activations and the
/// weights of the channel.
pub(super) fn dpas(thread: &mut Thread<'_>, instruction: &Instruction) -> Result<()> {
    let [.., depth, count] = word(instruction, Role::Dpas).to_le_bytes().map(usize::from);
    let rows = activations(thread, instruction, count * depth)?;
    product(thread, instruction, &rows)
}

/// Reads the activations of one thread of `dpasw`: the even thread of a pair has the first half of the rows, the odd
/// one the second half.
pub(super) fn half(thread: &Thread<'_>, instruction: &Instruction) -> Result<Vec<u8>> {
    let [.., depth, count] = word(instruction, Role::Dpas).to_le_bytes().map(usize::from);
    activations(thread, instruction, count.div_ceil(2) * depth)
}

/// Reads dwords of activations.
fn activations(thread: &Thread<'_>, instruction: &Instruction, dwords: usize) -> Result<Vec<u8>> {
    let VectorClass::General { id, row, column, .. } = vector(instruction, Role::Src2)?.class else {
        return Err(Fault::unsupported("product without activations"));
    };
    let at = u32::from(row) * thread.grf + u32::from(column) * thread.registers.ty(id).bytes();
    thread.registers.raw(id, at as usize, dwords * 4).map(<[u8]>::to_vec)
}

/// Computes the product with activations; each row has a dword per step.
pub(super) fn product(thread: &mut Thread<'_>, instruction: &Instruction, rows: &[u8]) -> Result<()> {
    let channels = usize::from(exec(instruction)?.size.channels());
    let [weight, activation, depth, count] = word(instruction, Role::Dpas).to_le_bytes().map(u32::from);
    let elements = [weight, activation].map(|code| Precision::from_code(code).and_then(element));
    let [Some((bits, weight)), Some((other, activation))] = elements else {
        return Err(Fault::unsupported("`dpas` of elements of 1 or 2 bits or of bf8 is not interpreted"));
    };
    if bits != other {
        return Err(Fault::unsupported("`dpas` of elements of different sizes is not interpreted"));
    }
    let operand = |role| raw(instruction, role).ok_or_else(|| Fault::unsupported("product without its operands"));
    let (dst, weights) = (operand(Role::Dst)?, operand(Role::Src1)?);
    let src = raw(instruction, Role::Src0);
    let ty = thread.registers.ty(dst.id);
    let size = ty.bytes() as usize;
    let mut results = Vec::new();
    for row in 0..count as usize {
        for channel in 0..channels {
            let at = row * channels + channel;
            let mut sum = match src {
                Some(src) => {
                    let ty = thread.registers.ty(src.id);
                    let size = ty.bytes() as usize;
                    decode(ty, raw_bits(thread, src, at * size, size)?)
                }
                None if ty.is_float() => Number::Real(0.0),
                None => Number::Integer(0),
            };
            for step in 0..depth as usize {
                let weights = raw_bits(thread, weights, (step * channels + channel) * 4, 4)?;
                let at = (row * depth as usize + step) * 4;
                let activations = from_bytes(rows.get(at..at + 4).unwrap_or_default());
                for index in 0..32 / bits {
                    let a = number(weights, index, bits, weight);
                    let b = number(activations, index, bits, activation);
                    sum = match (sum, a, b) {
                        (Number::Integer(sum), Number::Integer(a), Number::Integer(b)) => Number::Integer(sum + a * b),
                        (sum, a, b) => Number::Real(a.real().mul_add(b.real(), sum.real())),
                    };
                }
                // Steps are added in single precision.
                if let Number::Real(value) = sum {
                    sum = Number::Real(f64::from(value as f32));
                }
            }
            results.push((at, low(encode(sum, ty, false), ty.bytes())));
        }
    }
    results.into_iter().try_for_each(|(at, bits)| set_raw_bits(thread, dst, at * size, size, bits))
}
