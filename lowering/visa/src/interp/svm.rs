//! Messages to 64-bit addresses.

use super::alu::channels;
use super::memory::Place;
use super::message::{Direction, aligned, data, enabled, operand, power, raw_bits, scalar, word};
use super::thread::Thread;
use super::{Machine, Result};
use crate::instruction::Instruction;
use crate::table::Role;

const QWORD: usize = 8;
const OWORD: u64 = 16;

/// Loads or stores owords, regardless of the execution mask.
pub(super) fn block(
    thread: &mut Thread<'_>,
    machine: &mut Machine<'_, '_>,
    instruction: &Instruction,
    direction: Direction,
) -> Result<()> {
    let place = Place::Flat(scalar(thread, instruction, Role::Address)? as u64);
    let unaligned = word(instruction, Role::Count) & 8 != 0;
    aligned(place, if unaligned { 4 } else { OWORD })?;
    let bytes = power(instruction, Role::Count) as usize * OWORD as usize;
    machine.copy(thread, direction, place, (data(instruction, direction)?, 0), bytes)
}

/// Loads or stores blocks per channel: bytes of a channel are adjacent; of larger blocks, the first of all channels
/// precedes the second.
pub(super) fn scattered(
    thread: &mut Thread<'_>,
    machine: &mut Machine<'_, '_>,
    instruction: &Instruction,
    direction: Direction,
) -> Result<()> {
    let size: usize = match word(instruction, Role::BlockSize) {
        0 => 1,
        1 => 4,
        _ => 8,
    };
    let count = power(instruction, Role::Count) as usize;
    let (addresses, data) = (operand(instruction, Role::Addresses)?, data(instruction, direction)?);
    let (enabled, all) = enabled(thread, instruction)?;
    for channel in channels(enabled).map(usize::from) {
        let place = Place::Flat(raw_bits(thread, addresses, channel * QWORD, QWORD)?);
        aligned(place, size as u64)?;
        for block in 0..count {
            let at = if size == 1 { channel * count.max(4) + block } else { (block * all + channel) * size };
            machine.copy(thread, direction, place.plus((block * size) as u64), (data, at), size)?;
        }
    }
    Ok(())
}

/// Loads or stores up to four dwords per channel, at an address and offsets.
pub(super) fn four(
    thread: &mut Thread<'_>,
    machine: &mut Machine<'_, '_>,
    instruction: &Instruction,
    direction: Direction,
) -> Result<()> {
    let base = Place::Flat(scalar(thread, instruction, Role::Address)? as u64);
    let (offsets, data) = (operand(instruction, Role::Offsets)?, data(instruction, direction)?);
    let (enabled, all) = enabled(thread, instruction)?;
    let mask = word(instruction, Role::Channels);
    for channel in channels(enabled).map(usize::from) {
        let place = base.plus(raw_bits(thread, offsets, channel * QWORD, QWORD)?);
        aligned(place, 4)?;
        for (index, component) in channels(mask).enumerate() {
            let at = (data, (index * all + channel) * 4);
            machine.copy(thread, direction, place.plus(u64::from(component) * 4), at, 4)?;
        }
    }
    Ok(())
}
