//! Rules that lower the operations of the vector level, in the files of their families.

mod comm;
mod conversion;
pub(crate) mod cube;
mod dma;
mod extremes;
mod pipe;
mod predicate;
mod scalar;
pub(crate) mod simt;
mod system;
mod vector_arith;
mod vector_memory;
mod vector_move;
mod vector_special;
mod view;

pub(crate) use vector_arith::Unary;

use genx::{Element, Op, Type, Value};
use pto_isa::rule::Core;
use pto_isa::types::{DType, MaskGranularity};
use pto_isa::{Choice, Key, Name, Op as OpDef, Opcode, TypeDesc};
use pto_program::{AttributeValue, Code, Instruction};
use pto_upstream::{Control, Is};

use crate::control::Walker;
use crate::emit::Emitter;
use crate::refusal::Lowered;
use crate::value::{Address, Mask, Num, Register, Val, storage};

/// How an operation is lowered.
#[derive(Clone, Copy)]
pub(crate) enum Rule {
    /// A function emits code.
    By(fn(&mut Cx<'_, '_>) -> Lowered),
    /// A function emits code and sets a register of a pipe.
    Sets(&'static str, fn(&mut Cx<'_, '_>) -> Lowered),
    /// No code: the operation orders pipes, or sets state that one thread does not have.
    Vanishes,
    /// The body of the operation replaces it.
    Inline,
    /// The body of the operation replaces it, for one kind of core.
    On(Core),
    /// Not lowered; the reason as the end of a sentence.
    Missing(&'static str),
}

/// The reason for operations without a counterpart.
const NO_COUNTERPART: &str = "which has no counterpart on this hardware";

/// Returns the rule of an operation. The `match` of each family is exhaustive.
fn rule(def: &OpDef) -> Rule {
    match def.opcode {
        Opcode::Cube(opcode) => cube::rule(opcode),
        Opcode::Dma(opcode) => dma::rule(opcode),
        Opcode::Predicate(opcode) => predicate::rule(opcode),
        Opcode::Scalar(opcode) => scalar::rule(opcode),
        Opcode::Scope(opcode) => system::of_scopes(opcode),
        Opcode::VectorArith(opcode) => vector_arith::rule(opcode),
        Opcode::VectorMemory(opcode) => vector_memory::rule(opcode),
        Opcode::VectorMove(opcode) => vector_move::rule(opcode),
        Opcode::VectorSpecial(opcode) => vector_special::rule(opcode),
        Opcode::Sync(opcode) => system::of_sync(opcode),
        Opcode::System(opcode) => system::rule(opcode),
        Opcode::View(opcode) => view::rule(opcode),
        Opcode::Movement(_)
        | Opcode::Elementwise(_)
        | Opcode::TileScalar(_)
        | Opcode::Reduce(_)
        | Opcode::Matmul(_)
        | Opcode::Layout(_)
        | Opcode::Irregular(_) => Rule::Missing("on tiles; lower it to vector instructions first"),
        Opcode::Comm(opcode) => comm::rule(opcode),
        Opcode::Simt(opcode) => simt::rule(opcode),
        Opcode::UbVector(_)
        | Opcode::VmiArith(_)
        | Opcode::VmiMemory(_)
        | Opcode::VmiMove(_)
        | Opcode::VmiReduce(_)
        | Opcode::VmiMask(_) => Rule::Missing("which has no counterpart yet"),
    }
}

/// Returns whether an instruction may be among products that are lowered in windows: it, and those in its regions,
/// access only memory of the cube core.
pub(crate) fn in_windows(instruction: &Instruction) -> bool {
    let fits = match &instruction.code {
        Code::Op(def) => match def.opcode {
            Opcode::Cube(_) | Opcode::Scope(_) | Opcode::Sync(_) | Opcode::System(_) | Opcode::View(_) => true,
            Opcode::Dma(_)
            | Opcode::Predicate(_)
            | Opcode::Scalar(_)
            | Opcode::VectorArith(_)
            | Opcode::VectorMemory(_)
            | Opcode::VectorMove(_)
            | Opcode::VectorSpecial(_)
            | Opcode::Movement(_)
            | Opcode::Elementwise(_)
            | Opcode::TileScalar(_)
            | Opcode::Reduce(_)
            | Opcode::Matmul(_)
            | Opcode::Layout(_)
            | Opcode::Irregular(_)
            | Opcode::Simt(_)
            | Opcode::Comm(_)
            | Opcode::UbVector(_)
            | Opcode::VmiArith(_)
            | Opcode::VmiMemory(_)
            | Opcode::VmiMove(_)
            | Opcode::VmiReduce(_)
            | Opcode::VmiMask(_) => false,
        },
        Code::Upstream(upstream) => match upstream.is {
            Is::Control(control) => {
                matches!(control, Control::For | Control::If | Control::Inline | Control::Yield | Control::Return)
            }
            Is::Arith(_) | Is::Math(_) => true,
            Is::Other(_) | Is::Outer(_) => false,
        },
        Code::Other(_) => false,
    };
    let mut blocks = instruction.regions.iter().flat_map(|region| &region.blocks);
    fits && blocks.all(|block| block.instructions.iter().all(in_windows))
}

/// Returns the register of a pipe that an operation sets.
pub(crate) fn sets(def: &OpDef) -> Option<&'static str> {
    match rule(def) {
        Rule::Sets(register, _) => Some(register),
        Rule::By(_) | Rule::Vanishes | Rule::Inline | Rule::On(_) | Rule::Missing(_) => None,
    }
}

/// Lowers an operation.
pub(crate) fn lower<'p>(walker: &mut Walker<'p>, def: &'static OpDef, instruction: &'p Instruction) -> Lowered {
    if let Opcode::Cube(opcode) = def.opcode
        && let Some(lowered) = cube::windows::lower(&mut Cx { walker, def, instruction }, opcode)
    {
        return lowered;
    }
    match rule(def) {
        Rule::By(function) | Rule::Sets(_, function) => function(&mut Cx { walker, def, instruction }),
        Rule::Vanishes => Ok(()),
        Rule::Inline => {
            walker.inline(instruction);
            Ok(())
        }
        Rule::On(core) => walker.on_core(core, &mut |walker| walker.inline(instruction)),
        Rule::Missing(why) => Err(why.to_owned()),
    }
}

/// Target instructions of an operation on a register of 256 bytes: one for each of four target registers.
const OF_REGISTER: usize = 4;

/// Returns the estimated number of target instructions of an operation, from the operands known so far.
pub(crate) fn estimate(walker: &Walker<'_>, def: &'static OpDef, instruction: &Instruction) -> usize {
    let number = |name: Name| {
        let group = instruction.groups.get(def.operand(name)?)?.clone();
        let known = |slot: &u32| walker.num(*slot).ok()?.known().and_then(|number| usize::try_from(number).ok());
        instruction.operands.get(group)?.iter().map(known).try_fold(1, |all: usize, one| Some(all.saturating_mul(one?)))
    };
    match def.opcode {
        Opcode::Cube(opcode) => cube::estimate(opcode, &number),
        Opcode::Dma(_) => dma::estimate(&number),
        Opcode::Predicate(_) => 1,
        Opcode::VectorArith(_) | Opcode::VectorMemory(_) | Opcode::VectorMove(_) | Opcode::VectorSpecial(_) => {
            OF_REGISTER
        }
        Opcode::Scope(_) | Opcode::Sync(_) | Opcode::System(_) | Opcode::View(_) | Opcode::Scalar(_) => 0,
        Opcode::Movement(_)
        | Opcode::Elementwise(_)
        | Opcode::TileScalar(_)
        | Opcode::Reduce(_)
        | Opcode::Matmul(_)
        | Opcode::Layout(_)
        | Opcode::Irregular(_)
        | Opcode::Simt(_)
        | Opcode::Comm(_)
        | Opcode::UbVector(_)
        | Opcode::VmiArith(_)
        | Opcode::VmiMemory(_)
        | Opcode::VmiMove(_)
        | Opcode::VmiReduce(_)
        | Opcode::VmiMask(_) => 0,
    }
}

/// Returns an address advanced by a number of bytes.
fn after(cx: &mut Cx<'_, '_>, at: Address, bytes: Num) -> Address {
    let offset = cx.e().offset_in(at.space, Op::Add, at.offset, bytes);
    Address { offset, ..at }
}

/// The context of a rule: the operation to lower.
pub(crate) struct Cx<'w, 'p> {
    walker: &'w mut Walker<'p>,
    def: &'static OpDef,
    instruction: &'w Instruction,
}

impl<'p> Cx<'_, 'p> {
    fn e(&mut self) -> &mut Emitter {
        &mut self.walker.emitter
    }

    fn group(&self, name: Name) -> Option<std::ops::Range<usize>> {
        self.instruction.groups.get(self.def.operand(name)?).cloned()
    }

    fn has(&self, name: Name) -> bool {
        self.group(name).is_some_and(|group| !group.is_empty())
    }

    fn val(&self, name: Name) -> Lowered<Val> {
        let slot = self.group(name).and_then(|group| self.instruction.operands.get(group.start));
        let slot = slot.ok_or_else(|| format!("without `{name}`"))?;
        Ok(self.walker.get(*slot).clone())
    }

    fn desc(&self, name: Name) -> TypeDesc {
        let desc = self.group(name).and_then(|group| self.instruction.operand_types.get(group.start));
        desc.copied().unwrap_or(TypeDesc::Other)
    }

    fn num(&self, name: Name) -> Lowered<Num> {
        match self.val(name)? {
            Val::Num(num) => Ok(num),
            _ => Err(format!("with `{name}` not known here")),
        }
    }

    fn nums(&self, name: Name) -> Lowered<Vec<Num>> {
        let slots = self.group(name).and_then(|group| self.instruction.operands.get(group)).unwrap_or_default();
        slots.iter().map(|slot| self.walker.num(*slot)).collect()
    }

    fn vals(&self, name: Name) -> Vec<Val> {
        let slots = self.group(name).and_then(|group| self.instruction.operands.get(group)).unwrap_or_default();
        slots.iter().map(|slot| self.walker.get(*slot).clone()).collect()
    }

    fn address(&self, name: Name) -> Lowered<Address> {
        match self.val(name)? {
            Val::Address(address) => Ok(address),
            _ => Err(format!("with `{name}` not known here")),
        }
    }

    fn register(&self, name: Name) -> Lowered<Register> {
        match self.val(name)? {
            Val::Register(register) => Ok(register),
            _ => Err(format!("with `{name}` not known here")),
        }
    }

    fn mask(&self, name: Name) -> Lowered<Value> {
        self.predicate(name).map(|mask| mask.value)
    }

    fn predicate(&self, name: Name) -> Lowered<Mask> {
        match self.val(name)? {
            Val::Mask(mask) => Ok(mask),
            _ => Err(format!("with `{name}` not known here")),
        }
    }

    /// Returns the value of an attribute, given or by default.
    fn choice<C: Choice>(&self, key: Key) -> Option<C> {
        let value = self.instruction.attribute(key);
        let choice = value.choice();
        debug_assert!(choice.is_some() || !matches!(value, AttributeValue::Case(..)), "`{key}` has other words");
        choice
    }

    fn result_desc(&self, name: Name) -> TypeDesc {
        let index = self.def.result(name);
        let index = index.and_then(|index| self.instruction.declared_results.get(index).copied().flatten());
        index.and_then(|index| self.instruction.result_types.get(index)).copied().unwrap_or(TypeDesc::Other)
    }

    /// Returns whether the operation has a result.
    fn wants(&self, name: Name) -> bool {
        let index = self.def.result(name);
        index.and_then(|index| self.instruction.declared_results.get(index)).is_some_and(Option::is_some)
    }

    fn give(&mut self, name: Name, value: Val) {
        let index = self.def.result(name);
        let index = index.and_then(|index| self.instruction.declared_results.get(index).copied().flatten());
        if let Some(slot) = index.and_then(|index| self.instruction.results.get(index)) {
            self.walker.set(*slot, value);
        }
    }

    /// Returns the element type of a result that is a register, its target type, and its lanes.
    fn result_register(&self, name: Name) -> Lowered<(DType, Element, u32)> {
        let TypeDesc::Vreg { lanes, dtype } = self.result_desc(name) else {
            return Err("with a result that is no register".to_owned());
        };
        let element = storage(dtype).ok_or_else(|| format!("on elements of {dtype}"))?;
        Ok((dtype, element, u32::try_from(lanes).map_err(|_| "on a register of that length")?))
    }

    fn give_register(&mut self, name: Name, value: Value) -> Lowered {
        let (dtype, _, lanes) = self.result_register(name)?;
        self.give(name, Val::Register(Register { value, dtype, lanes }));
        Ok(())
    }

    /// Returns the value of a register of a pipe; `None` if it is not set yet.
    fn setting(&self, name: &str) -> Lowered<Option<Vec<Val>>> {
        match self.walker.emitter.settings.get(name) {
            None => Ok(None),
            Some(Some(values)) => Ok(Some(values.clone())),
            Some(None) => Err(format!("with `{name}` set by a loop or on one of several paths to here")),
        }
    }

    fn set(&mut self, name: &'static str, values: Vec<Val>) {
        self.e().settings.insert(name, Some(values));
    }

    /// Emits a loop with a given trip count.
    fn repeat(&mut self, count: Num, iteration: &mut dyn FnMut(&mut Cx<'_, 'p>, Num) -> Lowered) -> Lowered {
        let (def, instruction) = (self.def, self.instruction);
        self.walker.repeated(count, Vec::new(), &[], &mut |walker, number, _| {
            iteration(&mut Cx { walker, def, instruction }, number)?;
            Ok(Vec::new())
        })?;
        Ok(())
    }

    /// Returns a scalar operand as an element.
    fn element(&mut self, name: Name, element: Element) -> Lowered<Value> {
        match self.val(name)? {
            Val::Num(num) if !element.is_float() => Ok(self.e().scalar(num, element)),
            Val::Float(value) if self.walker.emitter.function.ty(value).element == element => Ok(value),
            _ => Err(format!("with `{name}` of another type than the elements")),
        }
    }

    /// Returns the lanes that a predicated operation has to compute: a number of leading ones, and the predicate among
    /// them unless all of them are active.
    fn active(&mut self, mask: Value, lanes: u32) -> (u32, Option<Value>) {
        let known = self.e().count(mask);
        let mask = self.e().slice(mask, 0, lanes.min(known));
        match self.walker.emitter.prefix(mask) {
            Some(count) if count == lanes => (lanes, None),
            Some(count) => {
                let group = count.max(1).next_power_of_two().min(lanes);
                let mask = self.e().slice(mask, 0, group);
                (group, (group != count).then_some(mask))
            }
            None => (lanes, Some(mask)),
        }
    }

    /// Sets `result` to the result of `compute` for the active lanes, and zero elsewhere.
    fn lanewise(
        &mut self,
        inputs: &[Name],
        mask: Name,
        compute: &mut dyn FnMut(&mut Emitter, &[Value]) -> Lowered<Value>,
    ) -> Lowered {
        let registers = inputs.iter().map(|name| self.register(*name)).collect::<Lowered<Vec<_>>>()?;
        let mask = self.mask(mask)?;
        let lanes = registers.first().map_or(1, |register| register.lanes);
        let (count, mask) = self.active(mask, lanes);
        let values: Vec<Value> = registers.iter().map(|register| self.e().resized(register.value, count)).collect();
        let value = compute(self.e(), &values)?;
        let value = match mask {
            Some(mask) => self.e().zeroed(value, mask),
            None => value,
        };
        self.give_register(Name::Result, value)
    }
}

/// Returns the number of lanes of a predicate.
fn lanes_of(granularity: MaskGranularity) -> u32 {
    256 * 8 / granularity as u32
}

/// Returns the target type of a predicate.
fn mask_type(desc: &TypeDesc) -> Lowered<Type> {
    match desc {
        TypeDesc::Mask(granularity) => Ok(Type::vector(Element::I1, lanes_of(*granularity))),
        _ => Err("with a result that is no predicate".to_owned()),
    }
}
