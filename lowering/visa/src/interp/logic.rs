//! Bitwise logic, shifts, rotations and bit fields.

use super::Result;
use super::alu::{Integers, Types, compute, exec};
use super::thread::Thread;
use super::value::{low, range};
use crate::instruction::Instruction;
use crate::operand::{Predicate, Vector, VectorClass};
use crate::table::Role;
use crate::types::Type;

/// Returns the shift amount: 6 bits if the destination has 64 bits, else 5.
fn count(number: i128, types: Types) -> u32 {
    (number as u32) & if types.dst.bytes() == 8 { 63 } else { 31 }
}

/// Returns the value in a register of at least 32 bits as an unsigned number.
fn unsigned(number: i128, types: Types) -> i128 {
    low(number as u64, types.src.bytes().max(4)).into()
}

fn rotate(value: i128, by: i128, types: Types, left: bool) -> i128 {
    let bytes = types.src.bytes();
    let (bits, value) = (bytes * 8, low(value as u64, bytes));
    let by = (by as u32) & (bits - 1);
    let by = if left { by } else { (bits - by) & (bits - 1) };
    let high = value.checked_shr(bits - by).unwrap_or(0);
    low(value << by | high, bytes).into()
}

pub(super) const AND: Integers = |[a, b, ..], _| Ok(a & b);
pub(super) const OR: Integers = |[a, b, ..], _| Ok(a | b);
pub(super) const XOR: Integers = |[a, b, ..], _| Ok(a ^ b);
pub(super) const NOT: Integers = |[a, ..], _| Ok(!a);
pub(super) const SHL: Integers = |[a, b, ..], types| Ok(a << count(b, types));
pub(super) const SHR: Integers = |[a, b, ..], types| Ok(unsigned(a, types) >> count(b, types));
pub(super) const ASR: Integers = |[a, b, ..], types| Ok(a.clamp(range(Type::Q).0, range(Type::Q).1) >> count(b, types));
pub(super) const ROL: Integers = |[a, b, ..], types| Ok(rotate(a, b, types, true));
pub(super) const ROR: Integers = |[a, b, ..], types| Ok(rotate(a, b, types, false));
pub(super) const CBIT: Integers = |[a, ..], types| Ok(low(a as u64, types.src.bytes()).count_ones().into());
pub(super) const LZD: Integers = |[a, ..], _| Ok((a as u32).leading_zeros().into());
pub(super) const FBL: Integers = |[a, ..], _| Ok(found((a as u32).trailing_zeros()));
pub(super) const FBH: Integers = |[a, ..], types| {
    let bits = a as u32;
    let differs = if types.src.is_signed() && (bits as i32) < 0 { !bits } else { bits };
    Ok(found(differs.leading_zeros()))
};
pub(super) const BFREV: Integers = |[a, ..], _| Ok((a as u32).reverse_bits().into());
pub(super) const BFE: Integers = |[width, offset, a, _], types| {
    let (width, offset) = (width as u32 & 31, offset as u32 & 31);
    let field = ((a as u32) >> offset) & ((1 << width) - 1);
    let sign = if width > 0 && types.dst.is_signed() { field >> (width - 1) & 1 } else { 0 };
    Ok(i128::from(field) - (i128::from(sign) << width))
};
pub(super) const BFI: Integers = |[width, offset, a, b], _| {
    let (width, offset) = (width as u32 & 31, offset as u32 & 31);
    let mask = ((1u32 << width) - 1) << offset;
    Ok((((a as u32) << offset) & mask | (b as u32) & !mask).into())
};

/// Returns the index of a bit, or all ones if there is none.
fn found(bit: u32) -> i128 {
    if bit == 32 { u32::MAX.into() } else { bit.into() }
}

/// Executes `and`, `or`, `xor`, `not`: of predicates, bit by bit from the first channel of the mask, or of integers.
pub(super) fn bitwise(thread: &mut Thread<'_>, instruction: &Instruction, integers: Integers) -> Result<()> {
    let Some(VectorClass::Predicate(dst)) = instruction.vector(Role::Dst).map(|dst| dst.class) else {
        return compute(thread, instruction, Some(integers), None);
    };
    let exec = exec(instruction)?;
    let first = exec.mask.first_channel();
    let enabled = thread.enabled(exec, instruction.predicate().unwrap_or(Predicate::NONE))? << first;
    let source = |role| match instruction.vector(role) {
        Some(Vector { class: VectorClass::Predicate(predicate), .. }) => {
            let bits = thread.predicate(predicate.id, enabled)?;
            Ok(if predicate.inverse { !bits } else { bits })
        }
        Some(Vector { class: VectorClass::Immediate(immediate), .. }) => Ok(immediate.bits as u32),
        Some(_) | None => Ok(0),
    };
    let types = Types { dst: Type::Bool, src: Type::Bool, saturate: false };
    let bits = integers([source(Role::Src0)?.into(), source(Role::Src1)?.into(), 0, 0], types)? as u32;
    thread.set_predicate(dst.id, enabled, bits);
    Ok(())
}

/// Executes `bfn`: each bit is looked up in a table; the first source has the lowest bit of the index.
pub(super) fn bfn(thread: &mut Thread<'_>, instruction: &Instruction) -> Result<()> {
    use super::alu::{channels, vector};
    use super::value::Number;
    let table = instruction.word(Role::Function).unwrap_or(0);
    let dst = vector(instruction, Role::Dst)?;
    let enabled = thread.enabled(exec(instruction)?, instruction.predicate().unwrap_or(Predicate::NONE))?;
    let mut results = Vec::new();
    for channel in channels(enabled) {
        let mut sources = [0; 3];
        for (value, role) in sources.iter_mut().zip([Role::Src0, Role::Src1, Role::Src2]) {
            *value = thread.source(vector(instruction, role)?, channel)?.1.integer() as u64;
        }
        let [a, b, c] = sources;
        let bit = |at: u32| {
            let index = a >> at & 1 | (b >> at & 1) << 1 | (c >> at & 1) << 2;
            u64::from(table >> index & 1) << at
        };
        let bits = (0..32).map(bit).fold(0, |all, bit| all | bit);
        results.push((channel, Number::Integer(bits.into())));
    }
    results.into_iter().try_for_each(|(channel, number)| thread.write(dst, channel, number))
}
