//! Lowers loops and branches.
//!
//! The values of buffers in registers are carried along control flow like other values. Registers of the pipes are not:
//! after a loop or a branch that sets one, its value is unknown, unless both branch arms set the same.

use std::collections::BTreeSet;

use genx::{Block, Element, IntPredicate, Op, Type, Value};
use pto_isa::ops::cube;
use pto_isa::types::AddressSpace;
use pto_isa::{Opcode, TypeDesc};
use pto_program::Code;
use pto_program::{AttributeValue, Instruction, Region};

use super::Walker;
use super::size::CACHED;
use crate::emit::{Emitter, OFFSET_BITS, limits};
use crate::ops;
use crate::ops::cube::windows::{Copies, Windows};
use crate::ops::simt;
use crate::refusal::Lowered;
use crate::value::{Address, Dyn, Mask, Num, Register, Val, integer, register_type};

/// Maximal number of instructions of an unrolled loop.
const UNROLLED: usize = 1024;

/// Stands for the copies of matrices in L1 among the registers that code sets.
const MATRICES: &str = "matrices in L1";

/// The bounds of a loop.
#[derive(Clone, Copy)]
pub(crate) struct Range {
    /// The lower bound.
    pub low: Num,
    /// The upper bound, exclusive.
    pub high: Num,
    /// The step.
    pub step: Num,
    /// Bits of the induction variable.
    pub bits: u32,
}

impl Range {
    /// Returns the bounds of a loop with a given trip count.
    pub(crate) const fn trip_count(count: Num) -> Self {
        let bits = if count.range().1 > limits(OFFSET_BITS).1 { u64::BITS } else { OFFSET_BITS };
        Self { low: Num::Const(0), high: count, step: Num::Const(1), bits }
    }
}

/// Returns an upper bound of the induction variable after the last iteration.
fn after_last(high: Num, step: Num) -> i64 {
    high.range().1.saturating_sub(1).saturating_add(step.range().1)
}

/// Returns an upper bound of the induction variable in the last iteration.
fn last(low: Num, high: Num, step: Num) -> i64 {
    let most = high.range().1.saturating_sub(1).max(low.range().0);
    match (low.known(), step.known()) {
        (Some(low), Some(step @ 1..)) => low.saturating_add(most.saturating_sub(low) / step * step),
        (Some(_) | None, Some(_) | None) => most,
    }
}

/// Returns the bits of the induction variable of a loop over indices: 32 if the bounds, the step and the value after
/// the last iteration fit; the latter as a signed or, if all are non-negative, unsigned number.
fn index_bits(low: Num, high: Num, step: Num) -> u32 {
    let (least, most) = limits(OFFSET_BITS);
    let narrow = [low, high, step].iter().all(|num| num.range().0 >= least && num.range().1 <= most);
    let ends = low.range().0 >= 0 || after_last(high, step) <= most;
    if narrow && ends { OFFSET_BITS } else { u64::BITS }
}

/// Lowers the body of a loop, given the induction variable and the carried values; returns the yielded values.
pub(crate) type LoopBody<'t, 'p> = &'t mut dyn FnMut(&mut Walker<'p>, Num, Vec<Val>) -> Lowered<Vec<Val>>;
/// Lowers a branch arm; returns the yielded values.
type Branch<'t, 'p> = &'t mut dyn FnMut(&mut Walker<'p>) -> Lowered<Vec<Val>>;

impl<'p> Walker<'p> {
    pub(super) fn r#for(&mut self, instruction: &'p Instruction) -> Lowered {
        let [low, high, step, carried @ ..] = instruction.operands.as_slice() else {
            return Err("without bounds".to_owned());
        };
        let (low, high, step) = (self.num(*low)?, self.num(*high)?, self.num(*step)?);
        let carried = simt::passed(self, carried, &instruction.result_types);
        let Some(region) = instruction.regions.first() else { return Ok(()) };
        if let (Some(trip_count), Some(low), Some(step)) = (self.trip_count(instruction), low.known(), step.known()) {
            let instructions = trip_count.saturating_mul(self.calls.size(region));
            let estimate = trip_count.saturating_mul(self.estimate(region));
            let fits = instructions <= UNROLLED
                && self.unrolled.saturating_add(estimate) <= self.most_unrolled
                && estimate <= CACHED;
            if fits || trip_count <= 1 {
                let before = self.unrolled;
                let mut carried = carried;
                for iteration in 0..trip_count {
                    #[expect(clippy::cast_possible_wrap, reason = "few iterations")]
                    let index = Val::Num(Num::Const(low + iteration as i64 * step));
                    let arguments: Vec<_> = std::iter::once(index).chain(carried).collect();
                    carried = self.body(region, &arguments);
                }
                if trip_count > 1 {
                    // The estimate includes the loops inside.
                    self.unrolled = before.saturating_add(estimate);
                }
                self.give(instruction, carried);
                return Ok(());
            }
        }
        let bits = match instruction.operand_types.first().unwrap_or(&TypeDesc::Index) {
            TypeDesc::Index => index_bits(low, high, step),
            other => integer(other).unwrap_or(OFFSET_BITS),
        };
        let shape = Shape::of(&mut self.emitter, carried, &instruction.result_types)?;
        let changed = changed(region);
        let results =
            self.counted(Range { low, high, step, bits }, &shape, &changed, &mut |walker, index, inside| {
                let arguments: Vec<_> = std::iter::once(Val::Num(index)).chain(inside).collect();
                Ok(walker.body(region, &arguments))
            })?;
        self.give(instruction, results);
        Ok(())
    }

    /// Emits a loop over an induction variable whose iterations carry values. `changed` are the registers of the pipes
    /// that it sets.
    pub(crate) fn counted(
        &mut self,
        Range { low, high, step, bits }: Range,
        shape: &Shape,
        changed: &BTreeSet<&'static str>,
        iteration: LoopBody<'_, 'p>,
    ) -> Lowered<Vec<Val>> {
        let word = word(bits.max(2));
        // The value after the last iteration may exceed the signed range, but not the unsigned range.
        let unsigned = bits == OFFSET_BITS && low.range().0 >= 0 && after_last(high, step) > limits(bits).1;
        let high = if unsigned { self.emitter.integer(Op::SMax, high, Num::Const(0), bits) } else { high };
        let (header, body, exit) = self.blocks3();
        let copies = self.emitter.copies().filter(|_| !changed.contains(MATRICES)).map(Copies::in_l1);
        let first = self.emitter.scalar(low, word);
        let entering = self.emitter.flattened(shape, &shape.values)?;
        self.emitter.br(header, std::iter::once(first).chain(entering));

        let index = self.emitter.function.add_block_param(header, Type::scalar(word));
        let params = self.emitter.params(header, shape);
        self.emitter.enter(header, shape, &params);
        self.emitter.keep(copies.as_slice());
        self.emitter.forget(changed);
        let multiple = common(low.multiple(), step.multiple());
        let last = last(low, high, step);
        let number = Num::Dyn(Dyn { value: index, low: low.range().0, high: last, multiple });
        let more = self.emitter.compare(if unsigned { IntPredicate::Ult } else { IntPredicate::Slt }, number, high);
        let more = self.emitter.scalar(more, Element::I1);
        self.emitter.b().cond_br(more, (body, &[]), (exit, &[]));

        self.emitter.block = body;
        let begun = self.emitter.begun();
        self.emitter.enter_loop();
        let passed = iteration(self, number, shape.vals(&params))?;
        self.emitter.leave_loop();
        let step = self.emitter.scalar(step, word);
        let next = self.emitter.b().binary(Op::Add, index, step);
        let again = self.emitter.flattened(shape, &passed)?;
        self.emitter.br(header, std::iter::once(next).chain(again));

        self.emitter.enter(exit, shape, &params);
        self.emitter.keep(copies.as_slice());
        // The trip count may be zero.
        self.emitter.set_begun(begun);
        self.emitter.forget(changed);
        Ok(shape.vals(&params))
    }

    /// Emits a loop with a given trip count that carries values of the same types as `carried`, of types `descs`.
    pub(crate) fn repeated(
        &mut self,
        count: Num,
        carried: Vec<Val>,
        descs: &[TypeDesc],
        iteration: LoopBody<'_, 'p>,
    ) -> Lowered<Vec<Val>> {
        let shape = Shape::of(&mut self.emitter, carried, descs)?;
        self.counted(Range::trip_count(count), &shape, &BTreeSet::new(), iteration)
    }

    fn blocks3(&mut self) -> (Block, Block, Block) {
        let function = &mut self.emitter.function;
        (function.add_block(), function.add_block(), function.add_block())
    }

    pub(super) fn r#if(&mut self, instruction: &'p Instruction) -> Lowered {
        let condition = self.num(*instruction.operands.first().ok_or("without a condition")?)?;
        if let Some(known) = condition.known() {
            let results = self.region(instruction, usize::from(known == 0));
            self.give(instruction, results);
            return Ok(());
        }
        let results = self.either(
            condition,
            &instruction.result_types,
            &mut |walker| Ok(walker.region(instruction, 0)),
            &mut |walker| Ok(walker.region(instruction, 1)),
        )?;
        self.give(instruction, results);
        Ok(())
    }

    /// Lowers code that is executed under a condition and has no results.
    pub(crate) fn when(&mut self, condition: Num, code: &mut dyn FnMut(&mut Self)) -> Lowered {
        let mut then = |walker: &mut Self| {
            code(walker);
            Ok(Vec::new())
        };
        self.either(condition, &[], &mut then, &mut |_| Ok(Vec::new())).map(|_| ())
    }

    /// Lowers two branch arms, and merges the values that they yield.
    fn either(
        &mut self,
        condition: Num,
        descs: &[TypeDesc],
        first: Branch<'_, 'p>,
        second: Branch<'_, 'p>,
    ) -> Lowered<Vec<Val>> {
        let condition = self.emitter.scalar(condition, Element::I1);
        let (on_true, on_false, join) = self.blocks3();
        self.emitter.b().cond_br(condition, (on_true, &[]), (on_false, &[]));
        let buffers = self.emitter.buffers.clone();
        let (settings, operands) = (self.emitter.settings.clone(), self.emitter.operands.clone());
        let windows = self.emitter.windows.clone();
        let mut copies = Vec::from_iter(self.emitter.copies());

        self.emitter.times.branch();
        self.emitter.block = on_true;
        let given = first(self)?;
        let shape = Shape::of(&mut self.emitter, given, descs)?;
        let values = self.emitter.flattened(&shape, &shape.values)?;
        self.emitter.br(join, values);
        let left = std::mem::replace(&mut self.emitter.settings, settings);
        let begun = self.emitter.begun();
        copies.extend(self.emitter.copies());
        self.emitter.restore(windows);

        self.emitter.block = on_false;
        self.emitter.buffers = buffers;
        self.emitter.operands = operands;
        let given = second(self)?;
        self.emitter.times.join();
        let values = self.emitter.flattened(&shape, &given)?;
        self.emitter.br(join, values);

        let params = self.emitter.params(join, &shape);
        let begun = begun && self.emitter.begun();
        copies.extend(self.emitter.copies());
        self.emitter.enter(join, &shape, &params);
        self.emitter.keep(&copies);
        self.emitter.set_begun(begun);
        let names: BTreeSet<&'static str> = left.keys().chain(self.emitter.settings.keys()).copied().collect();
        let differ = names.into_iter().filter(|name| left.get(name) != self.emitter.settings.get(name)).collect();
        self.emitter.forget(&differ);
        Ok(shape.vals(&params))
    }

    /// Lowers `scf.index_switch`: the region of the matching case, or the first region as default.
    pub(super) fn index_switch(&mut self, instruction: &'p Instruction) -> Lowered {
        let number = self.num(*instruction.operands.first().ok_or("without a number")?)?;
        let AttributeValue::Ints(cases) = instruction.attribute_spelled("cases") else {
            return Err("without cases".to_owned());
        };
        let results = self.cases(instruction, number, cases, 0)?;
        self.give(instruction, results);
        Ok(())
    }

    fn cases(&mut self, instruction: &'p Instruction, number: Num, cases: &'p [i64], at: usize) -> Lowered<Vec<Val>> {
        let Some(case) = cases.get(at) else { return Ok(self.region(instruction, 0)) };
        let is = self.emitter.compare(IntPredicate::Eq, number, Num::Const(*case));
        match is.known() {
            Some(0) => self.cases(instruction, number, cases, at + 1),
            Some(_) => Ok(self.region(instruction, at + 1)),
            None => self.either(
                is,
                &instruction.result_types,
                &mut |walker| Ok(walker.region(instruction, at + 1)),
                &mut |walker| walker.cases(instruction, number, cases, at + 1),
            ),
        }
    }

    pub(super) fn r#while(&mut self, instruction: &'p Instruction) -> Lowered {
        let carried = simt::passed(self, &instruction.operands, &instruction.operand_types);
        let [before, after] = instruction.regions.as_slice() else { return Err("without its two regions".to_owned()) };
        let (header, body, exit) = self.blocks3();
        let shape = Shape::of(&mut self.emitter, carried, &instruction.operand_types)?;
        let entering = self.emitter.flattened(&shape, &shape.values.clone())?;
        self.emitter.br(header, entering);
        let params = self.emitter.params(header, &shape);
        self.emitter.enter(header, &shape, &params);
        let changed = instruction.regions.iter().flat_map(changed).collect();
        self.emitter.forget(&changed);
        self.emitter.enter_loop();
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
        self.emitter.leave_loop();
        let values = self.emitter.flattened(&shape, &again)?;
        self.emitter.br(header, values);
        self.emitter.block = exit;
        self.emitter.buffers = kept;
        self.emitter.operands.clear();
        self.emitter.forget(&changed);
        self.give(instruction, passed);
        Ok(())
    }
}

/// Returns the registers of the pipes that a region sets, and [`MATRICES`] if it copies matrices to L1.
pub(super) fn changed(region: &Region) -> BTreeSet<&'static str> {
    let mut found = BTreeSet::new();
    for instruction in region.blocks.iter().flat_map(|block| &block.instructions) {
        if let Code::Op(def) = &instruction.code {
            found.extend(ops::sets(def));
            found.extend((def.opcode == Opcode::Cube(cube::Opcode::MteGmL1Frac)).then_some(MATRICES));
        }
        found.extend(instruction.regions.iter().flat_map(changed));
    }
    found
}

fn common(mut a: i64, mut b: i64) -> i64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}

/// The representation of values that are carried along control flow, as parameters of a block.
pub(crate) struct Shape {
    /// The values, with indices of parameters in place of run-time values.
    values: Vec<Val>,
    /// The types of the parameters; those of buffers are last.
    types: Vec<Type>,
}

impl Shape {
    pub(super) fn of(emitter: &mut Emitter, values: Vec<Val>, descs: &[TypeDesc]) -> Lowered<Shape> {
        let mut types = Vec::new();
        for (value, desc) in values.iter().zip(descs) {
            types.push(match value {
                Val::Num(_) => Type::scalar(word(integer(desc).unwrap_or(64))),
                Val::Float(value) | Val::Lanes(value) => emitter.function.ty(*value),
                Val::Mask(mask) => emitter.function.ty(mask.value),
                Val::Address(address) => Type::scalar(offset_type(*address)),
                Val::Register(register) => {
                    register_type(register.dtype, register.lanes).ok_or("on a register of unknown elements")?
                }
                Val::Pointers(..) => return Err("on pointers that differ between threads".to_owned()),
                Val::Tile(_) => return Err("on a tile".to_owned()),
                Val::View(_) => return Err("on a view".to_owned()),
                Val::Nothing => return Err("on a value that is not known here".to_owned()),
            });
        }
        types.extend(emitter.buffers.iter().map(|buffer| emitter.function.ty(*buffer)));
        Ok(Shape { values, types })
    }

    /// Returns the values for given parameters.
    pub(super) fn vals(&self, params: &[Value]) -> Vec<Val> {
        let one = |(value, param): (&Val, &Value)| match value {
            Val::Num(_) => Val::Num(number(*param, self.types_of(params, *param))),
            Val::Float(_) => Val::Float(*param),
            Val::Lanes(_) => Val::Lanes(*param),
            Val::Mask(_) => Val::Mask((*param).into()),
            Val::Address(address) => {
                let offset = number(*param, offset_type(*address));
                Val::Address(Address { offset, ..*address })
            }
            Val::Register(register) => Val::Register(Register { value: *param, ..*register }),
            Val::Tile(_) | Val::View(_) | Val::Pointers(..) => Val::Tile(None),
            Val::Nothing => Val::Nothing,
        };
        self.values.iter().zip(params).map(one).collect()
    }

    fn types_of(&self, params: &[Value], param: Value) -> Element {
        let index = params.iter().position(|candidate| *candidate == param).unwrap_or(0);
        self.types.get(index).map_or(Element::I64, |ty| ty.element)
    }
}

/// Returns the type of an integer of a number of bits.
const fn word(bits: u32) -> Element {
    match bits {
        1 => Element::I1,
        2..=32 => Element::I32,
        _ => Element::I64,
    }
}

/// Returns the type of the offset of an address.
fn offset_type(address: Address) -> Element {
    if address.space == AddressSpace::Gm { Element::I64 } else { Element::I32 }
}

fn number(value: Value, element: Element) -> Num {
    let (low, high) = limits(element.bits());
    Num::Dyn(Dyn { value, low, high, multiple: 1 })
}

impl Emitter {
    /// Marks registers of the pipes as unknown.
    pub(super) fn forget(&mut self, names: &BTreeSet<&'static str>) {
        self.settings.extend(names.iter().map(|name| (*name, None)));
    }

    /// Returns whether the sums of the current window are initialized.
    fn begun(&self) -> bool {
        self.windows.as_ref().is_some_and(Windows::begun)
    }

    fn set_begun(&mut self, begun: bool) {
        self.windows.iter_mut().for_each(|windows| windows.set_begun(begun));
    }

    /// Restores the state before a branch to lower the other arm; loads and stores of both arms stay recorded.
    fn restore(&mut self, windows: Option<Windows>) {
        if let Some((now, before)) = self.windows.as_mut().zip(windows) {
            now.restore(before);
        }
    }

    /// Returns the copies on chip of data that products in windows read.
    fn copies(&self) -> Option<Copies> {
        self.windows.as_ref().map(Windows::copies)
    }

    /// Sets the copies on chip: those in all of some states.
    fn keep(&mut self, states: &[Copies]) {
        self.windows.iter_mut().for_each(|windows| windows.keep(states));
    }

    /// Enters code that may be executed several times.
    pub(super) fn enter_loop(&mut self) {
        self.times.enter(self.place, self.touches.len());
    }

    /// Leaves it.
    pub(super) fn leave_loop(&mut self) {
        self.times.leave(self.touches.len());
    }

    /// Branches to a block.
    pub(super) fn br(&mut self, block: Block, args: impl IntoIterator<Item = Value>) {
        let args: Vec<_> = args.into_iter().collect();
        self.b().br(block, &args);
    }

    /// Adds parameters to a block for values and buffers.
    pub(super) fn params(&mut self, block: Block, shape: &Shape) -> Vec<Value> {
        shape.types.iter().map(|ty| self.function.add_block_param(block, *ty)).collect()
    }

    /// Continues in a block whose parameters hold the buffers. Operands of products are forgotten.
    pub(super) fn enter(&mut self, block: Block, shape: &Shape, params: &[Value]) {
        self.operands.clear();
        self.windows.iter_mut().for_each(Windows::forget);
        self.block = block;
        self.buffers = params[shape.values.len()..].to_vec();
    }

    /// Returns the arguments for the parameters of a shape.
    pub(super) fn flattened(&mut self, shape: &Shape, values: &[Val]) -> Lowered<Vec<Value>> {
        let mut flat = Vec::new();
        for ((like, value), ty) in shape.values.iter().zip(values).zip(&shape.types) {
            flat.push(match (like, value) {
                (_, Val::Num(num)) => self.scalar(*num, ty.element),
                (_, Val::Float(value) | Val::Lanes(value)) => *value,
                (_, Val::Pointers(..)) => return Err("on pointers that differ between threads".to_owned()),
                (_, Val::Mask(Mask { value, whole: None })) => *value,
                (_, Val::Mask(_)) => return Err("on a predicate with bits between those of its lanes".to_owned()),
                (Val::Address(like), Val::Address(address))
                    if (like.base, like.start) == (address.base, address.start) =>
                {
                    self.scalar(address.offset, ty.element)
                }
                (_, Val::Address(_)) => return Err("on pointers into different buffers".to_owned()),
                (_, Val::Register(register)) => self.all_lanes(*register),
                (_, Val::Tile(_)) => return Err("on a tile".to_owned()),
                (_, Val::View(_)) => return Err("on a view".to_owned()),
                (_, Val::Nothing) => return Err("on a value that is not known here".to_owned()),
            });
        }
        flat.extend(&self.buffers);
        Ok(flat)
    }
}
