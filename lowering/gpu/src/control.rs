//! Lowers functions and their operations in order.
//!
//! Loops with constant bounds and a small body are unrolled, so that the addresses inside become constants.

mod calls;
mod flow;
mod graph;
pub(crate) mod size;
mod staging;

use std::collections::{BTreeMap, HashMap};

use genx::ir::ArgumentKind;
use genx::{Block, Function, Type};
use pto_isa::ops::cube;
use pto_isa::types::AddressSpace;
use pto_program::Code;
use pto_program::{Block as SourceBlock, Function as Source, Instruction, Place, Program, Region, Slot};
use pto_upstream::{Arith, Control, Is, Outer};
use visa::Platform;

use crate::arguments::{self, Argument};
use crate::atomic::AtomicMode;
use crate::cores::{self, Traffic};
use crate::emit::Emitter;
use crate::memory::{Needs, Plan, Times};
use crate::ops::cube::windows::{self, Windows};
use crate::ops::cube::{OperandShape, Side};
use crate::ops::simt::{self, Kept, Team};
use crate::refusal::{Lowered, Refusal};
use crate::threads::{self, Threads};
use crate::value::{Address, Num, Val};
use crate::{Share, ops, upstream};
use calls::Calls;
use flow::{Range, Shape};
use staging::Staging;

/// A lowered kernel, and its requirements on memory on chip.
pub(crate) struct Kernel {
    pub function: Function,
    pub needs: Needs,
    /// Operands of products that must also be copied to their buffers.
    pub missing: BTreeMap<(Side, i64), OperandShape>,
}

/// Lowers a function with the limits of a share; the operands `kept` are copied to their buffers. Without a plan, this
/// only collects the requirements on memory.
pub(crate) fn lower(
    program: &Program,
    source: &Source,
    platform: Platform,
    plan: Option<Plan>,
    kept: BTreeMap<(Side, i64), OperandShape>,
    share: Share,
) -> Result<Kernel, Vec<Refusal>> {
    let calls = Calls::of(program, source).map_err(|refusal| vec![refusal])?;
    let traffic = Traffic::of(program, source, platform).map_err(|refusal| vec![refusal])?;
    let function = Function::new(source.name.as_str());
    let block = function.blocks().first().copied().unwrap_or(Block::new(0));
    let mut emitter = Emitter {
        function,
        block,
        platform,
        plan,
        buffers: Vec::new(),
        touches: Vec::new(),
        times: Times::default(),
        operands: HashMap::new(),
        kept,
        buffered_operands: BTreeMap::new(),
        missing: BTreeMap::new(),
        windows: share.window.map(Windows::of),
        settings: BTreeMap::new(),
        atomic_mode: AtomicMode::default(),
        atomic: None,
        affine: HashMap::new(),
        offsets: HashMap::new(),
        spread: HashMap::new(),
        stack: Vec::new(),
        scratch_bytes: 0,
        threads: Threads::ONE,
        private: None,
        communication: cores::State { traffic, ..cores::State::default() },
        is_shared: false,
        place: source.place,
    };
    let variables = emitter.plan.as_ref().map(|plan| plan.variables.clone()).unwrap_or_default();
    emitter.threads = Threads::begin(&mut emitter, program, source);
    emitter.start_cores();
    if let Some(bytes) = emitter.plan.as_ref().map(|plan| plan.private_bytes).filter(|bytes| *bytes > 0) {
        let argument = arguments::private_base(program, source, platform);
        let base = emitter.function.add_param(Type::scalar(genx::Element::I64), argument);
        emitter.private = Some(emitter.private_memory(base, bytes));
    }
    emitter.buffers = variables.into_iter().map(|ty| emitter.b().undef(ty)).collect();
    let mut walker = Walker {
        program,
        emitter,
        values: vec![Val::Nothing; source.slots],
        refusals: Vec::new(),
        dependent: None,
        team: None,
        kept: BTreeMap::new(),
        calls,
        unrolled: 0,
        most_unrolled: share.unrolled,
        staging: Staging::new(share.live),
    };
    walker.parameters(source);
    walker.kernel(source);
    walker.emitter.b().ret();
    if walker.emitter.windows.as_ref().is_some_and(|windows| !windows.are_apart()) {
        walker.refuse(source.place, &operation(cube::Opcode::MteL0cGm), "through the pointer of an operand".to_owned());
    }
    let (mut refusals, staged_bytes) = (walker.refusals, walker.staging.bytes());
    if refusals.is_empty() {
        refusals.extend(walker.dependent);
    }
    if refusals.is_empty() {
        let Emitter {
            function, touches, times, stack, scratch_bytes, missing, threads: of_group, communication, ..
        } = walker.emitter;
        let shared_bytes = share.shared_bytes.unwrap_or(platform.info().shared_bytes);
        let (scopes, shared_limit) = (times.scopes, threads::shared_limit(&function, of_group, shared_bytes));
        let threads = function.threads;
        let functions = cores::functions(program, source).into_iter();
        let needs = Needs {
            touches,
            scopes,
            buffers: functions.flat_map(|function| function.buffers.clone()).chain(stack).collect(),
            scratch_bytes,
            staged_bytes,
            shared_limit,
            threads,
            vector_threads: of_group.cores.map(|cores| cores.vector_threads),
            counter_bytes: communication.traffic.bytes(),
            private: share.private,
        };
        return Ok(Kernel { function, needs, missing });
    }
    refusals.sort_by_key(|refusal| refusal.place);
    refusals.dedup();
    Err(refusals)
}

/// Returns the rejection of an operation.
fn refusal(place: Place, operation: &str, reason: String) -> Refusal {
    Refusal { code: pto_isa::codes::NO_COUNTERPART, operation: operation.to_owned(), reason, help: None, place }
}

/// Returns the name of an operation as messages print it.
fn operation(opcode: cube::Opcode) -> String {
    format!("pto.{}", opcode.op().name)
}

/// Walks over the operations of a function.
pub(crate) struct Walker<'p> {
    program: &'p Program,
    pub(crate) emitter: Emitter,
    values: Vec<Val>,
    refusals: Vec<Refusal>,
    /// The first rejection of an operation that has an operand without a value: it is reported if there is no other.
    dependent: Option<Refusal>,
    /// The threads of a launch for which code is lowered.
    pub(crate) team: Option<Team>,
    /// What threads keep for later launches, by slot.
    pub(crate) kept: BTreeMap<i64, Kept>,
    /// Sizes of the called functions after inlining.
    calls: Calls<'p>,
    /// Estimated number of target instructions of the loops that were unrolled.
    unrolled: usize,
    /// The maximum of `unrolled`.
    most_unrolled: usize,
    /// The vector registers that are staged in shared local memory.
    staging: Staging,
}

impl<'p> Walker<'p> {
    fn parameters(&mut self, source: &Source) {
        let slots = source.body.blocks.first().map(|block| block.arguments.clone()).unwrap_or_default();
        let arguments = arguments::of(self.program, source, self.emitter.platform);
        for ((slot, desc), argument) in slots.into_iter().zip(&source.parameters).zip(arguments) {
            let Some(Argument { element, passed }) = argument else {
                self.refuse(source.place, Outer::Function.name(), format!("with a parameter of type {desc}"));
                continue;
            };
            let value = self.emitter.function.add_param(Type::scalar(element), passed);
            let value = if passed.kind == ArgumentKind::Address {
                let element_bytes = desc.dtype().map_or(1, |dtype| i64::from(dtype.bytes()));
                let base = Some(value);
                Val::Address(Address { space: AddressSpace::Gm, base, offset: Num::Const(0), start: 0, element_bytes })
            } else if element.is_float() {
                Val::Float(value)
            } else {
                Val::Num(self.emitter.unknown(value, element.bits()))
            };
            self.set(slot, value);
        }
    }

    /// Lowers the body of a kernel: if its cores communicate, for each kind of core.
    fn kernel(&mut self, source: &'p Source) {
        let Some(core) = source.core.filter(|_| self.emitter.threads.cores.is_some()) else {
            self.body(&source.body, &[]);
            return;
        };
        let peer = self.program.peer(source);
        let arguments = source.body.blocks.first().map(|block| block.arguments.as_slice()).unwrap_or_default();
        let arguments: Vec<Val> = arguments.iter().map(|slot| self.get(*slot).clone()).collect();
        let mut lowered = self.on_core(core, &mut |walker| {
            walker.body(&source.body, &[]);
        });
        if let Some(peer) = peer {
            self.values = vec![Val::Nothing; peer.slots];
            // Each core has its own registers.
            self.emitter.settings = BTreeMap::new();
            self.emitter.atomic_mode = AtomicMode::default();
            lowered = lowered.and_then(|()| {
                self.on_core(core.other(), &mut |walker| {
                    walker.body(&peer.body, &arguments);
                })
            });
        }
        if let Err(reason) = lowered {
            self.refuse(source.place, Outer::Function.name(), reason);
        }
    }

    /// Returns the program.
    pub(crate) fn program(&self) -> &'p Program {
        self.program
    }

    fn refuse(&mut self, place: Place, operation: &str, reason: String) {
        self.refusals.push(refusal(place, operation, reason));
    }

    /// Returns the representation of a source value.
    pub(crate) fn get(&self, slot: Slot) -> &Val {
        self.values.get(slot as usize).unwrap_or(&Val::Nothing)
    }

    /// Sets the representation of a source value.
    pub(crate) fn set(&mut self, slot: Slot, value: Val) {
        if let Some(place) = self.values.get_mut(slot as usize) {
            *place = value;
        }
    }

    /// Sets the arguments of the first block of a region.
    pub(crate) fn begin(&mut self, region: &Region, arguments: &[Val]) {
        let block = region.blocks.first();
        for (slot, value) in block.into_iter().flat_map(|block| &block.arguments).zip(arguments) {
            self.set(*slot, value.clone());
        }
    }

    /// Lowers the instructions of a region, and returns the values that it yields.
    pub(crate) fn body(&mut self, region: &'p Region, arguments: &[Val]) -> Vec<Val> {
        let [block] = region.blocks.as_slice() else {
            if self.team.is_some()
                && let Some(first) = region.blocks.iter().flat_map(|block| &block.instructions).next()
            {
                self.refuse(first.place, &first.name(), "in code of threads with several blocks".to_owned());
                return Vec::new();
            }
            let first = region.blocks.iter().flat_map(|block| &block.instructions).next();
            return match (self.graph(region, arguments), first) {
                (Ok(results), _) => results,
                (Err(reason), Some(instruction)) => {
                    self.refuse(instruction.place, &instruction.name(), reason);
                    Vec::new()
                }
                (Err(_), None) => Vec::new(),
            };
        };
        self.begin(region, arguments);
        if let Some(tile) = self.tile_of(block) {
            let last = self.in_windows(&block.instructions, tile);
            return last.into_iter().flat_map(|last| &last.operands).map(|slot| self.get(*slot).clone()).collect();
        }
        let staged = self.staging.most.map(|most| staging::plan(&block.instructions, most)).unwrap_or_default();
        match self.straight(&block.instructions, &staged) {
            Some(last) => self.passed(last),
            None => Vec::new(),
        }
    }

    /// Returns the accumulator of a block that can be lowered in windows: it contains operations on operands of
    /// products, and otherwise only scalar operations and loops.
    fn tile_of(&mut self, block: &'p SourceBlock) -> Option<windows::Tile> {
        let is_open = self.emitter.windows.as_ref()?.is_open();
        let of_cube = |instruction: &Instruction| match &instruction.code {
            Code::Op(def) => matches!(def.opcode, pto_isa::Opcode::Cube(_)),
            Code::Upstream(_) | Code::Other(_) => false,
        };
        let fits = !is_open && block.instructions.iter().any(of_cube) && block.instructions.iter().all(ops::in_windows);
        if !fits {
            return None;
        }
        // The extents may be constants of the block.
        for instruction in &block.instructions {
            let is_constant =
                matches!(&instruction.code, Code::Upstream(upstream) if upstream.is == Is::Arith(Arith::Constant));
            if is_constant {
                self.instruction(instruction).ok()?;
            }
        }
        windows::tile(self, &block.instructions)
    }

    /// Lowers instructions once for each window of an accumulator, and returns the terminator.
    fn in_windows(&mut self, instructions: &'p [Instruction], tile: windows::Tile) -> Option<&'p Instruction> {
        let window = self.emitter.windows.as_ref()?.most();
        let begun = self.emitter.is_first_window() || windows::is_initialized(self, instructions);
        if !windows::has_blocks(self.emitter.platform)
            && let Some(steps) = tile.steps(window)
        {
            return match self.windows_in_loops(instructions, tile, steps, begun) {
                Ok(last) => last,
                Err(reason) => {
                    self.refuse(self.emitter.place, &operation(cube::Opcode::Mad), reason);
                    None
                }
            };
        }
        let mut last = None;
        for (rows, cols) in tile.windows(window) {
            let first = (Num::Const(rows.start.into()), Num::Const(cols.start.into()));
            let extents = (rows.end - rows.start, cols.end - cols.start);
            if let Err(reason) = self.emitter.open_window(tile, first, extents, begun) {
                self.refuse(self.emitter.place, &operation(cube::Opcode::Mad), reason);
                return None;
            }
            last = self.straight(instructions, &HashMap::new());
            self.emitter.close_window();
        }
        last
    }

    /// Like [`Self::in_windows`], in loops over the rows and columns of windows of one size.
    fn windows_in_loops(
        &mut self,
        instructions: &'p [Instruction],
        tile: windows::Tile,
        (rows, cols): (u32, u32),
        begun: bool,
    ) -> Lowered<Option<&'p Instruction>> {
        let mut last = None;
        let changed =
            instructions.iter().flat_map(|instruction| &instruction.regions).flat_map(flow::changed).collect();
        let range = |all: u32, step: u32| Range {
            low: Num::Const(0),
            high: Num::Const(all.into()),
            step: Num::Const(step.into()),
            bits: u32::BITS,
        };
        let shape = Shape::of(&mut self.emitter, Vec::new(), &[])?;
        self.counted(range(tile.cols(), cols), &shape, &changed, &mut |walker, left, _| {
            let shape = Shape::of(&mut walker.emitter, Vec::new(), &[])?;
            walker.counted(range(tile.rows(), rows), &shape, &changed, &mut |walker, top, _| {
                walker.emitter.open_window(tile, (top, left), (rows, cols), begun)?;
                last = walker.straight(instructions, &HashMap::new());
                walker.emitter.close_window();
                Ok(Vec::new())
            })
        })?;
        Ok(last)
    }

    /// Lowers instructions up to the terminator, which it returns. Values that are `staged` wait in memory for their uses.
    pub(crate) fn straight(
        &mut self,
        instructions: &'p [Instruction],
        staged: &HashMap<Slot, usize>,
    ) -> Option<&'p Instruction> {
        let before = self.emitter.atomic_mode;
        for (at, instruction) in instructions.iter().enumerate() {
            self.emitter.place = instruction.place;
            self.unstage(instruction);
            if let Code::Upstream(upstream) = &instruction.code
                && let Is::Control(control) = upstream.is
                && control.ends_block()
            {
                self.release(staged, at);
                // Other blocks are lowered for the mode before the block.
                if self.emitter.atomic_mode != before && control != Control::Return {
                    let reason = "that another block uses or resets".to_owned();
                    self.refuse(instruction.place, "an atomic mode", reason);
                }
                return Some(instruction);
            }
            if let Err(reason) = self.instruction(instruction) {
                let refusal = refusal(instruction.place, &instruction.name(), reason);
                let known = instruction.operands.iter().all(|slot| *self.get(*slot) != Val::Nothing);
                if known {
                    self.refusals.push(refusal);
                } else {
                    self.dependent.get_or_insert(refusal);
                }
            }
            self.stage(instruction, staged);
            self.release(staged, at);
        }
        None
    }

    /// Returns the values that a terminator passes on.
    fn passed(&mut self, last: &Instruction) -> Vec<Val> {
        let mut values = simt::passed(self, &last.operands, &last.operand_types);
        // The condition of a loop is the same for all threads.
        if let (Code::Upstream(operation), Some(slot), Some(first)) =
            (&last.code, last.operands.first(), values.first_mut())
            && operation.is == Is::Control(Control::Condition)
        {
            *first = self.get(*slot).clone();
        }
        values
    }

    fn instruction(&mut self, instruction: &'p Instruction) -> Lowered {
        if let Some(lowered) = simt::lower(self, instruction) {
            return lowered;
        }
        match &instruction.code {
            Code::Op(def) => ops::lower(self, def, instruction),
            Code::Upstream(upstream) => match upstream.is {
                Is::Control(control) => self.control(control, instruction),
                is @ (Is::Arith(_) | Is::Math(_) | Is::Other(_) | Is::Outer(_)) => {
                    upstream::lower(self, is, instruction)
                }
            },
            Code::Other(_) => Err("which has no counterpart".to_owned()),
        }
    }

    fn control(&mut self, control: Control, instruction: &'p Instruction) -> Lowered {
        match control {
            Control::For => self.r#for(instruction),
            Control::If => self.r#if(instruction),
            Control::While => self.r#while(instruction),
            Control::Inline => {
                self.inline(instruction);
                Ok(())
            }
            Control::Call => self.call(instruction),
            Control::IndexSwitch => self.index_switch(instruction),
            // Terminators.
            Control::Branch
            | Control::ConditionalBranch
            | Control::Switch
            | Control::Yield
            | Control::Return
            | Control::Condition => Ok(()),
        }
    }

    pub(crate) fn region(&mut self, instruction: &'p Instruction, index: usize) -> Vec<Val> {
        instruction.regions.get(index).map(|region| self.body(region, &[])).unwrap_or_default()
    }

    /// Lowers the first region of an operation in place; its arguments, if it has any, are the operands.
    pub(crate) fn inline(&mut self, instruction: &'p Instruction) {
        let arguments: Vec<Val> = instruction.operands.iter().map(|slot| self.get(*slot).clone()).collect();
        let results = instruction.regions.first().map(|region| self.body(region, &arguments)).unwrap_or_default();
        self.give(instruction, results);
    }

    fn give(&mut self, instruction: &Instruction, results: Vec<Val>) {
        for (slot, value) in instruction.results.iter().zip(results) {
            self.set(*slot, value);
        }
    }

    /// Returns an operand that is an integer.
    pub(crate) fn num(&self, slot: Slot) -> Lowered<Num> {
        match self.get(slot) {
            Val::Num(num) => Ok(*num),
            _ => Err("on an integer that is not known here".to_owned()),
        }
    }
}
