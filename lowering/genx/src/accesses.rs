//! What memory messages access, as far as that is known when compiling.

use crate::ir::{Function, Inst, Value};
use crate::lsc;
use crate::table::Op;
use crate::table::form::SLM;

/// A memory that no other one shares bytes with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Space {
    /// Memory of 64-bit addresses.
    Flat,
    /// Shared local memory.
    Local,
}

const SPACES: [Space; 2] = [Space::Flat, Space::Local];

/// The messages of blocks: the memory, whether it is written, and the name of the address.
const BLOCKS: [(Op, Space, bool, &str); 6] = [
    (Op::SvmBlockLd, Space::Flat, false, "address"),
    (Op::SvmBlockSt, Space::Flat, true, "address"),
    (Op::LscLoadStateless, Space::Flat, false, "addresses"),
    (Op::LscStoreStateless, Space::Flat, true, "addresses"),
    (Op::LscLoadSlm, Space::Local, false, "addresses"),
    (Op::LscStoreSlm, Space::Local, true, "addresses"),
];

/// A message that reads or writes bytes side by side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Access {
    pub(crate) inst: Inst,
    pub(crate) space: Space,
    pub(crate) writes: bool,
    /// The address, and the number beside it.
    pub(crate) address: Value,
    pub(crate) behind: i64,
    /// What the address counts from, and how far behind that the first byte is.
    pub(crate) base: Value,
    pub(crate) first: i64,
    pub(crate) bytes: u32,
}

impl Access {
    pub(crate) fn end(&self) -> i64 {
        self.first + i64::from(self.bytes)
    }

    /// Whether another access, behind this one, may stay between it and one that is joined to it: no byte of this one is
    /// one of the other's, and, where this one reads, none of those that are read with it then.
    pub(crate) fn lets_pass(&self, other: &Self) -> bool {
        let end = if self.writes { self.end() } else { self.end() + i64::from(self.bytes) };
        let neither_writes = !self.writes && !other.writes;
        let apart = self.base == other.base && (end <= other.first || other.end() <= self.first);
        neither_writes || self.space != other.space || apart
    }
}

/// The memories that an instruction may access.
pub(crate) fn spaces(function: &Function, inst: Inst) -> &'static [Space] {
    let op = function.op(inst);
    let surface = function.operand(inst, "surface").and_then(|surface| function.as_integer(surface));
    let space = match BLOCKS.iter().find(|(block, ..)| *block == op) {
        Some((_, space, ..)) => Some(*space),
        None if matches!(op, Op::SvmGather | Op::SvmScatter) => Some(Space::Flat),
        None => (surface == Some(SLM)).then_some(Space::Local),
    };
    match space {
        Some(Space::Flat) => &SPACES[..1],
        Some(Space::Local) => &SPACES[1..],
        None => &SPACES,
    }
}

/// What an instruction accesses, if it is a block.
pub(crate) fn access(function: &Function, inst: Inst) -> Option<Access> {
    let (_, space, writes, name) = *BLOCKS.iter().find(|(op, ..)| *op == function.op(inst))?;
    let data = if writes { function.operand(inst, "data")? } else { function.result(inst)? };
    let bytes = function.ty(data).bytes();
    let address = function.operand(inst, name)?;
    let behind = function.immediate(inst, "address_offset");
    if let Some(offset) = behind {
        let (_, message) = lsc::block(bytes, offset)?;
        let all = function.operand(inst, "mask").and_then(|mask| function.as_constant(mask)?.splat());
        if function.immediates(inst) != message || all != Some(1) {
            return None;
        }
    }
    let behind = behind.unwrap_or(0);
    let (base, added) = parts(function, address);
    Some(Access { inst, space, writes, address, behind, base, first: added.checked_add(behind)?, bytes })
}

/// An address as another one and a number.
fn parts(function: &Function, address: Value) -> (Value, i64) {
    let add = function.def_inst(address).filter(|inst| function.op(*inst) == Op::Add);
    let [base, number] = *add.map_or(&[][..], |inst| function.operands(inst)) else { return (address, 0) };
    function.as_integer(number).map_or((address, 0), |number| (base, number))
}

/// What a value is the bytes of, without casts.
pub(crate) fn uncast(function: &Function, value: Value) -> Value {
    match function.def_inst(value).filter(|inst| function.op(*inst) == Op::BitCast) {
        Some(cast) => uncast(function, function.operands(cast)[0]),
        None => value,
    }
}
