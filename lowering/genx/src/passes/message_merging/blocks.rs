//! Merges accesses to adjacent blocks of memory, up to the largest block message of the platform.

use std::collections::HashMap;

use visa::Platform;
use visa::table::Op as Visa;

use crate::accesses::{Access, Space, access, spaces, uncast};
use crate::builder::Builder;
use crate::constant::Constant;
use crate::ir::{Block, Function, Inst, Value};
use crate::lsc;
use crate::region::Region;
use crate::table::{Effect, Name, Op};
use crate::types::{Element, Type};

/// Minimal bytes of a block that is merged: a merged load occupies registers until its last part is used.
const LEAST: u32 = 128;

/// Merges messages in pairs until no pair is left.
pub(super) fn run(function: &mut Function, platform: Platform) {
    if !Visa::LscLoad.definition().platforms.contains(platform) {
        return;
    }
    let most = lsc::largest_block(platform);
    for block in function.blocks().to_vec() {
        while merge_all(function, block, most) {}
    }
}

/// One sweep over a block: each message is merged with at most one other.
fn merge_all(function: &mut Function, block: Block, most: u32) -> bool {
    let mut merged = false;
    // Accesses that can still be merged.
    let mut open: Vec<Access> = Vec::new();
    let all: Vec<Inst> = function.insts(block).collect();
    let order: HashMap<Inst, usize> = all.iter().copied().zip(0..).collect();
    for inst in all {
        let Some(access) = access(function, inst) else {
            let spaces = spaces(function, inst);
            match function.op(inst).definition().effect {
                Effect::Pure => {}
                Effect::Read => open.retain(|other| !(other.writes && spaces.contains(&other.space))),
                Effect::Write | Effect::Terminator => open.retain(|other| !spaces.contains(&other.space)),
            }
            continue;
        };
        let joins = |other: &Access| {
            let same = (other.space, other.writes, other.base, other.bytes)
                == (access.space, access.writes, access.base, access.bytes);
            same && other.end() == access.first && access.bytes >= LEAST && 2 * access.bytes <= most
        };
        let partner = open.iter().position(joins).map(|at| open.remove(at));
        // Loads stay after earlier stores, and stores after all earlier accesses.
        open.retain(|other| other.lets_pass(&access));
        match partner.filter(|partner| join(function, partner, &access, &order).is_some()) {
            Some(partner) => {
                // The earlier store is now here: a later load of its bytes must not be merged with an earlier load.
                open.retain(|other| !partner.writes || other.lets_pass(&partner));
                merged = true;
            }
            None => open.push(access),
        }
    }
    merged
}

/// Merges two messages at adjacent addresses: loads at the place of the first, stores at that of the second. `order`
/// holds the positions of the instructions in the block.
fn join(function: &mut Function, low: &Access, high: &Access, order: &HashMap<Inst, usize>) -> Option<()> {
    let (ty, message) = lsc::block(2 * low.bytes, low.after)?;
    // Block messages to the data port start at multiples of owords, messages of the LSC at multiples of their elements.
    let by_owords = [low.inst, high.inst].iter().all(|inst| function.immediate(*inst, Name::AddressOffset).is_none());
    if low.space == Space::Flat && !by_owords && ty.element != Element::I32 {
        return None;
    }
    let stays = by_owords && ty.element == Element::I32;
    let (load, store) = match low.space {
        Space::Flat if stays => (Op::SvmBlockLd, Op::SvmBlockSt),
        Space::Flat => (Op::LscLoadStateless, Op::LscStoreStateless),
        Space::Local => (Op::LscLoadSlm, Op::LscStoreSlm),
    };
    let with_mask = load != Op::SvmBlockLd;
    if low.writes {
        let [first, second] = [low.inst, high.inst].map(|inst| function.operand(inst, Name::Data));
        let both = side_by_side(function, high.inst, [first?, second?], order)?;
        let mut b = Builder::before(function, high.inst);
        let data = b.bitcast(both, ty);
        if with_mask {
            let (mask, surface) = (b.all_ones(), b.int(Element::I32, 0));
            b.inst(store, &[mask, low.address, data, surface], &message, None);
        } else {
            b.inst(store, &[low.address, data], &[], None);
        }
    } else {
        let [first, second] = [low.inst, high.inst].map(|inst| function.result(inst));
        let results = [first?, second?];
        let mut b = Builder::before(function, low.inst);
        let load = if with_mask {
            let (mask, surface) = (b.all_ones(), b.int(Element::I32, 0));
            b.inst(load, &[mask, low.address, surface], &message, Some(ty))
        } else {
            b.inst(load, &[low.address], &[], Some(ty))
        };
        let loaded = function.result(load)?;
        if !super::joined(function, loaded, &results) {
            if results.into_iter().any(|result| is_copied(function, result)) {
                function.erase(load);
                return None;
            }
            for (result, first) in results.into_iter().zip([0, low.bytes]) {
                split(function, low.inst, loaded, result, first);
            }
        }
    }
    function.erase(low.inst);
    function.erase(high.inst);
    Some(())
}

/// Replaces a separately loaded value by a part of the larger load, of the same type.
fn split(function: &mut Function, before: Inst, loaded: Value, result: Value, first: u32) {
    let casts = function.uses(result).iter().map(|at| at.inst).filter(|user| function.op(*user) == Op::BitCast);
    let casts: Vec<Inst> = casts.collect();
    let values: Vec<Value> = casts.iter().filter_map(|cast| function.result(*cast)).chain([result]).collect();
    for value in values {
        let (part, bytes) = (function.ty(value), function.ty(loaded).bytes());
        let mut b = Builder::before(function, before);
        let whole = b.bitcast(loaded, Type::vector(part.element, bytes / part.element.bytes()));
        let read = b.read(whole, Region::contiguous(part.count(), first), part.lanes);
        function.replace_uses(value, read);
    }
    casts.into_iter().for_each(|cast| function.erase(cast));
}

/// Returns whether a part of a larger load would be copied: it is written to another vector or passed to a block.
fn is_copied(function: &Function, value: Value) -> bool {
    let block = function.def_inst(value).and_then(|def| function.block(def));
    function.uses(value).iter().any(|at| match function.op(at.inst) {
        _ if function.block(at.inst) != block => true,
        Op::BitCast => function.result(at.inst).is_some_and(|cast| is_copied(function, cast)),
        Op::WrRegion => at.index < 2,
        op => op.is_terminator(),
    })
}

/// Returns two vectors as one of twice the size: the vector of which they are adjacent parts, or one that is assembled
/// from them; `None` if they would have to be copied.
fn side_by_side(
    function: &mut Function,
    before: Inst,
    parts: [Value; 2],
    order: &HashMap<Inst, usize>,
) -> Option<Value> {
    let [first, second] = parts;
    let ty = function.ty(first);
    let bytes = ty.bytes();
    if let (Some((one, low)), Some((other, high))) = (part(function, first), part(function, second))
        && one == other
        && low + bytes == high
        && low.is_multiple_of(function.ty(one).element.bytes())
    {
        let whole = function.ty(one);
        let count = 2 * bytes / whole.element.bytes();
        let all = low == 0 && count == whole.count();
        let region = Region::contiguous(count, low);
        return Some(if all { one } else { Builder::before(function, before).read(one, region, Some(count)) });
    }
    // The parts are assembled right after their definitions, so that the definitions write them in place.
    let [one, other] = parts.map(|value| made(function, value, order));
    let (one, other) = (one?, other?);
    // The values before any casts, so that their definitions write in place.
    let [first, second] = parts.map(|value| uncast(function, value));
    let ty = function.ty(first);
    let lanes = ty.count();
    let undef = function.constant(ty.with_lanes(2 * lanes), Constant::Undef);
    let half = after(function, one.1).write(undef, first, Region::contiguous(lanes, 0));
    // Insert after the writes that were just inserted after the later definition.
    let last = one.max(other).1;
    let last = if last == one.1 { function.next(last)? } else { last };
    let mut b = after(function, last);
    let second = b.bitcast(second, ty);
    Some(b.write(half, second, Region::contiguous(lanes, bytes)))
}

/// Returns the instruction of the block that defines a value, and its position, if it computes the value and only the
/// message uses it.
fn made(function: &Function, value: Value, order: &HashMap<Inst, usize>) -> Option<(usize, Inst)> {
    let mut origin = value;
    while function.uses(origin).len() == 1
        && let Some(cast) = function.def_inst(origin).filter(|inst| function.op(*inst) == Op::BitCast)
    {
        origin = function.operands(cast)[0];
    }
    let computed = function.def_inst(origin).is_some_and(|def| function.op(def) != Op::RdRegion);
    let def = function.def_inst(value).filter(|_| computed && function.uses(origin).len() == 1)?;
    Some((*order.get(&def)?, def))
}

/// Creates a builder after an instruction that is not the last.
fn after(function: &mut Function, inst: Inst) -> Builder<'_> {
    let next = function.next(inst).unwrap_or(inst);
    Builder::before(function, next)
}

/// Returns the vector of which a value is a contiguous part, and the first byte.
fn part(function: &Function, value: Value) -> Option<(Value, u32)> {
    let (source, first) = function.contiguous_part(uncast(function, value))?;
    Some((uncast(function, source), first))
}
