//! GenXRegionCollapsing: collapses a read of a read of a region into one read.
//!
//! Purpose: each region read that no instruction can absorb is a move.
//!
//! Before: `lowering` has run. After: no region is read from the result of a region read, and no region is written
//! into a vector that is itself a region write, if one `<V;W,H>` region describes both. No cast applies to a cast. No
//! cast to integers applies to a region that has no other use. No truncation applies to an extension. Casts between
//! two regions do not prevent collapsing: they are moved before the collapsed region. Operations on constant
//! vectors are folded.
//!
//! ```text
//! %rows = rdregion(%v, <16;8,1>, 0)                   %c = rdregion(%v, <16;2,4>, 4)
//! %c    = rdregion(%rows, <8;2,4>, 4)        ->
//! ```

use crate::accesses::uncast;
use crate::builder::Builder;
use crate::constant::Constant;
use crate::error::Error;
use crate::ir::{Function, Inst, Value};
use crate::passes::{Pass, State};
use crate::region::Region;
use crate::simplify::simplify;
use crate::table::{Name, Op};
use crate::target;
use crate::types::{Element, Type};

/// The pass.
pub const PASS: Pass = Pass {
    name: "region-collapsing",
    description: "collapse a read of a read of a region into one read",
    run,
    establishes: None,
    optional: false,
};

/// Maximal execution size for which a collapsed region is compared with the two that it replaces.
const JUDGED: u32 = 8;

fn run(state: &mut State) -> Result<(), Error> {
    collapse(&mut state.function);
    Ok(())
}

/// Collapses regions in a function.
pub(super) fn collapse(function: &mut Function) {
    for inst in function.all_insts() {
        if function.block(inst).is_none() {
            continue;
        }
        let op = function.op(inst);
        if simplify(function, inst) {
            continue;
        }
        if op == Op::BitCast {
            cast(function, inst);
            cast_before(function, inst);
        } else if op == Op::RdRegion {
            while function.block(inst).is_some()
                && (whole(function, inst)
                    || read(function, inst)
                    || unextended(function, inst)
                    || forward(function, inst))
            {}
        } else if op == Op::WrRegion {
            while function.block(inst).is_some()
                && (overwrite(function, inst)
                    || write(function, inst)
                    || join(function, inst)
                    || cast_after(function, inst))
            {}
        }
    }
}

/// Returns the instruction that defines a value, if it is of this operation.
fn made_by(function: &Function, value: Value, op: Op) -> Option<Inst> {
    function.def_inst(value).filter(|inst| function.op(*inst) == op)
}

/// Returns whether a cast is between vectors of bytes, not predicates.
fn is_of_bytes(function: &Function, cast: Inst) -> bool {
    let is_predicate = |value: Option<Value>| value.is_none_or(|value| function.ty(value).is_predicate());
    !is_predicate(function.result(cast)) && !is_predicate(function.args(cast).first().copied())
}

/// Merges two consecutive casts into one or none.
fn cast(function: &mut Function, inst: Inst) {
    let Some(result) = function.result(inst) else { return };
    let mut source = function.args(inst)[0];
    while let Some(inner) = made_by(function, source, Op::BitCast) {
        source = function.args(inner)[0];
    }
    if function.ty(source) == function.ty(result) {
        function.replace(inst, source);
    } else {
        function.set_arg(inst, 0, source);
    }
}

/// Moves a cast to integers before the region read, if the region has no other use: the read may then be baled into its
/// user. Casts to floats are not moved: on platforms that require aligned channels of floats, regions are read as
/// integers.
fn cast_before(function: &mut Function, inst: Inst) {
    let Some(result) = function.result(inst).filter(|_| function.block(inst).is_some()) else { return };
    let (source, to) = (function.args(inst)[0], function.ty(result));
    let read = made_by(function, source, Op::RdRegion).filter(|_| function.uses(source).len() == 1);
    let Some((read, region)) = read.and_then(|read| Some((read, function.region(read)?))) else { return };
    let (vector, from, size) = (function.args(read)[0], function.ty(source), to.element.bytes());
    let bytes = function.ty(vector).bytes();
    let is_fixed = scalar_index(function, read).is_some_and(|(_, zero)| zero);
    if !is_fixed || to.is_predicate() || to.element.is_float() || !bytes.is_multiple_of(size) {
        return;
    }
    let places = starts(&region, from.element.bytes(), from.count());
    let part = if size == from.element.bytes() {
        Some(region)
    } else {
        let all =
            region.is_contiguous(from.count()).then(|| starts(&Region::contiguous(to.count(), 0), size, to.count()));
        let first = places.first().copied().unwrap_or(0);
        all.and_then(|all| region_of(&all.iter().map(|byte| byte + first).collect::<Vec<_>>(), size))
    };
    let Some(part) = part else { return };
    let mut b = Builder::before(function, inst);
    let cast = b.bitcast(vector, Type::vector(to.element, bytes / size));
    let part = b.read(cast, part, to.lanes);
    function.replace(inst, part);
    function.erase(read);
    if let Some(again) = function.def_inst(cast) {
        self::cast(function, again);
    }
}

/// Returns the lanes that an instruction reads or writes.
fn lanes(function: &Function, inst: Inst) -> Option<u32> {
    let value =
        if function.op(inst) == Op::WrRegion { function.args(inst).get(1).copied() } else { function.result(inst) };
    value.map(|value| function.ty(value).count())
}

/// Returns the index of a region, if it has a single one; and whether it is 0.
fn scalar_index(function: &Function, inst: Inst) -> Option<(Value, bool)> {
    let index = function.operand(inst, Name::Index)?;
    (function.ty(index).count() == 1).then(|| (index, function.as_integer(index) == Some(0)))
}

/// Replaces a region that covers its whole vector.
fn whole(function: &mut Function, inst: Inst) -> bool {
    let (Some(region), Some(result)) = (function.region(inst), function.result(inst)) else { return false };
    let (source, ty) = (function.args(inst)[0], function.ty(result));
    let is_start = scalar_index(function, inst).is_some_and(|(_, zero)| zero) && region.offset == 0;
    if function.ty(source) == ty && is_start && region.is_contiguous(ty.count()) {
        function.replace(inst, source);
        return true;
    }
    false
}

/// Returns the offsets in a vector of elements of `size` bytes that are read through a region of it, if each element is
/// contiguous. `bytes` are their offsets in the result of the region, whose elements have `own` bytes.
fn through(region: &Region, own: u32, size: u32, lanes: u32, bytes: &[i64]) -> Option<Vec<i64>> {
    let (own, size) = (i64::from(own), i64::from(size));
    let place = |byte: i64| {
        let lane = i32::try_from(byte / own).ok().filter(|lane| lane.cast_unsigned() < lanes && byte >= 0)?;
        Some(i64::from(region.offset) + i64::from(region.element(lane)) * own + byte % own)
    };
    let element = |byte: &i64| {
        let start = place(*byte)?;
        let together = (0..size).step_by(own.min(size) as usize).all(|at| place(byte + at) == Some(start + at));
        together.then_some(start)
    };
    bytes.iter().map(element).collect()
}

/// Returns the region whose elements of `size` bytes have these offsets.
fn region_of(bytes: &[i64], size: u32) -> Option<Region> {
    let (first, size) = (*bytes.first()?, i64::from(size));
    let element = |byte: &i64| {
        let distance = byte - first;
        (distance % size == 0).then(|| i32::try_from(distance / size).ok()).flatten()
    };
    let elements: Vec<i32> = bytes.iter().map(element).collect::<Option<_>>()?;
    if first % size != 0 {
        return None;
    }
    Some(Region { offset: i32::try_from(first).ok()?, ..Region::through(&elements)? })
}

/// Returns the offsets of the elements of a region in bytes.
fn starts(region: &Region, size: u32, lanes: u32) -> Vec<i64> {
    let element =
        |lane: u32| i64::from(region.offset) + i64::from(region.element(lane.cast_signed())) * i64::from(size);
    (0..lanes).map(element).collect()
}

/// Returns whether instructions can access a region with at least `JUDGED` lanes.
fn is_simple(region: &Region, lanes: u32, written: bool) -> bool {
    let some = 1 << lanes.min(JUDGED).ilog2();
    let part = region.part(0, some, 1);
    part.is_some_and(
        |part| {
            if written { part.destination_stride(some).is_some() } else { part.source_shape(some).is_some() }
        },
    )
}

/// Collapses a region read of a region read, possibly with a cast in between.
fn read(function: &mut Function, inst: Inst) -> bool {
    let (Some(outer), Some(count)) = (function.region(inst), lanes(function, inst)) else { return false };
    let Some((index, fixed)) = scalar_index(function, inst) else { return false };
    let source = function.args(inst)[0];
    let size = function.ty(source).element.bytes();
    let source = uncast(function, source);
    let Some(inner) = made_by(function, source, Op::RdRegion) else { return false };
    let (Some(region), Some((inner_index, inner_fixed))) = (function.region(inner), scalar_index(function, inner))
    else {
        return false;
    };
    let vector = function.args(inner)[0];
    let (own, inner_lanes) = (function.ty(vector).element.bytes(), function.ty(source).count());
    // A variable index can be added to the outer one only if the inner region is contiguous; it is a multiple of the
    // element size.
    if (!fixed && !region.is_contiguous(inner_lanes)) || (!inner_fixed && size > own) || size == 0 {
        return false;
    }
    let bytes = starts(&outer, size, count);
    let bytes = if fixed {
        through(&region, own, size, inner_lanes, &bytes)
    } else {
        Some(bytes.iter().map(|byte| byte + i64::from(region.offset)).collect())
    };
    let Some(one) = bytes.and_then(|bytes| region_of(&bytes, size)) else { return false };
    let simple = is_simple(&one, count, false);
    let vector_ty = function.ty(vector);
    let worse = !simple && is_simple(&region, inner_lanes, false);
    if worse || !vector_ty.bytes().is_multiple_of(size) {
        return false;
    }
    let element = function.result(inst).map_or(Element::I8, |result| function.ty(result).element);
    let mut b = Builder::before(function, inst);
    let vector = if vector_ty.element == element {
        vector
    } else {
        b.bitcast(vector, Type::vector(element, vector_ty.bytes() / size))
    };
    let index = match (fixed, inner_fixed) {
        (_, true) => index,
        (true, false) => inner_index,
        (false, false) => {
            let ty = Type::scalar(Element::I16);
            if b.function.ty(index) != ty || b.function.ty(inner_index) != ty {
                return false;
            }
            b.binary(Op::Add, index, inner_index)
        }
    };
    function.set_arg(inst, 0, vector);
    function.set_arg(inst, 1, index);
    function
        .set_region(inst, Region { parent_width: if fixed { region.parent_width } else { outer.parent_width }, ..one });
    true
}

/// Reads the low bytes of an extension from its operand, possibly through casts.
fn unextended(function: &mut Function, inst: Inst) -> bool {
    let (Some(region), Some(count)) = (function.region(inst), lanes(function, inst)) else { return false };
    let source = uncast(function, function.args(inst)[0]);
    let extension = made_by(function, source, Op::ZExt).or_else(|| made_by(function, source, Op::SExt));
    let fixed = scalar_index(function, inst).is_some_and(|(_, zero)| zero);
    let (Some(extension), Some(result)) = (extension.filter(|_| fixed), function.result(inst)) else { return false };
    let narrow = function.args(extension)[0];
    let (from, to, element) = (function.ty(narrow), function.ty(source), function.ty(result).element);
    let [own, wide, size] = [from.element, to.element, element].map(|element| i64::from(element.bytes()));
    if from.is_predicate() || size == 0 || i64::from(from.bytes()) % size != 0 {
        return false;
    }
    let low = |byte: i64| (byte % wide + size <= own).then_some(byte / wide * own + byte % wide);
    let bytes: Option<Vec<i64>> = starts(&region, element.bytes(), count).into_iter().map(low).collect();
    let Some(part) = bytes.and_then(|bytes| region_of(&bytes, element.bytes())) else { return false };
    let vector = Type::vector(element, from.bytes() / element.bytes());
    let vector = Builder::before(function, inst).bitcast(narrow, vector);
    function.set_arg(inst, 0, vector);
    function.set_region(inst, part);
    true
}

/// Forwards a written value to a region read, if it has no other reader or if the read covers the whole write, possibly
/// through casts between elements of the same size.
fn forward(function: &mut Function, inst: Inst) -> bool {
    let (Some(read), Some(count)) = (function.region(inst), lanes(function, inst)) else { return false };
    let mut source = function.args(inst)[0];
    let ty = function.ty(source);
    let size = ty.element.bytes();
    let mut alone = function.uses(source).len() == 1;
    while let Some(cast) = made_by(function, source, Op::BitCast).filter(|cast| is_of_bytes(function, *cast)) {
        source = function.args(cast)[0];
        alone &= function.uses(source).len() == 1;
        if function.ty(source).element.bytes() != size {
            return false;
        }
    }
    let Some(write) = made_by(function, source, Op::WrRegion) else { return false };
    let (Some(region), Some(written)) = (function.region(write), lanes(function, write)) else { return false };
    let fixed = |inst: Inst| scalar_index(function, inst).is_some_and(|(_, zero)| zero);
    let all = function.operand(write, Name::Mask).is_some_and(|mask| function.as_integer(mask) == Some(-1));
    if !all || !fixed(inst) || !fixed(write) {
        return false;
    }
    let places = starts(&region, size, written);
    let lane = |byte: &i64| {
        let at = places.iter().rposition(|place| place == byte)?;
        Some(i64::try_from(at).ok()? * i64::from(size))
    };
    let bytes: Option<Vec<i64>> = starts(&read, size, count).iter().map(lane).collect();
    let Some(one) = bytes.and_then(|bytes| region_of(&bytes, size)) else { return false };
    let same = count == written && one.offset == 0 && one.is_contiguous(count);
    if !is_simple(&one, count, false) || !(alone || same) {
        return false;
    }
    let new = function.args(write)[1];
    let mut value = new;
    if function.ty(new).element != ty.element {
        let to = function.ty(new).of(ty.element);
        value = Builder::before(function, inst).bitcast(new, to);
        if let Some(def) = function.def_inst(value) {
            let inner = made_by(function, function.args(def)[0], Op::BitCast).map(|inner| function.args(inner)[0]);
            if let Some(inner) = inner.filter(|inner| function.ty(*inner) == function.ty(value)) {
                function.replace(def, inner);
                value = inner;
            }
        }
    }
    function.set_arg(inst, 0, value);
    function.set_region(inst, one);
    true
}

/// Replaces a write of the whole vector by the written value.
fn overwrite(function: &mut Function, inst: Inst) -> bool {
    let Some(region) = function.region(inst) else { return false };
    let (old, new) = (function.args(inst)[0], function.args(inst)[1]);
    let ty = function.ty(new);
    let all = function.operand(inst, Name::Mask).is_some_and(|mask| function.as_integer(mask) == Some(-1));
    let is_start = scalar_index(function, inst).is_some_and(|(_, zero)| zero) && region.offset == 0;
    if function.ty(old) == ty && all && is_start && region.is_contiguous(ty.count()) {
        function.replace(inst, new);
        return true;
    }
    false
}

/// Collapses a write into a region that is written back to the same region of the outer vector into one write.
fn write(function: &mut Function, inst: Inst) -> bool {
    let (Some(outer), Some(outer_lanes)) = (function.region(inst), lanes(function, inst)) else { return false };
    let (old, new) = (function.args(inst)[0], function.args(inst)[1]);
    let Some(inner) = made_by(function, new, Op::WrRegion).filter(|_| function.uses(new).len() == 1) else {
        return false;
    };
    let (Some(region), Some(count)) = (function.region(inner), lanes(function, inner)) else { return false };
    let [before, value, _, mask] = [0, 1, 2, 3].map(|at| function.args(inner)[at]);
    let all = function.operand(inst, Name::Mask).is_some_and(|mask| function.as_integer(mask) == Some(-1));
    let fixed = scalar_index(function, inner).is_some_and(|(_, zero)| zero);
    let same = function.as_constant(before) == Some(&Constant::Undef)
        || made_by(function, before, Op::RdRegion).is_some_and(|read| {
            function.args(read)[0] == old
                && function.operand(read, Name::Index) == function.operand(inst, Name::Index)
                && function.region(read).is_some_and(|read| {
                    read.offset == outer.offset && starts(&read, 1, outer_lanes) == starts(&outer, 1, outer_lanes)
                })
        });
    if !all || !fixed || !same || scalar_index(function, inst).is_none() {
        return false;
    }
    let size = function.ty(old).element.bytes();
    let bytes = through(&outer, size, size, outer_lanes, &starts(&region, size, count));
    let Some(one) = bytes.and_then(|bytes| region_of(&bytes, size)) else { return false };
    if !is_simple(&one, count, true) && is_simple(&outer, outer_lanes, true) {
        return false;
    }
    function.set_arg(inst, 1, value);
    function.set_arg(inst, 3, mask);
    function.set_region(inst, one);
    true
}

/// Merges two writes of adjacent parts of one vector to adjacent parts of another.
fn join(function: &mut Function, inst: Inst) -> bool {
    let Some((before, outer)) = written(function, inst) else { return false };
    let Some(inner) = made_by(function, before, Op::WrRegion).filter(|_| function.uses(before).len() == 1) else {
        return false;
    };
    let Some((old, first)) = written(function, inner) else { return false };
    let (low, high) = (function.args(inner)[1], function.args(inst)[1]);
    let (low_ty, high_ty) = (function.ty(low), function.ty(high));
    let parts = function.contiguous_part(low).zip(function.contiguous_part(high));
    let Some(((vector, from), (other, next))) = parts else { return false };
    if vector != other || from + low_ty.bytes() != next || first + low_ty.bytes() != outer {
        return false;
    }
    let lanes = low_ty.count() + high_ty.count();
    let mut b = Builder::before(function, inst);
    let both = b.read(vector, Region::contiguous(lanes, from), Some(lanes));
    function.set_arg(inst, 0, old);
    function.set_arg(inst, 1, both);
    function.set_region(inst, Region::contiguous(lanes, first));
    if let Some(read) = function.def_inst(both) {
        whole(function, read);
    }
    true
}

/// Returns the vector before a contiguous write of all lanes at a constant offset, and the first byte.
fn written(function: &Function, write: Inst) -> Option<(Value, u32)> {
    let (region, lanes) = (function.region(write)?, lanes(function, write)?);
    let all = function.operand(write, Name::Mask).is_some_and(|mask| function.as_integer(mask) == Some(-1));
    let fixed = scalar_index(function, write).is_some_and(|(_, zero)| zero);
    let offset = u32::try_from(region.offset).ok()?;
    (all && fixed && region.is_contiguous(lanes)).then(|| (function.args(write)[0], offset))
}

/// Moves a cast after the write of the result of a message, so that the message can write in place; and after the write
/// of an integer that is cast to a float, so that several of them become one vector.
fn cast_after(function: &mut Function, inst: Inst) -> bool {
    let (Some(result), Some((old, first))) = (function.result(inst), written(function, inst)) else { return false };
    let new = function.args(inst)[1];
    let Some(cast) = made_by(function, new, Op::BitCast).filter(|_| function.uses(new).len() == 1) else {
        return false;
    };
    let source = function.args(cast)[0];
    let (from, ty) = (function.ty(source), function.ty(result));
    let message = function.def_inst(source).is_some_and(|def| target::form(function.op(def)) == target::Form::Message);
    let size = from.element.bytes().max(1);
    let integer = from.count() == 1 && size == ty.element.bytes() && !from.element.is_float() && ty.element.is_float();
    let fits = (message || integer) && ty.bytes().is_multiple_of(size) && first.is_multiple_of(size);
    let Some(next) = function.next(inst).filter(|_| fits) else { return false };
    let whole = Type::vector(from.element, ty.bytes() / size);
    let mut b = Builder::before(function, next);
    let before = match made_by(b.function, old, Op::BitCast).map(|cast| b.function.args(cast)[0]) {
        Some(before) if b.function.ty(before) == whole => before,
        Some(_) | None => match b.function.as_constant(old) {
            Some(Constant::Undef) => b.undef(whole),
            Some(Constant::Splat(0)) => b.splat_int(whole, 0),
            Some(_) | None => b.value(Op::BitCast, &[old], &[], whole),
        },
    };
    let written = b.write(before, source, Region::contiguous(from.count(), first));
    let cast = b.bitcast(written, ty);
    function.replace(inst, cast);
    true
}
