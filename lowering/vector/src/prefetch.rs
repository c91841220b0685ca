//! `pto-prefetch`: issues copies ahead of computations that they do not depend on.
//!
//! Each pipe executes its operations in issue order, in parallel with other pipes. A load that is issued before the
//! computation on the previous data overlaps with it. Copies of one pipe keep their order. A copy moves past the first
//! uses of at most [`AHEAD`] copies, and only if memory has room for the longer live range of its buffer.
//!
//! Before: buffers have no addresses, and nothing orders the pipes. After: copies stand earlier in their block,
//! together with the views and scalars that they use; each reads and writes the same bytes as before.
//!
//! ```mlir
//! pto.tload ins(%x) outs(%a)
//! pto.texp ins(%a) outs(%a)
//! pto.tload ins(%y) outs(%b)
//! ```
//!
//! becomes
//!
//! ```mlir
//! pto.tload ins(%x) outs(%a)
//! pto.tload ins(%y) outs(%b)
//! pto.texp ins(%a) outs(%a)
//! ```

use crate::{
    allocation::{Buffers, Lifetimes, Sharing, Sharings, bound, capacity},
    memory_effects::{EffectAnalysis, MemoryEffects, only_computes},
    passes::OnFunctions,
    walk::{self, key},
};
use mlir_dialect::{
    Failed, Rewriter, context_of, defining_operation, location,
    melior::ir::{
        block::BlockRef,
        operation::{OperationLike, OperationRef},
    },
    operand,
};
use pto_dialect::target;
use pto_isa::{Target, types::Loc};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Maximal number of copies of a pipe that a copy may overtake, counted by their first uses, with and without room;
/// more would exhaust the events that order the pipes.
const AHEAD: [usize; 2] = [3, 1];
/// Maximal number of operations that a copy moves past.
const FAR: usize = 256;

/// Returns the operations that define the operands of an operation.
fn needed<'c, 'a>(op: OperationRef<'c, 'a>) -> impl Iterator<Item = usize> {
    (0..op.operand_count()).filter_map(move |index| operand(op, index)).filter_map(defining_operation).map(key)
}

/// Returns whether a copy may move before another operation, which then does not wait for it.
fn is_apart(copy: &MemoryEffects, other: &MemoryEffects) -> bool {
    copy.copies.is_disjoint(&other.copies)
        && copy.fills.is_disjoint(&other.beyond)
        && copy.empties.is_disjoint(&other.fills)
        && copy.is_independent(other)
}

/// Moves the copies of a function.
struct Mover<'c, 'a> {
    function: OperationRef<'c, 'a>,
    buffers: Buffers<'c, 'a>,
    target: Target,
    /// Which memories may have room before the first move, once a copy moves.
    before: Option<Vec<bool>>,
    touching: EffectAnalysis,
    rewriter: Rewriter<'c, 'a>,
    /// Moved operations, and the operation that followed each.
    moved: Vec<(OperationRef<'c, 'a>, OperationRef<'c, 'a>)>,
}

impl<'c, 'a> Mover<'c, 'a> {
    /// Returns for each operation of a block the pipes of the copies that it is the first to use.
    fn first_uses(&mut self, operations: &[OperationRef<'c, 'a>]) -> HashMap<usize, Vec<usize>> {
        let mut filled: HashMap<usize, usize> = HashMap::default();
        let mut found: HashMap<usize, Vec<usize>> = HashMap::default();
        for op in operations {
            let Some(touched) = self.touching.touched(*op) else { continue };
            for buffer in touched.reads.iter().chain(&touched.writes) {
                if let Some(pipe) = filled.remove(buffer) {
                    found.entry(key(*op)).or_default().push(pipe);
                }
            }
            if let (0, Some(pipe)) = (op.region_count(), touched.copies.iter().next()) {
                filled.extend(touched.writes.iter().map(|buffer| (*buffer, *pipe)));
            }
        }
        found
    }

    /// Hoists the copies of a block, each before the first uses of several copies.
    fn block(&mut self, block: BlockRef<'c, 'a>, ahead: usize) {
        let mut operations: Vec<OperationRef<'c, 'a>> = walk::operations(block).collect();
        let uses = self.first_uses(&operations);
        for index in 0..operations.len() {
            let (copy, first) = (operations[index], index.saturating_sub(FAR));
            let Some(touched) = self.touching.touched(copy).filter(|touched| !touched.copies.is_empty()) else {
                continue;
            };
            if copy.region_count() == 0 {
                self.up(&mut operations[first..=index], &touched, &uses, ahead);
            }
        }
    }

    /// Hoists the last of some operations, together with its operands.
    fn up(
        &mut self,
        operations: &mut [OperationRef<'c, 'a>],
        touched: &MemoryEffects,
        uses: &HashMap<usize, Vec<usize>>,
        mut ahead: usize,
    ) {
        let Some((copy, above)) = operations.split_last() else { return };
        let mut needs: HashSet<usize> = needed(*copy).collect();
        let mut with: HashSet<usize> = std::iter::once(key(*copy)).collect();
        // Consecutive operations of the vector unit stay together.
        let is_one = |goal: &Option<(usize, bool)>, vector: bool| vector && goal.is_some_and(|(_, vector)| vector);
        let (mut goal, mut kept) = (None, None);
        let mut stopped = None;
        for (index, op) in above.iter().enumerate().rev() {
            if needs.contains(&key(*op)) {
                if !only_computes(*op) {
                    stopped = self.touching.touched(*op);
                    break;
                }
                needs.extend(needed(*op));
                with.insert(key(*op));
                continue;
            }
            let other = self.touching.touched(*op);
            stopped.clone_from(&other);
            let Some(other) = other.filter(|other| is_apart(touched, other)) else { break };
            let first = uses
                .get(&key(*op))
                .map_or(0, |pipes| pipes.iter().filter(|pipe| touched.copies.contains(*pipe)).count());
            let Some(left) = ahead.checked_sub(first) else { break };
            ahead = left;
            stopped = None;
            if other.is_work() {
                if !is_one(&goal, other.vector) {
                    kept = goal;
                }
                goal = Some((index, other.vector));
            }
        }
        if is_one(&goal, stopped.is_some_and(|other| other.vector)) {
            goal = kept;
        }
        let Some((goal, _)) = goal else { return };
        let (moved, stay): (Vec<OperationRef<'c, 'a>>, Vec<OperationRef<'c, 'a>>) =
            operations[goal..].iter().copied().partition(|op| with.contains(&key(*op)));
        if self.before.is_none() && !moved.is_empty() {
            self.before = Some(self.room());
        }
        for op in &moved {
            let Some(after) = op.next_in_block() else { continue };
            self.moved.push((*op, after));
            self.rewriter.move_before(*op, operations[goal]);
        }
        operations[goal..].iter_mut().zip(moved.into_iter().chain(stay)).for_each(|(place, op)| *place = op);
    }

    /// Returns for each memory whether it may have room for all live buffers of the function, by kind of sharing.
    fn room(&self) -> Vec<bool> {
        let lifetimes = Sharings::of(self.function);
        let sharings = [Sharing::Any, Sharing::BetweenIterations].map(|sharing| lifetimes.get(sharing));
        let fits = |lifetimes: &Lifetimes, loc: Loc| {
            capacity(loc, self.target).is_none_or(|capacity| bound(&self.buffers, loc, lifetimes) <= capacity)
        };
        sharings.iter().flat_map(|lifetimes| Loc::ALL.iter().map(move |loc| fits(lifetimes, *loc))).collect()
    }

    /// Undoes all moves.
    fn back(&mut self) {
        while let Some((op, after)) = self.moved.pop() {
            self.rewriter.move_before(op, after);
        }
    }
}

/// The pass.
pub(crate) const PASS: OnFunctions = OnFunctions {
    argument: "pto-prefetch",
    description: "issue copies ahead of work that they do not depend on",
    dialects: &[],
    run,
};

fn run<'c, 'a>(function: OperationRef<'c, 'a>, entry: BlockRef<'c, 'a>) -> Result<(), Failed> {
    let buffers = Buffers::of(function, entry);
    // Buffers with addresses may overlap.
    if buffers.ordered || buffers.shares || buffers.has_addresses() {
        return Ok(());
    }
    let target = target::of(function, target::configuration(context_of(location(function))));
    let mut mover = Mover {
        function,
        buffers,
        target,
        before: None,
        touching: EffectAnalysis::new(entry),
        rewriter: Rewriter::new(),
        moved: Vec::new(),
    };
    let blocks: Vec<BlockRef<'_, '_>> =
        std::iter::once(function).chain(walk::inside(function)).flat_map(walk::blocks).collect();
    for ahead in AHEAD {
        for block in &blocks {
            mover.block(*block, ahead);
        }
        let Some(before) = &mover.before else { return Ok(()) };
        let after = mover.room();
        if before.iter().zip(after).all(|(before, after)| after || !before) {
            return Ok(());
        }
        mover.back();
    }
    Ok(())
}
