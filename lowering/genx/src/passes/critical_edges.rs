//! Splits critical edges: those from a block with several successors to a block with parameters.
//!
//! Purpose: the copies for the parameters of a block are at the end of its predecessor. If the predecessor had another
//! successor, the copies would be executed on both paths.
//!
//! Before: any program. After: a branch with two successors passes no arguments (after coalescing, it may pass those
//! of a block that was empty, and undefined ones). Parameters of a block with one predecessor are replaced by its
//! arguments.
//!
//! ```text
//! br i1 %c, label %bb1(%a), label %bb2          br i1 %c, label %bb3, label %bb2
//!                                         ->    bb3:
//!                                                 br label %bb1(%a)
//! ```

use super::{Pass, State};
use crate::builder::Builder;
use crate::constant::Constant;
use crate::error::Error;
use crate::ir::{Block, Definition, Function, Inst, Value};

/// The pass.
pub const PASS: Pass = Pass {
    name: "critical-edges",
    description: "split edges from blocks with two successors to blocks with parameters",
    run,
    establishes: Some(check),
    optional: false,
};

fn run(state: &mut State) -> Result<(), Error> {
    let function = &mut state.function;
    inline_single_predecessors(function);
    let mut order = Vec::with_capacity(function.blocks().len());
    for block in function.blocks().to_vec() {
        order.push(block);
        let Some(branch) = function.last(block) else { continue };
        if function.successors(branch).len() < 2 {
            continue;
        }
        if function.successors(branch).iter().any(|successor| successor.count > 0) {
            split(function, branch, &mut order);
        }
    }
    function.set_blocks(order);
    Ok(())
}

/// Returns the number of edges to each block, by its index, and the branch of the last of them.
fn edges(function: &Function) -> Vec<(usize, Option<(Inst, usize)>)> {
    let mut edges = vec![(0, None); function.block_count()];
    for branch in function.blocks().iter().filter_map(|block| function.last(*block)) {
        for (index, successor) in function.successors(branch).iter().enumerate() {
            let edge = &mut edges[successor.block.index()];
            *edge = (edge.0 + 1, Some((branch, index)));
        }
    }
    edges
}

/// Replaces parameters of blocks with one predecessor by its arguments.
fn inline_single_predecessors(function: &mut Function) {
    let edges = edges(function);
    let mut inlined = vec![false; function.block_count()];
    for block in function.blocks().to_vec() {
        let (1, Some((branch, successor))) = edges[block.index()] else { continue };
        for index in 0..function.block_params(block).len() {
            let (param, value) =
                (function.block_params(block)[index], function.successor_args(branch, successor)[index]);
            function.replace_uses(param, value);
        }
        inlined[block.index()] = true;
    }
    function.retain_block_params(|function, param| match function.definition(param) {
        Definition::BlockParam(block, _) => !inlined[block.index()],
        Definition::Param(_) | Definition::Inst(_) | Definition::Constant(_) => true,
    });
}

/// Inserts a block on each edge of a branch that passes arguments, next in the block order.
fn split(function: &mut Function, branch: Inst, order: &mut Vec<Block>) {
    let mut edges = function.edges(branch);
    for (target, args) in edges.iter_mut().filter(|(_, args)| !args.is_empty()) {
        let between = function.add_block();
        order.push(between);
        Builder::at_end(function, between).br(*target, &std::mem::take(args));
        *target = between;
    }
    function.set_successors(branch, &edges);
}

/// Checks the postcondition. Arguments that coalesced with their parameters, and undefined ones, need no copy.
fn check(state: &State) -> Result<(), Error> {
    let function = &state.function;
    for branch in function.blocks().iter().filter_map(|block| function.last(*block)) {
        let edges = function.edges(branch);
        let needs_place = |(block, args): &(Block, Vec<Value>)| {
            let undefined = |arg: Value| matches!(function.as_constant(arg), Some(Constant::Undef));
            let mut pairs = function.block_params(*block).iter().zip(args).filter(|(_, arg)| !undefined(**arg));
            pairs.any(|(param, arg)| state.liveness.id(*param).is_none() || !state.liveness.same(*param, *arg))
        };
        if edges.len() > 1 && edges.iter().any(needs_place) {
            return Err(PASS.broken(state, branch, "a branch with two successors gives arguments"));
        }
    }
    Ok(())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic, reason = "tests")]
mod tests {
    use super::*;
    use crate::passes::tests::{dump, state};
    use crate::types::{Element, Type};

    #[test]
    fn arguments_of_conditional_branches_get_a_block() {
        let mut state = state();
        let function = &mut state.function;
        let (head, exit) = (function.add_block(), function.add_block());
        let count = function.add_block_param(head, Type::scalar(Element::I32));
        let entry = function.blocks()[0];
        let mut b = Builder::at_end(function, entry);
        let zero = b.int(Element::I32, 0);
        b.br(head, &[zero]);
        b.go_to_end(head);
        let one = b.int(Element::I32, 1);
        let next = b.binary(crate::Op::Add, count, one);
        let ten = b.int(Element::I32, 10);
        let more = b.icmp(crate::IntPredicate::Slt, next, ten);
        b.cond_br(more, (head, &[next]), (exit, &[]));
        b.go_to_end(exit);
        b.ret();
        assert!(check(&state).is_err());
        run(&mut state).unwrap();
        check(&state).unwrap();
        insta::assert_snapshot!(dump(&state));
    }

    #[test]
    fn undefined_arguments_need_no_copy() {
        let mut state = state();
        let function = &mut state.function;
        let (head, exit) = (function.add_block(), function.add_block());
        function.add_block_param(head, Type::scalar(Element::I32));
        let undefined = function.constant(Type::scalar(Element::I32), Constant::Undef);
        let entry = function.blocks()[0];
        let mut b = Builder::at_end(function, entry);
        let (one, ten) = (b.int(Element::I32, 1), b.int(Element::I32, 10));
        let more = b.icmp(crate::IntPredicate::Slt, one, ten);
        b.cond_br(more, (head, &[undefined]), (exit, &[]));
        b.go_to_end(head);
        b.br(exit, &[]);
        b.go_to_end(exit);
        b.ret();
        check(&state).unwrap();
    }
}
