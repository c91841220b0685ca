//! LSC messages. If an address has several elements, each element occupies whole registers for all channels.

use super::alu::channels;
use super::memory::Place;
use super::message::{
    Direction, Update, aligned, data, enabled, operand, raw, raw_bits, scalar, set_raw_bits, update, word,
};
use super::thread::Thread;
use super::{Fault, Machine, Result};
use crate::codes::Rule;
use crate::instruction::Instruction;
use crate::operand::Raw;
use crate::table::Role;
use crate::word::{AddressModel, AddressSize, DataElements, DataOrder, DataSize, Sfid};

/// Bytes of a coordinate, and of a component of an image.
const DWORD: u64 = 4;

/// Size of an element in memory and in registers, and the position of its bits in registers.
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

/// Returns the base of the addresses.
fn base(thread: &Thread<'_>, machine: &Machine<'_, '_>, instruction: &Instruction) -> Result<Place> {
    let local = Sfid::from_code(word(instruction, Role::Sfid)) == Some(Sfid::Slm);
    match AddressModel::from_code(word(instruction, Role::AddressModel)) {
        Some(AddressModel::Flat) if local => Ok(Place::Local(0)),
        Some(AddressModel::Flat) => Ok(Place::Flat(0)),
        Some(AddressModel::Bss | AddressModel::Ss | AddressModel::Bti) => {
            machine.surface(scalar(thread, instruction, Role::Surface)? as u64)
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

/// Returns the address of a channel: `scale * address + offset`.
fn address(thread: &Thread<'_>, instruction: &Instruction, base: Place, channel: usize) -> Result<Place> {
    let bytes = address_bytes(instruction);
    let own = raw_bits(thread, operand(instruction, Role::Addresses)?, channel * bytes, bytes)?;
    let scale = word(instruction, Role::AddressScale).max(1);
    let offset = i64::from(word(instruction, Role::AddressOffset) as i32) as u64;
    let sum = own.wrapping_mul(scale.into()).wrapping_add(offset);
    Ok(base.plus(if bytes == 8 { sum } else { sum & 0xffff_ffff }))
}

/// Parameters of a message of elements.
struct Message {
    size: Size,
    data: Raw,
    enabled: u32,
    /// Number of channels.
    channels: usize,
    direction: Direction,
}

impl Message {
    fn of(thread: &Thread<'_>, instruction: &Instruction, direction: Direction) -> Result<Self> {
        let (enabled, channels) = enabled(thread, instruction)?;
        let data = data(instruction, direction)?;
        Ok(Self { size: size(instruction)?, data, enabled, channels, direction })
    }

    /// Returns the bytes of one element for all channels, in whole registers: a plane.
    fn plane(&self, thread: &Thread<'_>) -> usize {
        (self.size.register * self.channels).next_multiple_of(thread.grf as usize)
    }

    /// Loads or stores an element of a channel; `at` is the offset of its plane.
    fn element(
        &self,
        thread: &mut Thread<'_>,
        machine: &mut Machine<'_, '_>,
        place: Place,
        at: usize,
        channel: usize,
    ) -> Result<()> {
        let Size { memory, register, shift } = self.size;
        let at = at + channel * register;
        aligned(place, memory as u64)?;
        match self.direction {
            Direction::Load => {
                let bits = machine.bits(place, memory)? << shift;
                set_raw_bits(thread, self.data, at, register, bits)
            }
            Direction::Store => {
                let bits = raw_bits(thread, self.data, at, register)? >> shift;
                machine.set_bits(place, memory, bits)
            }
        }
    }
}

/// Loads or stores elements at one address per channel, or at one address for all.
pub(super) fn vector(
    thread: &mut Thread<'_>,
    machine: &mut Machine<'_, '_>,
    instruction: &Instruction,
    direction: Direction,
) -> Result<()> {
    let message = Message::of(thread, instruction, direction)?;
    let base = base(thread, machine, instruction)?;
    let count =
        DataElements::from_code(word(instruction, Role::DataElements)).map_or(1, |elements| elements.count() as usize);
    let transposed = DataOrder::from_code(word(instruction, Role::DataOrder)) == Some(DataOrder::Transpose);
    let plane = if transposed { message.size.register } else { message.plane(thread) };
    for channel in channels(message.enabled).map(usize::from) {
        let place = address(thread, instruction, base, channel)?;
        for index in 0..count {
            let place = place.plus((index * message.size.memory) as u64);
            message.element(thread, machine, place, index * plane, channel)?;
        }
    }
    Ok(())
}

/// Loads or stores one element per channel, at a stride from one address.
pub(super) fn strided(
    thread: &mut Thread<'_>,
    machine: &mut Machine<'_, '_>,
    instruction: &Instruction,
    direction: Direction,
) -> Result<()> {
    let message = Message::of(thread, instruction, direction)?;
    let base = base(thread, machine, instruction)?;
    let stride = scalar(thread, instruction, Role::Stride)? as u64;
    let first = address(thread, instruction, base, 0)?;
    for channel in channels(message.enabled).map(usize::from) {
        message.element(thread, machine, first.plus(stride.wrapping_mul(channel as u64)), 0, channel)?;
    }
    Ok(())
}

/// Loads or stores some of four elements at one address per channel.
pub(super) fn quad(
    thread: &mut Thread<'_>,
    machine: &mut Machine<'_, '_>,
    instruction: &Instruction,
    direction: Direction,
) -> Result<()> {
    let base = base(thread, machine, instruction)?;
    quads(thread, machine, instruction, direction, |thread, channel| address(thread, instruction, base, channel))
}

/// Loads or stores some of four components of an image element per channel, by its coordinates.
pub(super) fn typed(
    thread: &mut Thread<'_>,
    machine: &mut Machine<'_, '_>,
    instruction: &Instruction,
    direction: Direction,
) -> Result<()> {
    let Place::Surface(buffer, _) = base(thread, machine, instruction)? else {
        return Err(Fault::new(Rule::MemoryBounds, "a typed message outside of surfaces"));
    };
    let image = machine.memory.image(buffer)?;
    let element = u64::from(image.components) * DWORD;
    let components = channels(word(instruction, Role::Channels)).max().map_or(0, |last| u32::from(last) + 1);
    if components > image.components {
        let message = format!("{components} components of an image whose elements have {}", image.components);
        return Err(Fault::new(Rule::MemoryBounds, message));
    }
    quads(thread, machine, instruction, direction, |thread, channel| {
        let coordinate = |role| match raw(instruction, role) {
            Some(raw) => raw_bits(thread, raw, channel * DWORD as usize, DWORD as usize),
            None => Ok(0),
        };
        let (u, v, r, lod) = (coordinate(Role::U)?, coordinate(Role::V)?, coordinate(Role::R)?, coordinate(Role::Lod)?);
        if (u + 1) * element > image.row.into() || v >= image.rows.into() || (r, lod) != (0, 0) {
            let message = format!("element {u} of row {v} of slice {r}, level {lod}, is not in the image");
            return Err(Fault::new(Rule::MemoryBounds, message));
        }
        Ok(Place::Surface(buffer, v * u64::from(image.row) + u * element))
    })
}

/// Loads or stores the elements of a mask; each plane has one element of all channels.
fn quads(
    thread: &mut Thread<'_>,
    machine: &mut Machine<'_, '_>,
    instruction: &Instruction,
    direction: Direction,
    place: impl Fn(&Thread<'_>, usize) -> Result<Place>,
) -> Result<()> {
    let message = Message::of(thread, instruction, direction)?;
    let plane = message.plane(thread);
    for channel in channels(message.enabled).map(usize::from) {
        let place = place(thread, channel)?;
        for (index, component) in channels(word(instruction, Role::Channels)).enumerate() {
            let place = place.plus(u64::from(component) * message.size.memory as u64);
            message.element(thread, machine, place, index * plane, channel)?;
        }
    }
    Ok(())
}

/// Loads or stores 2D blocks of a surface. Elements outside of the surface read as zero, and are not written.
pub(super) fn block2d(
    thread: &mut Thread<'_>,
    machine: &mut Machine<'_, '_>,
    instruction: &Instruction,
    direction: Direction,
) -> Result<()> {
    let size = size(instruction)?;
    let data = data(instruction, direction)?;
    let value = |role| scalar(thread, instruction, role);
    let start = Place::Flat(value(Role::Base)? as u64);
    // The message contains these values minus one.
    let (row_bytes, rows, pitch) = (value(Role::Width)? + 1, value(Role::Height)? + 1, value(Role::Pitch)? + 1);
    let (x, y) = (i128::from(value(Role::X)? as i32), i128::from(value(Role::Y)? as i32));
    let [blocks, width, height] =
        [Role::Blocks, Role::BlockWidth, Role::BlockHeight].map(|role| word(instruction, role) as usize);
    let transposed = DataOrder::from_code(word(instruction, Role::DataOrder)) == Some(DataOrder::Transpose);
    // The VNNI format packs elements of adjacent rows into dwords.
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

/// Executes an atomic operation for each channel in sequence; returns the old values.
pub(super) fn atomic(
    thread: &mut Thread<'_>,
    machine: &mut Machine<'_, '_>,
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
