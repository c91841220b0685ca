//! Loops whose turns are ordered by flags instead of barriers.
//!
//! What a turn needs is found by going through the body without making anything: a first turn from the state in front of the
//! loop, then turns from the state at its head, which claims to know what every turn knows at its end, until the claim is
//! true. What is missing is added to the needs of the loop, and all is done again.

use super::{
    Inserter, SET, WAIT, region_blocks,
    state::{Flag, Needs, Order, State},
};
use crate::{
    ir::{Lowered, Point},
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

/// Loops in more others than these end their turns with a barrier: each is gone through several times for each time the one
/// around is.
pub(super) const DEPTH: usize = 3;
/// Times the body of a loop is gone through at most, for each time the one around is.
const ROUNDS: usize = 32;

/// A loop in turns.
struct Plan {
    needs: Needs,
    /// What stands in front of the loop.
    ahead: Vec<Order>,
    flags: Vec<Flag>,
    /// The state in front of the loop, behind what stands there.
    before: State,
    /// The state in front of each turn and behind the loop, without their waits.
    head: State,
}

/// The end of a turn.
struct End {
    state: State,
    needs: Needs,
    /// What stands there.
    orders: Vec<Order>,
}

impl<'c, 'a> Inserter<'c, 'a> {
    /// Orders the turns of a loop by flags; says whether it has.
    pub(super) fn in_turns(&mut self, op: OperationRef<'c, 'a>, state: &mut State) -> Lowered<bool> {
        let blocks: Vec<BlockRef<'c, 'a>> = region_blocks(op, 0).collect();
        let [block] = blocks[..] else { return Ok(false) };
        if !walk::is(op, "scf.for") || self.turns.len() >= DEPTH {
            return Ok(false);
        }
        let Some(plan) = self.plan(block, state)? else { return Ok(false) };
        if self.makes {
            self.make(op, block, &plan)?;
        }
        *state = plan.head;
        state.wait(&plan.needs);
        state.release(&plan.flags);
        Ok(true)
    }

    /// What a loop needs; `None` where events run out.
    fn plan(&mut self, block: BlockRef<'c, 'a>, state: &State) -> Lowered<Option<Plan>> {
        let Ok(index) = block.argument(0) else { return Ok(None) };
        let key = value_key(Value::from(index));
        let mut needs = self.found.get(&key).cloned().unwrap_or_default();
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
                let mut ahead = before.ahead(needs, self.turns.last_mut());
                let Some((more, flags)) = before.reserve(needs, self.turns.last_mut()) else { return Ok(None) };
                ahead.extend(more);
                let first = self.turn(block, &before, &before, needs)?;
                if !needs.add(&first.needs) {
                    let head = before.head(&first.state);
                    begun = Some(Plan { needs: needs.clone(), ahead, flags, before, head });
                }
                continue;
            };
            let end = self.turn(block, &plan.before, &plan.head, needs)?;
            if needs.add(&end.needs) {
                continue;
            }
            let head = plan.head.narrowed(&plan.before, &end.state);
            if head == plan.head {
                return Ok(Some(plan));
            }
            begun = Some(Plan { head, ..plan });
        }
        Ok(None)
    }

    /// Goes through the body of a loop once.
    fn turn(&mut self, block: BlockRef<'c, 'a>, ahead: &State, start: &State, needs: &Needs) -> Lowered<End> {
        let mut state = start.clone();
        state.start_turn(needs);
        self.turns.push(start.turn_after(ahead));
        let walked = self.block(block, &mut state);
        let turn = self.turns.pop();
        walked?;
        let mut turn = turn.ok_or_else(|| self.b.defect("a turn of a loop"))?;
        let orders = state.end_turn(needs, &mut turn);
        Ok(End { state, needs: turn.needs, orders })
    }

    fn make(&mut self, op: OperationRef<'c, 'a>, block: BlockRef<'c, 'a>, plan: &Plan) -> Lowered<()> {
        let Some(last) = block.terminator() else { return Ok(()) };
        self.orders(op, &plan.ahead)?;
        self.all(SET, &plan.flags, op)?;
        let end = self.turn(block, &plan.before, &plan.head, &plan.needs)?;
        if plan.needs.clone().add(&end.needs) {
            return Err(self.b.defect("the order of a loop"));
        }
        // In front of what a loop at the start of the body has put there.
        let Some(first) = block.first_operation() else { return Ok(()) };
        let barriers: Vec<Order> = plan.needs.barriers().map(|pipe| Order::Barrier(Pipe::ALL[pipe])).collect();
        self.orders(first, &barriers)?;
        self.all(WAIT, &plan.flags, first)?;
        self.orders(last, &end.orders)?;
        self.all(SET, &plan.flags, last)?;
        match op.next_in_block() {
            Some(next) => self.all(WAIT, &plan.flags, next),
            None => Ok(()),
        }
    }

    /// Sets or waits for flags in front of an operation.
    fn all(&mut self, row: &'static pto_isa::Op, flags: &[Flag], before: OperationRef<'c, 'a>) -> Lowered<()> {
        let Some(at) = Point::before(before) else { return Ok(()) };
        self.b.go(at, location(before));
        flags
            .iter()
            .try_for_each(|Flag { from, to, event }| self.flag(row, Pipe::ALL[*from], Pipe::ALL[*to], *event as u32))
    }
}
