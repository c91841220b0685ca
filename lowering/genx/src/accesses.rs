//! The bytes that memory messages access, as far as they are constant.

use visa::table::Role;
use visa::word::Sfid;

use crate::ir::{Function, Inst, Value};
use crate::lsc;
use crate::table::form::{Part, SLM};
use crate::table::{Effect, Name, Op};

/// A memory that does not overlap other memories.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Space {
    /// Memory of 64-bit addresses.
    Flat,
    /// Shared local memory.
    Local,
}

const SPACES: [Space; 2] = [Space::Flat, Space::Local];
const FLAT: &[Space] = &[Space::Flat];
const LOCAL: &[Space] = &[Space::Local];

/// A message that accesses adjacent bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Access {
    pub(crate) inst: Inst,
    pub(crate) space: Space,
    pub(crate) writes: bool,
    /// The address, and the constant offset of the message.
    pub(crate) address: Value,
    pub(crate) after: i64,
    /// The base of the address, and the distance between it and the first byte.
    pub(crate) base: Value,
    pub(crate) first: i64,
    pub(crate) bytes: u32,
}

impl Access {
    pub(crate) fn end(&self) -> i64 {
        self.first + i64::from(self.bytes)
    }

    /// Returns whether an earlier access may still be merged with one after this access: the two do not overlap, and if
    /// this one is a load, it does not overlap the bytes that would be loaded earlier either.
    pub(crate) fn lets_pass(&self, other: &Self) -> bool {
        let end = if self.writes { self.end() } else { self.end() + i64::from(self.bytes) };
        let neither_writes = !self.writes && !other.writes;
        let apart = self.base == other.base && (end <= other.first || other.end() <= self.first);
        neither_writes || self.space != other.space || apart
    }
}

/// Returns the memories that an instruction may access, according to the fields of its message.
pub(crate) fn spaces(function: &Function, inst: Inst) -> &'static [Space] {
    let Some(message) = function.op(inst).definition().form.message() else { return &SPACES };
    let surface = || function.operand(inst, Name::Surface).and_then(|surface| function.as_integer(surface));
    let is_addressed = message.part(Role::Address).or(message.part(Role::Addresses)).is_some();
    match (message.part(Role::Sfid), message.part(Role::Surface)) {
        (Some(Part::Code(code)), _) if code == Sfid::Ugm.code() => FLAT,
        (Some(Part::Code(code)), _) if code == Sfid::Slm.code() => LOCAL,
        (None, Some(_)) if surface() == Some(SLM) => LOCAL,
        (None, None) if is_addressed => FLAT,
        (Some(_) | None, _) => &SPACES,
    }
}

/// Returns the access of an instruction that is a block message.
pub(crate) fn access(function: &Function, inst: Inst) -> Option<Access> {
    let definition = function.op(inst).definition();
    let message = definition.form.message()?;
    let [space] = *spaces(function, inst) else { return None };
    let writes = definition.effect == Effect::Write;
    let data = if writes { function.operand(inst, Name::Data)? } else { function.result(inst)? };
    let bytes = function.ty(data).bytes();
    let after = function.immediate(inst, Name::AddressOffset);
    let (address, is_block) = match after {
        Some(offset) => {
            let (_, block) = lsc::block(bytes, offset)?;
            let all = function.operand(inst, Name::Mask).and_then(|mask| function.as_constant(mask)?.splat());
            (function.operand(inst, Name::Addresses)?, function.immediates(inst) == block && all == Some(1))
        }
        None => (function.operand(inst, Name::Address)?, matches!(message.part(Role::Count), Some(Part::Owords))),
    };
    let after = after.unwrap_or(0);
    let (base, added) = parts(function, address);
    let access = Access { inst, space, writes, address, after, base, first: added.checked_add(after)?, bytes };
    is_block.then_some(access)
}

/// Splits an address into a base and a constant.
fn parts(function: &Function, address: Value) -> (Value, i64) {
    let add = function.def_inst(address).filter(|inst| function.op(*inst) == Op::Add);
    let [base, number] = *add.map_or(&[][..], |inst| function.operands(inst)) else { return (address, 0) };
    function.as_integer(number).map_or((address, 0), |number| (base, number))
}

/// Returns the value before any casts; predicates have none.
pub(crate) fn uncast(function: &Function, mut value: Value) -> Value {
    let is_of_bytes = |value: Value| !function.ty(value).is_predicate();
    while let Some(cast) = function.def_inst(value).filter(|inst| function.op(*inst) == Op::BitCast)
        && is_of_bytes(value)
        && is_of_bytes(function.operands(cast)[0])
    {
        value = function.operands(cast)[0];
    }
    value
}
