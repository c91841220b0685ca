//! Moves, selection, comparison and addresses.

use super::alu::{channels, exec, vector};
use super::thread::Thread;
use super::value::Number;
use super::{Fault, Result};
use crate::codes::Rule;
use crate::instruction::Instruction;
use crate::operand::{Combine, Modifier, Predicate, Vector, VectorClass};
use crate::region::Shape;
use crate::table::Role;
use crate::word::{Condition, MinMax};
use std::cmp::Ordering;

fn predicate(instruction: &Instruction) -> Predicate {
    instruction.predicate().unwrap_or(Predicate::NONE)
}

/// Executes `mov`: if the type is the same, the bits are unchanged.
pub(super) fn mov(thread: &mut Thread<'_>, instruction: &Instruction) -> Result<()> {
    let (dst, src) = (vector(instruction, Role::Dst)?, vector(instruction, Role::Src0)?);
    let exec = exec(instruction)?;
    let enabled = thread.enabled(exec, predicate(instruction))?;
    if let VectorClass::Predicate(source) = src.class {
        let elements = source.id.index().and_then(|id| thread.unit.predicates.get(id)).map_or(32, |p| p.elements);
        let all = 1u32.checked_shl(elements.into()).map_or(u32::MAX, |bit| bit - 1);
        let bits = thread.predicate(source.id, all)?;
        let bits = (if source.inverse { !bits } else { bits }) & all;
        return channels(enabled).try_for_each(|channel| thread.write_bits(dst, channel, bits.into()));
    }
    let same = thread.vector_type(dst) == thread.vector_type(src)
        && [dst.modifier, src.modifier] == [Modifier::None, Modifier::None];
    let mut results = Vec::new();
    for channel in channels(enabled) {
        results.push((channel, thread.source_bits(src, channel)?.1, thread.source(src, channel)?.1));
    }
    for (channel, bits, number) in results {
        if same { thread.write_bits(dst, channel, bits)? } else { thread.write(dst, channel, number)? }
    }
    Ok(())
}

/// Executes `sel`: the predicate selects, the execution mask enables.
pub(super) fn sel(thread: &mut Thread<'_>, instruction: &Instruction) -> Result<()> {
    let exec = exec(instruction)?;
    let chosen = thread.enabled(exec, predicate(instruction))?;
    choose(thread, instruction, |channel, _, _| chosen >> channel & 1 != 0)
}

/// Executes `min` and `max`: if one operand is NaN, the result is the other one.
pub(super) fn min_max(thread: &mut Thread<'_>, instruction: &Instruction) -> Result<()> {
    let max = instruction.word(Role::MinMax) == Some(MinMax::Max.code());
    choose(thread, instruction, |_, a, b| match compare(a, b) {
        Some(order) => order == if max { Ordering::Greater } else { Ordering::Less },
        None => b.real().is_nan() && !a.real().is_nan(),
    })
}

fn choose(
    thread: &mut Thread<'_>,
    instruction: &Instruction,
    first: impl Fn(u16, Number, Number) -> bool,
) -> Result<()> {
    let dst = vector(instruction, Role::Dst)?;
    let sources = [vector(instruction, Role::Src0)?, vector(instruction, Role::Src1)?];
    let mut results = Vec::new();
    for channel in channels(thread.enabled(exec(instruction)?, Predicate::NONE)?) {
        let [a, b] = sources.map(|source| thread.source(source, channel).map(|(_, number)| number));
        let (a, b) = (a?, b?);
        results.push((channel, if first(channel, a, b) { a } else { b }));
    }
    results.into_iter().try_for_each(|(channel, number)| thread.write(dst, channel, number))
}

/// Compares numbers; returns `None` if one is NaN.
fn compare(a: Number, b: Number) -> Option<Ordering> {
    match (a, b) {
        (Number::Integer(a), Number::Integer(b)) => Some(a.cmp(&b)),
        (Number::Integer(_) | Number::Real(_), Number::Real(_) | Number::Integer(_)) => a.real().partial_cmp(&b.real()),
    }
}

/// Executes `cmp`: sets a bit of a predicate, or all bits of an element, for each enabled channel.
pub(super) fn cmp(thread: &mut Thread<'_>, instruction: &Instruction) -> Result<()> {
    let dst = vector(instruction, Role::Dst)?;
    let exec = exec(instruction)?;
    let condition = instruction.word(Role::Condition).and_then(Condition::from_code);
    let condition = condition.ok_or_else(|| Fault::unsupported("comparison of an unknown condition"))?;
    let enabled = thread.enabled(exec, predicate(instruction))?;
    let mut bits = 0;
    for channel in channels(enabled) {
        let a = thread.source(vector(instruction, Role::Src0)?, channel)?.1;
        let b = thread.source(vector(instruction, Role::Src1)?, channel)?.1;
        let order = compare(a, b);
        let holds = match condition {
            Condition::Eq => order == Some(Ordering::Equal),
            Condition::Ne => order != Some(Ordering::Equal),
            Condition::Gt => order == Some(Ordering::Greater),
            Condition::Ge => order.is_some_and(Ordering::is_ge),
            Condition::Lt => order == Some(Ordering::Less),
            Condition::Le => order.is_some_and(Ordering::is_le),
        };
        bits |= u32::from(holds) << channel;
    }
    if let VectorClass::Predicate(predicate) = dst.class {
        let first = exec.mask.first_channel();
        thread.set_predicate(predicate.id, enabled << first, bits << first);
        return Ok(());
    }
    channels(enabled)
        .try_for_each(|channel| thread.write_bits(dst, channel, if bits >> channel & 1 != 0 { u64::MAX } else { 0 }))
}

/// Executes `setp`: from the bits of a scalar, or the lowest bit of each enabled element.
pub(super) fn setp(thread: &mut Thread<'_>, instruction: &Instruction) -> Result<()> {
    let (dst, src) = (vector(instruction, Role::Dst)?, vector(instruction, Role::Src0)?);
    let VectorClass::Predicate(dst) = dst.class else {
        return Err(Fault::unsupported("`setp` of what is no predicate"));
    };
    let exec = exec(instruction)?;
    let first = exec.mask.first_channel();
    let (mask, bits) = if is_scalar(src) {
        let used = u32::MAX >> (32 - u32::from(exec.size.channels()));
        (used, thread.scalar(src)?.integer() as u32)
    } else {
        let enabled = thread.enabled(exec, Predicate::NONE)?;
        let mut bits = 0;
        for channel in channels(enabled) {
            bits |= (thread.source(src, channel)?.1.integer() as u32 & 1) << channel;
        }
        (enabled, bits)
    };
    thread.set_predicate(dst.id, mask << first, bits << first);
    Ok(())
}

/// Returns whether all channels of an operand read the same element.
fn is_scalar(vector: &Vector) -> bool {
    match vector.class {
        VectorClass::General { region, .. } | VectorClass::Indirect { region, .. } => {
            let number = |part: Option<u8>| part.map_or(0, u16::from);
            region.vertical.is_some_and(|vertical| {
                Shape::source(vertical.into(), number(region.width), number(region.horizontal)) == Shape::scalar()
            })
        }
        VectorClass::Immediate(immediate) => !immediate.ty.is_packed(),
        VectorClass::Address { .. }
        | VectorClass::Predicate(Predicate { combine: Combine::None | Combine::Any | Combine::All, .. })
        | VectorClass::AddressOf { .. }
        | VectorClass::State { .. } => false,
    }
}

/// Executes `addr_add`: on register addresses, which are relative to the variable.
pub(super) fn addr_add(thread: &mut Thread<'_>, instruction: &Instruction) -> Result<()> {
    let [dst, src, by] = [Role::Dst, Role::Src0, Role::Src1].map(|role| vector(instruction, role));
    let (dst, src, by) = (dst?, src?, by?);
    let VectorClass::Address { id, offset, .. } = dst.class else {
        return Err(Fault::unsupported("`addr_add` to what is no address"));
    };
    let mut results = Vec::new();
    for channel in channels(thread.enabled(exec(instruction)?, Predicate::NONE)?) {
        let address = thread.register_address(src.class, channel)?;
        let address = address.ok_or_else(|| Fault::unsupported("addresses of states are not interpreted"))?;
        // An address register has 16 bits, and no variable has 32 KB: an offset from there on is negative.
        let by = thread.source(by, channel)?.1.integer() as i16;
        results.push((channel, address.wrapping_add_signed(by.into())));
    }
    let mut written = results.into_iter();
    written
        .try_for_each(|(channel, address)| thread.set_address(id, usize::from(offset) + usize::from(channel), address))
}

/// Executes `movs`: moves handles of surfaces and samplers, one per channel, regardless of the mask.
pub(super) fn movs(thread: &mut Thread<'_>, instruction: &Instruction) -> Result<()> {
    let (dst, src) = (vector(instruction, Role::Dst)?, vector(instruction, Role::Src0)?);
    let element = |offset: u8, channel: u16| {
        let element = u8::try_from(u16::from(offset) + channel);
        element.map_err(|_| Fault::new(Rule::RegisterBounds, "element of a surface or sampler beyond the 256th"))
    };
    let mut results = Vec::new();
    for channel in channels(thread.enabled(exec(instruction)?, Predicate::NONE)?) {
        let handle = match src.class {
            VectorClass::State { id, offset } => thread.state(id, element(offset, channel)?)?,
            VectorClass::General { .. }
            | VectorClass::Address { .. }
            | VectorClass::Predicate(_)
            | VectorClass::Indirect { .. }
            | VectorClass::AddressOf { .. }
            | VectorClass::Immediate(_) => thread.source_bits(src, channel)?.1,
        };
        results.push((channel, handle));
    }
    for (channel, handle) in results {
        match dst.class {
            VectorClass::State { id, offset } => thread.set_state(id, element(offset, channel)?, handle),
            VectorClass::General { .. }
            | VectorClass::Address { .. }
            | VectorClass::Predicate(_)
            | VectorClass::Indirect { .. }
            | VectorClass::AddressOf { .. }
            | VectorClass::Immediate(_) => thread.write_bits(dst, channel, handle)?,
        }
    }
    Ok(())
}
