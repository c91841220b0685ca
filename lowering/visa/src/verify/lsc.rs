//! Checks LSC messages.

use super::instruction::place_of;
use super::{Check, memory, operand};
use crate::codes::Rule;
use crate::instruction::Instruction;
use crate::operand::{ExecSize, VectorClass};
use crate::table::{Op, Role};
use crate::variable::GeneralId;
use crate::word::{AddressModel, AddressSize, Caching, DataElements, DataOrder, DataSize, Sfid};

/// Maximal number of registers with the data of a message.
const MAX_REGISTERS: u32 = 8;
/// Maximal number of bytes of a row of a 2D block.
const BLOCK_ROW: u32 = 64;
/// Maximal number of rows of a 2D block.
const BLOCK_ROWS: u32 = 32;
/// Maximal stride of a strided message.
const MAX_STRIDE: u64 = 0xffff;

/// Kind of access, which determines the legal caching.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    Load,
    Store,
    Atomic,
}

/// Form of the addresses of a message.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// One address per channel, or one for all.
    Vector,
    /// One address and a stride.
    Strided,
    /// One address per channel, with four components.
    Quad,
    /// A 2D block of a surface in memory.
    Block,
    /// Coordinates of a typed surface.
    Typed,
}

/// Properties of a message.
#[derive(Clone, Copy)]
struct Message {
    op: Op,
    access: Access,
    form: Form,
    /// Number of data sources of an atomic operation.
    sources: u8,
}

const fn plain(op: Op, access: Access, form: Form) -> Message {
    Message { op, access, form, sources: 0 }
}

const fn atomic_of(op: Op, sources: u8) -> Message {
    Message { op, access: Access::Atomic, form: Form::Vector, sources }
}

/// Properties of the instructions of group `Lsc`.
const MESSAGES: &[Message] = &[
    plain(Op::LscLoad, Access::Load, Form::Vector),
    plain(Op::LscLoadStrided, Access::Load, Form::Strided),
    plain(Op::LscLoadQuad, Access::Load, Form::Quad),
    plain(Op::LscLoadBlock2d, Access::Load, Form::Block),
    plain(Op::LscTypedLoadQuad, Access::Load, Form::Typed),
    plain(Op::LscStore, Access::Store, Form::Vector),
    plain(Op::LscStoreStrided, Access::Store, Form::Strided),
    plain(Op::LscStoreQuad, Access::Store, Form::Quad),
    plain(Op::LscStoreBlock2d, Access::Store, Form::Block),
    plain(Op::LscTypedStoreQuad, Access::Store, Form::Typed),
    atomic_of(Op::LscAtomicIinc, 0),
    atomic_of(Op::LscAtomicIdec, 0),
    atomic_of(Op::LscAtomicLoad, 0),
    atomic_of(Op::LscAtomicStore, 1),
    atomic_of(Op::LscAtomicIadd, 1),
    atomic_of(Op::LscAtomicIsub, 1),
    atomic_of(Op::LscAtomicSmin, 1),
    atomic_of(Op::LscAtomicSmax, 1),
    atomic_of(Op::LscAtomicUmin, 1),
    atomic_of(Op::LscAtomicUmax, 1),
    atomic_of(Op::LscAtomicFadd, 1),
    atomic_of(Op::LscAtomicFsub, 1),
    atomic_of(Op::LscAtomicFmin, 1),
    atomic_of(Op::LscAtomicFmax, 1),
    atomic_of(Op::LscAtomicAnd, 1),
    atomic_of(Op::LscAtomicOr, 1),
    atomic_of(Op::LscAtomicXor, 1),
    atomic_of(Op::LscAtomicIcas, 2),
    atomic_of(Op::LscAtomicFcas, 2),
];

fn message(op: Op) -> Option<Message> {
    MESSAGES.iter().find(|message| message.op == op).copied()
}

use Caching::{Cached, Default, ReadInvalidate, Streaming, Uncached, WriteBack, WriteThrough};

/// Legal caching in L1 and L3 for each kind of access.
const LOADS: &[(Caching, Caching)] = &[
    (Default, Default),
    (Uncached, Uncached),
    (Uncached, Cached),
    (Cached, Uncached),
    (Cached, Cached),
    (Streaming, Uncached),
    (Streaming, Cached),
    (ReadInvalidate, Cached),
];
const STORES: &[(Caching, Caching)] = &[
    (Default, Default),
    (Uncached, Uncached),
    (Uncached, WriteBack),
    (WriteThrough, Uncached),
    (WriteThrough, WriteBack),
    (Streaming, Uncached),
    (Streaming, WriteBack),
    (WriteBack, WriteBack),
];
const ATOMICS: &[(Caching, Caching)] = &[(Default, Default), (Uncached, Uncached), (Uncached, WriteBack)];

/// Checks a message.
pub(super) fn instruction(check: &mut Check<'_, '_>, instruction: &Instruction) {
    let Some(message) = message(instruction.op) else { return };
    caching(check, instruction, message.access);
    match message.form {
        Form::Block => block(check, instruction, message.access),
        Form::Typed => drop(quad_mask(check, instruction, message)),
        Form::Vector | Form::Strided | Form::Quad => untyped(check, instruction, message),
    }
    if message.access == Access::Atomic {
        atomic(check, instruction, message.sources);
    }
}

fn caching(check: &mut Check<'_, '_>, instruction: &Instruction, access: Access) {
    let word = |role| instruction.word(role).and_then(Caching::from_code);
    let (Some(l1), Some(l3)) = (word(Role::L1), word(Role::L3)) else { return };
    let (legal, what) = match access {
        Access::Load => (LOADS, "a load"),
        Access::Store => (STORES, "a store"),
        Access::Atomic => (ATOMICS, "an atomic"),
    };
    if !legal.contains(&(l1, l3)) {
        let expected = super::list(legal.iter().map(|(l1, l3)| format!("{}.{}", l1.name(), l3.name())));
        let message = format!("expected {expected} for {what}, found {}.{}", l1.name(), l3.name());
        check.say(Rule::LscCache, place_of(instruction, Role::L1), message);
    }
}

/// Returns the bytes of an element in registers.
const fn register_bytes(size: DataSize) -> u32 {
    match size {
        DataSize::D8 => 1,
        DataSize::D16 => 2,
        DataSize::D32 | DataSize::D8C32 | DataSize::D16C32 | DataSize::D16C32H => 4,
        DataSize::D64 => 8,
    }
}

/// Returns whether elements are widened when they are loaded.
const fn is_converted(size: DataSize) -> bool {
    matches!(size, DataSize::D8C32 | DataSize::D16C32 | DataSize::D16C32H)
}

const fn address_bytes(size: AddressSize) -> u32 {
    match size {
        AddressSize::A16 => 2,
        AddressSize::A32 => 4,
        AddressSize::A64 => 8,
    }
}

/// Checks memory, address model and size, and data of a message with one address per channel, or one for all.
fn untyped(check: &mut Check<'_, '_>, instruction: &Instruction, message: Message) {
    let place = instruction.place;
    let Some(exec) = instruction.exec() else { return };
    let word = |role| instruction.word(role);
    let sfid = word(Role::Sfid).and_then(Sfid::from_code);
    let model = word(Role::AddressModel).and_then(AddressModel::from_code);
    let address = word(Role::AddressSize).and_then(AddressSize::from_code);
    let (Some(sfid), Some(model), Some(address)) = (sfid, model, address) else { return };
    match sfid {
        Sfid::Slm => {
            memory::has_slm(check, place_of(instruction, Role::Sfid));
            if model != AddressModel::Flat {
                let message = format!("expected flat addresses of slm, found {}", model.name());
                check.say(Rule::LscCombination, place_of(instruction, Role::AddressModel), message);
            }
            if address == AddressSize::A64 {
                check.say(
                    Rule::LscCombination,
                    place_of(instruction, Role::AddressSize),
                    "expected a16 or a32 addresses of slm, found a64",
                );
            }
        }
        Sfid::Ugm | Sfid::Ugml => {
            if address == AddressSize::A16 {
                let message = format!("expected a32 or a64 addresses of {}, found a16", sfid.name());
                check.say(Rule::LscCombination, place_of(instruction, Role::AddressSize), message);
            }
        }
        Sfid::Tgm => {
            if message.form != Form::Quad {
                check.say(Rule::LscCombination, place_of(instruction, Role::Sfid), "tgm is for typed messages");
            }
        }
    }
    if word(Role::AddressScale).is_some_and(|scale| scale > 1) {
        check.say(Rule::LscCombination, place_of(instruction, Role::AddressScale), "addresses cannot be scaled");
    }
    let Some(size) = word(Role::DataSize).and_then(DataSize::from_code) else { return };
    let order = word(Role::DataOrder).and_then(DataOrder::from_code);
    let transposed = order == Some(DataOrder::Transpose);
    let count = if message.form == Form::Quad {
        quad_mask(check, instruction, message)
    } else {
        vector(check, instruction, size, transposed, exec.size)
    };
    let Some(count) = count else { return };
    let channels = u32::from(exec.size.channels());
    let strided = message.form == Form::Strided;
    if strided {
        stride(check, instruction);
    }
    let single = transposed || strided;
    memory::raw(check, instruction, Role::Addresses, if single { 1 } else { channels } * address_bytes(address));
    let bytes = channels * count * register_bytes(size);
    let grf = check.grf();
    // The channels of a component occupy whole registers.
    let registers =
        if transposed { bytes.div_ceil(grf) } else { (channels * register_bytes(size)).div_ceil(grf) * count };
    if registers > MAX_REGISTERS {
        let message = format!("expected at most {MAX_REGISTERS} registers of data, found {registers} of {grf} bytes");
        check.say(Rule::LscSize, place, message);
    }
    for role in data_roles(message.access) {
        memory::raw(check, instruction, *role, bytes);
    }
    if !single {
        all_channels(check, instruction, message, (channels, count, register_bytes(size)));
    }
}

/// Checks messages with one address per channel, but fewer than all channels: `channels` channels with `count` elements
/// of `size` bytes. Without `-enableHalfLSC`, the finalizer assumes that each element has the registers of all
/// channels.
fn all_channels(
    check: &mut Check<'_, '_>,
    instruction: &Instruction,
    message: Message,
    (channels, count, size): (u32, u32, u32),
) {
    let (grf, all) = (check.grf(), check.platform.info().lsc_channels);
    let registers = |channels: u32| (channels * size).div_ceil(grf);
    let (needed, taken) = (registers(channels), registers(all));
    if channels >= all || needed == taken {
        return;
    }
    if count > 1 {
        let message = format!(
            "expected {all} channels, found {channels}: without `-enableHalfLSC` the finalizer takes each of the {count} \
             elements to have {}, not {}",
            super::count(taken, "register"),
            super::count(needed, "register"),
        );
        return check.say(Rule::LscChannels, instruction.place, message);
    }
    for role in data_roles(message.access) {
        let Some(found) = instruction.raw(*role).filter(|found| found.id != GeneralId(0)) else { continue };
        let Some(variable) = check.unit.general(found.id) else { continue };
        let room = operand::extent(check, found.id, variable).saturating_sub(u32::from(found.offset)).div_ceil(grf);
        if room < taken {
            let message = format!(
                "expected {} in `{}`, which `-enableHalfLSC` makes {}, found {room}: the message has {channels} channels \
                 of {all}",
                super::count(taken, "register"),
                super::name(*role),
                needed,
            );
            check.say(Rule::LscChannels, place_of(instruction, *role), message);
        }
    }
}

/// Returns the operands with data.
const fn data_roles(access: Access) -> &'static [Role] {
    match access {
        Access::Load => &[Role::Dst],
        Access::Store => &[Role::Src0],
        Access::Atomic => &[Role::Dst, Role::Src0, Role::Src1],
    }
}

/// Returns the number of elements per address, if it is legal.
fn vector(
    check: &mut Check<'_, '_>,
    instruction: &Instruction,
    size: DataSize,
    transposed: bool,
    exec: ExecSize,
) -> Option<u32> {
    let count = instruction.word(Role::DataElements).and_then(DataElements::from_code)?.count();
    let place = place_of(instruction, Role::DataElements);
    if transposed && exec != ExecSize::N1 {
        let message = format!("expected one channel for transposed data, found {}", exec.channels());
        check.say(Rule::LscCombination, place_of(instruction, Role::DataOrder), message);
        return None;
    }
    if count > 1 && is_converted(size) {
        check.say(Rule::LscCombination, place, format!("elements of {} cannot be in vectors", size.name()));
        return None;
    }
    if count > 1 && !transposed && !matches!(size, DataSize::D32 | DataSize::D64) {
        check.say(Rule::LscCombination, place, format!("expected d32 or d64 for vectors, found {}", size.name()));
        return None;
    }
    if count > 8 && !transposed {
        check.say(Rule::LscCombination, place, format!("expected vectors of 1, 2, 3, 4 or 8 elements, found {count}"));
        return None;
    }
    Some(count)
}

/// Returns the number of components, if the mask is legal.
fn quad_mask(check: &mut Check<'_, '_>, instruction: &Instruction, message: Message) -> Option<u32> {
    let mask = instruction.word(Role::Channels)?;
    let place = place_of(instruction, Role::Channels);
    if mask == 0 {
        check.say(Rule::ChannelMask, place, "expected at least one of the components x, y, z and w");
        return None;
    }
    // A store writes the first components, without gaps.
    if message.access == Access::Store && message.form == Form::Quad && !(mask + 1).is_power_of_two() {
        check.say(Rule::ChannelMask, place, "expected components x, xy, xyz or xyzw for a store");
        return None;
    }
    Some(mask.count_ones())
}

fn stride(check: &mut Check<'_, '_>, instruction: &Instruction) {
    let Some(stride) = instruction.vector(Role::Stride) else { return };
    if let VectorClass::Immediate(immediate) = stride.class
        && immediate.bits > MAX_STRIDE
    {
        let message = format!("expected a stride of at most {MAX_STRIDE} bytes, found {}", immediate.bits);
        check.say(Rule::LscCombination, place_of(instruction, Role::Stride), message);
    }
}

fn atomic(check: &mut Check<'_, '_>, instruction: &Instruction, sources: u8) {
    let name = instruction.definition().mnemonics.first().copied().unwrap_or_default();
    for (role, index) in [(Role::Src0, 0), (Role::Src1, 1)] {
        let present = instruction.raw(role).is_some_and(|raw| raw.id != GeneralId(0));
        if present != (index < sources) {
            let (expected, found) = if present { ("`%null`", "a variable") } else { ("a variable", "`%null`") };
            let message = format!(
                "`{name}` takes {}, expected {expected} in `{}`, found {found}",
                super::count(sources, "source"),
                super::name(role)
            );
            check.say(Rule::AtomicOperands, place_of(instruction, role), message);
        }
    }
    let size = instruction.word(Role::DataSize).and_then(DataSize::from_code);
    if let Some(size) = size
        && !matches!(size, DataSize::D16C32 | DataSize::D32 | DataSize::D64)
    {
        let message = format!("expected d16c32, d32 or d64 for an atomic, found {}", size.name());
        check.say(Rule::LscCombination, place_of(instruction, Role::DataSize), message);
    }
    let count = instruction.word(Role::DataElements).and_then(DataElements::from_code);
    if count.is_some_and(|count| count != DataElements::N1) {
        check.say(
            Rule::LscCombination,
            place_of(instruction, Role::DataElements),
            "expected one element for each address of an atomic",
        );
    }
}

/// Checks 2D blocks of a surface in memory.
fn block(check: &mut Check<'_, '_>, instruction: &Instruction, access: Access) {
    let word = |role| instruction.word(role).unwrap_or(0);
    let Some(size) = instruction.word(Role::DataSize).and_then(DataSize::from_code) else { return };
    let [blocks, width, height] = [Role::Blocks, Role::BlockWidth, Role::BlockHeight].map(word);
    let transposed = instruction.word(Role::DataOrder).and_then(DataOrder::from_code) == Some(DataOrder::Transpose);
    let place = place_of(instruction, Role::BlockWidth);
    let bytes = register_bytes(size);
    let counts: &[u32] = match (access, size) {
        (Access::Store, _) => &[1],
        (Access::Load | Access::Atomic, _) if transposed => &[1],
        (Access::Load | Access::Atomic, DataSize::D8 | DataSize::D16) => &[1, 2, 4],
        (Access::Load | Access::Atomic, DataSize::D32) => &[1, 2],
        (Access::Load | Access::Atomic, DataSize::D64) => &[1],
        (Access::Load | Access::Atomic, DataSize::D8C32 | DataSize::D16C32 | DataSize::D16C32H) => {
            check.say(
                Rule::LscCombination,
                place_of(instruction, Role::DataSize),
                format!("expected d8, d16, d32 or d64 for blocks, found {}", size.name()),
            );
            return;
        }
    };
    if !counts.contains(&blocks) {
        let message = format!("expected {} blocks of {}, found {blocks}", super::list(counts), size.name());
        check.say(Rule::BlockSize, place_of(instruction, Role::Blocks), message);
        return;
    }
    if access == Access::Store && word(Role::Vnni) != 0 {
        check.say(Rule::LscCombination, place_of(instruction, Role::Vnni), "a store cannot transform to VNNI");
    }
    if width == 0 || height == 0 || width * bytes > BLOCK_ROW || height > BLOCK_ROWS {
        let message = format!(
            "expected rows of 1 to {BLOCK_ROW} bytes and 1 to {BLOCK_ROWS} rows, found {} bytes and {height} rows",
            width * bytes
        );
        check.say(Rule::BlockSize, place, message);
        return;
    }
    let (rows, columns) = if transposed { (width, height) } else { (height, width) };
    let data = blocks * rows * columns.next_power_of_two() * bytes;
    let role = if access == Access::Store { Role::Src0 } else { Role::Dst };
    memory::raw(check, instruction, role, data);
}

#[cfg(test)]
mod tests {
    use super::message;
    use crate::table::{Group, definitions};

    #[test]
    fn every_instruction_has_a_message() {
        for definition in definitions() {
            assert_eq!(message(definition.op).is_some(), definition.group == Group::Lsc, "{}", definition.name);
        }
    }
}
