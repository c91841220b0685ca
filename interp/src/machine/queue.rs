//! Entries of the queue of a pipe.

use super::Settings;
use crate::memory::{CoreId, Pointer};
use crate::semantics::Run;
use crate::value::{Pending, Value};
use pto_isa::types::Pipe;
use pto_program::{Instruction, Place};
use std::sync::Arc;

/// An event that agents signal and wait for. Each wait consumes one signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Event {
    /// A flag between two pipes of a core.
    Flag {
        /// The core.
        core: CoreId,
        /// Pipe that sets the flag.
        src: Pipe,
        /// Pipe that waits for the flag.
        dst: Pipe,
        /// Number of the flag.
        id: i64,
    },
    /// A flag that other cores set for a core.
    Core {
        /// The core that waits.
        to: CoreId,
        /// Number of the flag.
        id: i64,
    },
    /// A full or free slot of a queue between the cube core and a vector core of a block.
    Slot(Lane, State),
}

/// One direction of a pipe between the cube core of a block and one of its vector cores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lane {
    /// Block of the cores.
    pub block: u32,
    /// The vector core.
    pub subblock: u32,
    /// Number of the pipe.
    pub queue: i64,
    /// Whether entries go from the cube core to the vector core.
    pub to_vector: bool,
}

/// State of a slot of a queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum State {
    /// It holds an entry.
    Full,
    /// It is free.
    Free,
}

impl Event {
    /// Describes the event in a message: `flag 3 of PIPE_V for PIPE_MTE3`.
    pub fn describe(self) -> String {
        match self {
            Event::Flag { src, dst, id, .. } => format!("flag {id} of {src} for {dst}"),
            Event::Core { to, id } => format!("event {id} for core {}", to.0),
            Event::Slot(Lane { queue, .. }, State::Full) => format!("an entry of pipe {queue}"),
            Event::Slot(Lane { queue, .. }, State::Free) => format!("a free place of pipe {queue}"),
        }
    }
}

/// An action of a pipe that is not an operation.
#[derive(Clone, Debug)]
pub enum Action {
    /// Signals an event.
    Signal(Event),
    /// Waits until all of these events are signalled, and consumes the signals.
    Await(Vec<Event>),
    /// Does nothing: everything before is done when the pipe reaches it.
    Barrier,
    /// The scalar pipe waits until all queues of the core are empty.
    Drain,
    /// Drains, and discards the values of bytes: a new tile reuses the memory of others.
    Reuse {
        /// The first byte.
        at: Pointer,
        /// Number of bytes.
        bytes: usize,
    },
    /// Acquires a buffer that pipes share: waits until all earlier uses have released it.
    Take(i64),
    /// Releases a buffer.
    Give(i64),
    /// Waits for other cores.
    Meet(Meet),
    /// Contributes to an event that several cores signal together.
    Together(Together),
    /// Calls a function as part of the operation, with these operands; not on the scalar pipe.
    Call(Call),
}

/// Work of an operation on another pipe than the scalar one.
#[derive(Clone, Debug)]
pub struct Call {
    /// The function.
    pub run: Run,
    /// Its operands, by position.
    pub operands: Vec<Value>,
}

/// A barrier of cores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meet {
    /// Cores that take part.
    pub group: Group,
    /// Number of cores that must arrive; `None` if all of the group must.
    pub members: Option<usize>,
}

/// An event that several cores signal together: it reaches its receivers after all of them have signalled it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Together {
    /// Cores that signal.
    pub from: Vec<CoreId>,
    /// Cores that receive.
    pub to: Vec<CoreId>,
    /// Number of the event.
    pub id: i64,
}

/// A group of cores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// All of them.
    All,
    /// All cube cores.
    Cube,
    /// All vector cores.
    Vector,
}

/// A request of an operation to a pipe of its core.
#[derive(Clone, Debug)]
pub struct Request {
    /// The pipe.
    pub pipe: Pipe,
    /// The requested action.
    pub action: Action,
}

/// Work in the queue of a pipe.
pub(super) enum Work<'p> {
    /// An operation, or a scope of operations.
    Operation {
        operands: Vec<Value>,
        written: Vec<(usize, Value)>,
        results: Vec<Pending>,
        settings: Arc<Settings>,
        instruction: &'p Instruction,
        /// The function to call instead of that of the operation.
        part: Option<Run>,
    },
    /// An action that is not an operation.
    Action(Action),
}

/// An entry of the queue of a pipe.
pub(super) struct Entry<'p> {
    /// The operation that created it.
    pub(super) place: Place,
    /// Number of entries issued before it, over all cores.
    pub(super) order: u64,
    /// Number of earlier releases of the same buffer: for [`Action::Take`] and [`Action::Give`].
    pub(super) ticket: u64,
    pub(super) work: Work<'p>,
}
