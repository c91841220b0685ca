//! Builds scopes of vector instructions, and the loop-invariant registers at their heads: lane masks and broadcast
//! scalars.

use super::{Builder, Lowered, Point, REGISTER_BYTES, op_def};
use crate::{builder::set, tile::is_def};
use mlir_dialect::{
    melior::ir::{Type, Value, ValueLike, block::BlockRef, operation::OperationRef},
    value_key,
};
use pto_dialect::types;
use pto_isa::{
    Key, Op, TypeDesc,
    attrs::MaskConstant,
    ops::{predicate, scope, vector_move},
    types::{DType, MaskGranularity},
};
use rustc_hash::FxHashMap as HashMap;

/// A scope of vector instructions.
pub(crate) const VECSCOPE: &Op = op_def(scope::OPS, "vecscope");
const PLT: [&Op; 3] =
    [op_def(predicate::OPS, "plt_b8"), op_def(predicate::OPS, "plt_b16"), op_def(predicate::OPS, "plt_b32")];
const PSET: [&Op; 3] =
    [op_def(predicate::OPS, "pset_b8"), op_def(predicate::OPS, "pset_b16"), op_def(predicate::OPS, "pset_b32")];
const VCI: &Op = op_def(vector_move::OPS, "vci");
const VBR: &Op = op_def(vector_move::OPS, "vbr");

/// Returns the definition for a mask granularity, of the three.
const fn of_granularity(rows: [&'static Op; 3], granularity: MaskGranularity) -> &'static Op {
    match granularity {
        MaskGranularity::B8 => rows[0],
        MaskGranularity::B16 => rows[1],
        MaskGranularity::B32 => rows[2],
    }
}

/// A value that is computed once at the head of a scope.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Hoisted {
    /// The mask of all lanes.
    All(MaskGranularity),
    /// The mask of a constant number of leading lanes.
    First(MaskGranularity, i64),
    /// A scalar broadcast to all lanes.
    Broadcast(usize, DType),
    /// The lane indices.
    Sequence(DType),
}

/// The operations that compute values at the head of a scope.
#[derive(Clone, Copy)]
pub(super) enum HeadKind {
    /// A mask of a pattern.
    All(MaskGranularity),
    /// A mask of leading lanes.
    First(MaskGranularity),
    /// A broadcast.
    Broadcast,
    /// The lane indices.
    Sequence,
}

impl Hoisted {
    /// Replaces the scalar.
    pub(super) fn with(self, other: impl FnOnce(usize) -> usize) -> Self {
        match self {
            Hoisted::Broadcast(scalar, dtype) => Hoisted::Broadcast(other(scalar), dtype),
            Hoisted::All(_) | Hoisted::First(..) | Hoisted::Sequence(_) => self,
        }
    }
}

/// The head of a scope, where loop-invariant values are computed.
pub(super) struct Head<'c, 'a> {
    block: BlockRef<'c, 'a>,
    last: Option<OperationRef<'c, 'a>>,
    made: HashMap<Hoisted, Value<'c, 'a>>,
}

impl<'c, 'a> Head<'c, 'a> {
    /// Returns what an operation with this definition may compute at the head of a scope.
    pub(super) fn kind(def: &'static Op) -> Option<HeadKind> {
        const GRANULARITIES: [MaskGranularity; 3] = [MaskGranularity::B8, MaskGranularity::B16, MaskGranularity::B32];
        let of = |defs: [&'static Op; 3]| {
            GRANULARITIES.into_iter().find(|granularity| is_def(Some(def), of_granularity(defs, *granularity)))
        };
        if is_def(Some(def), VBR) {
            return Some(HeadKind::Broadcast);
        }
        if is_def(Some(def), VCI) {
            return Some(HeadKind::Sequence);
        }
        of(PSET).map(HeadKind::All).or_else(|| of(PLT).map(HeadKind::First))
    }

    /// Creates the head of a block that is empty so far.
    pub(super) fn new(block: BlockRef<'c, 'a>) -> Self {
        Self { block, last: None, made: HashMap::default() }
    }
}

impl<'c, 'a> Builder<'c, 'a> {
    /// Creates a new scope of vector instructions.
    pub(crate) fn new_scope(&mut self, body: impl FnOnce(&mut Self) -> Lowered<()>) -> Lowered<OperationRef<'c, 'a>> {
        let op = self.op(VECSCOPE, &[], &[], &[])?;
        let block = self.body(op)?;
        self.last_head = Some(Head::new(block));
        self.more_of(op, body)?;
        Ok(op)
    }

    /// Appends instructions to the scope that was created last.
    pub(crate) fn more_of(
        &mut self,
        scope: OperationRef<'c, 'a>,
        body: impl FnOnce(&mut Self) -> Lowered<()>,
    ) -> Lowered<()> {
        let block = self.body(scope)?;
        let head = self.last_head.take().filter(|head| head.block == block);
        let head = head.unwrap_or_else(|| Head::new(block));
        let outer = self.head.replace(head);
        let made = self.at(Point::end(block), body);
        self.last_head = std::mem::replace(&mut self.head, outer);
        made
    }

    /// Returns the number of registers that hold values of the head of the current scope, or of the last one.
    pub(crate) fn kept(&self) -> usize {
        let head = self.head.as_ref().or(self.last_head.as_ref());
        let is_register = |key: &&Hoisted| matches!(key, Hoisted::Broadcast(..) | Hoisted::Sequence(_));
        head.map_or(0, |head| head.made.keys().filter(is_register).count())
    }

    /// Computes a value once, at the head of the current scope.
    pub(super) fn hoisted(
        &mut self,
        key: Hoisted,
        make: impl FnOnce(&mut Self) -> Lowered<OperationRef<'c, 'a>>,
    ) -> Lowered<Value<'c, 'a>> {
        let Some(head) = &self.head else {
            let op = make(self)?;
            return self.result(op, 0);
        };
        if let Some(known) = head.made.get(&key) {
            return Ok(*known);
        }
        // The body of a nest starts with its constants.
        let constants = self.recorder.as_ref().and_then(|recorder| recorder.last).and_then(Point::after);
        let first = constants.unwrap_or(Point::start(head.block));
        let place = head.last.and_then(Point::after).unwrap_or(first);
        let op = self.at(place, make)?;
        let value = self.result(op, 0)?;
        if let Some(head) = &mut self.head {
            head.last = Some(op);
            head.made.insert(key, value);
        }
        Ok(value)
    }

    /// Returns whether a mask is known to contain all lanes of a register.
    pub(crate) fn is_all(&self, mask: Value<'c, 'a>) -> bool {
        let is_all = |(key, value): (&Hoisted, &Value<'c, 'a>)| matches!(key, Hoisted::All(_)) && *value == mask;
        self.head.as_ref().is_some_and(|head| head.made.iter().any(is_all))
    }

    /// Returns the mask of all lanes.
    pub(crate) fn all(&mut self, granularity: MaskGranularity) -> Lowered<Value<'c, 'a>> {
        let r#type = self.r#type(TypeDesc::Mask(granularity))?;
        let row = of_granularity(PSET, granularity);
        self.hoisted(Hoisted::All(granularity), |b| {
            b.op(row, &[], &[set(Key::Pattern, MaskConstant::PatAll)], &[r#type])
        })
    }

    /// Returns the mask of the first `count` lanes.
    pub(crate) fn first(&mut self, granularity: MaskGranularity, count: i64) -> Lowered<Value<'c, 'a>> {
        if count * granularity as i64 / 8 >= REGISTER_BYTES {
            return self.all(granularity);
        }
        let types = self.count_types(granularity)?;
        let scalar = self.constant(count, DType::I32)?;
        let row = of_granularity(PLT, granularity);
        self.hoisted(Hoisted::First(granularity, count), |b| b.op(row, &[scalar], &[], &types))
    }

    fn count_types(&mut self, granularity: MaskGranularity) -> Lowered<[Type<'c>; 2]> {
        Ok([self.r#type(TypeDesc::Mask(granularity))?, self.scalar(DType::I32)?])
    }

    /// Returns the mask of the lanes below a count (`i32`), and the remaining count.
    pub(crate) fn below(
        &mut self,
        granularity: MaskGranularity,
        count: Value<'c, 'a>,
    ) -> Lowered<(Value<'c, 'a>, Value<'c, 'a>)> {
        let types = self.count_types(granularity)?;
        let op = self.op(of_granularity(PLT, granularity), &[count], &[], &types)?;
        Ok((self.result(op, 0)?, self.result(op, 1)?))
    }

    /// Broadcasts a scalar to all lanes. The scalar is defined outside of the scope.
    pub(crate) fn broadcast(&mut self, scalar: Value<'c, 'a>, dtype: DType) -> Lowered<Value<'c, 'a>> {
        // The instruction does not convert between integers with different signs.
        let own = types::desc(scalar.r#type()).dtype().filter(|own| own.is_integer() && own.signless() != *own);
        if let Some(own) = own.filter(|own| *own != dtype && own.signless() == dtype.signless()) {
            let register = self.broadcast(scalar, own)?;
            return self.bits(register, dtype);
        }
        let r#type = self.vreg(dtype)?;
        self.hoisted(Hoisted::Broadcast(value_key(scalar), dtype), |b| b.op(VBR, &[scalar], &[], &[r#type]))
    }

    /// Broadcasts a constant to all lanes; for a float, its bit pattern.
    pub(crate) fn splat(&mut self, number: i64, dtype: DType) -> Lowered<Value<'c, 'a>> {
        let scalar = self.constant(number, dtype.signless())?;
        self.broadcast(scalar, dtype)
    }

    /// Returns the index of each lane.
    pub(crate) fn sequence(&mut self, dtype: DType) -> Lowered<Value<'c, 'a>> {
        let r#type = self.vreg(dtype)?;
        let zero = self.constant(0, dtype.signless())?;
        self.hoisted(Hoisted::Sequence(dtype), |b| b.op(VCI, &[zero], &[], &[r#type]))
    }
}
