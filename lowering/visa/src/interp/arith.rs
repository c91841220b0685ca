//! Arithmetic.

use super::alu::{Integers, Reals, Types, channels, compute, exec, vector};
use super::thread::Thread;
use super::{Fault, Result};
use crate::codes::Rule;
use crate::instruction::Instruction;
use crate::operand::Predicate;
use crate::table::Role;
use crate::types::Type;

fn zero() -> Fault {
    Fault::new(Rule::DivisionByZero, "integer division by zero")
}

/// Returns a product; if the instruction saturates, without wrapping.
fn product(a: i128, b: i128, types: Types) -> i128 {
    if types.saturate { a.saturating_mul(b) } else { a.wrapping_mul(b) }
}

pub(super) const ADD: (Integers, Reals) = (|[a, b, ..], _| Ok(a.wrapping_add(b)), |[a, b, _], _| a + b);
pub(super) const ADD3: Integers = |[a, b, c, _], _| Ok(a + b + c);
pub(super) const AVG: Integers = |[a, b, ..], _| Ok((a + b + 1) >> 1);
pub(super) const MUL: (Integers, Reals) = (|[a, b, ..], types| Ok(product(a, b, types)), |[a, b, _], _| a * b);
pub(super) const MULH: Integers = |[a, b, ..], _| Ok((a * b) >> 32);
pub(super) const DIV: (Integers, Reals) = (|[a, b, ..], _| a.checked_div(b).ok_or_else(zero), |[a, b, _], _| a / b);
pub(super) const MOD: Integers = |[a, b, ..], _| a.checked_rem(b).ok_or_else(zero);
/// Rounded once: single precision is fused, other types are computed in double precision, which represents their
/// products exactly.
pub(super) const MAD: (Integers, Reals) = (
    |[a, b, c, _], types| Ok(product(a, b, types).saturating_add(c)),
    |[a, b, c], ty| match ty {
        Type::F => f64::from((a as f32).mul_add(b as f32, c as f32)),
        Type::Df
        | Type::Hf
        | Type::Bf
        | Type::Ud
        | Type::D
        | Type::Uw
        | Type::W
        | Type::Ub
        | Type::B
        | Type::V
        | Type::Vf
        | Type::Bool
        | Type::Uq
        | Type::Uv
        | Type::Q => a.mul_add(b, c),
    },
);
pub(super) const LRP: Reals = |[a, b, c], _| b * a + c * (1.0 - a);
pub(super) const FRC: Reals = |[a, ..], _| a - a.floor();
pub(super) const RNDD: Reals = |[a, ..], _| a.floor();
pub(super) const RNDU: Reals = |[a, ..], _| a.ceil();
pub(super) const RNDE: Reals = |[a, ..], _| a.round_ties_even();
pub(super) const RNDZ: Reals = |[a, ..], _| a.trunc();
/// Exponentials, logarithms and powers are to base 2.
pub(super) const EXP: Reals = |[a, ..], _| a.exp2();
pub(super) const LOG: Reals = |[a, ..], _| a.log2();
pub(super) const POW: Reals = |[a, b, _], _| a.powf(b);
pub(super) const SIN: Reals = |[a, ..], _| a.sin();
pub(super) const COS: Reals = |[a, ..], _| a.cos();
pub(super) const SQRT: Reals = |[a, ..], _| a.sqrt();
pub(super) const RSQRT: Reals = |[a, ..], _| a.sqrt().recip();
pub(super) const INV: Reals = |[a, ..], _| a.recip();

/// Executes `dp4a`: four products of bytes, signed if their type is.
pub(super) fn dp4a(thread: &mut Thread<'_>, instruction: &Instruction) -> Result<()> {
    let [a, b] = [Role::Src1, Role::Src2].map(|role| instruction.vector(role).map(|v| thread.vector_type(v)));
    let signed = |ty: Option<Type>| ty.is_some_and(Type::is_signed);
    let integers: Integers = match (signed(a), signed(b)) {
        (true, true) => |[c, a, b, _], _| Ok(c + bytes(a, true, b, true)),
        (true, false) => |[c, a, b, _], _| Ok(c + bytes(a, true, b, false)),
        (false, true) => |[c, a, b, _], _| Ok(c + bytes(a, false, b, true)),
        (false, false) => |[c, a, b, _], _| Ok(c + bytes(a, false, b, false)),
    };
    compute(thread, instruction, Some(integers), None)
}

fn bytes(a: i128, a_signed: bool, b: i128, b_signed: bool) -> i128 {
    let byte = |value: i128, index: u32, signed: bool| {
        let byte = (value >> (index * 8)) as u8;
        if signed { i128::from(byte as i8) } else { i128::from(byte) }
    };
    (0..4).map(|index| byte(a, index, a_signed) * byte(b, index, b_signed)).sum()
}

/// Executes `dp4`: each of four channels gets the dot product of the four.
pub(super) fn dp4(thread: &mut Thread<'_>, instruction: &Instruction) -> Result<()> {
    let [dst, a, b] = [Role::Dst, Role::Src0, Role::Src1].map(|role| vector(instruction, role));
    let (dst, a, b) = (dst?, a?, b?);
    let exec = exec(instruction)?;
    let mut results = Vec::new();
    let denormals = thread.registers.denormals()?;
    for channel in channels(thread.enabled(exec, instruction.predicate().unwrap_or(Predicate::NONE))?) {
        let mut sum = 0.0;
        for other in 0..4 {
            let at = channel / 4 * 4 + other;
            let [a, b] = [a, b].map(|source| thread.source(source, at).map(|(ty, number)| denormals.of(number, ty)));
            sum += a?.real() * b?.real();
        }
        let sum = super::value::Number::Real(super::value::round(sum, Type::F));
        results.push((channel, denormals.of(sum, Type::F)));
    }
    results.into_iter().try_for_each(|(channel, sum)| thread.write(dst, channel, sum))
}

/// Executes `addc` and `subb`: the sum or difference of dwords, and the carry or borrow.
pub(super) fn carry(thread: &mut Thread<'_>, instruction: &Instruction, add: bool) -> Result<()> {
    let [dst, second, a, b] = [Role::Dst, Role::Carry, Role::Src0, Role::Src1].map(|role| vector(instruction, role));
    let (dst, second, a, b) = (dst?, second?, a?, b?);
    let enabled = thread.enabled(exec(instruction)?, instruction.predicate().unwrap_or(Predicate::NONE))?;
    let mut results = Vec::new();
    for channel in channels(enabled) {
        let [a, b] = [a, b].map(|source| thread.source(source, channel).map(|(_, number)| number.integer() as u32));
        let (a, b) = (a?, b?);
        results.push((channel, if add { a.overflowing_add(b) } else { a.overflowing_sub(b) }));
    }
    for (channel, (result, carried)) in results {
        thread.write_bits(dst, channel, result.into())?;
        thread.write_bits(second, channel, carried.into())?;
    }
    Ok(())
}

/// Executes `madw`: the low dwords of 64-bit products and sums, and in the registers after them the high ones.
pub(super) fn madw(thread: &mut Thread<'_>, instruction: &Instruction) -> Result<()> {
    let dst = vector(instruction, Role::Dst)?;
    let exec = exec(instruction)?;
    let mut results = Vec::new();
    for channel in channels(thread.enabled(exec, instruction.predicate().unwrap_or(Predicate::NONE))?) {
        let [a, b, c] = [Role::Src0, Role::Src1, Role::Src2].map(|role| {
            let (_, number) = thread.source(vector(instruction, role)?, channel)?;
            Ok::<i128, Fault>(number.integer())
        });
        results.push((channel, a? * b? + c?));
    }
    for (channel, sum) in results {
        thread.write_bits(dst, channel, sum as u64)?;
        thread.write_bits_after(dst, exec.size.channels().into(), channel, (sum >> 32) as u64)?;
    }
    Ok(())
}
