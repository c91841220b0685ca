//! Code that all memory messages share.

use super::alu::exec;
use super::memory::Place;
use super::registers::from_bytes;
use super::thread::Thread;
use super::value::{Number, decode, encode};
use super::{Fault, Machine, Result};
use crate::codes::Rule;
use crate::instruction::Instruction;
use crate::operand::{Predicate, Raw};
use crate::table::Role;
use crate::types::Type;
use crate::variable::GeneralId;

/// Returns the value of a scalar operand.
pub(super) fn scalar(thread: &Thread<'_>, instruction: &Instruction, role: Role) -> Result<i128> {
    let vector = instruction.vector(role).ok_or_else(|| Fault::unsupported("message without its operands"))?;
    Ok(thread.scalar(vector)?.integer())
}

pub(super) fn word(instruction: &Instruction, role: Role) -> u32 {
    instruction.word(role).unwrap_or(0)
}

/// Returns the power of two that a word encodes.
pub(super) fn power(instruction: &Instruction, role: Role) -> u32 {
    1 << (word(instruction, role) & 7)
}

/// Returns the raw operand of a role; `None` for `%null`.
pub(super) fn raw(instruction: &Instruction, role: Role) -> Option<Raw> {
    instruction.raw(role).filter(|raw| raw.id != GeneralId(0))
}

/// Returns the raw operand of a role that the instruction must have.
pub(super) fn operand(instruction: &Instruction, role: Role) -> Result<Raw> {
    raw(instruction, role).ok_or_else(|| Fault::unsupported("message without its operands"))
}

/// Returns the operand with the data.
pub(super) fn data(instruction: &Instruction, direction: Direction) -> Result<Raw> {
    operand(instruction, if direction == Direction::Load { Role::Dst } else { Role::Src0 })
}

/// Returns the enabled channels, and the total number of channels.
pub(super) fn enabled(thread: &Thread<'_>, instruction: &Instruction) -> Result<(u32, usize)> {
    let exec = exec(instruction)?;
    let enabled = thread.enabled(exec, instruction.predicate().unwrap_or(Predicate::NONE))?;
    Ok((enabled, exec.size.channels().into()))
}

/// Checks the alignment of a location.
pub(super) fn aligned(place: Place, to: u64) -> Result<()> {
    if place.offset().is_multiple_of(to) {
        return Ok(());
    }
    Err(Fault::new(Rule::MemoryAlignment, format!("{place} is not a multiple of {to}")))
}

/// Direction of a transfer: from memory to registers, or back.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Direction {
    Load,
    Store,
}

impl Machine<'_, '_> {
    /// Returns the start of the surface of a handle.
    pub(super) fn surface(&self, handle: u64) -> Result<Place> {
        let buffer = self.memory.surface(handle).map(|buffer| Place::Surface(buffer, 0));
        buffer.ok_or_else(|| Fault::new(Rule::MemoryBounds, format!("surface {handle:#x} has no buffer")))
    }

    /// Reads bits of memory.
    pub(super) fn bits(&mut self, place: Place, bytes: usize) -> Result<u64> {
        Ok(from_bytes(self.memory.at(self.local, place, bytes)?))
    }

    pub(super) fn set_bits(&mut self, place: Place, bytes: usize, bits: u64) -> Result<()> {
        let memory = self.memory.at(self.local, place, bytes)?;
        memory.copy_from_slice(bits.to_le_bytes().get(..bytes).unwrap_or_default());
        Ok(())
    }

    /// Copies bytes between memory and a raw operand, at an offset in it.
    pub(super) fn copy(
        &mut self,
        thread: &mut Thread<'_>,
        direction: Direction,
        place: Place,
        (raw, offset): (Raw, usize),
        bytes: usize,
    ) -> Result<()> {
        let offset = usize::from(raw.offset) + offset;
        let memory = self.memory.at(self.local, place, bytes)?;
        match direction {
            Direction::Load => thread.registers.raw_mut(raw.id, offset, bytes)?.copy_from_slice(memory),
            Direction::Store => memory.copy_from_slice(thread.registers.raw(raw.id, offset, bytes)?),
        }
        Ok(())
    }
}

/// Reads bits of a raw operand at a byte offset.
pub(super) fn raw_bits(thread: &Thread<'_>, raw: Raw, offset: usize, bytes: usize) -> Result<u64> {
    Ok(from_bytes(thread.registers.raw(raw.id, usize::from(raw.offset) + offset, bytes)?))
}

/// Writes bits of a raw operand at a byte offset.
pub(super) fn set_raw_bits(thread: &mut Thread<'_>, raw: Raw, offset: usize, bytes: usize, bits: u64) -> Result<()> {
    let place = thread.registers.raw_mut(raw.id, usize::from(raw.offset) + offset, bytes)?;
    place.copy_from_slice(bits.to_le_bytes().get(..bytes).unwrap_or_default());
    Ok(())
}

/// How an atomic operation computes the new value of memory.
#[derive(Clone, Copy)]
pub(super) enum Update {
    Load,
    Store,
    Increment,
    Decrement,
    Add,
    Subtract,
    SignedMin,
    SignedMax,
    UnsignedMin,
    UnsignedMax,
    And,
    Or,
    Xor,
    /// The third operand if memory equals the second.
    Exchange,
    FloatAdd,
    FloatSubtract,
    FloatMin,
    FloatMax,
    /// Like `Exchange`, for floats, which are compared by value.
    FloatExchange,
}

/// Returns the new value of memory, of a size in bytes.
pub(super) fn update(how: Update, old: u64, a: u64, b: u64, bytes: u32) -> u64 {
    let (signed, unsigned, float) = match bytes {
        2 => (Type::W, Type::Uw, Type::Hf),
        8 => (Type::Q, Type::Uq, Type::Df),
        _ => (Type::D, Type::Ud, Type::F),
    };
    let number = |bits, ty| decode(ty, bits);
    let pick = |ty, first: fn(Number, Number) -> bool| if first(number(old, ty), number(a, ty)) { old } else { a };
    let less = |a: Number, b: Number| a.integer() <= b.integer();
    let more = |a: Number, b: Number| a.integer() >= b.integer();
    let real = |f: fn(f64, f64) -> f64| {
        encode(Number::Real(f(number(old, float).real(), number(a, float).real())), float, false)
    };
    match how {
        Update::Load => old,
        Update::Store => a,
        Update::Increment => old.wrapping_add(1),
        Update::Decrement => old.wrapping_sub(1),
        Update::Add => old.wrapping_add(a),
        Update::Subtract => old.wrapping_sub(a),
        Update::SignedMin => pick(signed, less),
        Update::SignedMax => pick(signed, more),
        Update::UnsignedMin => pick(unsigned, less),
        Update::UnsignedMax => pick(unsigned, more),
        Update::And => old & a,
        Update::Or => old | a,
        Update::Xor => old ^ a,
        Update::Exchange => {
            if old == a {
                b
            } else {
                old
            }
        }
        Update::FloatAdd => real(|a, b| a + b),
        Update::FloatSubtract => real(|a, b| a - b),
        Update::FloatMin => real(f64::min),
        Update::FloatMax => real(f64::max),
        Update::FloatExchange => {
            if number(old, float).real() == number(a, float).real() {
                b
            } else {
                old
            }
        }
    }
}
