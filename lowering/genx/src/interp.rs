//! An interpreter of the IR, with which tests compare the code before and after passes.
//!
//! Arithmetic is that of the vISA interpreter: numbers of any width, rounded once. It runs one thread; values are the
//! bits of their elements. Undefined values read as zero.

mod compute;
mod memory;

pub use memory::{Buffer, Memory};

use std::collections::HashMap;

use crate::constant::Constant;
use crate::ir::{Block, Definition, Function, Inst, Value};
use crate::region::Region;
use crate::table::{Effect, Name, Op};
use crate::target::{self, Form};
use crate::types::{Element, Type};

/// An undefined operation of a program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("in `{operation}`: {what}")]
pub struct Fault {
    /// The operation.
    pub operation: &'static str,
    /// Description.
    pub what: String,
    /// Source location.
    pub place: visa::Place,
}

type Result<T> = std::result::Result<T, Fault>;

/// A thread of a kernel.
#[derive(Clone, Copy, Debug)]
pub struct Launch<'a> {
    /// The bits of the elements of each parameter.
    pub arguments: &'a [Vec<u64>],
    /// The index of the thread group along x.
    pub group: u32,
    /// The index of the thread in its group along x, y and z.
    pub local: [u32; 3],
    /// Maximal number of operations.
    pub steps: u64,
}

/// Runs a kernel.
///
/// # Errors
///
/// A [`Fault`] if it has undefined behaviour.
pub fn run(function: &Function, launch: &Launch<'_>, memory: &mut Memory) -> Result<()> {
    let mut thread = Thread { function, launch, values: HashMap::new() };
    for (param, argument) in function.params().iter().zip(launch.arguments) {
        thread.values.insert(*param, argument.clone());
    }
    let mut block = function.blocks().first().copied();
    let mut steps = launch.steps;
    while let Some(current) = block {
        block = None;
        let mut next = function.first(current);
        while let Some(inst) = next {
            steps = steps.checked_sub(1).ok_or_else(|| thread.fault(inst, "too many operations are executed"))?;
            if function.op(inst).is_terminator() {
                block = thread.branch(inst);
                break;
            }
            thread.inst(inst, memory)?;
            next = function.next(inst);
        }
    }
    Ok(())
}

/// Folds an operation on constants to the bits of its elements; `None` if an operand is not constant or is undefined,
/// if there is no result, or if the operation has effects.
#[must_use]
pub fn fold(function: &Function, inst: Inst) -> Option<Vec<u64>> {
    let is_known = |value: &Value| function.as_constant(*value).is_some_and(|constant| *constant != Constant::Undef);
    let result = function.result(inst)?;
    let operands = function.operands(inst);
    let pure = function.op(inst).definition().effect == Effect::Pure;
    if !pure || operands.is_empty() || !operands.iter().all(is_known) {
        return None;
    }
    let launch = Launch { arguments: &[], group: 0, local: [0; 3], steps: 1 };
    let mut thread = Thread { function, launch: &launch, values: HashMap::new() };
    thread.inst(inst, &mut Memory::default()).ok()?;
    let bits = thread.values.remove(&result)?;
    (bits.len() == function.ty(result).count() as usize).then_some(bits)
}

/// Returns the bits of the elements of a constant.
fn constant(constant: &Constant, ty: Type) -> Vec<u64> {
    let mask = u64::MAX >> (64 - ty.element.bits());
    (0..ty.count() as usize).map(|index| constant.element(index).unwrap_or(0) & mask).collect()
}

struct Thread<'a> {
    function: &'a Function,
    launch: &'a Launch<'a>,
    values: HashMap<Value, Vec<u64>>,
}

impl Thread<'_> {
    fn fault(&self, inst: Inst, what: impl Into<String>) -> Fault {
        let operation = self.function.op(inst).definition().name;
        Fault { operation, what: what.into(), place: self.function.place(inst) }
    }

    fn value(&self, value: Value) -> Vec<u64> {
        match self.function.definition(value) {
            Definition::Constant(bits) => constant(bits, self.function.ty(value)),
            Definition::Param(_) | Definition::BlockParam(..) | Definition::Inst(_) => {
                self.values.get(&value).cloned().unwrap_or_default()
            }
        }
    }

    /// Returns the bits of an operand; zeros if it is absent.
    fn operand(&self, inst: Inst, index: usize) -> Vec<u64> {
        self.function.operands(inst).get(index).map_or_else(Vec::new, |value| self.value(*value))
    }

    /// Returns the operand of a name.
    fn named(&self, inst: Inst, name: Name) -> Vec<u64> {
        self.function.operand(inst, name).map_or_else(Vec::new, |value| self.value(value))
    }

    fn immediate(&self, inst: Inst, name: Name) -> i64 {
        self.function.immediate(inst, name).unwrap_or(0)
    }

    fn set(&mut self, inst: Inst, bits: Vec<u64>) {
        if let Some(result) = self.function.result(inst) {
            self.values.insert(result, bits);
        }
    }

    /// Takes a branch: assigns the parameters of the target block.
    fn branch(&mut self, inst: Inst) -> Option<Block> {
        let taken = match self.operand(inst, 0).first() {
            Some(0) => 1,
            Some(_) | None => 0,
        };
        let target = self.function.successors(inst).get(taken)?.block;
        let args: Vec<_> = self.function.successor_args(inst, taken).iter().map(|value| self.value(*value)).collect();
        for (param, arg) in self.function.block_params(target).iter().zip(args) {
            self.values.insert(*param, arg);
        }
        Some(target)
    }

    fn inst(&mut self, inst: Inst, memory: &mut Memory) -> Result<()> {
        let op = self.function.op(inst);
        let result = match target::form(op) {
            Form::Channels { .. } | Form::Convert { .. } | Form::Compare | Form::Saturation => {
                compute::lanes(self, inst)?
            }
            Form::Region if op == Op::WrRegion => self.write(inst)?,
            Form::Region => self.read(inst)?,
            Form::PredicatePart if op == Op::Any => vec![u64::from(self.operand(inst, 0).contains(&1))],
            Form::PredicatePart if op == Op::All => vec![u64::from(!self.operand(inst, 0).contains(&0))],
            Form::PredicatePart => self.predicate_part(inst)?,
            Form::Alias => self.bitcast(inst),
            Form::Select => self.select(inst),
            Form::Move => self.operand(inst, 0),
            Form::Address => {
                let offset = self.immediate(inst, Name::Offset).cast_unsigned();
                let added = if op == Op::AddAddr { self.operand(inst, 1) } else { vec![0] };
                let lanes = self.operand(inst, 0).into_iter().zip(added.into_iter().cycle());
                lanes.map(|(index, added)| index.wrapping_add(added).wrapping_add(offset) & 0xffff).collect()
            }
            Form::Other if op == Op::GroupIdX => vec![u64::from(self.launch.group)],
            // The groups of a launch are along x.
            Form::Other if matches!(op, Op::GroupIdY | Op::GroupIdZ) => vec![0],
            Form::Other if op == Op::GroupCount => {
                return Err(self.fault(inst, "the number of groups is not interpreted"));
            }
            Form::Other if matches!(op, Op::HardwareId | Op::StateRegister) => {
                return Err(self.fault(inst, "the number of the hardware thread is not interpreted"));
            }
            Form::Other if op == Op::LocalId => self.launch.local.iter().map(|id| u64::from(*id)).collect(),
            // Barriers and fences have no effect on a single thread.
            Form::Other => return Ok(()),
            Form::Message => return memory::message(self, inst, memory),
            Form::Matrix => return Err(self.fault(inst, "matrix products are not interpreted")),
        };
        self.set(inst, result);
        Ok(())
    }

    /// Returns the element of a vector that each lane of a region accesses.
    fn region(&self, inst: Inst, region: Region, element: Element, count: usize, lanes: u32) -> Result<Vec<usize>> {
        let bytes = i64::from(element.bytes().max(1));
        let index = self.named(inst, Name::Index);
        let width = region.width.max(1);
        let place = |lane: i32| {
            let (start, element) = match index.as_slice() {
                [index] => (*index, region.element(lane)),
                rows => (rows.get((lane / width) as usize).copied().unwrap_or(0), lane % width * region.stride),
            };
            // An index is a signed 16-bit integer.
            let byte = i64::from(start as i16) + i64::from(region.offset) + i64::from(element) * bytes;
            usize::try_from(byte / bytes).ok().filter(|at| byte % bytes == 0 && *at < count)
        };
        let places: Option<Vec<usize>> = (0..lanes.cast_signed()).map(place).collect();
        places.ok_or_else(|| self.fault(inst, "the region is not in its vector"))
    }

    fn read(&self, inst: Inst) -> Result<Vec<u64>> {
        let function = self.function;
        let source = self.operand(inst, 0);
        let (Some(region), Some(result)) = (function.region(inst), function.result(inst)) else { return Ok(source) };
        let ty = function.ty(result);
        let places = self.region(inst, region, ty.element, source.len(), ty.count())?;
        Ok(places.into_iter().map(|place| source[place]).collect())
    }

    fn write(&self, inst: Inst) -> Result<Vec<u64>> {
        let mut bits = self.operand(inst, 0);
        let new = self.operand(inst, 1);
        let mask = self.named(inst, Name::Mask);
        let (Some(region), Some(result)) = (self.function.region(inst), self.function.result(inst)) else {
            return Ok(bits);
        };
        let element = self.function.ty(result).element;
        let places = self.region(inst, region, element, bits.len(), new.len() as u32)?;
        for (lane, place) in places.into_iter().enumerate() {
            if mask.get(lane).or(mask.first()).is_some_and(|bit| bit & 1 == 1) {
                bits[place] = new[lane];
            }
        }
        Ok(bits)
    }

    fn predicate_part(&self, inst: Inst) -> Result<Vec<u64>> {
        let mut bits = self.operand(inst, 0);
        let offset = self.immediate(inst, Name::Offset) as usize;
        let read = self.function.op(inst) == Op::RdPredRegion;
        let part = if read { self.function.result(inst) } else { self.function.args(inst).get(1).copied() };
        let lanes = part.map_or(0, |part| self.function.ty(part).count() as usize);
        let outside = || self.fault(inst, "the part is not in its predicate");
        let part = bits.get_mut(offset..offset + lanes).ok_or_else(outside)?;
        if read {
            return Ok(part.to_vec());
        }
        let (new, mask) = (self.operand(inst, 1), self.operand(inst, 2));
        for (lane, bit) in part.iter_mut().enumerate() {
            if mask.is_empty() || mask.get(offset + lane) == Some(&1) {
                *bit = new[lane];
            }
        }
        Ok(bits)
    }

    fn bitcast(&self, inst: Inst) -> Vec<u64> {
        let Some(result) = self.function.result(inst) else { return Vec::new() };
        let from = self.function.operands(inst).first().map_or(Element::I1, |source| self.function.ty(*source).element);
        let to = self.function.ty(result);
        let source = self.operand(inst, 0);
        let bit = |at: u32| source.get((at / from.bits()) as usize).map_or(0, |bits| bits >> (at % from.bits()) & 1);
        let width = to.element.bits();
        (0..to.count()).map(|lane| (0..width).fold(0, |all, at| all | bit(lane * width + at) << at)).collect()
    }

    fn select(&self, inst: Inst) -> Vec<u64> {
        let [condition, on_true, on_false] = [0, 1, 2].map(|index| self.operand(inst, index));
        let lanes = on_true.iter().zip(&on_false).enumerate();
        lanes
            .map(|(lane, (on_true, on_false))| {
                let bit = condition.get(lane).or(condition.first()).copied().unwrap_or(0);
                if bit & 1 == 1 { *on_true } else { *on_false }
            })
            .collect()
    }
}
