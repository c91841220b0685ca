//! GenXPromotePredicate: computes chains of predicates in general registers, as words.
//!
//! Purpose: there are few flags. A predicate that does not fit is moved to a general register and back at each use.
//!
//! Before: any program. After: in a block where more bits of predicates are live than the platform has flags, chains
//! of `and`, `or` and `xor` on predicates are computed on words that have all bits set for true. A comparison right
//! before the use converts a word back to a predicate.
//!
//! ```text
//! %a = icmp slt <64 x i32> %x, %y           %a = icmp ..      %u = select %a, -1, 0
//! %b = icmp slt <64 x i32> %x, %z           %b = icmp ..      %v = select %b, -1, 0
//! %c = and <64 x i1> %a, %b            ->   %c = and <64 x i16> %u, %v
//! %d = or <64 x i1> %c, %e                  %d = or <64 x i16> %c, %w
//! %r = select %d, %x, %y                    %p = icmp ne %d, 0     %r = select %p, %x, %y
//! ```

use rustc_hash::FxHashMap;

use crate::builder::Builder;
use crate::compare::IntPredicate;
use crate::constant::Constant;
use crate::error::Error;
use crate::ir::{Block, Function, Inst, Value};
use crate::passes::{Pass, State};
use crate::table::Op;
use crate::types::{Element, Type};

/// The pass.
pub const PASS: Pass = Pass {
    name: "promote-predicate",
    description: "compute chains of predicates in general registers, as words",
    run,
    establishes: None,
    optional: true,
};

/// Minimal length of a chain for which promotion is beneficial: the conversions to words and back take an instruction
/// each.
const LEAST: usize = 2;
/// The elements that represent bits.
const WORD: Element = Element::I16;

fn run(state: &mut State) -> Result<(), Error> {
    let flags = state.platform.info().flag_bits;
    let function = &mut state.function;
    for block in function.blocks().to_vec() {
        for chain in crowded(function, block, flags) {
            promote(function, &chain);
        }
    }
    Ok(())
}

/// Returns whether an instruction combines predicates of several lanes.
fn combines(function: &Function, inst: Inst) -> bool {
    let is_predicate = |value: Value| function.ty(value).is_predicate() && function.ty(value).lanes.is_some();
    matches!(function.op(inst), Op::And | Op::Or | Op::Xor) && function.result(inst).is_some_and(is_predicate)
}

/// Returns the instructions of a block that combine predicates, grouped in chains, if too many bits are live at one
/// instruction.
fn crowded(function: &Function, block: Block, flags: u32) -> Vec<Vec<Inst>> {
    let insts: Vec<Inst> = function.insts(block).collect();
    let combining: Vec<Inst> = insts.iter().copied().filter(|inst| combines(function, *inst)).collect();
    if combining.len() < LEAST {
        return Vec::new();
    }
    let place: FxHashMap<Inst, usize> = insts.iter().copied().zip(0..).collect();
    // The change of the number of live bits at each instruction.
    let mut changes = vec![0_i64; insts.len() + 1];
    let mut span = |value: Value, from: usize| {
        let last = |at: &crate::ir::Use| place.get(&at.inst).map_or(insts.len(), |at| *at);
        let Some(to) = function.uses(value).iter().map(last).max() else { return };
        changes[from] += i64::from(function.ty(value).count());
        changes[to] -= i64::from(function.ty(value).count());
    };
    for (at, inst) in insts.iter().enumerate() {
        if let Some(result) = function.result(*inst).filter(|result| function.ty(*result).is_predicate()) {
            span(result, at);
        }
    }
    for param in function.block_params(block).iter().filter(|param| function.ty(**param).is_predicate()) {
        span(*param, 0);
    }
    let mut alive = 0;
    let too_many: Vec<bool> = changes
        .iter()
        .map(|change| {
            alive += change;
            alive > i64::from(flags)
        })
        .collect();
    let chains = chains(function, &combining);
    let is_crowded = |chain: &Vec<Inst>| chain.iter().any(|inst| too_many[place[inst]]);
    chains.into_iter().filter(|chain| chain.len() >= LEAST && is_crowded(chain)).collect()
}

/// Groups instructions of a block into connected chains, each in block order.
fn chains(function: &Function, insts: &[Inst]) -> Vec<Vec<Inst>> {
    let mut chains: Vec<Vec<Inst>> = Vec::new();
    let mut chain_of: FxHashMap<Inst, usize> = FxHashMap::default();
    for inst in insts {
        let sources = function.operands(*inst).iter().filter_map(|operand| function.def_inst(*operand));
        let mut found: Vec<usize> = sources.filter_map(|source| chain_of.get(&source).copied()).collect();
        found.sort_unstable();
        found.dedup();
        let chain = match found.as_slice() {
            [] => {
                chains.push(Vec::new());
                chains.len() - 1
            }
            [first, rest @ ..] => {
                for other in rest {
                    for moved in std::mem::take(&mut chains[*other]) {
                        chain_of.insert(moved, *first);
                        chains[*first].push(moved);
                    }
                }
                *first
            }
        };
        chains[chain].push(*inst);
        chain_of.insert(*inst, chain);
    }
    chains.retain(|chain| !chain.is_empty());
    chains
}

/// Computes the predicates of a chain as words.
fn promote(function: &mut Function, chain: &[Inst]) {
    let mut words: FxHashMap<Value, Value> = FxHashMap::default();
    let mut order = chain.to_vec();
    // Instructions of chains that were merged are out of order.
    let mut place: FxHashMap<Inst, usize> = FxHashMap::default();
    if let Some(block) = chain.first().and_then(|inst| function.block(*inst)) {
        place = function.insts(block).zip(0..).collect();
    }
    order.sort_by_key(|inst| place.get(inst).copied());
    for inst in &order {
        let (op, Some(result)) = (function.op(*inst), function.result(*inst)) else { continue };
        let operands = function.operands(*inst).to_vec();
        let operands: Vec<Value> =
            operands.into_iter().map(|operand| word(function, *inst, operand, &mut words)).collect();
        let ty = function.ty(result).of(WORD);
        let value = Builder::before(function, *inst).value(op, &operands, &[], ty);
        words.insert(result, value);
    }
    for inst in order.iter().rev() {
        let Some(result) = function.result(*inst) else { continue };
        let Some(value) = words.get(&result).copied() else { continue };
        let mut made: Option<(Inst, Value)> = None;
        for at in function.uses(result).to_vec() {
            if chain.contains(&at.inst) {
                continue;
            }
            let predicate = match made {
                Some((user, predicate)) if user == at.inst => predicate,
                Some(_) | None => {
                    let mut b = Builder::before(function, at.inst);
                    let ty = b.function.ty(value);
                    let zero = b.splat_int(ty, 0);
                    b.icmp(IntPredicate::Ne, value, zero)
                }
            };
            made = Some((at.inst, predicate));
            function.set_arg(at.inst, at.index as usize, predicate);
        }
        function.erase(*inst);
    }
}

/// Returns the words of a predicate, which are computed once, at the definition of the predicate.
fn word(function: &mut Function, user: Inst, predicate: Value, words: &mut FxHashMap<Value, Value>) -> Value {
    if let Some(word) = words.get(&predicate) {
        return *word;
    }
    let ty: Type = function.ty(predicate).of(WORD);
    let bits = |bit: u64| if bit & 1 == 1 { 0xffff } else { 0 };
    let value = match function.as_constant(predicate) {
        Some(Constant::Undef) => function.constant(ty, Constant::Undef),
        Some(Constant::Splat(bit)) => {
            let bit = bits(*bit);
            function.constant(ty, Constant::Splat(bit))
        }
        Some(Constant::Elements(elements)) => {
            let elements = elements.iter().map(|bit| bits(*bit)).collect();
            function.constant(ty, Constant::of(elements))
        }
        None => {
            let own = function.def_inst(predicate).filter(|inst| function.block(*inst) == function.block(user));
            let before = own.and_then(|inst| function.next(inst)).unwrap_or(user);
            let mut b = Builder::before(function, before);
            let (ones, zeros) = (b.splat_int(ty, -1), b.splat_int(ty, 0));
            b.select(predicate, ones, zeros)
        }
    };
    words.insert(predicate, value);
    value
}
