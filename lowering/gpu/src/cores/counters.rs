//! Counters in shared local memory, by which the cores of a block wait for each other.
//!
//! A core that waits reads its counter until it is not zero, and decrements it; no other core decrements it. A core that signals
//! increments a counter, after a fence for everything it has stored. Atomic messages access the counters.
//!
//! Initially all slots of pipes are free. Each thread stores the same initial values, and waits at a barrier until all
//! have.

use genx::{Element, IntPredicate, Op, Region, Type, Value};
use pto_isa::rule::Core;
use visa::table::Op as Visa;
use visa::word::{FenceOp, FenceScope, Sfid};

use super::{Cursor, Pipe, Traffic};
use crate::emit::Emitter;
use crate::refusal::Lowered;
use crate::value::{Dyn, Num};

/// Bytes of a counter.
pub(crate) const BYTES: u32 = 4;
/// Number of events of a vector core: the cube core numbers those of each vector core from a multiple of it. Source: PTO
/// ISA manual, set-intra-block.md.
const OF_VECTOR_CORE: u32 = 16;
/// Number of events that the cube core receives: those of two vector cores.
const OF_CUBE_CORE: u32 = 2 * OF_VECTOR_CORE;
/// Number of counters of events: those that the cube core receives, then those that each vector core receives.
pub(super) const EVENTS: u32 = 2 * OF_CUBE_CORE;
/// Counters of a direction of a pipe: free and full slots, for two vector cores.
const OF_DIRECTION: u32 = 4;
/// Cursors of a core: pushes and pops.
const CURSORS: u32 = 2;
/// Number of cores of a block.
const CORES: u32 = 3;

/// The state of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    Free,
    Full,
}

impl Pipe {
    /// Number of counters of a pipe.
    pub(super) const COUNTERS: u32 = 2 * OF_DIRECTION + CORES * CURSORS;

    /// Returns the counter of slots in a state, of a direction, for the first vector core; that for the second one follows.
    fn counter(&self, direction: usize, state: State) -> u32 {
        self.first + direction as u32 * OF_DIRECTION + if state == State::Full { OF_DIRECTION / 2 } else { 0 }
    }

    /// Returns the counter that is a cursor; that of the second vector core is [`CURSORS`] further than that of the first.
    fn cursor(&self, core: Core, pushes: bool) -> u32 {
        let of_core = if core == Core::Cube { 0 } else { CURSORS };
        self.first + 2 * OF_DIRECTION + of_core + u32::from(!pushes)
    }
}

impl Traffic {
    /// Returns the initial values of all counters.
    fn initial(&self) -> Vec<u64> {
        let mut initial = vec![0; self.counters as usize];
        for pipe in self.pipes.values() {
            for direction in 0..pipe.directions.len() {
                let first = pipe.counter(direction, State::Free) as usize;
                for place in initial.iter_mut().skip(first).take(OF_DIRECTION as usize / 2) {
                    *place = pipe.slots.unsigned_abs();
                }
            }
        }
        initial
    }
}

impl Emitter {
    /// Emits the start of a kernel whose cores communicate.
    pub(crate) fn start_cores(&mut self) {
        let Some(cores) = self.threads.cores else { return };
        let initial = self.communication.traffic.initial();
        let initial = self.b().elements(Element::I32, initial);
        self.store_shared(Num::Const(cores.counters.into()), initial);
        self.fence(Sfid::Slm);
        self.b().inst(Op::Barrier, &[], &[], None);
    }

    /// Emits a fence for the messages of the thread to a memory.
    fn fence(&mut self, memory: Sfid) {
        let mask = self.b().all_ones();
        let fence = [memory.code(), FenceOp::None.code(), FenceScope::Group.code()].map(i64::from);
        self.b().inst(Op::LscFence, &[mask], &fence, None);
    }

    /// Emits fences for everything that the thread has accessed.
    fn fences(&mut self) {
        self.fence(Sfid::Slm);
        self.fence(Sfid::Ugm);
    }

    /// Adds a number to a counter, and returns its old value.
    fn add_to_counter(&mut self, counter: Num, number: i64) -> Value {
        let first = self.threads.cores.map_or(0, |cores| cores.counters);
        let at = self.times(counter, BYTES.into());
        let at = self.add(at, Num::Const(first.into()));
        let (at, word) = (self.scalar(at, Element::I32), Type::vector(Element::I32, 1));
        let (at, number) = (self.b().bitcast(at, word), self.b().splat_int(word, number));
        let old = self.update((Op::LscAtomicSlm, Visa::LscAtomicIadd), at, number, None);
        self.b().read(old, Region::contiguous(1, 0), None)
    }

    /// Emits a loop that waits until a counter is not zero, and decrements it.
    fn await_counter(&mut self, counter: Num) {
        let (again, after) = (self.function.add_block(), self.function.add_block());
        self.b().br(again, &[]);
        self.block = again;
        let number = self.add_to_counter(counter, 0);
        let zero = self.b().int(Element::I32, 0);
        let is_zero = self.b().icmp(IntPredicate::Eq, number, zero);
        self.b().cond_br(is_zero, (again, &[]), (after, &[]));
        self.block = after;
        self.add_to_counter(counter, -1);
        self.fences();
    }

    /// Increments a counter, after everything that the thread has stored.
    fn signal(&mut self, counter: Num) {
        self.fences();
        self.add_to_counter(counter, 1);
    }

    /// Waits for a slot in a state; `lane` is the vector core that shares it.
    pub(crate) fn await_slot(&mut self, pipe: &Pipe, direction: usize, state: State, lane: Num) {
        let counter = self.add(lane, Num::Const(pipe.counter(direction, state).into()));
        self.await_counter(counter);
    }

    /// Signals that a slot has a state.
    pub(crate) fn signal_slot(&mut self, pipe: &Pipe, direction: usize, state: State, lane: Num) {
        let counter = self.add(lane, Num::Const(pipe.counter(direction, state).into()));
        self.signal(counter);
    }

    /// Returns the index of the next slot and advances it.
    pub(crate) fn next_slot(&mut self, cursor: Cursor, pipe: &Pipe) -> Num {
        if !self.communication.traffic.dynamic.contains(&cursor) {
            let count = self.communication.cursors.entry(cursor).or_default();
            *count += 1;
            return Num::Const((*count - 1) % pipe.slots.max(1));
        }
        let first = pipe.cursor(cursor.core, cursor.pushes);
        let of_core = self.times(self.threads.vector_core, CURSORS.into());
        let counter = self.add(of_core, Num::Const(first.into()));
        let value = self.add_to_counter(counter, 1);
        let count = Num::Dyn(Dyn { value, low: 0, high: i64::from(i32::MAX), multiple: 1 });
        self.integer(Op::URem, count, Num::Const(pipe.slots.max(1)), u32::BITS)
    }

    /// Signals an event of the block.
    pub(crate) fn signal_event(&mut self, event: Num) -> Lowered {
        let (low, high) = event.range();
        if low < 0 || high >= OF_CUBE_CORE.into() {
            return Err(format!("of an event that may not be in 0 to {}", OF_CUBE_CORE - 1));
        }
        let own = self.threads.vector_core;
        let counter = match self.core()? {
            // The events of the vector cores follow each other.
            Core::Cube => self.add(event, Num::Const(OF_CUBE_CORE.into())),
            Core::Vector if low >= OF_VECTOR_CORE.into() => event,
            Core::Vector if high < OF_VECTOR_CORE.into() => {
                let first = self.times(own, OF_VECTOR_CORE.into());
                self.add(event, first)
            }
            Core::Vector => return Err("of an event of a computed core".to_owned()),
        };
        self.signal(counter);
        Ok(())
    }

    /// Waits for an event of the block.
    pub(crate) fn await_event(&mut self, event: Num) -> Lowered {
        let core = self.core()?;
        let count = if core == Core::Cube { OF_CUBE_CORE } else { OF_VECTOR_CORE };
        let (low, high) = event.range();
        if low < 0 || high >= count.into() {
            return Err(format!("for an event that may not be in 0 to {}", count - 1));
        }
        let counter = match core {
            Core::Cube => event,
            Core::Vector => {
                let first = self.times(self.threads.vector_core, OF_VECTOR_CORE.into());
                let first = self.add(first, Num::Const(OF_CUBE_CORE.into()));
                self.add(event, first)
            }
        };
        self.await_counter(counter);
        Ok(())
    }

    /// Returns the kind of core that executes the current code of a kernel whose cores communicate.
    pub(crate) fn core(&self) -> Lowered<Core> {
        let cores = self.threads.cores.ok_or("in a kernel for one kind of core")?;
        cores.current.ok_or_else(|| "in code that cores of both kinds execute".to_owned())
    }
}
