//! Rules over several operations: the part an operation has in each, and how the rules are grouped.
//!
//! Such a rule is not evaluated in `check`, which sees one operation: a pass walks the module and puts the parts together.
//! Severity and source of each rule stand with its code. What follows from the level, kinds and traits of a row is not
//! repeated as an entry of it: see [`Parts`].

use super::{Idx, Rule, Source};
use crate::names::Key;
use crate::op::{Effects, Family, Kind, Level, Op, Operand, Role, Traits};
use crate::types::{Loc, Pipe};
use serde::Serialize;

/// Kind of core.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Core {
    /// Matrix products
    Cube,
    /// Vectors
    Vector,
}

impl Core {
    /// Word of a message, and of `pto.kernel_kind`.
    pub const fn word(self) -> &'static str {
        match self {
            Core::Cube => "cube",
            Core::Vector => "vector",
        }
    }

    /// The one a memory belongs to.
    pub const fn of(loc: Loc) -> Core {
        match loc {
            Loc::Vec => Core::Vector,
            Loc::Mat | Loc::Left | Loc::Right | Loc::Acc | Loc::Bias | Loc::Scaling => Core::Cube,
        }
    }

    /// The other one.
    pub const fn other(self) -> Core {
        match self {
            Core::Cube => Core::Vector,
            Core::Vector => Core::Cube,
        }
    }
}

/// Where the number of an event or a buffer stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Number {
    /// In an attribute.
    Attr(Key),
    /// In an operand.
    Operand(Idx),
}

impl Number {
    /// The operand, if it stands in one.
    pub const fn operand(self) -> Option<Idx> {
        match self {
            Number::Operand(operand) => Some(operand),
            Number::Attr(_) => None,
        }
    }

    /// The attribute, if it stands in one.
    pub const fn attr(self) -> Option<Key> {
        match self {
            Number::Attr(attr) => Some(attr),
            Number::Operand(_) => None,
        }
    }
}

/// A flag between two pipes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Flag {
    /// Attribute of the pipe that sets.
    pub src: Key,
    /// Attribute of the pipe that waits.
    pub dst: Key,
    /// Number of the flag.
    pub event: Number,
}

/// A buffer pipes hand to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Buffer {
    /// Attribute of the pipe, or of the operation that names it.
    pub pipe: Key,
    /// Number of the buffer.
    pub id: Number,
}

/// What is done with an entry of a pipe between cores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Handover {
    /// Handed over.
    Push,
    /// Taken.
    Pop,
    /// Given back.
    Free,
}

/// A use of a pipe between cores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PipeUse {
    /// Core that does it.
    pub core: Core,
    /// What it does.
    pub transfer: Handover,
    /// Attribute of the number of the pipe.
    pub id: Key,
    /// Attribute of the split.
    pub split: Key,
}

impl PipeUse {
    /// Core the entries come from.
    pub const fn from(self) -> Core {
        self.transfer.from(self.core)
    }
}

impl Handover {
    /// Core the entries come from where `core` does this.
    pub const fn from(self, core: Core) -> Core {
        match self {
            Handover::Push => core,
            Handover::Pop | Handover::Free => core.other(),
        }
    }

    /// The pipe that does this with an entry that goes to the vector cores, or to the cube core.
    pub const fn pipe(self, to_vector: bool, through_gm: bool) -> Pipe {
        match (self, to_vector, through_gm) {
            (Handover::Push, true, _) => Pipe::Fix,
            (Handover::Push, false, _) => Pipe::Mte3,
            (Handover::Pop | Handover::Free, _, true) => Pipe::Mte2,
            (Handover::Pop | Handover::Free, true, false) => Pipe::V,
            (Handover::Pop | Handover::Free, false, false) => Pipe::Mte1,
        }
    }
}

/// The end of a pipe between cores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PipeEnd {
    /// Core whose end it is.
    pub core: Core,
    /// Attribute of the number of the pipe.
    pub id: Key,
    /// Attribute of the directions: 1 cube to vector, 2 vector to cube, 3 both.
    pub directions: Key,
    /// Attributes both ends have in common.
    pub common: &'static [Key],
    /// Attribute of what is done to accumulators on their way.
    pub epilogue: Key,
    /// Operands of the slots in global memory: as a buffer, as a view.
    pub slots: [Idx; 2],
    /// Operand of the slots of vector cores.
    pub to_vector: Idx,
}

/// How an operation orders pipes, besides by flags with a number and by buffers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum PipeOrder {
    /// The pipe an attribute names, itself or by a kind of operations, finishes before it goes on; the program waits for all
    /// pipes where it names all.
    Finishes(Key),
    /// The program waits until all pipes have finished.
    FinishesAll,
    /// Sets a flag between the pipes of two kinds of operations.
    Sets(Flag),
    /// Waits for a flag between the pipes of two kinds of operations.
    Waits(Flag),
    /// Tells other cores that the pipe an attribute names has got here.
    Signals(Key),
    /// The pipe an attribute names waits for other cores.
    Awaits(Key),
}

/// What the region of an operation is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opens {
    /// A scope of vector instructions.
    VectorScope,
    /// The code of a core.
    Section(Core),
    /// The code of many threads of a vector core.
    ThreadSection,
}

/// The part an operation has in a rule over several operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Joint {
    /// Opens a scope of vector instructions.
    VectorScope,
    /// Takes the address of a tile for vector instructions.
    TakesAddress,
    /// Stands inside of a scope of vector instructions.
    InScope,
    /// Stands outside of scopes of vector instructions.
    OutsideScope,
    /// Sets a flag.
    SetsFlag(Flag),
    /// Waits for a flag.
    WaitsForFlag(Flag),
    /// Takes a buffer.
    TakesBuffer(Buffer),
    /// Gives a buffer back.
    GivesBuffer(Buffer),
    /// Orders pipes in another way.
    Orders(PipeOrder),
    /// Holds the code of a core.
    Section(Core),
    /// Holds the code of many threads of a vector core.
    ThreadSection,
    /// Runs on a core.
    RunsOn(Core),
    /// Makes the end of a pipe between cores.
    PipeEnd(PipeEnd),
    /// Uses a pipe between cores.
    PipeUse(PipeUse),
    /// Makes a pipe between cores, as a value.
    PipeMade {
        /// Attribute of the directions, as in [`PipeEnd`].
        directions: Key,
    },
    /// Has a meaning in threads only.
    InThreads {
        /// On pairs of elements only.
        pairs: bool,
    },
    /// Has no meaning in threads.
    OutsideThreads,
    /// Keeps a value in a slot at the end of threads.
    Keeps(Key),
    /// Takes a value from a slot at the start of threads.
    Resumes(Key),
    /// Sets the factors that accumulators of a numbered pipe are quantised by.
    Quantises {
        /// Attribute of the number of the pipe.
        id: Key,
        /// A factor for each column.
        vector: bool,
    },
    /// Does this with an entry of a pipe that is given as a value. The core is that of the memory of the entry.
    PipeValueUse(Handover),
    /// Starts threads that run a function.
    Launch {
        /// Attribute of the function.
        callee: Key,
        /// Variadic operand of its arguments.
        args: Idx,
    },
    /// Takes the address of another function's buffer.
    Import {
        /// Attribute of the function.
        function: Key,
        /// Attribute of the name of the buffer.
        name: Key,
    },
    /// Reserves a buffer for other functions.
    Reserve {
        /// Attribute of the name of the buffer.
        name: Key,
    },
}

impl Joint {
    /// The attribute of the directions of a pipe that is made as a value.
    pub fn made_directions(&self) -> Option<Key> {
        if let Joint::PipeMade { directions } = self { Some(*directions) } else { None }
    }
}

impl Joint {
    /// Codes of the rules in which the operation has this part and which it can break itself.
    pub const fn codes(&self) -> &'static [u16] {
        match self {
            Joint::VectorScope => &[1202],
            Joint::SetsFlag(_) => &[1216],
            Joint::WaitsForFlag(_) => &[1215],
            Joint::TakesBuffer(_) => &[1221],
            Joint::GivesBuffer(_) => &[1220],
            Joint::Section(_) => &[1225, 1226],
            Joint::ThreadSection => &[1225],
            Joint::InThreads { .. } => &[1242],
            Joint::OutsideThreads => &[1243],
            Joint::Keeps(_) | Joint::Resumes(_) => &[1242, 1244, 1245],
            Joint::Quantises { .. } => &[1236],
            Joint::RunsOn(_) | Joint::Orders(_) | Joint::PipeMade { .. } => &[],
            Joint::Reserve { .. } => &[1265],
            Joint::PipeValueUse(_) => &[1233, 1228, 1229],
            Joint::PipeEnd(_) => &[1230, 1231, 1227, 1228],
            Joint::PipeUse(_) => &[1232, 1233, 1227, 1228, 1234, 1237, 1269],
            Joint::Launch { .. } => &[1240, 1241],
            Joint::Import { .. } => &[1235, 1265],
            Joint::TakesAddress => &[1206],
            Joint::InScope => &[1208],
            Joint::OutsideScope => &[1207],
        }
    }

    /// Who states the rules.
    pub const fn source(&self) -> Source {
        Source::Text(match self {
            Joint::VectorScope | Joint::TakesAddress => "PTO ISA manual, scalar/ops/micro-instruction/vecscope.md",
            Joint::SetsFlag(_) | Joint::WaitsForFlag(_) => "PTO ISA manual, scalar/ops/pipeline-sync",
            Joint::TakesBuffer(_) | Joint::GivesBuffer(_) => "PTO ISA manual, scalar/ops/pipeline-sync",
            Joint::Orders(_) => "PTO ISA manual, scalar/ops/pipeline-sync; ptoas",
            Joint::Section(_) | Joint::ThreadSection | Joint::RunsOn(_) => "PTO ISA manual, kernels",
            Joint::PipeEnd(_) | Joint::PipeUse(_) | Joint::PipeMade { .. } | Joint::PipeValueUse(_) => {
                "ptoas, verifier"
            }
            Joint::Launch { .. }
            | Joint::Import { .. }
            | Joint::Reserve { .. }
            | Joint::InScope
            | Joint::OutsideScope
            | Joint::InThreads { .. }
            | Joint::OutsideThreads
            | Joint::Keeps(_)
            | Joint::Resumes(_)
            | Joint::Quantises { .. } => "ptoas, verifier",
        })
    }

    /// What an operation with this part opens.
    pub const fn opens(&self) -> Option<Opens> {
        match self {
            Joint::VectorScope => Some(Opens::VectorScope),
            Joint::Section(core) => Some(Opens::Section(*core)),
            Joint::ThreadSection => Some(Opens::ThreadSection),
            Joint::SetsFlag(_)
            | Joint::TakesAddress
            | Joint::InScope
            | Joint::OutsideScope
            | Joint::WaitsForFlag(_)
            | Joint::TakesBuffer(_)
            | Joint::GivesBuffer(_)
            | Joint::Orders(_)
            | Joint::RunsOn(_)
            | Joint::PipeEnd(_)
            | Joint::PipeUse(_)
            | Joint::PipeMade { .. }
            | Joint::PipeValueUse(_)
            | Joint::InThreads { .. }
            | Joint::OutsideThreads
            | Joint::Keeps(_)
            | Joint::Resumes(_)
            | Joint::Quantises { .. }
            | Joint::Launch { .. }
            | Joint::Import { .. }
            | Joint::Reserve { .. } => None,
        }
    }

    /// Operands the entry names.
    pub const fn operand(&self) -> Option<Idx> {
        match self {
            Joint::SetsFlag(flag) | Joint::WaitsForFlag(flag) => flag.event.operand(),
            Joint::TakesBuffer(buffer) | Joint::GivesBuffer(buffer) => buffer.id.operand(),
            Joint::Launch { args, .. } => Some(*args),
            Joint::VectorScope
            | Joint::TakesAddress
            | Joint::InScope
            | Joint::OutsideScope
            | Joint::Orders(_)
            | Joint::Section(_)
            | Joint::ThreadSection
            | Joint::RunsOn(_)
            | Joint::PipeEnd(_)
            | Joint::PipeUse(_)
            | Joint::PipeMade { .. }
            | Joint::PipeValueUse(_)
            | Joint::InThreads { .. }
            | Joint::OutsideThreads
            | Joint::Keeps(_)
            | Joint::Resumes(_)
            | Joint::Quantises { .. }
            | Joint::Import { .. }
            | Joint::Reserve { .. } => None,
        }
    }

    /// Attributes the entry names.
    pub fn attrs(&self) -> Vec<Key> {
        match self {
            Joint::SetsFlag(flag) | Joint::WaitsForFlag(flag) => {
                [flag.src, flag.dst].into_iter().chain(flag.event.attr()).collect()
            }
            Joint::TakesBuffer(buffer) | Joint::GivesBuffer(buffer) => {
                [buffer.pipe].into_iter().chain(buffer.id.attr()).collect()
            }
            Joint::Orders(PipeOrder::Finishes(pipe) | PipeOrder::Signals(pipe) | PipeOrder::Awaits(pipe)) => {
                vec![*pipe]
            }
            Joint::Orders(PipeOrder::Sets(flag) | PipeOrder::Waits(flag)) => {
                [flag.src, flag.dst].into_iter().chain(flag.event.attr()).collect()
            }
            Joint::Orders(PipeOrder::FinishesAll) => Vec::new(),
            Joint::PipeEnd(end) => [end.id, end.directions, end.epilogue].iter().chain(end.common).copied().collect(),
            Joint::PipeUse(used) => vec![used.id, used.split],
            Joint::PipeMade { directions } => vec![*directions],
            Joint::Launch { callee, .. } => vec![*callee],
            Joint::Import { function, name } => vec![*function, *name],
            Joint::Reserve { name } => vec![*name],
            Joint::Keeps(slot) | Joint::Resumes(slot) => vec![*slot],
            Joint::Quantises { id, .. } => vec![*id],
            Joint::InThreads { .. } | Joint::OutsideThreads => Vec::new(),
            Joint::VectorScope
            | Joint::TakesAddress
            | Joint::InScope
            | Joint::OutsideScope
            | Joint::Section(_)
            | Joint::ThreadSection
            | Joint::PipeValueUse(_)
            | Joint::RunsOn(_) => Vec::new(),
        }
    }
}

/// Which rules over several operations an operation matters for: a set, so that a walk over many operations is quick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts(u8);

impl Parts {
    /// None.
    pub const NONE: Parts = Parts(0);
    /// The row has an entry [`Rule::Joint`].
    pub const JOINT: Parts = Parts(1);
    /// Takes or gives a vector register, predicate or alignment state.
    pub const VECTOR: Parts = Parts(2);
    /// Takes or gives an alignment state.
    pub const ALIGN: Parts = Parts(4);
    /// Works on tiles.
    pub const TILE: Parts = Parts(8);
    /// Synchronises pipes.
    pub const SYNC: Parts = Parts(16);
    /// Runs in a single thread.
    pub const THREAD: Parts = Parts(32);
    /// Known to run on one kind of core.
    pub const CORE: Parts = Parts(64);
    /// May be given the address of a tile.
    pub const PLACED: Parts = Parts(128);

    /// The parts of the operation of a row.
    pub fn of(op: &Op) -> Parts {
        let kinds = || op.operands.iter().map(|o| o.kind).chain(op.results.iter().map(|r| r.kind));
        let mut parts = Parts::NONE;
        let mut add = |part: Parts, is: bool| {
            if is {
                parts = parts.or(part);
            }
        };
        add(Parts::JOINT, op.joints().next().is_some());
        add(Parts::VECTOR, kinds().any(Kind::is_register));
        add(Parts::ALIGN, kinds().any(|kind| kind == Kind::Align));
        add(Parts::TILE, op.level == Level::Tile);
        add(Parts::SYNC, op.traits.contains(Traits::SYNC));
        add(Parts::THREAD, op.is_of_thread());
        add(Parts::CORE, op.core().is_some());
        add(Parts::PLACED, op.all_rules().any(|rule| matches!(rule, Rule::Address { .. })));
        parts
    }

    /// Both sets.
    #[must_use]
    pub const fn or(self, other: Parts) -> Parts {
        Parts(self.0 | other.0)
    }

    /// Some of `other` are in `self`.
    pub const fn intersects(self, other: Parts) -> bool {
        self.0 & other.0 != 0
    }
}

/// Direction of an alignment stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Stream {
    /// Loads
    Load,
    /// Stores
    Store,
}

impl Op {
    /// Parts in rules over several operations.
    pub fn joints(&self) -> impl Iterator<Item = &'static Joint> {
        self.all_rules().filter_map(|rule| rule.joint())
    }

    /// The core the operation is known to run on.
    pub fn core(&self) -> Option<Core> {
        let declared = self.joints().find_map(|joint| match joint {
            Joint::RunsOn(core) => Some(*core),
            Joint::PipeEnd(end) => Some(end.core),
            Joint::PipeUse(used) => Some(used.core),
            Joint::VectorScope => Some(Core::Vector),
            Joint::SetsFlag(_)
            | Joint::TakesAddress
            | Joint::InScope
            | Joint::OutsideScope
            | Joint::WaitsForFlag(_)
            | Joint::TakesBuffer(_)
            | Joint::GivesBuffer(_)
            | Joint::Orders(_)
            | Joint::Section(_)
            | Joint::ThreadSection
            | Joint::PipeMade { .. }
            | Joint::PipeValueUse(_)
            | Joint::InThreads { .. }
            | Joint::OutsideThreads
            | Joint::Keeps(_)
            | Joint::Resumes(_)
            | Joint::Quantises { .. }
            | Joint::Launch { .. }
            | Joint::Import { .. }
            | Joint::Reserve { .. } => None,
        });
        declared.or_else(|| self.family().core()).or_else(|| {
            let register = self.operands.iter().map(|o| o.kind).chain(self.results.iter().map(|r| r.kind));
            register.into_iter().any(Kind::is_register).then_some(Core::Vector)
        })
    }

    /// The operation has a meaning for one of many threads only. Accesses to memory do without.
    fn is_of_thread(&self) -> bool {
        let computes = match self.effects {
            Effects::Pure | Effects::FromRoles => true,
            Effects::Allocate | Effects::Barrier | Effects::OfRegions | Effects::State => false,
        };
        let launches = self.joints().any(|joint| matches!(joint, Joint::Launch { .. }));
        self.family() == Family::Simt && computes && !launches && !self.operands.iter().any(|o| o.kind.is_memory())
    }

    /// The direction of the alignment stream the operation takes part in: that of its memory.
    pub fn stream(&self) -> Option<Stream> {
        let memory = |operand: &&Operand| operand.kind.is_memory();
        self.operands.iter().find(memory).map(|operand| match operand.role {
            Role::In => Stream::Load,
            Role::Out | Role::InOut | Role::Tmp => Stream::Store,
        })
    }
}

impl Family {
    /// The core every operation of the family runs on.
    pub const fn core(self) -> Option<Core> {
        match self {
            Family::Matmul => Some(Core::Cube),
            Family::Elementwise | Family::TileScalar | Family::Reduce => Some(Core::Vector),
            Family::View
            | Family::Movement
            | Family::Layout
            | Family::Irregular
            | Family::Scalar
            | Family::Sync
            | Family::VectorArith
            | Family::VectorMemory
            | Family::VectorMove
            | Family::Predicate
            | Family::Scope
            | Family::Dma
            | Family::Cube
            | Family::System
            | Family::Simt
            | Family::Comm
            | Family::UbVector
            | Family::VectorSpecial
            | Family::VmiArith
            | Family::VmiMemory
            | Family::VmiMove
            | Family::VmiReduce
            | Family::VmiMask => None,
        }
    }
}

impl Rule {
    /// The part in a rule over several operations, if the entry is one.
    pub const fn joint(&self) -> Option<&Joint> {
        if let Rule::On(_, rule) | Rule::Manual(rule) | Rule::Own(rule) | Rule::Peer(rule) = self {
            return rule.joint();
        }
        if let Rule::Joint(joint) = self { Some(joint) } else { None }
    }
}

/// Rules over several operations that are checked together, by one pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Group {
    /// Scopes of vector instructions
    Vecscope,
    /// Alignment streams
    Align,
    /// Flags between pipes
    Events,
    /// Buffers pipes hand to each other
    Buffers,
    /// Sections and kernels of one kind of core
    Sections,
    /// Pipes between cores
    Pipes,
    /// Functions of many threads
    Threads,
    /// Functions that the host starts
    Functions,
    /// Entries of pipes between cores
    Entries,
    /// Addresses by the level of the program
    Levels,
}

impl Group {
    /// All groups.
    pub const ALL: &'static [Group] = &[
        Group::Vecscope,
        Group::Align,
        Group::Events,
        Group::Buffers,
        Group::Sections,
        Group::Pipes,
        Group::Threads,
        Group::Functions,
        Group::Entries,
        Group::Levels,
    ];

    /// File stem, in the pass crate and of its tests.
    pub const fn stem(self) -> &'static str {
        match self {
            Group::Vecscope => "vecscope",
            Group::Align => "align",
            Group::Events => "events",
            Group::Buffers => "buffers",
            Group::Sections => "sections",
            Group::Pipes => "pipes",
            Group::Threads => "threads",
            Group::Functions => "functions",
            Group::Entries => "entries",
            Group::Levels => "levels",
        }
    }

    /// Name of the pass that checks the group.
    pub fn pass(self) -> String {
        format!("pto-verify-{}", self.stem())
    }

    /// One line.
    pub const fn summary(self) -> &'static str {
        match self {
            Group::Vecscope => "operations are inside or outside of vector scopes as they must be",
            Group::Align => "alignment states are used once, in order",
            Group::Events => "flags are set before they are waited for, and once",
            Group::Buffers => "buffers are acquired before they are released",
            Group::Sections => "operations are in code of their core",
            Group::Pipes => "the ends of a pipe between cores agree, and are made before use",
            Group::Threads => "operations of a thread are in functions that threads run",
            Group::Functions => "functions that the host starts have a body and no results",
            Group::Levels => "addresses are given at level 3 and by the compiler at others",
            Group::Entries => "entries of pipes between cores are given back, and not used after that",
        }
    }

    /// Codes the group reports.
    pub const fn codes(self) -> &'static [u16] {
        match self {
            Group::Vecscope => &[1201, 1202, 1203, 1204, 1205, 1206, 1207, 1208],
            Group::Align => &[1210, 1211, 1212],
            Group::Events => &[1215, 1216],
            Group::Buffers => &[1220, 1221],
            Group::Sections => &[1225, 1226, 1227],
            Group::Pipes => {
                &[1228, 1229, 1230, 1231, 1232, 1233, 1234, 1235, 1236, 1237, 1238, 1239, 1265, 1267, 1268, 1269]
            }
            Group::Threads => &[1240, 1241, 1242, 1243, 1244, 1245, 1246],
            Group::Functions => &[1260],
            Group::Entries => &[1261, 1262, 1263, 1264],
            Group::Levels => &[1266],
        }
    }
}

/// Codes that say that something is missing. They mean nothing while statements are left out.
pub const OF_ABSENCE: &[u16] =
    &[1201, 1206, 1208, 1215, 1220, 1228, 1229, 1232, 1235, 1236, 1237, 1240, 1242, 1263, 1267];
