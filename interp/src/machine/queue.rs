//! Entries of the queue of a pipe.

use super::Settings;
use crate::memory::{CoreId, Pointer};
use crate::semantics::Run;
use crate::value::{Pending, Value};
use pto_isa::types::Pipe;
use pto_program::{Instruction, Place};
use std::sync::Arc;

/// An event that is signalled and waited for. Each wait consumes one signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Event {
    /// A flag between two pipes of a core.
    Flag {
        /// The core.
        core: CoreId,
        /// Pipe that sets it.
        src: Pipe,
        /// Pipe that waits for it.
        dst: Pipe,
        /// Number of the flag.
        id: i64,
    },
    /// A flag other cores set for one.
    Core {
        /// The core that waits.
        to: CoreId,
        /// Number of the flag.
        id: i64,
    },
    /// An entry or a free place of a queue between the cube core and a vector core of a block.
    Slot(Lane, State),
}

/// One direction of a pipe between the cube core of a block and one of its vector cores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lane {
    /// Block of the cores.
    pub block: u32,
    /// Vector core that takes part.
    pub subblock: u32,
    /// Number of the pipe.
    pub queue: i64,
    /// Whether entries go from the cube core to the vector core.
    pub to_vector: bool,
}

/// What a place of a queue is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum State {
    /// It has an entry.
    Full,
    /// It is free.
    Free,
}

impl Event {
    /// Words of a message: `flag 3 of PIPE_V for PIPE_MTE3`.
    pub fn describe(self) -> String {
        match self {
            Event::Flag { src, dst, id, .. } => format!("flag {id} of {src} for {dst}"),
            Event::Core { to, id } => format!("event {id} for core {}", to.0),
            Event::Slot(Lane { queue, .. }, State::Full) => format!("an entry of pipe {queue}"),
            Event::Slot(Lane { queue, .. }, State::Free) => format!("a free place of pipe {queue}"),
        }
    }
}

/// What a pipe does besides operations.
#[derive(Clone, Debug)]
pub enum Action {
    /// Signals an event.
    Signal(Event),
    /// Waits until all of these are signalled, and takes the signals.
    Await(Vec<Event>),
    /// Nothing: everything before is done when it is reached.
    Barrier,
    /// The scalar pipe waits until all queues of the core are empty.
    Drain,
    /// As [`Action::Drain`], and takes the values of bytes away: a tile begins there where others have ended.
    Reuse {
        /// The first byte.
        at: Pointer,
        /// Number of bytes.
        bytes: usize,
    },
    /// Takes a buffer that pipes hand to each other: waits until all uses issued before have given it back.
    Take(i64),
    /// Gives a buffer back.
    Give(i64),
    /// Waits for other cores.
    Meet(Meet),
    /// Takes part in an event that several cores signal together.
    Together(Together),
    /// Calls a function as part of the operation, with these operands; not on the scalar pipe.
    Call(Call),
}

/// Work of an operation for another pipe than the scalar one.
#[derive(Clone, Debug)]
pub struct Call {
    /// The function.
    pub run: Run,
    /// Its operands, by position.
    pub operands: Vec<Value>,
}

/// A meeting of cores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meet {
    /// Who may come.
    pub group: Group,
    /// How many have to come; none where all of the group have to.
    pub members: Option<usize>,
}

/// An event that several cores signal together: it reaches its receivers once all of them have signalled it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Together {
    /// Cores that signal.
    pub from: Vec<CoreId>,
    /// Cores that receive.
    pub to: Vec<CoreId>,
    /// Number of the event.
    pub id: i64,
}

/// Cores that meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// All of them.
    All,
    /// All cube cores.
    Cube,
    /// All vector cores.
    Vector,
}

/// What an operation asks of a pipe of its core.
#[derive(Clone, Debug)]
pub struct Request {
    /// The pipe.
    pub pipe: Pipe,
    /// What it asks.
    pub action: Action,
}

/// Work of a pipe.
pub(super) enum Work<'p> {
    /// An operation, or a scope of them.
    Operation {
        operands: Vec<Value>,
        written: Vec<(usize, Value)>,
        results: Vec<Pending>,
        settings: Arc<Settings>,
        instruction: &'p Instruction,
        /// What is called in place of the function of the operation.
        part: Option<Run>,
    },
    /// Something else.
    Action(Action),
}

/// Something a pipe has to do.
pub(super) struct Entry<'p> {
    /// The operation that asked for it.
    pub(super) place: Place,
    /// How many were issued before it, over all cores.
    pub(super) order: u64,
    /// How many gives of the same buffer were issued before: for [`Action::Take`] and [`Action::Give`].
    pub(super) ticket: u64,
    pub(super) work: Work<'p>,
}
