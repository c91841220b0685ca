//! Combines trees of reductions over several vectors into one.
//!
//! Purpose: the last steps of a tree have few lanes. Those of several trees are done together: each step then fills an
//! instruction, and the results stand side by side.
//!
//! Before: regions are collapsed. After: trees of the same operation and shape, of which none needs the result of another, are
//! one from the step on at which a vector is a register. The order in which the elements of a vector are combined is the same.
//!
//! ```text
//! %a4 = fmax(rdregion(%a8, <4>, 0), rdregion(%a8, <4>, 16))     %x = wrregion(wrregion(undef, %a8, 0), %b8, 32)
//! %b4 = fmax(rdregion(%b8, <4>, 0), rdregion(%b8, <4>, 16)) ->  %x4 = fmax(rdregion(%x, <8;4,1>, 0), rdregion(%x, <8;4,1>, 16))
//! ```

use std::collections::{HashMap, HashSet};

use crate::builder::Builder;
use crate::error::Error;
use crate::ir::{Block, Function, Inst, Value};
use crate::passes::{Pass, State, dead_code, region_collapsing};
use crate::region::Region;
use crate::table::{Effect, Op};
use crate::target;
use crate::types::{Element, Type};

/// The pass.
pub const PASS: Pass = Pass {
    name: "vector-combiner",
    description: "combine trees of reductions over several vectors into one",
    run,
    establishes: None,
    optional: true,
};

/// Vectors that are combined at most: what they are combined to is then 8 registers.
const MOST: usize = 8;

/// A tree: halves of a vector combined until one element is left.
struct Tree {
    op: Op,
    /// The last step.
    root: Inst,
    /// The vector it begins with, of at most a register.
    source: Value,
}

fn run(state: &mut State) -> Result<(), Error> {
    let (grf, aligned) = (state.platform.grf_bytes(), state.platform.info().aligned_floats);
    let function = &mut state.function;
    let mut combined = false;
    for block in function.blocks().to_vec() {
        for trees in groups(function, block, grf) {
            combine(function, &trees, aligned);
            combined = true;
        }
    }
    if combined {
        region_collapsing::collapse(function);
        dead_code::remove(function);
    }
    Ok(())
}

/// The vector of whose lower and upper half an instruction is made, as many elements each as it has lanes.
fn halves(function: &Function, inst: Inst) -> Option<Value> {
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

/// The tree that ends with an instruction, from the step on at which it is a register or less.
fn tree(function: &Function, root: Inst, grf: u32) -> Option<Tree> {
    let op = function.op(root);
    let result = function.ty(function.result(root)?);
    if result.count() != 1 {
        return None;
    }
    let mut source = halves(function, root)?;
    while 2 * function.ty(source).bytes() <= grf
        && let Some(step) = function.def_inst(source)
        && function.op(step) == op
        && function.ty(source).element == result.element
        && let Some(next) = halves(function, step)
    {
        source = next;
    }
    // One step of two elements is not worth it.
    (function.ty(source).count() > 2).then_some(Tree { op, root, source })
}

/// The trees of a block that may be combined.
fn groups(function: &Function, block: Block, grf: u32) -> Vec<Vec<Tree>> {
    let mut places: HashMap<Inst, usize> = HashMap::new();
    let mut found: Vec<Tree> = Vec::new();
    for (place, inst) in function.insts(block).enumerate() {
        places.insert(inst, place);
        found.extend(tree(function, inst, grf));
    }
    // The first use of the result of a tree in the block that does not move down with it.
    let first_use = |tree: &Tree| {
        let fixed = uses(function, tree.root, block).into_iter().filter(|user| !moves(function, *user));
        fixed.filter_map(|user| places.get(&user)).min().copied().unwrap_or(usize::MAX)
    };
    let mut groups: Vec<Vec<Tree>> = Vec::new();
    let mut open: HashMap<(Op, Type), (usize, usize)> = HashMap::new();
    for tree in found {
        let key = (tree.op, function.ty(tree.source));
        let (place, used) = (places.get(&tree.root).copied().unwrap_or(0), first_use(&tree));
        match open.get_mut(&key) {
            Some((group, first)) if place < *first && groups[*group].len() < MOST => {
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

/// Whether a use of a result may be where the last tree ends: it only puts it into a vector or reads it there, or computes one
/// number.
fn moves(function: &Function, user: Inst) -> bool {
    let one = function.result(user).is_some_and(|result| function.ty(result).count() == 1);
    function.op(user).row().effect == Effect::Pure
        && (one || matches!(function.op(user), Op::WrRegion | Op::RdRegion | Op::BitCast))
}

/// The uses of a result in a block, and those of what moves with it.
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

/// Moves what is made of results of trees before the last of them ends behind that, in its order.
fn sink(function: &mut Function, trees: &[Tree], last: Inst) {
    let Some(block) = function.block(last) else { return };
    let writes: HashSet<Inst> = trees.iter().flat_map(|tree| uses(function, tree.root, block)).collect();
    let before: Vec<Inst> = function.insts(block).take_while(|inst| *inst != last).collect();
    let mut after = last;
    for inst in before.into_iter().filter(|inst| writes.contains(inst)) {
        function.unlink(inst);
        function.insert_after(after, inst);
        after = inst;
    }
}

/// Replaces trees by one, where the last of them ends.
fn combine(function: &mut Function, trees: &[Tree], aligned: bool) {
    let Some(last) = trees.last() else { return };
    sink(function, trees, last.root);
    let ty = function.ty(last.source);
    #[expect(clippy::cast_possible_truncation, reason = "few trees")]
    let rows = trees.len() as u32;
    let mut b = Builder::before(function, last.root);
    let mut all = b.undef(ty.with_lanes(rows * ty.count()));
    for (row, tree) in (0..).zip(trees) {
        all = b.write(all, tree.source, Region::contiguous(ty.count(), row * ty.bytes()));
    }
    let mut width = ty.count();
    while width > 1 {
        let half = width / 2;
        let [low, high] = [0, half].map(|first| {
            let region =
                Region::rows(width.cast_signed(), half.cast_signed(), 1, (first * ty.element.bytes()).cast_signed());
            part(&mut b, all, region, rows * half, aligned)
        });
        all = b.value(last.op, &[low, high], &[], ty.with_lanes(rows * half));
        width = half;
    }
    for (row, tree) in (0..).zip(trees) {
        let Some(result) = function.result(tree.root) else { continue };
        let lanes = function.ty(result).lanes;
        let one = Region::contiguous(1, row * ty.element.bytes());
        // The uses are behind it.
        let value = Builder::before(function, last.root).read(all, one, lanes);
        function.replace_uses(result, value);
    }
}

/// A region of a vector. Where channels of floats stay in their lanes they are moved as integers, as many as an instruction can.
fn part(b: &mut Builder<'_>, vector: Value, region: Region, lanes: u32, aligned: bool) -> Value {
    let ty = b.function.ty(vector);
    match Element::integer(ty.element.bits()).filter(|_| aligned && ty.element.is_float()) {
        None => b.read(vector, region, Some(lanes)),
        Some(integer) => {
            let integers = b.bitcast(vector, ty.of(integer));
            let moved = b.read(integers, region, Some(lanes));
            b.bitcast(moved, ty.with_lanes(lanes))
        }
    }
}
