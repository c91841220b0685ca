//! Records the code for one register as IR: a rule emits it once, the cost model prices it, and loops inline it.
//!
//! Bodies are the blocks of one operation, the nest, which exists only while the pass runs. Its first block holds
//! constants, its second one loop-invariant code; each further block takes registers and a predicate as arguments and
//! ends with `scf.yield`.
//!
//! ```mlir
//! "pto.vecscope"() ({
//!   %one = arith.constant 1.0 : f32
//! ^bb1:
//!   %m = pto.pset_b32 "PAT_ALL" : ..
//!   %ones = pto.vbr %one : ..
//! ^bb2(%x: !pto.vreg<64xf32>):
//!   %y = pto.vdiv %ones, %x, %m : ..
//!   scf.yield %y : ..
//! })
//! ```

use super::{
    Builder, Half, Lowered, Point, VECSCOPE,
    scopes::{Head, Hoisted},
};
use crate::walk;
use mlir_dialect::{
    InherentAttributes, defining_operation,
    melior::ir::{
        Block, BlockLike, Operation, RegionLike, Type, Value, ValueLike,
        block::BlockRef,
        operation::{OperationLike, OperationMutLike, OperationRef},
    },
    operand, region, result, value_key,
};
use pto_dialect::attributes;
use pto_isa::{Choice, Domain, Key, Op, attrs::VectorPart, types::DType};
use rustc_hash::FxHashMap as HashMap;

/// A value that a body uses and that is loop-invariant.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Invariant {
    /// A constant: the value of an integer, or the bit pattern of a float.
    Constant(i64, DType),
    /// A value that is computed at the head of a scope.
    Hoisted(Hoisted),
}

/// Code for one register, with block arguments and results.
pub(crate) struct Body<'c, 'a> {
    block: BlockRef<'c, 'a>,
    /// The loop invariants that it uses, in the order of first use.
    invariants: Vec<(Invariant, Value<'c, 'a>)>,
}

/// State while bodies are recorded.
pub(super) struct Recorder<'c, 'a> {
    constants: BlockRef<'c, 'a>,
    known: HashMap<(i64, DType), Value<'c, 'a>>,
    /// The loop invariants of the body that is being recorded.
    used: Vec<(Invariant, Value<'c, 'a>)>,
}

impl<'c, 'a> Recorder<'c, 'a> {
    /// Records that the current body uses a loop invariant.
    pub(super) fn uses(&mut self, invariant: Invariant, value: Value<'c, 'a>) {
        if !self.used.iter().any(|(known, _)| *known == invariant) {
            self.used.push((invariant, value));
        }
    }
}

impl<'c, 'a> Body<'c, 'a> {
    /// Returns the operations of the body, without loop invariants.
    pub(crate) fn operations(&self) -> impl Iterator<Item = OperationRef<'c, 'a>> {
        walk::operations(self.block).filter(|op| op.next_in_block().is_some())
    }

    /// Returns the types of the results.
    pub(crate) fn results(&self) -> Vec<Type<'c>> {
        self.yielded().map(|value| value.r#type()).collect()
    }

    fn yielded(&self) -> impl Iterator<Item = Value<'c, 'a>> {
        let last = self.block.terminator();
        let count = last.map_or(0, |last| last.operand_count());
        (0..count).filter_map(move |index| operand(last?, index))
    }
}

/// Returns the number of vector registers for the loop invariants of some bodies.
pub(crate) fn registers_kept(bodies: &[&Body<'_, '_>]) -> usize {
    let mut kept: Vec<Value<'_, '_>> = Vec::new();
    for (invariant, value) in bodies.iter().flat_map(|body| &body.invariants) {
        let is_register = matches!(invariant, Invariant::Hoisted(Hoisted::Broadcast(..) | Hoisted::Sequence(_)));
        if is_register && !kept.contains(value) {
            kept.push(*value);
        }
    }
    kept.len()
}

impl<'c, 'a> Builder<'c, 'a> {
    /// Creates a nest; `record` adds its bodies with [`Builder::body_of`]. The nest is separate from the surrounding
    /// code.
    pub(crate) fn recorded<R>(
        &mut self,
        record: impl FnOnce(&mut Self, OperationRef<'c, 'a>) -> Lowered<R>,
    ) -> Lowered<(OperationRef<'c, 'a>, R)> {
        let nest = self.op(VECSCOPE, &[], &[], &[])?;
        self.forget(nest);
        let constants = self.body(nest)?;
        let invariants = self.block_of(nest, &[])?;
        self.recorder = Some(Recorder { constants, known: HashMap::default(), used: Vec::new() });
        let outer = self.head.replace(Head::new(invariants));
        let made = record(self, nest);
        self.head = outer;
        self.recorder = None;
        made.map(|made| (nest, made))
    }

    fn block_of(&self, nest: OperationRef<'c, 'a>, arguments: &[Type<'c>]) -> Lowered<BlockRef<'c, 'a>> {
        let region = region(nest, 0).ok_or_else(|| self.defect("a region"))?;
        let arguments: Vec<_> = arguments.iter().map(|r#type| (*r#type, self.location)).collect();
        Ok(region.append_block(Block::new(&arguments)))
    }

    /// Adds a body to the nest that is being recorded.
    pub(crate) fn body_of(
        &mut self,
        nest: OperationRef<'c, 'a>,
        arguments: &[Type<'c>],
        make: impl FnOnce(&mut Self, &[Value<'c, 'a>]) -> Lowered<Vec<Value<'c, 'a>>>,
    ) -> Lowered<Body<'c, 'a>> {
        let block = self.block_of(nest, arguments)?;
        let values = (0..arguments.len())
            .map(|index| block.argument(index).map(Value::from).map_err(|_| self.defect("an argument")))
            .collect::<Lowered<Vec<_>>>()?;
        self.at(Point::end(block), |b| {
            let results = make(b, &values)?;
            b.raw("scf.yield", &results, &[], &[], Vec::new())
        })?;
        let invariants = self.recorder.as_mut().map(|recorder| std::mem::take(&mut recorder.used)).unwrap_or_default();
        Ok(Body { block, invariants })
    }

    /// Returns a constant of the nest that is being recorded; `None` outside of recording.
    pub(super) fn recorded_constant(&mut self, number: i64, dtype: DType) -> Option<Lowered<Value<'c, 'a>>> {
        let recorder = self.recorder.as_ref()?;
        let value = match recorder.known.get(&(number, dtype)) {
            Some(value) => Ok(*value),
            None => {
                let end = Point::end(recorder.constants);
                self.at(end, |b| b.new_constant(number, dtype)).and_then(|op| self.result(op, 0))
            }
        };
        if let (Ok(value), Some(recorder)) = (&value, &mut self.recorder) {
            recorder.known.insert((number, dtype), *value);
            recorder.uses(Invariant::Constant(number, dtype), *value);
        }
        Some(value)
    }

    /// Creates the constants that a body uses, at the start of the function.
    pub(crate) fn constants_of(&mut self, body: &Body<'c, 'a>) -> Lowered<()> {
        for (invariant, _) in &body.invariants {
            if let Invariant::Constant(number, dtype) = invariant {
                self.constant(*number, *dtype)?;
            }
        }
        Ok(())
    }

    /// Inlines a body with arguments. Conversions take and return the narrow elements of `half`.
    pub(crate) fn inline(
        &mut self,
        body: &Body<'c, 'a>,
        arguments: &[Value<'c, 'a>],
        half: Half,
    ) -> Lowered<Vec<Value<'c, 'a>>> {
        let mut copies: HashMap<usize, Value<'c, 'a>> = HashMap::default();
        for (invariant, value) in &body.invariants {
            let copy = match invariant {
                Invariant::Constant(number, dtype) => self.constant(*number, *dtype)?,
                Invariant::Hoisted(hoisted) => {
                    let op = defining_operation(*value).ok_or_else(|| self.defect("an invariant"))?;
                    let hoisted = hoisted.with(|scalar| copies.get(&scalar).copied().map_or(scalar, value_key));
                    self.hoisted(hoisted, |b| b.copy(op, &copies))?
                }
            };
            copies.insert(value_key(*value), copy);
        }
        if arguments.len() != body.block.argument_count() {
            return Err(self.defect("arguments of a body"));
        }
        for (index, value) in arguments.iter().enumerate() {
            let argument = body.block.argument(index).map_err(|_| self.defect("an argument"))?;
            if argument.r#type() != value.r#type() {
                return Err(self.defect("an argument of another type"));
            }
            copies.insert(value_key(Value::from(argument)), *value);
        }
        for op in body.operations() {
            let copy = match half {
                Half::Even => self.copy(op, &copies)?,
                Half::Odd => self.odd(op, &copies)?,
            };
            for index in 0..op.result_count() {
                if let (Some(old), Some(new)) = (result(op, index), result(copy, index)) {
                    copies.insert(value_key(Value::from(old)), new.into());
                }
            }
        }
        Ok(body.yielded().map(|value| copies.get(&value_key(value)).copied().unwrap_or(value)).collect())
    }

    /// Clones an operation with other operands.
    fn copy(
        &mut self,
        op: OperationRef<'c, 'a>,
        copies: &HashMap<usize, Value<'c, 'a>>,
    ) -> Lowered<OperationRef<'c, 'a>> {
        let mut copy = Operation::clone(&op);
        copy.set_location(self.location);
        for index in 0..op.operand_count() {
            if let Some(value) = operand(op, index).and_then(|value| copies.get(&value_key(value))) {
                copy.set_operand(index, *value);
            }
        }
        let copy = self.insert(copy);
        if copy.region_count() > 0 {
            for inner in walk::inside(copy) {
                for index in 0..inner.operand_count() {
                    if let Some(value) = operand(inner, index).and_then(|value| copies.get(&value_key(value))) {
                        self.rewriter.set_operand(inner, index, *value);
                    }
                }
            }
        }
        Ok(copy)
    }

    /// Like [`Builder::copy`], but a conversion that takes or returns the elements of even lanes uses those of odd
    /// lanes.
    fn odd(
        &mut self,
        op: OperationRef<'c, 'a>,
        copies: &HashMap<usize, Value<'c, 'a>>,
    ) -> Lowered<OperationRef<'c, 'a>> {
        let part = Key::Part.as_str();
        let even = |def: &'static Op| {
            let Some(Domain::Enum(domain)) =
                def.attr(Key::Part).and_then(|at| def.attrs.get(at)).map(|attr| attr.domain)
            else {
                return None;
            };
            let found = attributes::case(domain, InherentAttributes::of(op).get(part)?)?;
            let is_even = VectorPart::Even
                .case()
                .is_some_and(|even| std::ptr::eq(domain.cases, VectorPart::CASES) && even.value == found.value);
            is_even.then_some(domain)
        };
        let Some(domain) = pto_dialect::op::declared(op).and_then(|(def, _)| even(def)) else {
            return self.copy(op, copies);
        };
        let odd = VectorPart::Odd.case().and_then(|odd| attributes::build(self.location, domain, odd));
        let odd = odd.ok_or_else(|| self.defect("odd elements"))?;
        let attributes: Vec<_> = op
            .attributes()
            .map(|(name, value)| if name.as_string_ref().as_str() == Ok(part) { (name, odd) } else { (name, value) })
            .collect();
        let operands: Vec<_> = (0..op.operand_count())
            .filter_map(|index| operand(op, index))
            .map(|value| copies.get(&value_key(value)).copied().unwrap_or(value))
            .collect();
        let types: Vec<_> =
            (0..op.result_count()).filter_map(|index| result(op, index)).map(|value| value.r#type()).collect();
        let name = op.name();
        let name = name.as_string_ref().as_str().map_err(|_| self.defect("a name"))?;
        self.raw(name, &operands, &attributes, &types, Vec::new())
    }
}
