//! Orders the iterations of loops by flags instead of barriers.
//!
//! The needs of an iteration are computed as a fixpoint, without inserting operations: the analysis visits the body
//! once from the state before the loop, then from a head state that assumes what every iteration knows at its end,
//! until the assumption holds. Missing flags are added to the needs of the loop, and the analysis restarts.
//!
//! A flag between iterations is set after the last operation of an iteration that it covers, and waited for before the
//! first one that needs it; it is also set once before the loop, and waited for once after it.

use super::{
    Inserter, SET, WAIT,
    needs::{Carried, LoopNeeds, Needs},
    region_blocks,
    state::{Clock, Flags, Order, State},
};
use crate::{
    builder::{Lowered, Point},
    walk,
};
use mlir_dialect::{
    location,
    melior::ir::{
        BlockLike, Value,
        block::BlockRef,
        operation::{OperationLike, OperationRef},
    },
    value_key,
};
use pto_isa::types::Pipe;
use pto_upstream::Control;

/// Iterations of loops nested deeper than this end with a barrier: the body is visited several times for each visit of
/// the enclosing loop.
pub(super) const DEPTH: usize = 3;
/// Maximal number of visits of the body of a loop, for each visit of the enclosing loop.
const ROUNDS: usize = 48;

/// The synchronisation of a loop.
struct Plan {
    needs: Needs,
    /// The synchronisation before the loop.
    ahead: Vec<Order>,
    flags: Flags,
    /// The state before the loop, after those operations.
    before: State,
    /// The state before each iteration and after the loop, without their waits.
    head: State,
    /// The clock that each wait of an iteration, or after the loop, conveys.
    conveyed: Vec<Clock>,
}

/// The state at the end of an iteration.
struct End {
    state: State,
    needs: Needs,
    /// The clocks that its flags convey.
    told: Vec<Clock>,
}

impl<'c, 'a> Inserter<'c, 'a> {
    /// Orders the iterations of a loop by flags; returns whether that is possible.
    pub(super) fn visit_loop(&mut self, op: OperationRef<'c, 'a>, state: &mut State) -> Lowered<bool> {
        let blocks: Vec<BlockRef<'c, 'a>> = region_blocks(op, 0).collect();
        let [block] = blocks[..] else { return Ok(false) };
        if !walk::is(op, Control::For) || self.iterations.len() >= DEPTH {
            return Ok(false);
        }
        let Some(plan) = self.plan(block, state)? else { return Ok(false) };
        if self.makes {
            self.make(op, block, &plan)?;
        }
        *state = plan.head;
        state.wait(&plan.needs, &plan.conveyed, &mut self.log);
        state.release(&plan.needs, &plan.flags);
        Ok(true)
    }

    /// Computes the needs of a loop; returns `None` if there are too few events.
    fn plan(&mut self, block: BlockRef<'c, 'a>, state: &State) -> Lowered<Option<Plan>> {
        let Ok(index) = block.argument(0) else { return Ok(None) };
        let key = value_key(Value::from(index));
        let mut needs = self.found.get(&key).cloned().unwrap_or_default();
        // Operations before the loop had other numbers when these needs were computed.
        needs.ahead = Default::default();
        let makes = std::mem::replace(&mut self.makes, false);
        let plan = self.settle_on(block, state, &mut needs);
        self.makes = makes;
        self.found.insert(key, needs);
        plan
    }

    fn settle_on(&mut self, block: BlockRef<'c, 'a>, state: &State, needs: &mut Needs) -> Lowered<Option<Plan>> {
        let mut begun: Option<Plan> = None;
        for _ in 0..ROUNDS {
            let Some(plan) = begun.take() else {
                let mut before = state.clone();
                let mut ahead = before.ahead(needs, &mut self.log, self.iterations.last_mut());
                let Some((more, flags)) = before.reserve(needs, &mut self.log, self.iterations.last_mut()) else {
                    if needs.simplify() {
                        continue;
                    }
                    return Ok(None);
                };
                ahead.extend(more);
                let first = self.iteration(block, &before, &before, needs, &flags, &flags.conveyed)?;
                if !needs.add(&first.needs) {
                    let head = before.head(&first.state);
                    let conveyed = flags.conveyed.iter().zip(&first.told);
                    let conveyed = conveyed.map(|(ahead, told)| before.either(ahead, told, &head)).collect();
                    begun = Some(Plan { needs: needs.clone(), ahead, flags, before, head, conveyed });
                }
                continue;
            };
            let end = self.iteration(block, &plan.before, &plan.head, needs, &plan.flags, &plan.conveyed)?;
            if needs.add(&end.needs) {
                continue;
            }
            let head = plan.head.narrowed(&plan.before, &end.state);
            let conveyed = plan.conveyed.iter().zip(&end.told);
            let conveyed: Vec<Clock> =
                conveyed.map(|(conveyed, told)| plan.head.confirmed(&plan.before, conveyed, told)).collect();
            if head == plan.head && conveyed == plan.conveyed {
                return Ok(Some(plan));
            }
            begun = Some(Plan { head, conveyed, ..plan });
        }
        Ok(None)
    }

    /// Visits the body of a loop once.
    fn iteration(
        &mut self,
        block: BlockRef<'c, 'a>,
        ahead: &State,
        start: &State,
        needs: &Needs,
        flags: &Flags,
        conveyed: &[Clock],
    ) -> Lowered<End> {
        let mut state = start.clone();
        state.start_iteration(needs);
        let count = needs.carried.len();
        self.iterations.push(LoopNeeds {
            ahead: ahead.issued,
            start: start.issued,
            carried: needs.carried.clone(),
            conveyed: conveyed.to_vec(),
            waits: vec![0; count],
            told: vec![Clock::default(); count],
            needs: Needs::default(),
        });
        let around = self.log.index;
        let walked = self.body(block, flags, &mut state);
        self.log.index = around;
        let iteration = self.iterations.pop();
        walked?;
        let iteration = iteration.ok_or_else(|| self.b.defect("an iteration of a loop"))?;
        Ok(End { state, needs: iteration.needs, told: iteration.told })
    }

    /// Emits the operations of an iteration, with the waits before them and the flags set after them.
    fn body(&mut self, block: BlockRef<'c, 'a>, flags: &Flags, state: &mut State) -> Lowered<()> {
        let operations: Vec<OperationRef<'c, 'a>> = walk::operations(block).collect();
        let last = operations.len().saturating_sub(1);
        for (index, op) in operations.iter().enumerate() {
            self.log.index = index;
            let place = self.enter(*op);
            let Some(iteration) = self.iterations.last_mut() else { return Ok(()) };
            let waits = state.arrive(index, &mut self.log, iteration);
            let carried = iteration.carried.clone();
            self.all(WAIT, &waits, &carried, flags, *op)?;
            // The terminator has no effect.
            let after = if index == last { *op } else { operations[index + 1] };
            if index != last {
                self.operation(*op, state)?;
            }
            let Some(iteration) = self.iterations.last_mut() else { return Ok(()) };
            let (orders, sets) = state.leave(index, index == last, &mut self.log, iteration);
            self.orders(after, &orders)?;
            self.all(SET, &sets, &carried, flags, after)?;
            self.log_back(place);
        }
        Ok(())
    }

    fn make(&mut self, op: OperationRef<'c, 'a>, block: BlockRef<'c, 'a>, plan: &Plan) -> Lowered<()> {
        let every: Vec<usize> = (0..plan.needs.carried.len()).collect();
        self.orders(op, &plan.ahead)?;
        self.all(SET, &every, &plan.needs.carried, &plan.flags, op)?;
        let first = block.first_operation();
        let end = self.iteration(block, &plan.before, &plan.head, &plan.needs, &plan.flags, &plan.conveyed)?;
        if plan.needs.clone().add(&end.needs) {
            return Err(self.b.defect("the order of a loop"));
        }
        if let Some(first) = first {
            let pipes = Pipe::ALL.iter().zip(plan.needs.barriers).filter(|(_, needed)| *needed);
            let barriers: Vec<Order> = pipes.map(|(pipe, _)| Order::Barrier(*pipe)).collect();
            self.orders(first, &barriers)?;
        }
        match op.next_in_block() {
            Some(next) => self.all(WAIT, &every, &plan.needs.carried, &plan.flags, next)?,
            None => return Ok(()),
        }
        // Flags after the loop are set after its waits.
        if let (Some(last), false) = (self.last_made, every.is_empty()) {
            self.stand_after(last);
        }
        Ok(())
    }

    /// Sets or waits for flags before an operation.
    fn all(
        &mut self,
        def: &'static pto_isa::Op,
        which: &[usize],
        carried: &[Carried],
        flags: &Flags,
        before: OperationRef<'c, 'a>,
    ) -> Lowered<()> {
        if !self.makes || which.is_empty() {
            return Ok(());
        }
        let Some(at) = Point::before(before) else { return Ok(()) };
        self.b.go(at, location(before));
        which.iter().try_for_each(|&flag| {
            let Carried { from, to, .. } = carried[flag];
            self.flag(def, Pipe::ALL[from], Pipe::ALL[to], flags.events[flag] as u32)
        })
    }
}
