//! Cross-op rules: the part of an operation in each of them, and the groups of rules.
//!
//! `check` sees only one operation and does not evaluate these rules: a pass over the module collects the parts and
//! checks them. The codes state severity and source of each rule. An op definition does not list parts that follow from
//! its level, kinds and traits: see [`Parts`].

use super::{Idx, Rule, Source};
use crate::attrs::Factors;
use crate::names::Key;
use crate::op::{Effects, Family, Kind, Level, Op, Operand, Role, Traits};
use crate::types::{Loc, Pipe};
use serde::{Serialize, Serializer};

/// Serializes whether there is a factor for each column.
fn per_column<S: Serializer>(factors: &Factors, serializer: S) -> Result<S::Ok, S::Error> {
    (*factors == Factors::PerColumn).serialize(serializer)
}

/// Kind of core.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Core {
    /// Executes matrix products
    Cube,
    /// Executes vector instructions
    Vector,
}

impl Core {
    /// Returns the word for messages and for `pto.kernel_kind`.
    pub const fn word(self) -> &'static str {
        match self {
            Core::Cube => "cube",
            Core::Vector => "vector",
        }
    }

    /// Returns the core to which a memory belongs.
    pub const fn of(loc: Loc) -> Core {
        match loc {
            Loc::Vec => Core::Vector,
            Loc::Mat | Loc::Left | Loc::Right | Loc::Acc | Loc::Bias | Loc::Scaling => Core::Cube,
        }
    }

    /// Returns the other core.
    pub const fn other(self) -> Core {
        match self {
            Core::Cube => Core::Vector,
            Core::Vector => Core::Cube,
        }
    }
}

/// The operand or attribute with the number of an event or a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Number {
    /// In an attribute.
    Attr(Key),
    /// In an operand.
    Operand(Idx),
}

impl Number {
    /// Returns the operand, if the number is in an operand.
    pub const fn operand(self) -> Option<Idx> {
        match self {
            Number::Operand(operand) => Some(operand),
            Number::Attr(_) => None,
        }
    }

    /// Returns the attribute, if the number is in an attribute.
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
    /// Attribute of the pipe that sets the flag.
    pub src: Key,
    /// Attribute of the pipe that waits for the flag.
    pub dst: Key,
    /// Number of the flag.
    pub event: Number,
}

/// A buffer that pipes acquire and release.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Buffer {
    /// Attribute of the pipe, or of the kind of operation that determines it.
    pub pipe: Key,
    /// Number of the buffer.
    pub id: Number,
}

/// An operation on an entry of a pipe between cores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Handover {
    /// The producer passes it on.
    Push,
    /// The consumer receives it.
    Pop,
    /// The consumer releases it.
    Free,
}

/// A use of a pipe between cores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PipeUse {
    /// Core that executes the operation.
    pub core: Core,
    /// The operation on the entry.
    pub transfer: Handover,
    /// Attribute of the number of the pipe.
    pub id: Key,
    /// Attribute of the split.
    pub split: Key,
}

impl PipeUse {
    /// Returns the core that produces the entries.
    pub const fn from(self) -> Core {
        self.transfer.from(self.core)
    }
}

impl Handover {
    /// Returns the core that produces the entries if `core` executes this operation.
    pub const fn from(self, core: Core) -> Core {
        match self {
            Handover::Push => core,
            Handover::Pop | Handover::Free => core.other(),
        }
    }

    /// Returns the hardware pipe that executes this operation on an entry, which goes to the vector cores or to the
    /// cube core.
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
    /// Core to which the end belongs.
    pub core: Core,
    /// Attribute of the number of the pipe.
    pub id: Key,
    /// Attribute of the directions: 1 cube to vector, 2 vector to cube, 3 both.
    pub directions: Key,
    /// Attributes that must be equal at both ends.
    pub common: &'static [Key],
    /// Attribute of the conversion of accumulators.
    pub epilogue: Key,
    /// Operands of the slots in global memory: as a buffer, as a view.
    pub slots: [Idx; 2],
    /// Operand of the slots of vector cores.
    pub to_vector: Idx,
}

/// How an operation orders pipes, other than by numbered flags and by buffers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum PipeOrder {
    /// The pipe of the attribute finishes its earlier instructions before it starts later ones. The attribute is a pipe
    /// or a kind of operations; if it is `PIPE_ALL`, the program waits until all pipes have finished.
    Finishes(Key),
    /// The program waits until all pipes have finished.
    FinishesAll,
    /// Sets a flag between the pipes of two kinds of operations.
    Sets(Flag),
    /// Waits for a flag between the pipes of two kinds of operations.
    Waits(Flag),
    /// Signals other cores when the pipe of the attribute reaches this operation.
    Signals(Key),
    /// The pipe of the attribute waits for a signal of other cores.
    Awaits(Key),
}

/// What the region of an operation contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opens {
    /// Vector instructions.
    VectorScope,
    /// The code of a core.
    Section(Core),
    /// The code of many threads of a vector core.
    ThreadSection,
}

/// The part of an operation in a cross-op rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Joint {
    /// Opens a scope of vector instructions.
    VectorScope,
    /// Returns the address of a tile to vector instructions.
    TakesAddress,
    /// Must be inside of a scope of vector instructions.
    InScope,
    /// Must be outside of scopes of vector instructions.
    OutsideScope,
    /// Sets a flag.
    SetsFlag(Flag),
    /// Waits for a flag.
    WaitsForFlag(Flag),
    /// Acquires a buffer.
    TakesBuffer(Buffer),
    /// Releases a buffer.
    GivesBuffer(Buffer),
    /// Orders pipes in another way.
    Orders(PipeOrder),
    /// Contains the code of a core.
    Section(Core),
    /// Contains the code of many threads of a vector core.
    ThreadSection,
    /// Runs on a core.
    RunsOn(Core),
    /// Initializes the end of a pipe between cores.
    PipeEnd(PipeEnd),
    /// Uses a pipe between cores.
    PipeUse(PipeUse),
    /// Initializes a pipe between cores that is an SSA value.
    PipeMade {
        /// Attribute of the directions, as in [`PipeEnd`].
        directions: Key,
    },
    /// Is legal only in code of threads.
    InThreads {
        /// Whether this holds only for pairs of elements.
        pairs: bool,
    },
    /// Is illegal in code of threads.
    OutsideThreads,
    /// Stores a value to a slot, which keeps it for the next launch.
    Keeps(Key),
    /// Loads a value from a slot, where an earlier launch has stored it.
    Resumes(Key),
    /// Sets the factors by which accumulators of a numbered pipe are quantised.
    Quantises {
        /// Attribute of the number of the pipe.
        id: Key,
        /// The factors.
        #[serde(rename = "vector", serialize_with = "per_column")]
        factors: Factors,
    },
    /// Operates on an entry of a pipe that is an SSA value. The memory of the entry determines the core.
    PipeValueUse(Handover),
    /// Starts threads that run a function.
    Launch {
        /// Attribute of the function.
        callee: Key,
        /// Variadic operand of its arguments.
        args: Idx,
    },
    /// Returns the address of a buffer of another function.
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
    /// Returns the attribute of the directions of a pipe that is an SSA value.
    pub fn made_directions(&self) -> Option<Key> {
        if let Joint::PipeMade { directions } = self { Some(*directions) } else { None }
    }
}

impl Joint {
    /// Returns the codes of the rules that the operation can violate by this part.
    pub const fn codes(&self) -> &'static [u16] {
        match self {
            Joint::VectorScope => &[1202],
            Joint::SetsFlag(_) => &[1216],
            Joint::WaitsForFlag(_) => &[1215],
            Joint::TakesBuffer(_) => &[1221],
            Joint::GivesBuffer(_) => &[1220],
            Joint::Section(_) => &[1225, 1226],
            Joint::ThreadSection => &[1225, 1270],
            Joint::InThreads { .. } => &[1242, 1270],
            Joint::OutsideThreads => &[1243, 1247],
            Joint::Keeps(_) | Joint::Resumes(_) => &[1242, 1244, 1245, 1270],
            Joint::Quantises { .. } => &[1236, 1270],
            Joint::RunsOn(_) | Joint::Orders(_) | Joint::PipeMade { .. } => &[],
            Joint::Reserve { .. } => &[1265, 1270],
            Joint::PipeValueUse(_) => &[1233, 1228, 1229, 1270],
            Joint::PipeEnd(_) => &[1230, 1231, 1227, 1228, 1270],
            Joint::PipeUse(_) => &[1232, 1233, 1227, 1228, 1234, 1237, 1269, 1270],
            Joint::Launch { .. } => &[1240, 1241],
            Joint::Import { .. } => &[1235, 1265, 1270],
            Joint::TakesAddress => &[1206],
            Joint::InScope => &[1208],
            Joint::OutsideScope => &[1207],
        }
    }

    /// Returns whether the operation is legal only in a function.
    pub const fn in_function(&self) -> bool {
        match self {
            Joint::ThreadSection
            | Joint::InThreads { pairs: false }
            | Joint::Keeps(_)
            | Joint::Resumes(_)
            | Joint::Quantises { .. }
            | Joint::PipeEnd(_)
            | Joint::PipeUse(_)
            | Joint::PipeValueUse(_)
            | Joint::Import { .. }
            | Joint::Reserve { .. } => true,
            Joint::VectorScope
            | Joint::TakesAddress
            | Joint::InScope
            | Joint::OutsideScope
            | Joint::SetsFlag(_)
            | Joint::WaitsForFlag(_)
            | Joint::TakesBuffer(_)
            | Joint::GivesBuffer(_)
            | Joint::Orders(_)
            | Joint::Section(_)
            | Joint::RunsOn(_)
            | Joint::PipeMade { .. }
            | Joint::InThreads { pairs: true }
            | Joint::OutsideThreads
            | Joint::Launch { .. } => false,
        }
    }

    /// Returns the source of the rules.
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

    /// Returns what the region of an operation with this part contains.
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

    /// Returns the operand to which the entry refers.
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

    /// Returns the attributes to which the entry refers.
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

/// The cross-op rules to which an operation is relevant: a bit set, so that a walk over many operations is fast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts(u8);

impl Parts {
    /// None.
    pub const NONE: Parts = Parts(0);
    /// The op definition has an entry [`Rule::Joint`].
    pub const JOINT: Parts = Parts(1);
    /// Has a vector register, predicate or alignment state as operand or result.
    pub const VECTOR: Parts = Parts(2);
    /// Has an alignment state as operand or result.
    pub const ALIGN: Parts = Parts(4);
    /// Has tile operands.
    pub const TILE: Parts = Parts(8);
    /// Synchronises pipes.
    pub const SYNC: Parts = Parts(16);
    /// Runs in a single thread.
    pub const THREAD: Parts = Parts(32);
    /// Known to run on one kind of core.
    pub const CORE: Parts = Parts(64);
    /// May have an operand with the address of a tile.
    pub const PLACED: Parts = Parts(128);

    /// Returns the parts of an op definition.
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

    /// Returns the union.
    #[must_use]
    pub const fn or(self, other: Parts) -> Parts {
        Parts(self.0 | other.0)
    }

    /// Returns whether the sets have a common member.
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
    /// Returns the parts in cross-op rules.
    pub fn joints(&self) -> impl Iterator<Item = &'static Joint> {
        self.all_rules().filter_map(|rule| rule.joint())
    }

    /// Returns the core that must execute the operation, if there is only one.
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

    /// Returns whether the operation is legal only in code of threads. Accesses to memory are legal elsewhere too.
    fn is_of_thread(&self) -> bool {
        let computes = match self.effects {
            Effects::Pure | Effects::FromRoles => true,
            Effects::Allocate | Effects::Barrier | Effects::OfRegions | Effects::State => false,
        };
        let launches = self.joints().any(|joint| matches!(joint, Joint::Launch { .. }));
        self.family() == Family::Simt && computes && !launches && !self.operands.iter().any(|o| o.kind.is_memory())
    }

    /// Returns the direction of the alignment stream of the operation: it loads or stores its memory operand.
    pub fn stream(&self) -> Option<Stream> {
        let memory = |operand: &&Operand| operand.kind.is_memory();
        self.operands.iter().find(memory).map(|operand| match operand.role {
            Role::In => Stream::Load,
            Role::Out | Role::InOut | Role::Tmp => Stream::Store,
        })
    }
}

impl Family {
    /// Returns the core that executes every operation of the family.
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
    /// Returns the part in a cross-op rule, if the entry is one.
    pub const fn joint(&self) -> Option<&Joint> {
        if let Rule::Joint(joint) = self.bare() { Some(joint) } else { None }
    }
}

/// Cross-op rules that one pass checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Group {
    /// Scopes of vector instructions
    Vecscope,
    /// Alignment streams
    Align,
    /// Flags between pipes
    Events,
    /// Buffers that pipes acquire and release
    Buffers,
    /// Sections and kernels of one kind of core
    Sections,
    /// Pipes between cores
    Pipes,
    /// Functions of many threads
    Threads,
    /// Signatures of functions, and operations that must be in a function
    Functions,
    /// Entries of pipes between cores
    Entries,
    /// Addresses that a level of programs requires or excludes
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

    /// Returns the stem of the file in the crate of passes and of the folder of tests.
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

    /// Returns the name of the pass that checks the group.
    pub fn pass(self) -> String {
        format!("pto-verify-{}", self.stem())
    }

    /// Returns a summary in one line.
    pub const fn summary(self) -> &'static str {
        match self {
            Group::Vecscope => "operations are inside or outside of vector scopes as they must be",
            Group::Align => "alignment states are used once, in order",
            Group::Events => "flags are set before they are waited for, and once",
            Group::Buffers => "buffers are acquired before they are released",
            Group::Sections => "operations are in code of their core",
            Group::Pipes => "the ends of a pipe between cores agree, and are made before use",
            Group::Threads => "operations of a thread are in functions that threads run",
            Group::Functions => "functions have legal signatures, and contain the operations that need one",
            Group::Levels => "addresses are given at level 3 and by the compiler at others",
            Group::Entries => "entries of pipes between cores are freed, and not used after that",
        }
    }

    /// Returns the codes that the group reports.
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
            Group::Threads => &[1240, 1241, 1242, 1243, 1244, 1245, 1246, 1247],
            Group::Functions => &[1260, 1270, 1271],
            Group::Entries => &[1261, 1262, 1263, 1264],
            Group::Levels => &[1266],
        }
    }
}

/// Codes of diagnostics about missing operations. They are suppressed if statements could not be parsed.
pub const OF_ABSENCE: &[u16] =
    &[1201, 1206, 1208, 1215, 1220, 1228, 1229, 1232, 1235, 1236, 1237, 1240, 1242, 1263, 1267];
