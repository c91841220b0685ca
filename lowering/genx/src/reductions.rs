//! Reductions: trees that combine the halves of a vector until one element is left.

use rustc_hash::{FxHashMap, FxHashSet};
use visa::platform::Info;

use crate::builder::Builder;
use crate::ir::{Block, Function, Inst, Value};
use crate::region::Region;
use crate::table::{Effect, Op};
use crate::target;
use crate::types::{Element, Type};

/// A reduction tree: the halves of a vector are combined until one element is left.
pub(crate) struct Tree {
    pub(crate) op: Op,
    /// The last step.
    pub(crate) root: Inst,
    /// The vector that is reduced.
    pub(crate) source: Value,
}

/// Returns the vector whose lower and upper half are the operands of an instruction with half as many lanes.
pub(crate) fn halves(function: &Function, inst: Inst) -> Option<Value> {
    let result = function.ty(function.result(inst)?);
    let lanes = result.count();
    let [low, high] = *function.operands(inst) else { return None };
    let plain = function.immediates(inst).is_empty() && result.element == function.ty(low).element;
    if !target::form(function.op(inst)).is_on_lanes() || !plain || result.is_predicate() {
        return None;
    }
    let ((source, first), (other, second)) = (function.contiguous_part(low)?, function.contiguous_part(high)?);
    let ty = function.ty(source);
    let same = ty == Type::vector(function.ty(low).element, 2 * lanes) && function.ty(low) == function.ty(high);
    (same && source == other && first == 0 && 2 * second == ty.bytes()).then_some(source)
}

/// Returns the tree that ends with an instruction, from the first step whose vector has at most `bytes` bytes.
fn tree(function: &Function, root: Inst, bytes: u32) -> Option<Tree> {
    let op = function.op(root);
    let result = function.ty(function.result(root)?);
    if result.count() != 1 {
        return None;
    }
    let mut source = halves(function, root)?;
    while function.ty(source).bytes() <= bytes / 2
        && let Some(step) = function.def_inst(source)
        && function.op(step) == op
        && function.ty(source).element == result.element
        && let Some(next) = halves(function, step)
    {
        source = next;
    }
    // One step on two elements is not worth it.
    (function.ty(source).count() > 2).then_some(Tree { op, root, source })
}

/// Returns up to `most` trees of a block that may be combined: they have the same operation and shape, from the first
/// step whose vector has at most `bytes` bytes, and are independent.
pub(crate) fn groups(function: &Function, block: Block, bytes: u32, most: usize) -> Vec<Vec<Tree>> {
    let mut places: FxHashMap<Inst, usize> = FxHashMap::default();
    let mut found: Vec<Tree> = Vec::new();
    for (place, inst) in function.insts(block).enumerate() {
        places.insert(inst, place);
        found.extend(tree(function, inst, bytes));
    }
    // The first use of a result in the block that cannot move down with it.
    let first_use = |tree: &Tree| {
        let fixed = uses(function, tree.root, block).into_iter().filter(|user| !moves(function, *user));
        fixed.filter_map(|user| places.get(&user)).min().copied().unwrap_or(usize::MAX)
    };
    let mut groups: Vec<Vec<Tree>> = Vec::new();
    let mut open: FxHashMap<(Op, Type), (usize, usize)> = FxHashMap::default();
    for tree in found {
        let key = (tree.op, function.ty(tree.source));
        let (place, used) = (places.get(&tree.root).copied().unwrap_or(0), first_use(&tree));
        match open.get_mut(&key) {
            Some((group, first)) if place < *first && groups[*group].len() < most => {
                *first = used.min(*first);
                groups[*group].push(tree);
            }
            Some(_) | None => {
                open.insert(key, (groups.len(), used));
                groups.push(vec![tree]);
            }
        }
    }
    groups.retain(|group| group.len() > 1);
    groups
}

/// Returns whether a use of a result may move to the end of the last tree: it writes the result to a vector, reads it
/// there, or computes a single number.
fn moves(function: &Function, user: Inst) -> bool {
    let one = function.result(user).is_some_and(|result| function.ty(result).count() == 1);
    function.op(user).definition().effect == Effect::Pure
        && (one || matches!(function.op(user), Op::WrRegion | Op::RdRegion | Op::BitCast))
}

/// Returns the uses of a result in a block, and those of instructions that move with it.
fn uses(function: &Function, inst: Inst, block: Block) -> Vec<Inst> {
    let mut found = Vec::new();
    let mut work = vec![inst];
    while let Some(inst) = work.pop() {
        for at in function.result(inst).map_or(&[][..], |result| function.uses(result)) {
            if function.block(at.inst) == Some(block) && !found.contains(&at.inst) {
                found.push(at.inst);
                if moves(function, at.inst) {
                    work.push(at.inst);
                }
            }
        }
    }
    found
}

/// Moves users of the results that are before the end of the last tree after it, in order.
pub(crate) fn sink(function: &mut Function, trees: &[Tree], last: Inst) {
    let Some(block) = function.block(last) else { return };
    let writes: FxHashSet<Inst> = trees.iter().flat_map(|tree| uses(function, tree.root, block)).collect();
    // All users of results are after the first result.
    let first = trees.first().map(|tree| tree.root);
    let mut before = function.previous(last);
    let mut moved = Vec::new();
    while let Some(inst) = before.filter(|inst| Some(*inst) != first) {
        before = function.previous(inst);
        if writes.contains(&inst) {
            moved.push(inst);
        }
    }
    for inst in moved {
        function.unlink(inst);
        function.insert_after(last, inst);
    }
}

/// Replaces the result of each tree of a group by an element of the combined result, which is defined before the end of
/// the last tree.
pub(crate) fn replace(function: &mut Function, trees: &[Tree], results: Value) {
    let Some(last) = trees.last() else { return };
    let size = function.ty(results).element.bytes();
    for (row, tree) in (0..).zip(trees) {
        let Some(result) = function.result(tree.root) else { continue };
        let lanes = function.ty(result).lanes;
        // The uses are after it.
        let value = Builder::before(function, last.root).read(results, Region::contiguous(1, row * size), lanes);
        function.replace_uses(result, value);
    }
}

/// Reads a region of a vector. On platforms that require aligned channels of floats, it moves the elements as integers,
/// as many as an instruction can, unless they are adjacent and start at a register.
pub(crate) fn part(b: &mut Builder<'_>, vector: Value, region: Region, lanes: u32, platform: &Info) -> Value {
    let ty = b.function.ty(vector);
    let starts = region.offset.cast_unsigned().is_multiple_of(platform.grf_bytes);
    let in_place = !platform.aligned_floats || starts && region.is_contiguous(lanes);
    match Element::integer(ty.element.bits()).filter(|_| ty.element.is_float() && !in_place) {
        None => b.read(vector, region, Some(lanes)),
        Some(integer) => {
            let integers = b.bitcast(vector, ty.of(integer));
            let moved = b.read(integers, region, Some(lanes));
            b.bitcast(moved, ty.with_lanes(lanes))
        }
    }
}
