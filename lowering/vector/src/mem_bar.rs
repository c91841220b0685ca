//! `pto-mem-bar`: orders accesses of a vector scope to the same bytes by barriers.
//!
//! The hardware tracks dependences through registers within a scope, but not through memory: a load may execute before
//! an earlier store to the same bytes. The pass inserts a barrier before each instruction, or loop of instructions,
//! that conflicts with an access of the scope since the last barrier. The barrier names the two kinds of access. If
//! iterations of a loop depend on each other through memory, the barrier is at the end of the iteration. A store to
//! exactly the bytes of a load needs no barrier if it depends on the loaded register element by element. Source: PTO
//! ISA manual, mem-bar.md.
//!
//! Before: vector instructions stand in scopes ([`crate::vecscope`]). After: every two conflicting accesses of a
//! scope are ordered by a barrier or by a register.
//!
//! ```mlir
//! pto.vecscope {
//!   pto.vsts %x, %p[%c0], %m : ..
//!   %y = pto.vlds %p[%c0] : ..
//! }
//! ```
//!
//! becomes
//!
//! ```mlir
//! pto.vecscope {
//!   pto.vsts %x, %p[%c0], %m : ..
//!   pto.mem_bar "VST_VLD"
//!   %y = pto.vlds %p[%c0] : ..
//! }
//! ```

mod ranges;

use crate::{
    builder::{Builder, Lowered, Point, op_def, set},
    passes::OnFunctions,
    walk,
};
use mlir_dialect::{
    Failed, context_of, location,
    melior::ir::{
        BlockLike,
        block::BlockRef,
        operation::{OperationLike, OperationRef},
    },
};
use pto_dialect::op::declared;
use pto_isa::{
    Family, Key, Op,
    attrs::{self, MemBar},
    ops::scope,
};
use pto_upstream::Control;
use ranges::{Numbers, VectorAccess};

/// The barrier.
pub(crate) const MEM_BAR: &Op = op_def(scope::OPS, "mem_bar");
/// Maximal number of accesses that are compared with later ones; then a barrier is inserted.
const PENDING: usize = 64;

/// Returns whether two accesses depend on each other, and no earlier barrier keeps them in order.
const fn depend(first: &VectorAccess, second: &VectorAccess) -> bool {
    if second.writes { true } else { first.writes && !first.is_seen }
}

/// Returns the barrier that orders earlier accesses before the given ones: if those only read, one for earlier stores.
fn barrier(later: &[&VectorAccess]) -> Option<BarrierKind> {
    let all_read = later.iter().all(|access| !access.writes);
    (!later.is_empty()).then_some(if all_read { BarrierKind::StoreLoad } else { BarrierKind::All })
}

/// A barrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BarrierKind {
    /// Loads after it wait for stores before it.
    StoreLoad,
    /// Everything after it waits for everything before it.
    All,
}

impl BarrierKind {
    const fn attribute(self) -> MemBar {
        match self {
            BarrierKind::StoreLoad => MemBar::VstVld,
            BarrierKind::All => MemBar::VvAll,
        }
    }
}

/// The accesses of a part of a scope that its barriers do not order with respect to the surrounding code.
#[derive(Default)]
struct Ends {
    /// The accesses before its first barrier.
    head: Vec<VectorAccess>,
    /// The accesses after its last barrier.
    tail: Vec<VectorAccess>,
    has_barrier: bool,
}

impl Ends {
    fn of(accesses: Vec<VectorAccess>) -> Self {
        Self { head: accesses.clone(), tail: accesses, has_barrier: false }
    }

    /// Appends a barrier.
    fn stop(&mut self, kind: BarrierKind) {
        match kind {
            BarrierKind::StoreLoad => {
                self.tail.iter_mut().filter(|access| access.writes).for_each(|access| access.is_seen = true)
            }
            BarrierKind::All => {
                self.tail.clear();
                self.has_barrier = true;
            }
        }
    }

    /// Appends the accesses of a following part.
    fn follow(&mut self, next: Ends) {
        if !self.has_barrier {
            self.head.extend(next.head);
        }
        self.tail.extend(next.tail);
        self.has_barrier |= next.has_barrier;
    }
}

/// Inserts barriers into scopes.
struct Bars<'c, 'a> {
    b: Builder<'c, 'a>,
    numbers: Numbers,
}

impl<'c, 'a> Bars<'c, 'a> {
    fn insert(&mut self, before: OperationRef<'c, 'a>, kind: BarrierKind) -> Lowered<()> {
        let Some(at) = Point::before(before) else { return Ok(()) };
        self.b.go(at, location(before));
        self.b.op(MEM_BAR, &[], &[set(Key::Kind, kind.attribute())], &[]).map(drop)
    }

    /// Orders the accesses of a block.
    fn block(&mut self, block: BlockRef<'c, 'a>) -> Lowered<Ends> {
        let mut ends = Ends::default();
        for op in walk::operations(block) {
            let found = declared(op).map(|(def, _)| def);
            if found.is_some_and(|def| def.opcode == MEM_BAR.opcode) {
                let is_of_all = mlir_dialect::InherentAttributes::of(op).get(Key::Kind.as_str()).is_some_and(|kind| {
                    pto_dialect::attributes::case(&attrs::MEM_BAR, kind)
                        .is_some_and(|kind| kind.value == MemBar::VvAll as i64)
                });
                // Other kinds of barriers are not taken into account.
                if is_of_all {
                    ends.stop(BarrierKind::All);
                }
                continue;
            }
            let own = match found {
                Some(def) => Ends::of(Numbers::accesses(op, def)),
                None if op.region_count() > 0 => self.nest(op)?,
                None => continue,
            };
            let mut later = Vec::new();
            for first in &ends.tail {
                later.extend(own.head.iter().filter(|second| {
                    let is_in_place = !first.writes && first.at.is_some() && first.at == second.at;
                    depend(first, second) && !is_in_place && self.numbers.meet_in_iteration(first, second)
                }));
            }
            let many = ends.tail.len() + own.head.len() > PENDING && !ends.tail.is_empty() && !own.head.is_empty();
            if let Some(kind) = if many { Some(BarrierKind::All) } else { barrier(&later) } {
                self.insert(op, kind)?;
                ends.stop(kind);
            }
            ends.follow(own);
        }
        Ok(ends)
    }

    /// Orders the accesses inside a loop or a branch.
    fn nest(&mut self, op: OperationRef<'c, 'a>) -> Lowered<Ends> {
        let iterations = if walk::is(op, Control::For) { self.numbers.note(op) } else { None };
        let mut ends = Ends::default();
        for block in walk::blocks(op).collect::<Vec<_>>() {
            let own = self.block(block)?;
            ends.head.extend(own.head);
            ends.tail.extend(own.tail);
        }
        if walk::is(op, Control::For) {
            let inside = ranges::indices(op);
            let meet = |first: &VectorAccess, second: &VectorAccess| match iterations {
                Some((index, step)) => self.numbers.meet_between_iterations(first, second, index, step, &inside),
                None => self.numbers.meet(first, second),
            };
            let mut later = Vec::new();
            for first in &ends.tail {
                later.extend(ends.head.iter().filter(|second| depend(first, second) && meet(first, second)));
            }
            let last = walk::blocks(op).last().and_then(|block| block.terminator());
            if let (Some(kind), Some(last)) = (barrier(&later), last) {
                self.insert(last, kind)?;
                ends.stop(kind);
                ends.has_barrier = false;
            }
        }
        Ok(ends)
    }
}

/// The pass.
pub(crate) const PASS: OnFunctions = OnFunctions {
    argument: "pto-mem-bar",
    description: "order accesses of vector scopes to the same bytes by barriers",
    dialects: &[pto_dialect::DIALECT],
    run,
};

fn run<'c, 'a>(function: OperationRef<'c, 'a>, entry: BlockRef<'c, 'a>) -> Result<(), Failed> {
    let mut bars = Bars { b: Builder::new(context_of(location(function)), entry), numbers: Numbers::default() };
    for op in walk::inside(function) {
        let is_scope = declared(op).is_some_and(|(def, _)| def.family() == Family::Scope) && op.region_count() > 0;
        if is_scope {
            // The loops around a scope define induction variables, too.
            for around in std::iter::successors(op.parent_operation(), |op| op.parent_operation()) {
                if walk::is(around, Control::For) {
                    bars.numbers.note(around);
                }
            }
            for block in walk::blocks(op).collect::<Vec<_>>() {
                bars.block(block)?;
            }
        }
    }
    Ok(())
}
