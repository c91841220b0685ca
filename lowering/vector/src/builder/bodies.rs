//! Records the code for one register as IR, and inlines it: a rule emits it once, the cost model prices it, and loops
//! inline it.
//!
//! A body is a region of a nest. It takes registers and perhaps a predicate as arguments and ends with `nest.yield`. It
//! starts with its constants and its loop-invariant registers and predicates, which are inlined at the start of the
//! function and at the head of the scope. Whether an operation is loop-invariant follows from the operation
//! ([`Body::of`]).
//!
//! ```mlir
//! ^bb0(%x: !pto.vreg<64xf32>):
//!   %one = arith.constant 1.0 : f32
//!   %m = pto.pset_b32 "PAT_ALL" : ..
//!   %ones = pto.vbr %one : ..
//!   %y = pto.vdiv %ones, %x, %m : ..
//!   "nest.yield"(%y) : ..
//! ```

use super::{
    Builder, Half, Lowered, Point, float_bits,
    scopes::{Head, HeadKind, Hoisted},
};
use crate::walk;
use mlir_dialect::{
    InherentAttributes, defining_operation,
    melior::ir::{
        Block, BlockLike, Operation, RegionLike, Type, Value, ValueLike,
        attribute::{FloatAttribute, IntegerAttribute},
        block::BlockRef,
        operation::{OperationLike, OperationMutLike, OperationRef},
    },
    operand, region, result, users, value_key,
};
use pto_dialect::{attributes, types};
use pto_isa::{
    Choice, Domain, Key, Op, TypeDesc,
    attrs::{MaskConstant, VectorPart},
    types::{Class, DType},
};
use pto_upstream::Arith;
use rustc_hash::{FxBuildHasher, FxHashMap as HashMap};

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
    /// The loop invariants, in their order.
    invariants: Vec<(Invariant, Value<'c, 'a>)>,
    /// The other operations.
    operations: Vec<OperationRef<'c, 'a>>,
}

/// State while a body is recorded.
pub(super) struct Recorder<'c, 'a> {
    block: BlockRef<'c, 'a>,
    /// The last constant of the body.
    pub(super) last: Option<OperationRef<'c, 'a>>,
    known: HashMap<(i64, DType), Value<'c, 'a>>,
}

impl<'c, 'a> Body<'c, 'a> {
    /// Reads the body that is a block of a nest.
    pub(crate) fn of(block: BlockRef<'c, 'a>) -> Self {
        let mut body = Self { block, invariants: Vec::new(), operations: Vec::new() };
        for op in walk::operations(block).filter(|op| op.next_in_block().is_some()) {
            match body.invariant(op) {
                Some(invariant) => body.invariants.push(invariant),
                None => body.operations.push(op),
            }
        }
        body
    }

    /// Returns the loop invariant that an operation computes: a constant; a predicate of all lanes, or of a constant
    /// number of lanes; the lane indices; or a scalar from outside of the body in all lanes.
    fn invariant(&self, op: OperationRef<'c, 'a>) -> Option<(Invariant, Value<'c, 'a>)> {
        let value = Value::from(result(op, 0)?);
        if let Some((number, dtype)) = constant(op) {
            return Some((Invariant::Constant(number, dtype), value));
        }
        let (def, _) = pto_dialect::op::declared(op)?;
        let source = operand(op, 0);
        let number = source.and_then(|source| {
            self.invariants.iter().find(|(_, known)| *known == source).and_then(|(known, _)| match known {
                Invariant::Constant(number, _) => Some(*number),
                Invariant::Hoisted(_) => None,
            })
        });
        let is_outside = |value| {
            defining_operation(value).is_none_or(|definition| definition.block() != Some(self.block))
                && number_of_argument(self.block, value).is_none()
        };
        let hoisted = match Head::kind(def)? {
            HeadKind::All(granularity) if is_pattern_of_all(op, def) => Hoisted::All(granularity),
            HeadKind::First(granularity) if result(op, 1).is_some_and(|rest| users(rest).is_empty()) => {
                Hoisted::First(granularity, number?)
            }
            HeadKind::Broadcast if number.is_some() || source.is_some_and(is_outside) => {
                Hoisted::Broadcast(value_key(source?), types::desc(value.r#type()).dtype()?)
            }
            HeadKind::Sequence if number == Some(0) && InherentAttributes::of(op).is_empty() => {
                Hoisted::Sequence(types::desc(value.r#type()).dtype()?)
            }
            HeadKind::All(_) | HeadKind::First(_) | HeadKind::Broadcast | HeadKind::Sequence => return None,
        };
        Some((Invariant::Hoisted(hoisted), value))
    }

    /// Returns the operations of the body, without loop invariants.
    pub(crate) fn operations(&self) -> impl Iterator<Item = OperationRef<'c, 'a>> {
        self.operations.iter().copied()
    }

    fn yielded(&self) -> impl Iterator<Item = Value<'c, 'a>> {
        let last = self.block.terminator();
        let count = last.map_or(0, |last| last.operand_count());
        (0..count).filter_map(move |index| operand(last?, index))
    }

    /// Identifies a loop invariant that takes a vector register, by its scalar and its element type; `None` for
    /// predicates.
    fn register(&self, hoisted: Hoisted) -> Option<(Scalar, DType)> {
        match hoisted {
            Hoisted::Broadcast(scalar, dtype) => {
                let constant = self.invariants.iter().find_map(|(invariant, value)| match invariant {
                    Invariant::Constant(number, of) if value_key(*value) == scalar => {
                        Some(Scalar::Constant(*number, *of))
                    }
                    Invariant::Constant(..) | Invariant::Hoisted(_) => None,
                });
                Some((constant.unwrap_or(Scalar::Value(scalar)), dtype))
            }
            Hoisted::Sequence(dtype) => Some((Scalar::LaneIndex, dtype)),
            Hoisted::All(_) | Hoisted::First(..) => None,
        }
    }
}

/// The contents of a loop-invariant register.
#[derive(Clone, Copy, PartialEq)]
enum Scalar {
    Constant(i64, DType),
    Value(usize),
    LaneIndex,
}

/// Returns the index of a value among the arguments of a block.
fn number_of_argument(block: BlockRef<'_, '_>, value: Value<'_, '_>) -> Option<usize> {
    (0..block.argument_count())
        .find(|index| block.argument(*index).is_ok_and(|argument| value_key(argument) == value_key(value)))
}

/// Returns whether a predicate has the pattern of all lanes.
fn is_pattern_of_all(op: OperationRef<'_, '_>, def: &'static Op) -> bool {
    let attribute = def.attr(Key::Pattern).and_then(|at| def.attrs.get(at));
    let Some(Domain::Enum(domain)) = attribute.map(|attribute| attribute.domain) else { return false };
    let found = InherentAttributes::of(op).get(Key::Pattern.as_str());
    let found = found.and_then(|value| attributes::case(domain, value));
    found.is_some_and(|found| MaskConstant::PatAll.case().is_some_and(|all| all.value == found.value))
}

/// Returns the value of a constant, or the bit pattern of a float, and its type.
fn constant(op: OperationRef<'_, '_>) -> Option<(i64, DType)> {
    if op.operand_count() > 0 || !walk::is(op, Arith::Constant) {
        return None;
    }
    let dtype = match types::desc(result(op, 0)?.r#type()) {
        TypeDesc::Index => DType::Index,
        desc => desc.dtype()?,
    };
    let value = op.attribute("value").ok()?;
    if let Class::Float(format) = dtype.class() {
        return Some((float_bits(FloatAttribute::try_from(value).ok()?.value(), format), dtype));
    }
    Some((IntegerAttribute::try_from(value).ok()?.value(), dtype))
}

/// Returns the number of vector registers for the loop invariants of some bodies.
pub(crate) fn registers_kept(bodies: &[&Body<'_, '_>]) -> usize {
    let mut kept: Vec<(Scalar, DType)> = Vec::new();
    for (body, (invariant, _)) in bodies.iter().flat_map(|body| body.invariants.iter().map(move |found| (body, found)))
    {
        let Invariant::Hoisted(hoisted) = invariant else { continue };
        if let Some(register) = body.register(*hoisted).filter(|register| !kept.contains(register)) {
            kept.push(register);
        }
    }
    kept.len()
}

impl<'c, 'a> Builder<'c, 'a> {
    /// Records a body as a region of a nest; returns the types of its results. The code is separate from the
    /// surrounding code.
    pub(crate) fn record(
        &mut self,
        nest: OperationRef<'c, 'a>,
        index: usize,
        arguments: &[Type<'c>],
        make: impl FnOnce(&mut Self, &[Value<'c, 'a>]) -> Lowered<Vec<Value<'c, 'a>>>,
    ) -> Lowered<Vec<Type<'c>>> {
        let region = region(nest, index).ok_or_else(|| self.defect("a region"))?;
        let located: Vec<_> = arguments.iter().map(|r#type| (*r#type, self.location)).collect();
        let block = region.append_block(Block::new(&located));
        let values = (0..arguments.len())
            .map(|index| block.argument(index).map(Value::from).map_err(|_| self.defect("an argument")))
            .collect::<Lowered<Vec<_>>>()?;
        let head = self.head.replace(Head::new(block));
        let recorder = self.recorder.replace(Recorder { block, last: None, known: HashMap::default() });
        let made = self.at(Point::end(block), |b| {
            let results = make(b, &values)?;
            b.raw("nest.yield", &results, &[], &[], Vec::new())?;
            Ok(results.iter().map(|value| value.r#type()).collect())
        });
        self.recorder = recorder;
        self.head = head;
        made
    }

    /// Returns a constant of the body that is being recorded; `None` outside of recording.
    pub(super) fn recorded_constant(&mut self, number: i64, dtype: DType) -> Option<Lowered<Value<'c, 'a>>> {
        let recorder = self.recorder.as_ref()?;
        if let Some(value) = recorder.known.get(&(number, dtype)) {
            return Some(Ok(*value));
        }
        let place = recorder.last.and_then(Point::after).unwrap_or(Point::start(recorder.block));
        let op = match self.at(place, |b| b.new_constant(number, dtype)) {
            Ok(op) => op,
            Err(failed) => return Some(Err(failed)),
        };
        let value = self.result(op, 0);
        if let (Ok(value), Some(recorder)) = (&value, &mut self.recorder) {
            recorder.last = Some(op);
            recorder.known.insert((number, dtype), *value);
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
        let values = body.invariants.len() + arguments.len() + body.operations.len();
        let mut copies: HashMap<usize, Value<'c, 'a>> = HashMap::with_capacity_and_hasher(values, FxBuildHasher);
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
