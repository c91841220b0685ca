//! Finds the pipes of a kernel.

use pto_isa::ops::system::Opcode as System;
use pto_isa::ops::view::Opcode as View;
use pto_isa::rule::Core;
use pto_isa::{Key, Name, Op, Opcode, TypeDesc, codes};
use pto_program::{AttributeValue, Code, Function, Instruction, Place, Program, Region, Slot, Structure};
use pto_upstream::{Arith, Control, Is};

use super::counters::EVENTS;
use super::{Cursor, Direction, Pipe, Step, Traffic, int, split, step};
use crate::refusal::Refusal;

/// Number of slots of a pipe of one direction if the operation states none. Source: ptoas, aic_initialize_pipe.
const SLOTS: i64 = 8;
/// Bits of `dir_mask`: to the vector cores, and to the cube core.
const DIRECTIONS: [i64; 2] = [1, 2];

/// An operation on a pipe.
struct Use<'p> {
    function: &'p Function,
    instruction: &'p Instruction,
    def: &'static Op,
    step: Step,
    core: Core,
    /// Whether it is in a loop or a branch.
    is_nested: bool,
}

impl Use<'_> {
    fn refuse(&self, reason: impl Into<String>) -> Refusal {
        refusal(self.instruction, reason)
    }

    /// Returns the direction that it uses: 0 to the vector cores, 1 to the cube core.
    fn direction(&self) -> usize {
        usize::from((self.core == Core::Cube) != (self.step == Step::Push))
    }

    /// Returns the slot of an operand.
    fn operand(&self, name: Name) -> Option<Slot> {
        let group = self.instruction.groups.get(self.def.operand(name)?)?.clone();
        self.instruction.operands.get(group)?.first().copied()
    }
}

fn refusal(instruction: &Instruction, reason: impl Into<String>) -> Refusal {
    let (operation, place) = (instruction.name(), instruction.place);
    Refusal { code: codes::NO_COUNTERPART, operation, reason: reason.into(), help: None, place }
}

/// The end of a pipe on a kind of core.
#[derive(Clone, Copy, PartialEq)]
struct End {
    bytes: i64,
    slots: i64,
    single: bool,
    through_global: bool,
}

/// Finds all pipes of a kernel whose cores communicate.
pub(super) fn scan(program: &Program, kernel: &Function) -> Result<Traffic, Refusal> {
    let mut found = Finder { program, uses: Vec::new() };
    found.visit(kernel, &kernel.body, kernel.core, false)?;
    if let Some(peer) = program.peer(kernel).filter(|_| kernel.core.is_some()) {
        found.visit(peer, &peer.body, peer.core, false)?;
    }
    let uses = found.uses;
    let mut traffic = Traffic { counters: EVENTS, ..Traffic::default() };
    let mut ends: Vec<(i64, Core, End)> = Vec::new();
    for made in uses.iter().filter(|made| made.step == Step::Make) {
        let earlier = ends.iter().filter(|(_, core, _)| *core == made.core).count();
        let number = if made.def.attr(Key::Id).is_some() {
            int(made.instruction, Key::Id).unwrap_or(0)
        } else {
            int(made.instruction, Key::FlagBase).unwrap_or(earlier.cast_signed() as i64)
        };
        if made.is_nested || ends.iter().any(|(known, core, _)| (*known, *core) == (number, made.core)) {
            return Err(made.refuse("in a loop or a branch, or of a pipe that has this end already"));
        }
        let end = end(made)?;
        if let Some((.., other)) = ends.iter().find(|(known, ..)| *known == number)
            && *other != end
        {
            return Err(made.refuse("with other slots than the other end of the pipe"));
        }
        ends.push((number, made.core, end));
        traffic.numbers.insert(made.instruction.place, number);
        let first = traffic.counters;
        traffic.pipes.entry(number).or_insert_with(|| {
            let End { bytes, slots, single, through_global } = end;
            Pipe { bytes, slots, single, through_global, directions: [None; 2], first }
        });
        traffic.counters = first.max(traffic.pipes.len() as u32 * Pipe::COUNTERS + EVENTS);
    }
    for found in uses.iter().filter(|found| found.step != Step::Make) {
        let number = number(&traffic, found)?;
        if found.is_nested && matches!(found.step, Step::Push | Step::Pop) {
            traffic.dynamic.push(Cursor { pipe: number, core: found.core, pushes: found.step == Step::Push });
        }
    }
    for popped in uses.iter().filter(|found| found.step == Step::Pop) {
        let number = number(&traffic, popped)?;
        let direction = direction(program, &uses, popped)?;
        let Some(pipe) = traffic.pipes.get_mut(&number) else { continue };
        let known = &mut pipe.directions[popped.direction()];
        if known.is_some_and(|known| !is_like(&known, &direction)) {
            return Err(popped.refuse("of another type or `split` than other entries of the pipe"));
        }
        *known = Some(direction);
    }
    check(&traffic, &uses)?;
    Ok(traffic)
}

/// Returns whether entries of two pops have the same layout.
fn is_like(one: &Direction, other: &Direction) -> bool {
    let layout = |direction: &Direction| {
        let entry = direction.entry;
        let extents = (entry.loc, entry.dtype, entry.rows, entry.cols);
        (direction.local, direction.split, extents, entry.blayout, entry.slayout, entry.fractal)
    };
    layout(one) == layout(other)
}

/// Checks that each direction in use has both a push and a pop, with the same split.
fn check(traffic: &Traffic, uses: &[Use<'_>]) -> Result<(), Refusal> {
    for found in uses.iter().filter(|found| matches!(found.step, Step::Push | Step::Pop)) {
        let number = number(traffic, found)?;
        let Some(pipe) = traffic.pipes.get(&number) else { continue };
        let other = if found.step == Step::Push { Step::Pop } else { Step::Push };
        let mut others = uses.iter().filter(|found| found.step == other);
        let meets = |each: &Use<'_>| {
            let same = self::number(traffic, each).is_ok_and(|known| known == number);
            same && each.direction() == found.direction() && each.core != found.core
        };
        if !others.any(meets) {
            let reason = match found.step {
                Step::Pop => "of a pipe to which the other core pushes nothing",
                Step::Push | Step::Make | Step::Allocate | Step::Free => {
                    "to a pipe from which the other core pops nothing"
                }
            };
            return Err(found.refuse(reason));
        }
        let known = pipe.directions[found.direction()];
        if known.is_some_and(|known| known.split != split(found.instruction)) {
            return Err(found.refuse("with another `split` than other transfers through the pipe"));
        }
    }
    Ok(())
}

/// Returns the end that an operation makes.
fn end(made: &Use<'_>) -> Result<End, Refusal> {
    let attribute = |key| made.instruction.attribute(key);
    if !matches!(attribute(Key::AccPushEpilogue), AttributeValue::Absent) {
        return Err(made.refuse("with `acc_push_epilogue`"));
    }
    let through_global = made.operand(Name::GmSlotBuffer).or(made.operand(Name::GmAddr)).is_some();
    if made.operand(Name::GmSlotTensor).is_some() {
        return Err(made.refuse("with slots that are a view"));
    }
    let both = int(made.instruction, Key::DirMask) == Some(DIRECTIONS[0] | DIRECTIONS[1]);
    let slots = int(made.instruction, Key::SlotNum).unwrap_or(if both { SLOTS / 2 } else { SLOTS });
    if int(made.instruction, Key::LocalSlotNum).is_some_and(|local| local != slots) {
        return Err(made.refuse("with another number of slots in local memory than in global memory"));
    }
    let single = int(made.instruction, Key::Nosplit).is_some_and(|number| number != 0);
    let bytes = int(made.instruction, Key::SlotSize).unwrap_or(0);
    Ok(End { bytes, slots, single, through_global })
}

/// Returns the number of the pipe that an operation uses.
fn number(traffic: &Traffic, found: &Use<'_>) -> Result<i64, Refusal> {
    let number = match found.operand(Name::PipeHandle) {
        Some(handle) => definition(found.function, handle).and_then(|made| traffic.made(made.place)),
        None => Some(int(found.instruction, Key::Id).unwrap_or(0)),
    };
    let made = number.filter(|number| traffic.pipes.contains_key(number));
    made.ok_or_else(|| found.refuse("on a pipe that the function does not make"))
}

/// Returns the direction that a pop uses.
fn direction(program: &Program, uses: &[Use<'_>], popped: &Use<'_>) -> Result<Direction, Refusal> {
    let of_result = popped.def.result(Name::Tile).and_then(|index| *popped.instruction.declared_results.get(index)?);
    let of_operand = || {
        let group = popped.instruction.groups.get(popped.def.operand(Name::Tile)?)?;
        popped.instruction.operand_types.get(group.start)
    };
    let desc = match of_result {
        Some(index) => popped.instruction.result_types.get(index),
        None => of_operand(),
    };
    let Some(TypeDesc::Tile(entry)) = desc else { return Err(popped.refuse("of a view of global memory")) };
    if popped.operand(Name::AivSubblockid).is_some() {
        return Err(popped.refuse("with `aiv_subblockid`"));
    }
    if of_result.is_none() && !is_declared_beside(popped) {
        return Err(popped.refuse("of a tile that is not declared in the same block"));
    }
    // The end of the core that pops states where its slots are.
    let numbered = int(popped.instruction, Key::Id).unwrap_or(0);
    let handle = popped.operand(Name::PipeHandle).and_then(|handle| definition(popped.function, handle));
    let is_own = |made: &&Use<'_>| match handle {
        Some(made_by) => made.instruction.place == made_by.place,
        None => made.def.attr(Key::Id).is_some() && int(made.instruction, Key::Id).unwrap_or(0) == numbered,
    };
    let mut ends = uses.iter().filter(|made| made.step == Step::Make && made.core == popped.core);
    let made = ends.find(is_own).ok_or_else(|| popped.refuse("on a pipe that its core does not make"))?;
    let local = match (made.def.attr(Key::Id).is_some(), popped.direction()) {
        (true, 0) => made.operand(Name::C2vConsumerBuf),
        (true, _) => made.operand(Name::V2cConsumerBuf),
        (false, 0) => made.operand(Name::LocalAddr),
        (false, _) => made.operand(Name::PeerLocalAddr).or(made.operand(Name::LocalAddr)),
    };
    let local = local.and_then(|slot| constant(program, made.function, slot));
    let local = local.ok_or_else(|| made.refuse("with slots at an address that is not known when compiling"))?;
    Ok(Direction { local, entry: *entry, split: split(popped.instruction) })
}

/// Returns whether the tile that a pop assigns is declared in the block of the pop.
fn is_declared_beside(popped: &Use<'_>) -> bool {
    fn is_in(region: &Region, declared: Place, popped: Place) -> bool {
        region.blocks.iter().any(|block| {
            let has = |place| block.instructions.iter().any(|instruction| instruction.place == place);
            let mut inner = block.instructions.iter().flat_map(|instruction| &instruction.regions);
            has(declared) && has(popped) || inner.any(|region| is_in(region, declared, popped))
        })
    }
    let declared = popped.operand(Name::Tile).and_then(|slot| definition(popped.function, slot));
    declared.is_some_and(|declared| {
        let declares = declared.code.def().is_some_and(|def| def.opcode == Opcode::View(View::DeclareTile));
        declares && is_in(&popped.function.body, declared.place, popped.instruction.place)
    })
}

/// Returns the instruction that defines a value of a function.
fn definition(function: &Function, slot: Slot) -> Option<&Instruction> {
    function.instructions().find(|instruction| instruction.results.contains(&slot))
}

/// Returns the value of a constant, or the address of a reserved buffer.
fn constant(program: &Program, function: &Function, slot: Slot) -> Option<i64> {
    let made = definition(function, slot)?;
    match &made.code {
        Code::Op(def) if def.opcode == Opcode::System(System::ReserveBuffer) => int(made, Key::Base),
        Code::Op(def) if def.opcode == Opcode::System(System::ImportReservedBuffer) => imported(program, made),
        Code::Upstream(upstream) if upstream.is == Is::Arith(Arith::Constant) => int(made, Key::Value),
        Code::Op(_) | Code::Upstream(_) | Code::Other(_) => None,
    }
}

/// Returns the address of the buffer that an operation imports from another function.
pub(crate) fn imported(program: &Program, import: &Instruction) -> Option<i64> {
    let (AttributeValue::Symbol(peer), AttributeValue::Text(name)) =
        (import.attribute(Key::PeerFunc), import.attribute(Key::Name))
    else {
        return None;
    };
    let is_it = |found: &&Instruction| {
        let reserves = found.code.def().is_some_and(|def| def.opcode == Opcode::System(System::ReserveBuffer));
        reserves && matches!(found.attribute(Key::Name), AttributeValue::Text(own) if own == name)
    };
    int(program.function(peer)?.instructions().find(is_it)?, Key::Base)
}

/// Finds the operations on pipes, in the order of execution.
struct Finder<'p> {
    program: &'p Program,
    uses: Vec<Use<'p>>,
}

impl<'p> Finder<'p> {
    fn visit(
        &mut self,
        function: &'p Function,
        region: &'p Region,
        core: Option<Core>,
        is_nested: bool,
    ) -> Result<(), Refusal> {
        let is_nested = is_nested || region.blocks.len() > 1;
        for instruction in region.blocks.iter().flat_map(|block| &block.instructions) {
            let (core, is_nested) = match &instruction.code {
                Code::Op(def) => {
                    if let Some(step) = step(def.opcode) {
                        let core =
                            core.ok_or_else(|| refusal(instruction, "in code that cores of both kinds execute"))?;
                        self.uses.push(Use { function, instruction, def, step, core, is_nested });
                    }
                    let section = match instruction.structure {
                        Some(Structure::Section(section)) => Some(section),
                        Some(Structure::Scope | Structure::Inline | Structure::Yield) | None => None,
                    };
                    // A core skips sections for the other kind.
                    if section.is_some() && core.is_some() && section != core {
                        continue;
                    }
                    (section.or(core), is_nested)
                }
                Code::Upstream(upstream) if upstream.is == Is::Control(Control::Call) => {
                    self.call(instruction, core, is_nested)?;
                    (core, is_nested)
                }
                Code::Upstream(upstream) => (core, is_nested || upstream.is != Is::Control(Control::Inline)),
                Code::Other(_) => (core, true),
            };
            for region in &instruction.regions {
                self.visit(function, region, core, is_nested)?;
            }
        }
        Ok(())
    }

    fn call(&mut self, call: &Instruction, core: Option<Core>, is_nested: bool) -> Result<(), Refusal> {
        let AttributeValue::Symbol(name) = call.attribute(Key::Callee) else { return Ok(()) };
        let Some(callee) = self.program.function(name) else { return Ok(()) };
        // A core skips calls of functions for the other kind.
        if callee.core.is_some() && core.is_some() && callee.core != core {
            return Ok(());
        }
        self.visit(callee, &callee.body, callee.core.or(core), is_nested)
    }
}
