//! Removes empty blocks, orders the others so that they fall through, and merges returns.
//!
//! Purpose: few jumps; vISA requires a single return, in the last block.
//!
//! Before: values are coalesced, so that arguments of branches need no instructions. After: only the entry block may
//! consist of a branch alone; blocks are in an order of execution; the last block has the only return; all blocks are
//! reachable.
//!
//! ```text
//! br i1 %c, label %bb1, label %bb2        br i1 %c, label %bb3, label %bb2
//! bb1:                               ->
//!   br label %bb3
//! ```

use super::{Pass, State};
use crate::error::Error;
use crate::ir::{Block, Function, Value};
use crate::table::Op;

/// The pass.
pub const PASS: Pass = Pass {
    name: "tidy-control-flow",
    description: "remove empty blocks, lay out the others, and merge returns",
    run,
    establishes: Some(check),
    optional: false,
};

fn run(state: &mut State) -> Result<(), Error> {
    let function = &mut state.function;
    single_return(function);
    skip_empty(function);
    let order = order(function);
    function.set_blocks(order);
    Ok(())
}

/// Returns the target of a block that consists of a branch, and the arguments it passes, if its parameters have no
/// other uses.
fn forward(function: &Function, block: Block) -> Option<(Block, Vec<Value>)> {
    let (first, last) = (function.first(block)?, function.last(block)?);
    let is_empty = first == last && function.op(last) == Op::Br && function.blocks().first() != Some(&block);
    // Later blocks may use its parameters; then it is not removed.
    let own = |param: &Value| function.uses(*param).iter().all(|a_use| a_use.inst == last);
    if is_empty && function.block_params(block).iter().all(own) { function.edges(last).pop() } else { None }
}

/// Redirects branches past empty blocks.
fn skip_empty(function: &mut Function) {
    for block in function.blocks().to_vec() {
        let Some(branch) = function.last(block) else { continue };
        let mut edges = function.edges(branch);
        for (target, args) in &mut edges {
            // A loop of empty blocks is kept.
            for _ in 0..function.blocks().len() {
                let Some((next, mut given)) = forward(function, *target).filter(|(next, _)| next != target) else {
                    break;
                };
                let params = function.block_params(*target);
                for value in &mut given {
                    let position = params.iter().position(|param| param == value);
                    *value = position.and_then(|position| args.get(position)).copied().unwrap_or(*value);
                }
                (*target, *args) = (next, given);
            }
        }
        function.set_successors(branch, &edges);
    }
}

/// Replaces all returns but one by branches to it.
fn single_return(function: &mut Function) {
    let returns: Vec<_> = function.all_insts().into_iter().filter(|inst| function.op(*inst) == Op::Ret).collect();
    let [_, _, ..] = returns.as_slice() else { return };
    let exit = function.add_block();
    let place = function.place(returns[0]);
    for ret in returns {
        let Some(block) = function.block(ret) else { continue };
        function.erase(ret);
        let branch = function.create(Op::Br, &[], &[], None);
        function.append(block, branch);
        function.add_successor(branch, exit, &[]);
    }
    let ret = function.create(Op::Ret, &[], &[], None);
    function.set_place(ret, place);
    function.append(exit, ret);
}

/// Returns the reachable blocks: each is followed by one of its successors that is not placed yet; the return is last.
fn order(function: &Function) -> Vec<Block> {
    let mut order = Vec::new();
    let mut placed = vec![false; function.block_count()];
    let mut exit = None;
    let mut work: Vec<Block> = function.blocks().first().copied().into_iter().collect();
    while let Some(mut block) = work.pop() {
        while !std::mem::replace(&mut placed[block.index()], true) {
            let Some(last) = function.last(block) else { break };
            if function.op(last) == Op::Ret {
                exit = Some(block);
                break;
            }
            order.push(block);
            // The last successor falls through: a branch with a condition jumps if it holds.
            let mut targets = function.successors(last).iter().map(|successor| successor.block);
            let Some(mut next) = targets.next_back() else { break };
            for other in targets {
                if placed[next.index()] {
                    next = other;
                } else {
                    work.push(other);
                }
            }
            block = next;
        }
    }
    order.extend(exit);
    order
}

fn check(state: &State) -> Result<(), Error> {
    let function = &state.function;
    let returns: Vec<_> = function.all_insts().into_iter().filter(|inst| function.op(*inst) == Op::Ret).collect();
    for inst in &returns {
        if returns.len() > 1 || function.block(*inst) != function.blocks().last().copied() {
            return Err(PASS.broken(state, *inst, "the return is not the only one, in the last block"));
        }
    }
    for block in function.blocks() {
        if let (Some(last), Some(target)) = (function.last(*block), forward(function, *block))
            && target.0 != *block
        {
            return Err(PASS.broken(state, last, "a block has nothing but a branch"));
        }
    }
    Ok(())
}
