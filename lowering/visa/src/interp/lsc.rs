//! Memory by the load-store cache. Data of several elements for each address are in whole registers for each element.

use super::alu::channels;
use super::memory::Place;
use super::message::{Direction, Update, aligned, enabled, raw, raw_bits, scalar, set_raw_bits, update, word};
use super::thread::Thread;
use super::{Fault, Machine, Result};
use crate::codes::Rule;
use crate::instruction::Instruction;
use crate::operand::Raw;
use crate::table::Role;
use crate::word::{AddressModel, AddressSize, DataElements, DataOrder, DataSize, Sfid};

fn operand(instruction: &Instruction, role: Role) -> Result<Raw> {
    raw(instruction, role).ok_or_else(|| Fault::unsupported("message without its operands"))
}

/// Size of an element in memory and in registers, and the bits it is shifted by in registers.
#[derive(Clone, Copy)]
struct Size {
    memory: usize,
    register: usize,
    shift: u32,
}

fn size(instruction: &Instruction) -> Result<Size> {
    let size = DataSize::from_code(word(instruction, Role::DataSize));
    let (memory, register, shift) = match size.ok_or_else(|| Fault::unsupported("unknown size of data"))? {
        DataSize::D8 => (1, 1, 0),
        DataSize::D16 => (2, 2, 0),
        DataSize::D32 => (4, 4, 0),
        DataSize::D64 => (8, 8, 0),
        DataSize::D8C32 => (1, 4, 0),
        DataSize::D16C32 => (2, 4, 0),
        DataSize::D16C32H => (2, 4, 16),
    };
    Ok(Size { memory, register, shift })
}

/// What addresses count from.
fn base(thread: &Thread<'_>, machine: &Machine<'_>, instruction: &Instruction) -> Result<Place> {
    let local = Sfid::from_code(word(instruction, Role::Sfid)) == Some(Sfid::Slm);
    match AddressModel::from_code(word(instruction, Role::AddressModel)) {
        Some(AddressModel::Flat) if local => Ok(Place::Local(0)),
        Some(AddressModel::Flat) => Ok(Place::Flat(0)),
        Some(AddressModel::Bss | AddressModel::Ss | AddressModel::Bti) => {
            let handle = scalar(thread, instruction, Role::Surface)? as u64;
            let buffer = machine.memory.surface(handle);
            buffer
                .map(|buffer| Place::Surface(buffer, 0))
                .ok_or_else(|| Fault::new(Rule::MemoryBounds, format!("surface {handle:#x} has no buffer")))
        }
        None => Err(Fault::unsupported("unknown kind of address")),
    }
}

fn address_bytes(instruction: &Instruction) -> usize {
    match AddressSize::from_code(word(instruction, Role::AddressSize)) {
        Some(AddressSize::A16) => 2,
        Some(AddressSize::A32) => 4,
        Some(AddressSize::A64) | None => 8,
    }
}

/// The address of a channel: `scale * address + offset`.
fn address(thread: &Thread<'_>, instruction: &Instruction, base: Place, channel: usize) -> Result<Place> {
    let bytes = address_bytes(instruction);
    let own = raw_bits(thread, operand(instruction, Role::Addresses)?, channel * bytes, bytes)?;
    let scale = word(instruction, Role::AddressScale).max(1);
    let offset = i64::from(word(instruction, Role::AddressOffset) as i32) as u64;
    let sum = own.wrapping_mul(scale.into()).wrapping_add(offset);
    Ok(base.plus(if bytes == 8 { sum } else { sum & 0xffff_ffff }))
}

/// Bytes of an element of all channels, in whole registers.
fn plane(thread: &Thread<'_>, size: Size, all: usize) -> usize {
    (size.register * all).next_multiple_of(thread.grf as usize)
}

fn element(
    thread: &mut Thread<'_>,
    machine: &mut Machine<'_>,
    direction: Direction,
    size: Size,
    place: Place,
    (data, at): (Raw, usize),
) -> Result<()> {
    aligned(place, size.memory as u64)?;
    match direction {
        Direction::Load => {
            let bits = machine.bits(place, size.memory)? << size.shift;
            set_raw_bits(thread, data, at, size.register, bits)
        }
        Direction::Store => {
            let bits = raw_bits(thread, data, at, size.register)? >> size.shift;
            machine.set_bits(place, size.memory, bits)
        }
    }
}

/// Elements at an address for each channel, or all at one address.
pub(super) fn vector(
    thread: &mut Thread<'_>,
    machine: &mut Machine<'_>,
    instruction: &Instruction,
    direction: Direction,
) -> Result<()> {
    let base = base(thread, machine, instruction)?;
    let size = size(instruction)?;
    let data = operand(instruction, if direction == Direction::Load { Role::Dst } else { Role::Src0 })?;
    let count = match DataElements::from_code(word(instruction, Role::DataElements)) {
        Some(DataElements::N1) | None => 1,
        Some(DataElements::N2) => 2,
        Some(DataElements::N3) => 3,
        Some(DataElements::N4) => 4,
        Some(DataElements::N8) => 8,
        Some(DataElements::N16) => 16,
        Some(DataElements::N32) => 32,
        Some(DataElements::N64) => 64,
    };
    let transposed = DataOrder::from_code(word(instruction, Role::DataOrder)) == Some(DataOrder::Transpose);
    let (enabled, all) = enabled(thread, instruction)?;
    let plane = if transposed { size.register } else { plane(thread, size, all) };
    for channel in channels(enabled).map(usize::from) {
        let place = address(thread, instruction, base, channel)?;
        for index in 0..count {
            let at = index * plane + channel * size.register;
            element(thread, machine, direction, size, place.plus((index * size.memory) as u64), (data, at))?;
        }
    }
    Ok(())
}

/// An element for each channel, at a distance from one address.
pub(super) fn strided(
    thread: &mut Thread<'_>,
    machine: &mut Machine<'_>,
    instruction: &Instruction,
    direction: Direction,
) -> Result<()> {
    let base = base(thread, machine, instruction)?;
    let size = size(instruction)?;
    let data = operand(instruction, if direction == Direction::Load { Role::Dst } else { Role::Src0 })?;
    let stride = scalar(thread, instruction, Role::Stride)? as u64;
    let first = address(thread, instruction, base, 0)?;
    for channel in channels(enabled(thread, instruction)?.0).map(usize::from) {
        let place = first.plus(stride.wrapping_mul(channel as u64));
        element(thread, machine, direction, size, place, (data, channel * size.register))?;
    }
    Ok(())
}

/// Some of four elements at an address for each channel.
pub(super) fn quad(
    thread: &mut Thread<'_>,
    machine: &mut Machine<'_>,
    instruction: &Instruction,
    direction: Direction,
) -> Result<()> {
    let base = base(thread, machine, instruction)?;
    let size = size(instruction)?;
    let data = operand(instruction, if direction == Direction::Load { Role::Dst } else { Role::Src0 })?;
    let (enabled, all) = enabled(thread, instruction)?;
    let plane = plane(thread, size, all);
    for channel in channels(enabled).map(usize::from) {
        let place = address(thread, instruction, base, channel)?;
        for (index, component) in channels(word(instruction, Role::Channels)).enumerate() {
            let place = place.plus(u64::from(component) * size.memory as u64);
            element(thread, machine, direction, size, place, (data, index * plane + channel * size.register))?;
        }
    }
    Ok(())
}

/// Blocks of rows of a surface in memory. What is beyond it reads as zero, and is not written.
pub(super) fn block2d(
    thread: &mut Thread<'_>,
    machine: &mut Machine<'_>,
    instruction: &Instruction,
    direction: Direction,
) -> Result<()> {
    let size = size(instruction)?;
    let data = operand(instruction, if direction == Direction::Load { Role::Dst } else { Role::Src0 })?;
    let value = |role| scalar(thread, instruction, role);
    let start = Place::Flat(value(Role::Base)? as u64);
    // These are one less.
    let (row_bytes, rows, pitch) = (value(Role::Width)? + 1, value(Role::Height)? + 1, value(Role::Pitch)? + 1);
    let (x, y) = (i128::from(value(Role::X)? as i32), i128::from(value(Role::Y)? as i32));
    let [blocks, width, height] =
        [Role::Blocks, Role::BlockWidth, Role::BlockHeight].map(|role| word(instruction, role) as usize);
    let transposed = DataOrder::from_code(word(instruction, Role::DataOrder)) == Some(DataOrder::Transpose);
    // Rows that are interleaved make dwords.
    let together = if word(instruction, Role::Vnni) != 0 { (4 / size.memory).max(1) } else { 1 };
    let bytes = size.memory;
    let place = |block: usize, column: usize, row: usize| {
        if transposed {
            (column * height.next_power_of_two() + row) * bytes
        } else {
            let columns = width.next_power_of_two();
            ((row / together * columns + column) * together + row % together) * bytes
        }
        .saturating_add(block)
    };
    let lines = if transposed { width } else { height.next_multiple_of(together) };
    let line = if transposed { height } else { width }.next_power_of_two();
    let block_bytes = (lines * line * bytes).next_multiple_of(thread.grf as usize);
    for block in 0..blocks {
        for row in 0..height {
            for column in 0..width {
                let (at_x, at_y) = (x + (block * width + column) as i128, y + row as i128);
                let end = (at_x + 1) * bytes as i128;
                let inside = at_x >= 0 && at_y >= 0 && end <= row_bytes && at_y < rows;
                let at = place(block * block_bytes, column, row);
                let from = start.plus((at_y * pitch + at_x * bytes as i128) as u64);
                match direction {
                    Direction::Load => {
                        let bits = if inside { machine.bits(from, bytes)? } else { 0 };
                        set_raw_bits(thread, data, at, bytes, bits)?;
                    }
                    Direction::Store if inside => {
                        machine.set_bits(from, bytes, raw_bits(thread, data, at, bytes)?)?;
                    }
                    Direction::Store => {}
                }
            }
        }
    }
    Ok(())
}

/// An atomic operation for each channel, one after the other; gives what was in memory.
pub(super) fn atomic(
    thread: &mut Thread<'_>,
    machine: &mut Machine<'_>,
    instruction: &Instruction,
    how: Update,
) -> Result<()> {
    let base = base(thread, machine, instruction)?;
    let size = size(instruction)?;
    for channel in channels(enabled(thread, instruction)?.0).map(usize::from) {
        let place = address(thread, instruction, base, channel)?;
        aligned(place, size.memory as u64)?;
        let at = channel * size.register;
        let source = |role| raw(instruction, role).map_or(Ok(0), |raw| raw_bits(thread, raw, at, size.memory));
        let (a, b) = (source(Role::Src0)?, source(Role::Src1)?);
        let old = machine.bits(place, size.memory)?;
        machine.set_bits(place, size.memory, update(how, old, a, b, size.memory as u32))?;
        if let Some(dst) = raw(instruction, Role::Dst) {
            set_raw_bits(thread, dst, at, size.register, old)?;
        }
    }
    Ok(())
}
