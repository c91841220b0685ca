//! GenXLegacyToLscTranslator: translates block messages, gathers and scatters of flat and shared local memory into LSC
//! messages, where the platform has the LSC.
//!
//! Purpose: the data port and the LSC do not order their messages with those of each other, so a thread that stores by one and
//! loads by the other would need a fence. An LSC message also takes its address from any register; for a message to the data
//! port, the finalizer builds a header with two moves.
//!
//! Before: any program. After: flat and shared local memory are accessed by a block message, gather or scatter to the data
//! port only where the LSC has no equivalent message.
//!
//! ```text
//! %v = svm.block.ld(i64 %p)                         ->   %v = lsc.load.stateless(%p, d32, x64, transposed)
//! %v = gather.scaled(%m, 2, 0, 254, %b, %o, %old)   ->   %l = lsc.load.slm(%m, add(%b, %o), d32)
//!                                                        %v = select(%m, %l, %old)
//! ```

use visa::Platform;
use visa::table::Op as Visa;
use visa::word::DataSize;

use crate::builder::Builder;
use crate::constant::Constant;
use crate::error::Error;
use crate::ir::{Function, Inst, Value};
use crate::lsc;
use crate::passes::{Pass, State};
use crate::region::Region;
use crate::table::Op;
use crate::table::form::SLM;
use crate::types::{Element, Type};

/// The pass.
pub const PASS: Pass = Pass {
    name: "legacy-to-lsc",
    description: "translate legacy messages into LSC messages",
    run,
    establishes: None,
    optional: true,
};

/// Bytes of an oword, in which the offsets of blocks of surfaces count, as a power of two.
const LOG2_OWORD: i64 = 4;
/// Bytes of a component of a message of four.
const DWORD: i64 = 4;

fn run(state: &mut State) -> Result<(), Error> {
    if !Visa::LscLoad.row().platforms.contains(state.platform) {
        return Ok(());
    }
    for inst in state.function.all_insts() {
        let function = &mut state.function;
        match function.op(inst) {
            Op::SvmBlockLd | Op::SvmBlockSt => flat_block(function, inst),
            Op::OwordLd | Op::OwordSt => shared_block(function, inst),
            Op::SvmGather | Op::SvmScatter => flat_elements(function, inst, state.platform),
            Op::GatherScaled | Op::ScatterScaled => shared_elements(function, inst, state.platform),
            Op::Gather4Scaled | Op::Scatter4Scaled => shared_components(function, inst, state.platform),
            _ => {}
        }
    }
    Ok(())
}

/// Where a message goes.
#[derive(Clone, Copy)]
enum Memory {
    Flat,
    Shared,
}

impl Memory {
    const fn load(self) -> Op {
        match self {
            Self::Flat => Op::LscLoadStateless,
            Self::Shared => Op::LscLoadSlm,
        }
    }

    const fn store(self) -> Op {
        match self {
            Self::Flat => Op::LscStoreStateless,
            Self::Shared => Op::LscStoreSlm,
        }
    }
}

/// The data of a message: what it stores, or its result.
fn data(function: &Function, inst: Inst) -> Option<Value> {
    function.operand(inst, "data").or_else(|| function.result(inst))
}

fn is_shared(function: &Function, inst: Inst) -> bool {
    function.operand(inst, "surface").and_then(|surface| function.as_integer(surface)) == Some(SLM)
}

/// A block of flat memory.
fn flat_block(function: &mut Function, inst: Inst) {
    let Some(address) = function.operand(inst, "address") else { return };
    block(function, inst, Memory::Flat, &mut |_| (address, 0));
}

/// A block of shared local memory, whose offset counts owords.
fn shared_block(function: &mut Function, inst: Inst) {
    let Some(offset) = function.operand(inst, "offset").filter(|_| is_shared(function, inst)) else { return };
    let known = function.as_integer(offset);
    block(function, inst, Memory::Shared, &mut |b| match known {
        Some(owords) => (b.int(Element::I32, 0), owords << LOG2_OWORD),
        None => {
            let amount = b.int(Element::I32, LOG2_OWORD);
            (b.binary(Op::Shl, offset, amount), 0)
        }
    });
}

/// Makes a block a transposed message, at the address that `place` gives and a number of bytes after it.
fn block(function: &mut Function, inst: Inst, memory: Memory, place: &mut dyn FnMut(&mut Builder<'_>) -> (Value, i64)) {
    let Some(data) = data(function, inst) else { return };
    let ty = function.ty(data);
    if lsc::block(ty.bytes(), 0).is_none() {
        return;
    }
    let is_load = function.result(inst).is_some();
    let mut b = Builder::before(function, inst);
    let (address, after) = place(&mut b);
    let Some((sized, message)) = lsc::block(ty.bytes(), after) else { return };
    // The elements of LSC messages are integers.
    let dwords = if ty.element.bytes() == sized.element.bytes() { ty } else { sized };
    let (mask, surface) = (b.all_ones(), b.int(Element::I32, 0));
    if is_load {
        let loaded = b.value(memory.load(), &[mask, address, surface], &message, dwords);
        let loaded = b.bitcast(loaded, ty);
        function.replace(inst, loaded);
    } else {
        let stored = b.bitcast(data, dwords);
        b.inst(memory.store(), &[mask, address, stored, surface], &message, None);
        function.erase(inst);
    }
}

/// An address for each lane.
struct Lanes {
    memory: Memory,
    mask: Value,
    addresses: Value,
    /// Bytes after each address.
    after: i64,
    size: DataSize,
    /// Whether a lane has eight bytes in registers, not four.
    is_wide: bool,
    platform: Platform,
}

impl Lanes {
    /// The data of all lanes, with the registers that the finalizer gives to all channels.
    fn ty(&self, function: &Function) -> (Type, u32) {
        let element = if self.is_wide { Element::I64 } else { Element::I32 };
        let lanes = function.ty(self.addresses).count();
        let (grf, all) = (self.platform.grf_bytes(), self.platform.info().lsc_channels);
        let registers = |lanes: u32| (lanes * element.bytes()).div_ceil(grf);
        let count = if registers(lanes) < registers(all) { all } else { lanes };
        (Type::vector(element, count), lanes)
    }

    fn load(&self, b: &mut Builder<'_>) -> Value {
        let (ty, lanes) = self.ty(b.function);
        let surface = b.int(Element::I32, 0);
        let message = lsc::elements(self.size, self.after);
        let loaded = b.value(self.memory.load(), &[self.mask, self.addresses, surface], &message, ty);
        if ty.count() == lanes { loaded } else { b.read(loaded, Region::contiguous(lanes, 0), Some(lanes)) }
    }

    fn store(&self, b: &mut Builder<'_>, data: Value) {
        let (ty, lanes) = self.ty(b.function);
        let data = b.bitcast(data, ty.with_lanes(lanes));
        let data = if ty.count() == lanes {
            data
        } else {
            let room = b.undef(ty);
            b.write(room, data, Region::contiguous(lanes, 0))
        };
        let surface = b.int(Element::I32, 0);
        let message = lsc::elements(self.size, self.after);
        b.inst(self.memory.store(), &[self.mask, self.addresses, data, surface], &message, None);
    }
}

/// Replaces a message by one that reads or writes elements of so many bytes, of which registers have dwords.
fn elements(function: &mut Function, inst: Inst, lanes: &Lanes) {
    let Some(data) = data(function, inst) else { return };
    let ty = function.ty(data);
    let (old, is_load) = (function.operand(inst, "old"), function.result(inst).is_some());
    let mut b = Builder::before(function, inst);
    if is_load {
        let loaded = lanes.load(&mut b);
        let loaded = merged(&mut b, lanes.mask, loaded, old);
        let loaded = b.bitcast(loaded, ty);
        function.replace(inst, loaded);
    } else {
        lanes.store(&mut b, data);
        function.erase(inst);
    }
}

/// What was read, and what was there before in lanes that are not read: messages of the load/store cache leave it undefined.
fn merged(b: &mut Builder<'_>, mask: Value, loaded: Value, old: Option<Value>) -> Value {
    let all = b.function.as_constant(mask).and_then(Constant::splat) == Some(1);
    let old = old.filter(|old| !all && b.function.as_constant(*old) != Some(&Constant::Undef));
    old.map_or(loaded, |old| {
        let ty = b.function.ty(loaded);
        let old = b.bitcast(old, ty);
        b.select(mask, loaded, old)
    })
}

/// The size of elements that stand in dwords.
const fn in_dwords(log2_bytes: i64) -> Option<DataSize> {
    match log2_bytes {
        0 => Some(DataSize::D8C32),
        1 => Some(DataSize::D16C32),
        2 => Some(DataSize::D32),
        _ => None,
    }
}

/// An element of flat memory for each lane.
fn flat_elements(function: &mut Function, inst: Inst, platform: Platform) {
    let [Some(mask), Some(addresses)] = ["mask", "addresses"].map(|name| function.operand(inst, name)) else { return };
    let (Some(data), Some(blocks)) = (data(function, inst), function.immediate(inst, "log2_blocks")) else { return };
    let size = match (function.ty(data).element.bytes(), blocks) {
        (1, blocks) => in_dwords(blocks),
        (4, 0) => Some(DataSize::D32),
        (8, 0) => Some(DataSize::D64),
        (_, _) => None,
    };
    let Some(size) = size else { return };
    let is_wide = size == DataSize::D64;
    elements(function, inst, &Lanes { memory: Memory::Flat, mask, addresses, after: 0, size, is_wide, platform });
}

/// The addresses of the lanes of a scaled message of shared local memory, as addresses and a number of bytes after them.
fn scaled(function: &mut Function, inst: Inst) -> Option<(Value, i64)> {
    let [base, offsets] = ["base", "offsets"].map(|name| function.operand(inst, name));
    let (base, offsets) = (base?, offsets?);
    if !is_shared(function, inst) || function.immediate(inst, "scale") != Some(0) {
        return None;
    }
    if let Some(known) = function.as_integer(base) {
        return Some((offsets, known));
    }
    let lanes = function.ty(offsets).count();
    let mut b = Builder::before(function, inst);
    let base = b.splat(base, lanes);
    Some((b.binary(Op::Add, offsets, base), 0))
}

/// An element of shared local memory for each lane.
fn shared_elements(function: &mut Function, inst: Inst, platform: Platform) {
    let Some(mask) = function.operand(inst, "mask") else { return };
    let Some(size) = function.immediate(inst, "log2_blocks").and_then(in_dwords) else { return };
    let Some((addresses, after)) = scaled(function, inst) else { return };
    elements(function, inst, &Lanes { memory: Memory::Shared, mask, addresses, after, size, is_wide: false, platform });
}

/// Up to four dwords of shared local memory for each lane: a message for each of them.
fn shared_components(function: &mut Function, inst: Inst, platform: Platform) {
    let Some(mask) = function.operand(inst, "mask") else { return };
    let (Some(data), Some(channels)) = (data(function, inst), function.immediate(inst, "channels")) else { return };
    let (ty, old, is_load) = (function.ty(data), function.operand(inst, "old"), function.result(inst).is_some());
    let Some((addresses, after)) = scaled(function, inst) else { return };
    let lanes = function.ty(addresses).count();
    let bytes = lanes * Element::I32.bytes();
    let present = (0..4).filter(|component| channels >> component & 1 == 1);
    let mut b = Builder::before(function, inst);
    let mut whole = b.undef(ty);
    for (plane, component) in (0..).zip(present) {
        let after = after + component * DWORD;
        let message =
            Lanes { memory: Memory::Shared, mask, addresses, after, size: DataSize::D32, is_wide: false, platform };
        let place = Region::contiguous(lanes, plane * bytes);
        if is_load {
            let loaded = message.load(&mut b);
            let old = old.map(|old| b.read(old, place, Some(lanes)));
            let loaded = merged(&mut b, mask, loaded, old);
            let loaded = b.bitcast(loaded, ty.with_lanes(lanes));
            whole = b.write(whole, loaded, place);
        } else {
            let part = b.read(data, place, Some(lanes));
            message.store(&mut b, part);
        }
    }
    if is_load {
        function.replace(inst, whole);
    } else {
        function.erase(inst);
    }
}
