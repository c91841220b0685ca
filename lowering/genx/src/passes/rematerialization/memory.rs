//! Finds the stores to memory: a load from shared local memory may be repeated until its bytes are written.

use std::ops::Range;

use rustc_hash::FxHashMap;
use visa::table::Op as Visa;

use crate::accesses::{Space, access, spaces};
use crate::constant::Constant;
use crate::ir::{Function, Inst, Value};
use crate::passes::State;
use crate::table::form::SLM;
use crate::table::{Effect, Name, Op};

/// Bytes of the unit of offsets of oword messages.
const OWORD: i64 = 16;
/// Maximal bytes per lane of a message with channels.
const CHANNELS: i64 = 16;
/// The granularity, in bytes, at which stores to shared local memory are tracked.
const PART: i64 = 64;

/// The numbers of stores.
#[derive(Clone, Debug, Default)]
pub(super) struct Writes {
    /// All stores, in order.
    all: Vec<u32>,
    /// Stores that may write flat memory, in order.
    flat: Vec<u32>,
    /// Stores that may write any part of shared local memory, in order.
    anywhere: Vec<u32>,
    /// Stores to each part of shared local memory, in order, by the index of the part.
    parts: FxHashMap<i64, Vec<u32>>,
    /// Stores to shared local memory by LSC and by data port messages, in order, if the platform has both ports.
    ports: [Vec<u32>; 2],
}

/// Returns whether a message is an LSC message.
fn is_of_lsc(function: &Function, inst: Inst) -> bool {
    matches!(function.op(inst), Op::LscLoadSlm | Op::LscStoreSlm | Op::LscAtomicSlm)
}

impl Writes {
    /// Collects the stores of a numbered kernel.
    pub(super) fn of(state: &State) -> Self {
        let State { function, numbering, platform, .. } = state;
        let has_ports = Visa::LscFence.definition().platforms.contains(*platform);
        let is_write = |inst: &Inst| function.op(*inst).definition().effect == Effect::Write;
        let mut writes: Vec<Inst> = function.all_insts().into_iter().filter(is_write).collect();
        writes.sort_unstable_by_key(|inst| numbering.inst(*inst));
        let mut found = Self::default();
        for inst in writes {
            let number = numbering.inst(inst);
            found.all.push(number);
            if has_ports && spaces(function, inst).contains(&Space::Local) {
                found.ports[usize::from(!is_of_lsc(function, inst))].push(number);
            }
            for space in spaces(function, inst) {
                match (space, shared(function, inst)) {
                    (Space::Flat, _) => found.flat.push(number),
                    (Space::Local, Some(bytes)) => {
                        parts(&bytes).for_each(|part| found.parts.entry(part).or_default().push(number));
                    }
                    (Space::Local, None) => found.anywhere.push(number),
                }
            }
        }
        found
    }

    /// Returns whether a store between two numbers may write the memory that an instruction reads.
    pub(super) fn change(&self, function: &Function, load: Inst, numbers: &Range<u32>) -> bool {
        let within = |writes: &[u32]| {
            let first = writes.partition_point(|write| *write < numbers.start);
            writes.get(first).is_some_and(|write| *write < numbers.end)
        };
        // A load may pass a store of the other port.
        if spaces(function, load).contains(&Space::Local) && within(&self.ports[usize::from(is_of_lsc(function, load))])
        {
            return true;
        }
        match shared(function, load) {
            None if spaces(function, load) == [Space::Flat] => within(&self.flat),
            Some(bytes) => {
                within(&self.anywhere) || parts(&bytes).any(|part| self.parts.get(&part).is_some_and(|all| within(all)))
            }
            None => within(&self.all),
        }
    }
}

fn parts(bytes: &Range<i64>) -> impl Iterator<Item = i64> + use<> {
    bytes.start.div_euclid(PART)..=(bytes.end - 1).div_euclid(PART)
}

/// Returns the bytes of shared local memory that a message accesses; `None` if it may access others.
fn shared(function: &Function, inst: Inst) -> Option<Range<i64>> {
    let operand = |name: Name| function.operand(inst, name).and_then(|value| known(function, value));
    let number = |name: Name| operand(name).and_then(Constant::splat).and_then(|number| i64::try_from(number).ok());
    if let Some(access) = access(function, inst).filter(|access| access.space == Space::Local) {
        let base = known(function, access.base).and_then(Constant::splat).and_then(|base| i64::try_from(base).ok())?;
        return Some(base + access.first..base + access.end());
    }
    if number(Name::Surface)? != SLM {
        return None;
    }
    if let Some(owords) = number(Name::Offset) {
        let data = function.operand(inst, Name::Data).or_else(|| function.result(inst))?;
        return Some(owords * OWORD..owords * OWORD + i64::from(function.ty(data).bytes()));
    }
    let (base, offsets) = (number(Name::Base)?, function.operand(inst, Name::Offsets)?);
    let elements = known(function, offsets)?.elements(function.ty(offsets))?;
    let (low, high) = (elements.iter().min()?, elements.iter().max()?);
    let scale = function.immediate(inst, Name::Scale)?;
    let bytes = function.immediate(inst, Name::Log2Blocks).map_or(CHANNELS, |log2| 1 << log2);
    let at = |offset: u64| Some(base + (i64::try_from(offset).ok()? << scale));
    Some(at(*low)?..at(*high)? + bytes)
}

/// Returns the constant that a value is, or is loaded from.
fn known(function: &Function, value: Value) -> Option<&Constant> {
    let load = function.def_inst(value).filter(|inst| function.op(*inst) == Op::Constant);
    let value = load.and_then(|load| function.operands(load).first().copied()).unwrap_or(value);
    function.as_constant(value)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use crate::builder::Builder;
    use crate::ir::{ArgumentKind, KernelArgument};
    use crate::lsc;
    use crate::types::{Element, Type};

    #[test]
    fn messages_access_bytes() {
        let mut function = Function::new("k");
        let argument = KernelArgument { kind: ArgumentKind::General, offset: 64 };
        let param = function.add_param(Type::scalar(Element::I32), argument);
        let entry = function.blocks()[0];
        let mut b = Builder::at_end(&mut function, entry);
        let ty = Type::vector(Element::I32, 8);
        let [local, other, two, base] = [SLM, 3, 2, 100].map(|number| b.int(Element::I32, number));
        let offsets = b.elements(Element::I32, (0..8).map(|lane| 8 + 4 * lane).collect());
        let loaded = b.value(Op::Constant, &[offsets], &[], ty);
        let (all, old) = (b.splat_int(Type::vector(Element::I1, 8), -1), b.undef(ty));
        let mut messages = vec![
            b.inst(Op::OwordLd, &[local, two], &[0], Some(ty)),
            b.inst(Op::OwordLd, &[other, two], &[0], Some(ty)),
        ];
        for (offsets, scale) in [(offsets, 0), (loaded, 1), (old, 0)] {
            let operands = [all, local, base, offsets, old];
            messages.push(b.inst(Op::GatherScaled, &operands, &[2, scale], Some(ty)));
        }
        let (ty, after) = lsc::block(64, 32).unwrap();
        let surface = b.int(Element::I32, 0);
        let known = b.value(Op::Constant, &[base], &[], Type::scalar(Element::I32));
        for address in [base, known, param] {
            messages.push(b.inst(Op::LscLoadSlm, &[all, address, surface], &after, Some(ty)));
        }
        let found: Vec<_> = messages.into_iter().map(|inst| shared(&function, inst)).collect();
        assert_eq!(found[..5], [Some(32..64), None, Some(108..140), Some(116..176), None]);
        assert_eq!(found[5..], [Some(132..196), Some(132..196), None]);
    }
}
