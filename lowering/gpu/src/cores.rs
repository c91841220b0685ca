//! Communication between the cores of a block: pipes that pass tiles, and events that one core signals and another waits for.
//!
//! A slot of a pipe is in the memory of the core that pops from it, or in global memory. Counters in shared local memory hold the
//! number of free and of full slots, and of pending events ([`counters`]); each of them has one core that waits for it.
//!
//! The scan of a kernel finds its pipes before any code is lowered, because a push stores tiles in the layout of the pop.

pub(crate) mod counters;
mod scan;

pub(crate) use scan::imported;

use std::collections::{BTreeMap, HashMap};

use pto_isa::ops::sync::Opcode as Sync;
use pto_isa::ops::system::Opcode as System;
use pto_isa::rule::Core;
use pto_isa::types::TileDesc;
use pto_isa::{Key, Opcode, codes};
use pto_program::{AttributeValue, Function, Instruction, Place, Program, Region};

use crate::arguments::has;
use crate::refusal::Refusal;
use crate::value::Address;
use visa::Platform;
use visa::table::Op as Visa;

/// What an operation does with a pipe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// It makes an end of the pipe.
    Make,
    /// It allocates a slot, whose view the program fills.
    Allocate,
    Push,
    Pop,
    Free,
}

/// Returns what an operation does with a pipe; `None` for other operations.
pub(crate) const fn step(opcode: Opcode) -> Option<Step> {
    let Opcode::System(opcode) = opcode else { return None };
    match opcode {
        System::AicInitializePipe
        | System::AivInitializePipe
        | System::InitializeL2g2lPipe
        | System::InitializeL2lPipe => Some(Step::Make),
        System::Talloc | System::TallocToAic | System::TallocToAiv => Some(Step::Allocate),
        System::Tpush | System::TpushToAic | System::TpushToAiv => Some(Step::Push),
        System::Tpop | System::TpopFromAic | System::TpopFromAiv => Some(Step::Pop),
        System::Tfree | System::TfreeFromAic | System::TfreeFromAiv => Some(Step::Free),
        System::FusionRegion
        | System::GetBlockIdx
        | System::GetBlockNum
        | System::GetCtrl
        | System::GetSubblockIdx
        | System::GetSubblockNum
        | System::GetVms4Sr
        | System::ImportReservedBuffer
        | System::Print
        | System::ReserveBuffer
        | System::Sbitset0
        | System::Sbitset1
        | System::SectionCube
        | System::SectionSimt
        | System::SectionVector
        | System::SetAtomicAdd
        | System::SetAtomicBf16
        | System::SetAtomicF16
        | System::SetAtomicF32
        | System::SetAtomicMax
        | System::SetAtomicMin
        | System::SetAtomicNone
        | System::SetAtomicS16
        | System::SetAtomicS32
        | System::SetAtomicS8
        | System::SetCtrl
        | System::SetFfts
        | System::SetFixClipRelu
        | System::SetFpc
        | System::SetImg2colPadding
        | System::SetImg2colRpt
        | System::SetQuantPre
        | System::SetQuantScalar
        | System::SetQuantVector
        | System::SetReluAlpha
        | System::SetStoreAtomicCfg
        | System::Setfmatrix
        | System::Sethf32mode
        | System::Settf32mode
        | System::Trap
        | System::Yield => None,
    }
}

/// Returns whether an operation signals or awaits an event of the block.
pub(crate) const fn is_event(opcode: Opcode) -> bool {
    matches!(opcode, Opcode::Sync(Sync::SetIntraBlock | Sync::WaitIntraBlock))
}

/// Returns whether an operation needs its own thread for each core.
pub(crate) fn is_communication(opcode: Opcode) -> bool {
    is_event(opcode) || matches!(step(opcode), Some(Step::Allocate | Step::Push | Step::Pop | Step::Free))
}

/// Returns the functions that the cores of a kernel execute, including those of its peer.
fn of_all_cores<'p>(program: &'p Program, kernel: &'p Function) -> Vec<&'p Function> {
    let mut found = program.reachable(kernel);
    for function in program.peer(kernel).into_iter().flat_map(|peer| program.reachable(peer)) {
        if !found.iter().any(|known| known.name == function.name) {
            found.push(function);
        }
    }
    found
}

/// Returns the functions whose code is compiled for a kernel: those of its peer only if the cores communicate.
pub(crate) fn functions<'p>(program: &'p Program, kernel: &'p Function) -> Vec<&'p Function> {
    if communicate(program, kernel) { of_all_cores(program, kernel) } else { program.reachable(kernel) }
}

/// Returns whether the cores of a block communicate.
pub(crate) fn communicate(program: &Program, kernel: &Function) -> bool {
    let communicates = |function: &Function| has(&function.body, is_communication);
    program.is_mixed(kernel) && of_all_cores(program, kernel).into_iter().any(communicates)
}

/// Returns whether the communication of a kernel tells the vector cores apart.
pub(crate) fn tell_apart(program: &Program, kernel: &Function) -> bool {
    let mut functions = of_all_cores(program, kernel).into_iter();
    functions.any(|function| {
        any(&function.body, &|instruction: &Instruction| {
            let Some(def) = instruction.code.def() else { return false };
            is_event(def.opcode) || step(def.opcode).is_some() && split(instruction) != Split::Whole
        })
    })
}

fn any(region: &Region, is_wanted: &dyn Fn(&Instruction) -> bool) -> bool {
    let mut instructions = region.blocks.iter().flat_map(|block| &block.instructions);
    instructions
        .any(|instruction| is_wanted(instruction) || instruction.regions.iter().any(|region| any(region, is_wanted)))
}

/// How the vector cores share an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Split {
    /// Each has the whole entry.
    Whole,
    /// Each has half of the rows.
    Rows,
    /// Each has half of the columns.
    Columns,
}

/// Returns the split of an operation on an entry.
fn split(instruction: &Instruction) -> Split {
    match int(instruction, Key::Split) {
        Some(1) => Split::Rows,
        Some(2) => Split::Columns,
        Some(_) | None => Split::Whole,
    }
}

/// Returns an attribute that is a number.
fn int(instruction: &Instruction, key: Key) -> Option<i64> {
    match instruction.attribute(key) {
        AttributeValue::Int(number) => Some(*number),
        _ => None,
    }
}

/// A pipe of a block.
#[derive(Clone, Debug)]
pub(crate) struct Pipe {
    /// Bytes of a slot.
    pub bytes: i64,
    /// Number of slots.
    pub slots: i64,
    /// Whether only the first vector core takes part in the transfers of the cube core.
    pub single: bool,
    /// Whether the slots are in global memory.
    pub through_global: bool,
    /// Its directions that are in use: to the vector cores, and to the cube core.
    pub directions: [Option<Direction>; 2],
    /// The number of its first counter.
    first: u32,
}

/// A direction of a pipe.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Direction {
    /// The address of the first slot in the memory of the core that pops.
    pub local: i64,
    /// The type of the tiles that are popped.
    pub entry: TileDesc,
    /// How the vector cores share an entry.
    pub split: Split,
}

/// The counter of an end of a pipe that gives the index of the next slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Cursor {
    /// The number of the pipe.
    pub pipe: i64,
    /// The core.
    pub core: Core,
    /// Whether it counts pushes; else pops.
    pub pushes: bool,
}

/// The communication of a kernel.
#[derive(Clone, Debug, Default)]
pub(crate) struct Traffic {
    /// Its pipes, by number.
    pub pipes: BTreeMap<i64, Pipe>,
    /// The numbers of the pipes that operations make, by the operation.
    numbers: HashMap<Place, i64>,
    /// The cursors that code in loops or branches advances: their values are in memory.
    dynamic: Vec<Cursor>,
    /// Number of counters.
    counters: u32,
}

impl Traffic {
    /// Finds the communication of a kernel.
    ///
    /// # Errors
    ///
    /// A use of a pipe that is not supported.
    pub(crate) fn of(program: &Program, kernel: &Function, platform: Platform) -> Result<Self, Refusal> {
        if !communicate(program, kernel) {
            return Ok(Self::default());
        }
        if !Visa::LscAtomicIadd.definition().platforms.contains(platform) {
            let functions = of_all_cores(program, kernel).into_iter();
            let is_wanted = |found: &&Instruction| found.code.def().is_some_and(|def| is_communication(def.opcode));
            let first = functions.flat_map(Function::instructions).find(is_wanted);
            let (operation, place) = first.map_or((String::new(), kernel.place), |first| (first.name(), first.place));
            let reason = format!("which needs atomic messages in shared local memory, and {platform} has none");
            return Err(Refusal { code: codes::NO_COUNTERPART, operation, reason, help: None, place });
        }
        scan::scan(program, kernel)
    }

    /// Returns the number of the pipe that an operation makes.
    pub(crate) fn made(&self, place: Place) -> Option<i64> {
        self.numbers.get(&place).copied()
    }

    /// Returns the bytes of all counters.
    pub(crate) fn bytes(&self) -> u32 {
        self.counters * counters::BYTES
    }
}

/// State of the communication while a kernel is lowered.
#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    /// The communication of the kernel.
    pub traffic: Traffic,
    /// The values of the cursors that are known when compiling.
    pub cursors: HashMap<Cursor, i64>,
    /// The slots in global memory, by the number of the pipe and the core.
    pub global: HashMap<(i64, Core), Address>,
}
