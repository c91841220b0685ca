//! Messages to surfaces.

use super::alu::channels;
use super::memory::Place;
use super::message::{
    Direction, Update, aligned, data, enabled, operand, power, raw, raw_bits, scalar, set_raw_bits, update, word,
};
use super::thread::Thread;
use super::{Fault, Machine, Result};
use crate::codes::Rule;
use crate::instruction::{Instruction, Value};
use crate::table::Role;
use crate::variable::SurfaceId;
use crate::word::{Atomic, Media};

const LOCAL: SurfaceId = SurfaceId(0);
/// `%bss`: 32-bit addresses without a surface.
const STATELESS: SurfaceId = SurfaceId(4);

const OWORD: u64 = 16;
const DWORD: usize = 4;

/// Returns the start of a surface.
fn surface(thread: &Thread<'_>, machine: &Machine<'_, '_>, instruction: &Instruction) -> Result<Place> {
    let id = match instruction.arg(Role::Surface).map(|arg| &arg.value) {
        Some(Value::Surface(id)) => *id,
        Some(_) | None => return Err(Fault::unsupported("message without surface")),
    };
    if id == LOCAL {
        return Ok(Place::Local(0));
    }
    if let Some(handle) = thread.surface(id) {
        return machine.surface(handle);
    }
    if id == STATELESS {
        return Ok(Place::Flat(0));
    }
    Err(Fault::new(Rule::MemoryBounds, format!("surface {} has no buffer", id.0)))
}

/// Loads or stores owords, regardless of the execution mask.
pub(super) fn owords(
    thread: &mut Thread<'_>,
    machine: &mut Machine<'_, '_>,
    instruction: &Instruction,
    direction: Direction,
    in_bytes: bool,
) -> Result<()> {
    let offset = scalar(thread, instruction, Role::Offset)? as u32;
    let offset = if in_bytes { offset.into() } else { u64::from(offset) * OWORD };
    let place = surface(thread, machine, instruction)?.plus(offset);
    aligned(place, if in_bytes { DWORD as u64 } else { OWORD })?;
    let bytes = power(instruction, Role::Count) as usize * OWORD as usize;
    machine.copy(thread, direction, place, (data(instruction, direction)?, 0), bytes)
}

/// Loads or stores an element per channel, each in a dword of registers. Offsets are in elements.
pub(super) fn elements(
    thread: &mut Thread<'_>,
    machine: &mut Machine<'_, '_>,
    instruction: &Instruction,
    direction: Direction,
) -> Result<()> {
    let size = power(instruction, Role::ElementSize);
    each(thread, machine, instruction, direction, size as usize, size.into())
}

/// Loads or stores blocks of 1, 2 or 4 bytes per channel. Offsets are in bytes.
pub(super) fn scaled(
    thread: &mut Thread<'_>,
    machine: &mut Machine<'_, '_>,
    instruction: &Instruction,
    direction: Direction,
) -> Result<()> {
    each(thread, machine, instruction, direction, power(instruction, Role::Count) as usize, 1)
}

fn each(
    thread: &mut Thread<'_>,
    machine: &mut Machine<'_, '_>,
    instruction: &Instruction,
    direction: Direction,
    bytes: usize,
    unit: u64,
) -> Result<()> {
    let base = surface(thread, machine, instruction)?;
    let offset = scalar(thread, instruction, Role::Offset)? as u32;
    let (offsets, data) = (operand(instruction, Role::Offsets)?, data(instruction, direction)?);
    for channel in channels(enabled(thread, instruction)?.0) {
        let at = usize::from(channel) * DWORD;
        let own = raw_bits(thread, offsets, at, DWORD)? as u32;
        let place = base.plus(u64::from(offset.wrapping_add(own)) * unit);
        aligned(place, bytes as u64)?;
        match direction {
            Direction::Load => set_raw_bits(thread, data, at, DWORD, machine.bits(place, bytes)?)?,
            Direction::Store => machine.set_bits(place, bytes, raw_bits(thread, data, at, bytes)?)?,
        }
    }
    Ok(())
}

/// Loads or stores up to four dwords per channel; the first of all channels, then the second.
pub(super) fn four(
    thread: &mut Thread<'_>,
    machine: &mut Machine<'_, '_>,
    instruction: &Instruction,
    direction: Direction,
) -> Result<()> {
    let base = surface(thread, machine, instruction)?;
    let offset = scalar(thread, instruction, Role::Offset)? as u32;
    let (offsets, data) = (operand(instruction, Role::Offsets)?, data(instruction, direction)?);
    let (enabled, all) = enabled(thread, instruction)?;
    let mask = word(instruction, Role::Channels);
    for channel in channels(enabled) {
        let at = usize::from(channel) * DWORD;
        let own = raw_bits(thread, offsets, at, DWORD)? as u32;
        let place = base.plus(offset.wrapping_add(own).into());
        for (index, component) in channels(mask).enumerate() {
            let place = place.plus(u64::from(component) * DWORD as u64);
            aligned(place, DWORD as u64)?;
            machine.copy(thread, direction, place, (data, index * all * DWORD + at), DWORD)?;
        }
    }
    Ok(())
}

/// Loads or stores a block of bytes of an image; in registers each row is padded to a power of two of at least 4 bytes.
pub(super) fn media(
    thread: &mut Thread<'_>,
    machine: &mut Machine<'_, '_>,
    instruction: &Instruction,
    direction: Direction,
) -> Result<()> {
    let Place::Surface(buffer, _) = surface(thread, machine, instruction)? else {
        return Err(Fault::new(Rule::MemoryBounds, "a media block outside of surfaces"));
    };
    let image = machine.memory.image(buffer)?;
    if word(instruction, Role::Plane) != 0 {
        return Err(Fault::unsupported("planes of surfaces are not interpreted"));
    }
    // A field consists of every other row.
    let (step, first) = match Media::from_code(word(instruction, Role::Media)) {
        Some(Media::NoModifier | Media::Modified) => (1, 0),
        Some(Media::Top | Media::TopModified) => (2, 0),
        Some(Media::Bottom | Media::BottomModified) => (2, 1),
        None => return Err(Fault::unsupported("unknown kind of media block")),
    };
    let data = data(instruction, direction)?;
    let [x, y] = [Role::XOffset, Role::YOffset].map(|role| scalar(thread, instruction, role));
    let (x, y) = (i64::from(x? as i32), i64::from(y? as i32));
    if direction == Direction::Store && !x.unsigned_abs().is_multiple_of(DWORD as u64) {
        let message = format!("a media block is written from byte {x} of rows, which is not a multiple of {DWORD}");
        return Err(Fault::new(Rule::MemoryAlignment, message));
    }
    let [width, height] = [Role::BlockWidth, Role::BlockHeight].map(|role| i64::from(word(instruction, role)));
    let pitch = (width as usize).next_power_of_two().max(DWORD);
    for row in 0..height {
        let line = (y + row) * step + first;
        for column in 0..width {
            let byte = x + column;
            let inside = (0..i64::from(image.row)).contains(&byte) && (0..i64::from(image.rows)).contains(&line);
            if !inside && direction == Direction::Store {
                continue;
            }
            if !inside {
                let message = format!("byte {byte} of row {line} of an image of {} rows of {}", image.rows, image.row);
                return Err(Fault::new(Rule::MemoryBounds, message));
            }
            let place = Place::Surface(buffer, (line * i64::from(image.row) + byte) as u64);
            machine.copy(thread, direction, place, (data, row as usize * pitch + column as usize), 1)?;
        }
    }
    Ok(())
}

/// Loads or stores qwords per channel; the first of all channels, then the second.
pub(super) fn qwords(
    thread: &mut Thread<'_>,
    machine: &mut Machine<'_, '_>,
    instruction: &Instruction,
    direction: Direction,
) -> Result<()> {
    const QWORD: usize = 8;
    let base = surface(thread, machine, instruction)?;
    let (offsets, data) = (operand(instruction, Role::Offsets)?, data(instruction, direction)?);
    let (enabled, all) = enabled(thread, instruction)?;
    for channel in channels(enabled).map(usize::from) {
        let place = base.plus(raw_bits(thread, offsets, channel * DWORD, DWORD)?);
        aligned(place, QWORD as u64)?;
        for block in 0..power(instruction, Role::Count) as usize {
            let at = (data, (block * all + channel) * QWORD);
            machine.copy(thread, direction, place.plus((block * QWORD) as u64), at, QWORD)?;
        }
    }
    Ok(())
}

/// Returns the operation of `dword_atomic` and `svm_atomic`. Source: documentation of `dword_atomic`.
pub(super) fn operation(atomic: Atomic) -> Update {
    match atomic {
        Atomic::Add => Update::Add,
        Atomic::Sub => Update::Subtract,
        Atomic::Inc => Update::Increment,
        Atomic::Dec | Atomic::PreDec => Update::Decrement,
        Atomic::Min => Update::UnsignedMin,
        Atomic::Max => Update::UnsignedMax,
        Atomic::Xchg => Update::Store,
        Atomic::CmpXchg => Update::Exchange,
        Atomic::And => Update::And,
        Atomic::Or => Update::Or,
        Atomic::Xor => Update::Xor,
        Atomic::MinSint => Update::SignedMin,
        Atomic::MaxSint => Update::SignedMax,
        Atomic::FMax => Update::FloatMax,
        Atomic::FMin => Update::FloatMin,
        Atomic::FCmpWr => Update::FloatExchange,
        Atomic::FAdd => Update::FloatAdd,
        Atomic::FSub => Update::FloatSubtract,
    }
}

/// Executes an atomic operation for each channel in sequence. If `flat` is set, addresses have 64 bits.
pub(super) fn atomic(
    thread: &mut Thread<'_>,
    machine: &mut Machine<'_, '_>,
    instruction: &Instruction,
    flat: bool,
) -> Result<()> {
    let code = word(instruction, Role::Atomic);
    let atomic = Atomic::from_code(code & 31).ok_or_else(|| Fault::unsupported("unknown atomic operation"))?;
    let bytes: usize = match code >> 5 & 3 {
        1 => 2,
        2 => 8,
        _ => 4,
    };
    // A 16-bit element is in the lower half of a dword.
    let step = bytes.max(DWORD);
    let (base, addresses, width) = if flat {
        (Place::Flat(0), operand(instruction, Role::Addresses)?, 8)
    } else {
        (surface(thread, machine, instruction)?, operand(instruction, Role::Offsets)?, DWORD)
    };
    for channel in channels(enabled(thread, instruction)?.0).map(usize::from) {
        let place = base.plus(raw_bits(thread, addresses, channel * width, width)?);
        aligned(place, bytes as u64)?;
        let source = |role| raw(instruction, role).map_or(Ok(0), |raw| raw_bits(thread, raw, channel * step, bytes));
        let (a, b) = (source(Role::Src0)?, source(Role::Src1)?);
        // `cmpxchg` has the new value as first operand.
        let (a, b) = if atomic == Atomic::CmpXchg { (b, a) } else { (a, b) };
        let old = machine.bits(place, bytes)?;
        let new = update(operation(atomic), old, a, b, bytes as u32);
        machine.set_bits(place, bytes, new)?;
        if let Some(dst) = raw(instruction, Role::Dst) {
            let result = if atomic == Atomic::PreDec { new } else { old };
            set_raw_bits(thread, dst, channel * step, step, super::value::low(result, bytes as u32))?;
        }
    }
    Ok(())
}
