//! Simplification of blocks: folds known branches, removes unreachable blocks, merges blocks and removes redundant
//! parameters.

use crate::builder::Builder;
use crate::ir::{Block, Function, Inst, Value};
use crate::table::Op;

/// Replaces the last instruction of a block by a branch.
pub(super) fn go(function: &mut Function, branch: Inst, target: Block, args: &[Value]) {
    Builder::before(function, branch).br(target, args);
    function.erase(branch);
}

/// Folds branches on constants, branches whose arms are the same block, and branches on a complement.
pub(super) fn fold(function: &mut Function) -> bool {
    let mut changed = false;
    for block in function.blocks().to_vec() {
        let Some(branch) = function.last(block).filter(|last| function.op(*last) == Op::CondBr) else { continue };
        let edges = function.edges(branch);
        let [on_true, on_false] = edges.as_slice() else { continue };
        let condition = function.args(branch)[0];
        let known = function.as_integer(condition).map(|bit| bit != 0);
        if known.is_some() || on_true == on_false {
            let (target, args) = if known == Some(false) { on_false } else { on_true };
            go(function, branch, *target, args);
            changed = true;
        } else if let Some(source) = complement_of(function, condition) {
            let swapped = [on_false.clone(), on_true.clone()];
            function.set_arg(branch, 0, source);
            function.set_successors(branch, &swapped);
            changed = true;
        }
    }
    changed
}

/// Returns the bit whose complement a bit is.
fn complement_of(function: &Function, bit: Value) -> Option<Value> {
    let inst = function.def_inst(bit).filter(|inst| function.op(*inst) == Op::Xor)?;
    let [source, ones] = *function.operands(inst) else { return None };
    (function.as_integer(ones) == Some(-1)).then_some(source)
}

/// Removes unreachable blocks.
pub(super) fn remove_unreachable(function: &mut Function) -> bool {
    let mut reached = vec![false; function.block_count()];
    let mut work: Vec<Block> = function.blocks().first().copied().into_iter().collect();
    while let Some(block) = work.pop() {
        if !std::mem::replace(&mut reached[block.index()], true)
            && let Some(last) = function.last(block)
        {
            work.extend(function.successors(last).iter().map(|successor| successor.block));
        }
    }
    let (kept, gone): (Vec<Block>, Vec<Block>) =
        function.blocks().iter().copied().partition(|block| reached[block.index()]);
    for inst in gone.iter().flat_map(|block| function.insts(*block).collect::<Vec<_>>()).collect::<Vec<_>>() {
        function.erase(inst);
    }
    let changed = !gone.is_empty();
    function.set_blocks(kept);
    changed
}

/// Replaces parameters of blocks for which all branches pass the same value, or the parameter itself.
pub(super) fn same_params(function: &mut Function) -> bool {
    let mut gone = vec![false; function.value_count()];
    let mut any = false;
    // Removing a parameter may make others redundant: those of nested loops, from the outermost to the innermost.
    for _ in 0..function.blocks().len() {
        let mut changed = false;
        let predecessors = function.predecessors();
        for block in function.blocks().to_vec() {
            for (index, param) in function.block_params(block).to_vec().into_iter().enumerate() {
                if gone[param.index()] {
                    continue;
                }
                if let Some(value) = only(function, &predecessors[block.index()], block, index, param) {
                    function.replace_uses(param, value);
                    gone[param.index()] = true;
                    changed = true;
                }
            }
        }
        any |= changed;
        if !changed {
            break;
        }
    }
    if any {
        function.retain_block_params(|_, param| gone.get(param.index()) != Some(&true));
    }
    any
}

/// Returns the only value, besides itself, that branches pass to a parameter.
fn only(function: &Function, branches: &[Inst], block: Block, index: usize, param: Value) -> Option<Value> {
    let mut found = None;
    for branch in branches {
        for (at, successor) in function.successors(*branch).iter().enumerate() {
            if successor.block != block {
                continue;
            }
            let given = *function.successor_args(*branch, at).get(index)?;
            if given == param {
                continue;
            }
            if found.is_some_and(|found| found != given) {
                return None;
            }
            found = Some(given);
        }
    }
    found
}

/// Merges a block into its only predecessor, if it is the only successor of that.
pub(super) fn merge(function: &mut Function) -> bool {
    let edges = edges_to(function);
    let mut merged = vec![false; function.block_count()];
    let entry = function.blocks().first().copied();
    for block in function.blocks().to_vec() {
        if merged[block.index()] {
            continue;
        }
        while let Some(branch) = function.last(block).filter(|last| function.op(*last) == Op::Br) {
            let Some((next, args)) = function.edges(branch).pop() else { break };
            if next == block || Some(next) == entry || edges[next.index()] != 1 {
                break;
            }
            function.erase(branch);
            for (param, arg) in function.block_params(next).to_vec().into_iter().zip(args) {
                function.replace_uses(param, arg);
            }
            for inst in function.insts(next).collect::<Vec<_>>() {
                function.unlink(inst);
                function.append(block, inst);
            }
            merged[next.index()] = true;
        }
    }
    let changed = merged.contains(&true);
    function.set_blocks(function.blocks().iter().copied().filter(|block| !merged[block.index()]).collect());
    changed
}

/// Returns the number of edges to each block, by its index.
pub(super) fn edges_to(function: &Function) -> Vec<u32> {
    let mut edges = vec![0; function.block_count()];
    for branch in function.blocks().iter().filter_map(|block| function.last(*block)) {
        for successor in function.successors(branch) {
            edges[successor.block.index()] += 1;
        }
    }
    edges
}
