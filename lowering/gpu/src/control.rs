//! Functions, loops and branches.
//!
//! Loops of known bounds whose body is small are unrolled, which makes the addresses in them known. The values of buffers
//! in registers go along with control flow like other values.

use std::collections::HashMap;

use genx::ir::{ArgumentKind, KernelArgument};
use genx::{Block, Element, Function, IntPredicate, Op, Type, Value};
use pto_interp::program::{AttributeValue, Function as Source, Instruction, Place, Program, Region, Slot};
use pto_interp::semantics::Code;
use pto_interp::upstream::{Control, Does};
use pto_isa::TypeDesc;
use pto_isa::types::AddressSpace;
use visa::Platform;

use crate::emit::{Emitter, limits};
use crate::memory::{Plan, Touch};
use crate::refusal::{Lowered, Refusal};
use crate::value::{Address, Dyn, Num, Register, Val, element, integer, register_type};
use crate::{ops, upstream};

/// Most instructions that an unrolled loop may become.
const UNROLLED: usize = 1024;
/// Most instructions that all unrolled loops of a kernel may become: code that is longer does not fit the caches.
const UNROLLED_IN_ALL: usize = 1 << 14;
/// Where the first parameter is in the payload, in bytes: behind the first register of the largest.
const FIRST_ARGUMENT: u32 = 64;

/// A kernel, and what it accesses on the chip.
pub(crate) struct Kernel {
    pub function: Function,
    pub touches: Vec<Touch>,
    pub starts: Vec<(AddressSpace, i64)>,
}

/// Lowers a function. Without a plan only to learn what it accesses.
pub(crate) fn lower(
    program: &Program,
    source: &Source,
    platform: Platform,
    plan: Option<Plan>,
) -> Result<Kernel, Vec<Refusal>> {
    let function = Function::new(source.name.as_str());
    let block = function.blocks().first().copied().unwrap_or(Block::new(0));
    let mut emitter = Emitter {
        function,
        block,
        platform,
        plan,
        buffers: Vec::new(),
        touches: Vec::new(),
        operands: HashMap::new(),
        starts: Vec::new(),
        place: source.place,
    };
    let variables = emitter.plan.as_ref().map(|plan| plan.variables.clone()).unwrap_or_default();
    emitter.function.slm_bytes = emitter.plan.as_ref().map_or(0, |plan| plan.shared_bytes);
    emitter.buffers = variables.into_iter().map(|ty| emitter.b().undef(ty)).collect();
    let mut walker = Walker {
        program,
        emitter,
        values: vec![Val::Nothing; source.slots],
        refusals: Vec::new(),
        depth: 0,
        unrolled: 0,
    };
    walker.parameters(source);
    walker.body(&source.body, &[]);
    walker.emitter.b().ret();
    let mut refusals = walker.refusals;
    if refusals.is_empty() {
        let Emitter { function, touches, starts, .. } = walker.emitter;
        return Ok(Kernel { function, touches, starts });
    }
    refusals.sort_by_key(|refusal| refusal.place);
    refusals.dedup();
    Err(refusals)
}

/// Walks over the operations of a function.
pub(crate) struct Walker<'p> {
    program: &'p Program,
    pub(crate) emitter: Emitter,
    values: Vec<Val>,
    refusals: Vec<Refusal>,
    /// Calls that are open.
    depth: usize,
    /// Instructions that loops unrolled so far became.
    unrolled: usize,
}

/// Calls within calls; there is no recursion.
const DEPTH: usize = 64;

impl<'p> Walker<'p> {
    fn parameters(&mut self, source: &Source) {
        let slots = source.body.blocks.first().map(|block| block.arguments.clone()).unwrap_or_default();
        let mut offset = FIRST_ARGUMENT;
        for (slot, desc) in slots.into_iter().zip(&source.parameters) {
            let (element, pointer) = match desc {
                TypeDesc::Ptr { space: AddressSpace::Gm, .. } => (Some(Element::I64), true),
                TypeDesc::Memref(_, None | Some(AddressSpace::Gm)) => (Some(Element::I64), true),
                TypeDesc::Index => (Some(Element::I32), false),
                TypeDesc::Scalar(dtype) => (element(*dtype).or(Some(Element::I32)), false),
                _ => (None, false),
            };
            let Some(element) = element else {
                self.refuse(source.place, "func.func", format!("with a parameter of type {desc}"));
                continue;
            };
            offset = offset.next_multiple_of(element.bytes());
            let argument = KernelArgument { kind: ArgumentKind::General, offset };
            let value = self.emitter.function.add_param(Type::scalar(element), argument);
            offset += element.bytes();
            let value = if pointer {
                let element_bytes = desc.dtype().map_or(1, |dtype| i64::from(dtype.bytes()));
                let base = Some(value);
                Val::Address(Address { space: AddressSpace::Gm, base, offset: Num::Const(0), element_bytes })
            } else if element.is_float() {
                Val::Float(value)
            } else {
                Val::Num(self.emitter.unknown(value, element.bits()))
            };
            self.set(slot, value);
        }
    }

    fn refuse(&mut self, place: Place, operation: &str, reason: String) {
        let code = pto_isa::codes::NO_COUNTERPART;
        self.refusals.push(Refusal { code, operation: operation.to_owned(), reason, help: None, place });
    }

    /// A value of the source.
    pub(crate) fn get(&self, slot: Slot) -> &Val {
        self.values.get(slot as usize).unwrap_or(&Val::Nothing)
    }

    /// Gives a value of the source.
    pub(crate) fn set(&mut self, slot: Slot, value: Val) {
        if let Some(place) = self.values.get_mut(slot as usize) {
            *place = value;
        }
    }

    /// The instructions of a region of one block; gives what its last one passes on.
    fn body(&mut self, region: &'p Region, arguments: &[Val]) -> Vec<Val> {
        let Some(block) = region.blocks.first() else { return Vec::new() };
        for (slot, value) in block.arguments.iter().zip(arguments) {
            self.set(*slot, value.clone());
        }
        if let [_, second, ..] = region.blocks.as_slice()
            && let Some(instruction) = second.instructions.first()
        {
            self.refuse(instruction.place, "cf", "in a region of several blocks; write it with scf".to_owned());
            return Vec::new();
        }
        for instruction in &block.instructions {
            self.emitter.place = instruction.place;
            if let Code::Upstream(upstream) = &instruction.code
                && let Does::Control(Control::Yield | Control::Return | Control::Condition) = upstream.does
            {
                return instruction.operands.iter().map(|slot| self.get(*slot).clone()).collect();
            }
            if let Err(reason) = self.instruction(instruction) {
                // What depends on something refused is not refused again.
                let known = instruction.operands.iter().all(|slot| *self.get(*slot) != Val::Nothing);
                if known {
                    self.refuse(instruction.place, &instruction.name(), reason);
                }
            }
        }
        Vec::new()
    }

    fn instruction(&mut self, instruction: &'p Instruction) -> Lowered {
        match &instruction.code {
            Code::Row(row, _) => ops::lower(self, row, instruction),
            Code::Upstream(upstream) => match upstream.does {
                Does::Control(control) => self.control(control, instruction),
                Does::Run(_) => upstream::lower(self, upstream.name, instruction),
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
                let results = self.region(instruction, 0);
                self.give(instruction, results);
                Ok(())
            }
            Control::Call => self.call(instruction),
            Control::IndexSwitch | Control::Branch | Control::ConditionalBranch | Control::Switch => {
                Err("which has no counterpart; write it with scf.if".to_owned())
            }
            Control::Yield | Control::Return | Control::Condition => Ok(()),
        }
    }

    fn region(&mut self, instruction: &'p Instruction, index: usize) -> Vec<Val> {
        instruction.regions.get(index).map(|region| self.body(region, &[])).unwrap_or_default()
    }

    /// Runs the first region in place.
    pub(crate) fn inline(&mut self, instruction: &'p Instruction) {
        let results = self.region(instruction, 0);
        self.give(instruction, results);
    }

    fn give(&mut self, instruction: &Instruction, results: Vec<Val>) {
        for (slot, value) in instruction.results.iter().zip(results) {
            self.set(*slot, value);
        }
    }

    fn call(&mut self, instruction: &'p Instruction) -> Lowered {
        let AttributeValue::Symbol(name) = instruction.attribute("callee") else {
            return Err("without a function".to_owned());
        };
        let callee = self.program.function(name).filter(|callee| !callee.body.blocks.is_empty());
        let callee = callee.ok_or_else(|| format!("of @{name}, which has no body"))?;
        if self.depth >= DEPTH {
            return Err("of a function that calls itself".to_owned());
        }
        let arguments: Vec<_> = instruction.operands.iter().map(|slot| self.get(*slot).clone()).collect();
        let caller = std::mem::replace(&mut self.values, vec![Val::Nothing; callee.slots]);
        self.depth += 1;
        let results = self.body(&callee.body, &arguments);
        self.depth -= 1;
        self.values = caller;
        self.give(instruction, results);
        Ok(())
    }

    /// An operand that is an integer.
    pub(crate) fn num(&self, slot: Slot) -> Lowered<Num> {
        match self.get(slot) {
            Val::Num(num) => Ok(*num),
            _ => Err("on an integer that is not known here".to_owned()),
        }
    }

    fn r#for(&mut self, instruction: &'p Instruction) -> Lowered {
        let [low, high, step, carried @ ..] = instruction.operands.as_slice() else {
            return Err("without bounds".to_owned());
        };
        let (low, high, step) = (self.num(*low)?, self.num(*high)?, self.num(*step)?);
        let carried: Vec<Val> = carried.iter().map(|slot| self.get(*slot).clone()).collect();
        let Some(region) = instruction.regions.first() else { return Ok(()) };
        if let (Some(low), Some(high), Some(step)) = (low.known(), high.known(), step.known())
            && step > 0
        {
            let turns = usize::try_from(((high - low).max(0) + step - 1) / step).unwrap_or(usize::MAX);
            let instructions = turns.saturating_mul(size(region));
            let fits = instructions <= UNROLLED && self.unrolled + instructions <= UNROLLED_IN_ALL;
            if fits || turns <= 1 {
                self.unrolled += instructions;
                let mut carried = carried;
                for turn in 0..turns {
                    #[expect(clippy::cast_possible_wrap, reason = "few turns")]
                    let index = Val::Num(Num::Const(low + turn as i64 * step));
                    let arguments: Vec<_> = std::iter::once(index).chain(carried).collect();
                    carried = self.body(region, &arguments);
                }
                self.give(instruction, carried);
                return Ok(());
            }
        }
        let bits = integer(instruction.operand_types.first().unwrap_or(&TypeDesc::Index)).unwrap_or(32);
        let word = if bits > 32 { Element::I64 } else { Element::I32 };
        let shape = Shape::of(&mut self.emitter, carried, &instruction.result_types)?;
        let (header, body, exit) = self.blocks3();
        let first = self.emitter.scalar(low, word);
        let entering = self.emitter.flattened(&shape, &shape.values.clone())?;
        self.emitter.br(header, std::iter::once(first).chain(entering));

        let index = self.emitter.function.add_block_param(header, Type::scalar(word));
        let params = self.emitter.params(header, &shape);
        self.emitter.enter(header, &shape, &params);
        let multiple = self.emitter_multiple(low, step);
        let last = high.range().1.saturating_sub(1).max(low.range().0);
        let number = Num::Dyn(Dyn { value: index, low: low.range().0, high: last, multiple });
        let more = self.emitter.compare(IntPredicate::Slt, number, high);
        let more = self.emitter.scalar(more, Element::I1);
        self.emitter.b().cond_br(more, (body, &[]), (exit, &[]));

        self.emitter.block = body;
        let inside = shape.vals(&params);
        let arguments: Vec<_> = std::iter::once(Val::Num(number)).chain(inside).collect();
        let passed = self.body(region, &arguments);
        let (value, step) = (index, self.emitter.scalar(step, word));
        let next = self.emitter.b().binary(Op::Add, value, step);
        let again = self.emitter.flattened(&shape, &passed)?;
        self.emitter.br(header, std::iter::once(next).chain(again));

        self.emitter.enter(exit, &shape, &params);
        self.give(instruction, shape.vals(&params));
        Ok(())
    }

    fn emitter_multiple(&self, low: Num, step: Num) -> i64 {
        let (mut a, mut b) = (low.multiple(), step.multiple());
        while b != 0 {
            (a, b) = (b, a % b);
        }
        a.max(1)
    }

    fn blocks3(&mut self) -> (Block, Block, Block) {
        let function = &mut self.emitter.function;
        (function.add_block(), function.add_block(), function.add_block())
    }

    fn r#if(&mut self, instruction: &'p Instruction) -> Lowered {
        let condition = self.num(*instruction.operands.first().ok_or("without a condition")?)?;
        if let Some(known) = condition.known() {
            let results = self.region(instruction, usize::from(known == 0));
            self.give(instruction, results);
            return Ok(());
        }
        let condition = self.emitter.scalar(condition, Element::I1);
        let (on_true, on_false, join) = self.blocks3();
        self.emitter.b().cond_br(condition, (on_true, &[]), (on_false, &[]));
        let before = self.emitter.buffers.clone();

        self.emitter.block = on_true;
        let first = self.region(instruction, 0);
        let shape = Shape::of(&mut self.emitter, first, &instruction.result_types)?;
        let values = self.emitter.flattened(&shape, &shape.values.clone())?;
        self.emitter.br(join, values);

        self.emitter.block = on_false;
        self.emitter.buffers = before;
        let second = self.region(instruction, 1);
        let values = self.emitter.flattened(&shape, &second)?;
        self.emitter.br(join, values);

        let params = self.emitter.params(join, &shape);
        self.emitter.enter(join, &shape, &params);
        self.give(instruction, shape.vals(&params));
        Ok(())
    }

    fn r#while(&mut self, instruction: &'p Instruction) -> Lowered {
        let carried: Vec<Val> = instruction.operands.iter().map(|slot| self.get(*slot).clone()).collect();
        let [before, after] = instruction.regions.as_slice() else { return Err("without its two regions".to_owned()) };
        let (header, body, exit) = self.blocks3();
        let shape = Shape::of(&mut self.emitter, carried, &instruction.operand_types)?;
        let entering = self.emitter.flattened(&shape, &shape.values.clone())?;
        self.emitter.br(header, entering);
        let params = self.emitter.params(header, &shape);
        self.emitter.enter(header, &shape, &params);
        let mut passed = self.body(before, &shape.vals(&params));
        if passed.is_empty() {
            return Err("without a condition".to_owned());
        }
        let Val::Num(condition) = passed.remove(0) else { return Err("without a condition".to_owned()) };
        let condition = self.emitter.scalar(condition, Element::I1);
        let kept = self.emitter.buffers.clone();
        self.emitter.b().cond_br(condition, (body, &[]), (exit, &[]));
        self.emitter.block = body;
        let again = self.body(after, &passed);
        let values = self.emitter.flattened(&shape, &again)?;
        self.emitter.br(header, values);
        self.emitter.block = exit;
        self.emitter.buffers = kept;
        self.give(instruction, passed);
        Ok(())
    }
}

/// Instructions of a region, with those inside of others.
fn size(region: &Region) -> usize {
    let instructions = region.blocks.iter().flat_map(|block| &block.instructions);
    instructions.map(|instruction| 1 + instruction.regions.iter().map(size).sum::<usize>()).sum()
}

/// What values are that go along with control flow: their places in the list of parameters of a block.
struct Shape {
    /// The values it was made of.
    values: Vec<Val>,
    /// The types of the parameters, those of buffers last.
    types: Vec<Type>,
}

impl Shape {
    fn of(emitter: &mut Emitter, values: Vec<Val>, descs: &[TypeDesc]) -> Lowered<Shape> {
        let mut types = Vec::new();
        for (value, desc) in values.iter().zip(descs) {
            types.push(match value {
                Val::Num(_) => Type::scalar(word(integer(desc).unwrap_or(64))),
                Val::Float(value) | Val::Mask(value) => emitter.function.ty(*value),
                Val::Address(address) => Type::scalar(offset_type(*address)),
                Val::Register(register) => {
                    register_type(register.dtype, register.lanes).ok_or("on a register of unknown elements")?
                }
                Val::Nothing => return Err("on a value that is not known here".to_owned()),
            });
        }
        types.extend(emitter.buffers.iter().map(|buffer| emitter.function.ty(*buffer)));
        Ok(Shape { values, types })
    }

    /// The values of parameters.
    fn vals(&self, params: &[Value]) -> Vec<Val> {
        let one = |(value, param): (&Val, &Value)| match value {
            Val::Num(_) => Val::Num(number(*param, self.types_of(params, *param))),
            Val::Float(_) => Val::Float(*param),
            Val::Mask(_) => Val::Mask(*param),
            Val::Address(address) => {
                let offset = number(*param, offset_type(*address));
                Val::Address(Address { offset, ..*address })
            }
            Val::Register(register) => Val::Register(Register { value: *param, ..*register }),
            Val::Nothing => Val::Nothing,
        };
        self.values.iter().zip(params).map(one).collect()
    }

    fn types_of(&self, params: &[Value], param: Value) -> Element {
        let index = params.iter().position(|candidate| *candidate == param).unwrap_or(0);
        self.types.get(index).map_or(Element::I64, |ty| ty.element)
    }
}

/// The type that holds an integer of a number of bits.
const fn word(bits: u32) -> Element {
    match bits {
        1 => Element::I1,
        2..=32 => Element::I32,
        _ => Element::I64,
    }
}

/// The type that holds the offset of an address.
fn offset_type(address: Address) -> Element {
    if address.space == AddressSpace::Gm { Element::I64 } else { Element::I32 }
}

fn number(value: Value, element: Element) -> Num {
    let (low, high) = limits(element.bits());
    Num::Dyn(Dyn { value, low, high, multiple: 1 })
}

impl Emitter {
    fn br(&mut self, block: Block, args: impl IntoIterator<Item = Value>) {
        let args: Vec<_> = args.into_iter().collect();
        self.b().br(block, &args);
    }

    /// Parameters of a block for values and buffers.
    fn params(&mut self, block: Block, shape: &Shape) -> Vec<Value> {
        shape.types.iter().map(|ty| self.function.add_block_param(block, *ty)).collect()
    }

    /// Goes on in a block, with the buffers its parameters are. Operands of products are not carried along.
    fn enter(&mut self, block: Block, shape: &Shape, params: &[Value]) {
        self.operands.clear();
        self.block = block;
        self.buffers = params[shape.values.len()..].to_vec();
    }

    /// The arguments for the parameters of a shape.
    fn flattened(&mut self, shape: &Shape, values: &[Val]) -> Lowered<Vec<Value>> {
        let mut flat = Vec::new();
        for ((like, value), ty) in shape.values.iter().zip(values).zip(&shape.types) {
            flat.push(match (like, value) {
                (_, Val::Num(num)) => self.scalar(*num, ty.element),
                (_, Val::Float(value) | Val::Mask(value)) => *value,
                (Val::Address(like), Val::Address(address)) if like.base == address.base => {
                    self.scalar(address.offset, ty.element)
                }
                (_, Val::Address(_)) => return Err("on pointers into different buffers".to_owned()),
                (_, Val::Register(register)) => self.full(*register),
                (_, Val::Nothing) => return Err("on a value that is not known here".to_owned()),
            });
        }
        flat.extend(&self.buffers);
        Ok(flat)
    }
}
