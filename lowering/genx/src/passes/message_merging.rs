//! Message merging: merges memory messages at adjacent addresses.
//!
//! Purpose: a message has a long latency and needs an address register.
//!
//! Before: `address-lowering` has moved constants that are added to addresses into the offsets of messages. After: two
//! accesses of equal size, at least 128 bytes, to adjacent blocks of one memory are one access, up to the eight
//! registers of an LSC message, unless an instruction between them may access the same bytes. A merged load is at the
//! position of the first load, a merged store at that of the second. Up to four gathers of dwords in one basic block
//! are one gather if they have the same surface and addresses, all lanes enabled, and offsets four bytes apart, and if
//! there is no store between them. If the results are written contiguously into a vector, the merged result is written
//! there directly.
//!
//! ```text
//! %a = gather.scaled(%slm, 0, %at)               %all = gather4.scaled(3, %slm, 0, %at)
//! %b = gather.scaled(%slm, 4, %at)               %w   = wrregion(%v, %all, 0)
//! %u = wrregion(%v, %a, 0)               ->
//! %w = wrregion(%u, %b, 64)
//!
//! %a = svm.block.ld(%p)                          %all = lsc.load.stateless(%p, d64, x64, transposed)
//! %q = add i64 %p, 256                   ->      %a   = rdregion(%all, <1>, 0)
//! %b = svm.block.ld(%q)                          %b   = rdregion(%all, <1>, 256)
//! ```

mod blocks;

use crate::builder::Builder;
use crate::constant::Constant;
use crate::error::Error;
use crate::ir::{Function, Inst, Use, Value};
use crate::passes::{Pass, State};
use crate::region::Region;
use crate::table::{Effect, Name, Op};
use crate::types::{Element, Type};

/// The pass.
pub const PASS: Pass = Pass {
    name: "message-merging",
    description: "merge memory messages at adjacent addresses",
    run,
    establishes: None,
    optional: true,
};

/// Maximal number of channels of a message.
const CHANNELS: usize = 4;
/// Bytes of a channel per lane.
const DWORD: u32 = 4;
/// The code of the size of a dword: its binary logarithm.
const DWORDS: i64 = 2;

fn run(state: &mut State) -> Result<(), Error> {
    blocks::run(&mut state.function, state.platform);
    let function = &mut state.function;
    for block in function.blocks().to_vec() {
        let mut group: Vec<Inst> = Vec::new();
        for inst in function.insts(block).collect::<Vec<_>>() {
            let writes = match function.op(inst).definition().effect {
                Effect::Write | Effect::Terminator => true,
                Effect::Pure | Effect::Read => false,
            };
            if writes || !goes_on(function, &group, inst) {
                merge(function, &std::mem::take(&mut group));
            }
            if base(function, inst).is_some() {
                group.push(inst);
            }
        }
    }
    Ok(())
}

/// Returns the offset of a gather that can be merged.
fn base(function: &Function, inst: Inst) -> Option<i64> {
    if function.op(inst) != Op::GatherScaled {
        return None;
    }
    let lanes = function.ty(function.result(inst)?).count();
    let all = function.as_constant(function.operand(inst, Name::Mask)?).and_then(Constant::splat) == Some(1);
    let plain = function.immediates(inst) == [DWORDS, 0];
    let surface = function.as_integer(function.operand(inst, Name::Surface)?);
    (all && plain && surface.is_some() && matches!(lanes, 8 | 16))
        .then(|| function.as_integer(function.operand(inst, Name::Base)?))
        .flatten()
}

/// Returns whether an instruction belongs to the group, or may be between its messages.
fn goes_on(function: &Function, group: &[Inst], inst: Inst) -> bool {
    let (Some(found), Some(first)) = (base(function, inst), group.first()) else { return true };
    let same = |name| {
        let known = |inst| function.operand(inst, name);
        known(inst) == known(*first)
            || known(inst).zip(known(*first)).is_some_and(|(a, b)| {
                let (a, b) = (function.as_integer(a), function.as_integer(b));
                a.is_some() && a == b
            })
    };
    #[expect(clippy::cast_possible_wrap, reason = "a few messages")]
    let next = base(function, *first).map(|first| first + group.len() as i64 * i64::from(DWORD));
    group.len() < CHANNELS && next == Some(found) && same(Name::Offsets) && same(Name::Surface)
}

/// Merges several messages into one.
fn merge(function: &mut Function, group: &[Inst]) {
    let [first, _, ..] = group else { return };
    let results: Vec<Value> = group.iter().filter_map(|inst| function.result(*inst)).collect();
    let lanes = function.ty(results[0]).count();
    #[expect(clippy::cast_possible_truncation, reason = "up to four")]
    let count = results.len() as u32;
    let names = [Name::Mask, Name::Surface, Name::Base, Name::Offsets];
    let operands: Vec<Value> = names.into_iter().filter_map(|name| function.operand(*first, name)).collect();
    let ty = Type::vector(Element::I32, lanes * count);
    let mut builder = Builder::before(function, *first);
    let old = builder.undef(ty);
    let [mask, surface, base, offsets] = operands[..] else { return };
    let message = [(1 << count) - 1, 0];
    let all = builder.value(Op::Gather4Scaled, &[mask, surface, base, offsets, old], &message, ty);
    if !joined(function, all, &results) {
        for (place, (inst, result)) in (0..).zip(group.iter().zip(&results)) {
            let region = Region::contiguous(lanes, place * lanes * DWORD);
            let part = Builder::before(function, *inst).read(all, region, Some(lanes));
            function.replace_uses(*result, part);
        }
    }
    for inst in group {
        function.erase(*inst);
    }
}

/// Writes the merged result directly if the results are written contiguously and have no other use.
pub(super) fn joined(function: &mut Function, all: Value, results: &[Value]) -> bool {
    let writes: Option<Vec<Inst>> = results.iter().map(|result| written(function, *result)).collect();
    let Some(writes) = writes else { return false };
    let region = |inst: Inst| function.region(inst).map(|region| region.offset.cast_unsigned());
    let step = function.ty(results[0]).bytes();
    let consecutive = writes.windows(2).all(|pair| {
        let before = function.result(pair[0]);
        let follows = region(pair[0]).zip(region(pair[1])).is_some_and(|(one, other)| one + step == other);
        let only = before.is_some_and(|before| function.uses(before).len() == 1);
        follows && only && Some(function.args(pair[1])[0]) == before
    });
    let (Some(first), Some(last)) = (writes.first(), writes.last()) else { return false };
    let Some(start) = region(*first).filter(|_| consecutive) else { return false };
    let element = function.ty(function.args(*first)[1]).element;
    let old = function.args(*first)[0];
    let count = function.ty(all).bytes() / element.bytes();
    let whole = Builder::before(function, *last).bitcast(all, Type::vector(element, count));
    function.set_arg(*last, 0, old);
    function.set_arg(*last, 1, whole);
    function.set_region(*last, Region::contiguous(count, start));
    // The earlier writes have no uses left.
    for inst in writes.iter().rev().skip(1) {
        function.erase(*inst);
    }
    for result in results {
        let casts: Vec<Inst> = function.uses(*result).iter().map(|user| user.inst).collect();
        casts.into_iter().for_each(|inst| function.erase(inst));
    }
    true
}

/// Returns the only use of a result, if it writes the result, possibly cast, to consecutive elements of a vector.
fn written(function: &Function, result: Value) -> Option<Inst> {
    let [Use { inst, index }] = *function.uses(result) else { return None };
    if function.op(inst) == Op::BitCast {
        return written(function, function.result(inst)?);
    }
    let value = *function.args(inst).get(1)?;
    let whole = function.op(inst) == Op::WrRegion
        && index == 1
        && function.as_integer(function.operand(inst, Name::Index)?) == Some(0)
        && function.as_constant(function.operand(inst, Name::Mask)?).and_then(Constant::splat) == Some(1)
        && function.region(inst)?.is_contiguous(function.ty(value).count());
    whole.then_some(inst)
}
