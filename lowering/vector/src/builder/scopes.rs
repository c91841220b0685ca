//! Scopes of vector instructions, and what is made once at their head: predicates and repeated numbers.

use super::{Builder, Lowered, Point, REGISTER_BYTES, op_def, signless};
use crate::builder::set;
use mlir_dialect::{
    melior::ir::{
        BlockLike, Type, Value,
        block::BlockRef,
        operation::{OperationLike, OperationRef},
    },
    value_key,
};
use pto_isa::{
    Key, Op, TypeDesc,
    attrs::MaskConstant,
    ops::{predicate, scope, vector_move},
    types::{DType, MaskGranularity},
};
use std::collections::HashMap;

/// A scope of vector instructions.
pub(crate) const VECSCOPE: &Op = op_def(scope::OPS, "vecscope");
const PLT: [&Op; 3] =
    [op_def(predicate::OPS, "plt_b8"), op_def(predicate::OPS, "plt_b16"), op_def(predicate::OPS, "plt_b32")];
const PSET: [&Op; 3] =
    [op_def(predicate::OPS, "pset_b8"), op_def(predicate::OPS, "pset_b16"), op_def(predicate::OPS, "pset_b32")];
const VCI: &Op = op_def(vector_move::OPS, "vci");
const VBR: &Op = op_def(vector_move::OPS, "vbr");

/// One of three rows, by granularity.
const fn of_granularity(rows: [&'static Op; 3], granularity: MaskGranularity) -> &'static Op {
    match granularity {
        MaskGranularity::B8 => rows[0],
        MaskGranularity::B16 => rows[1],
        MaskGranularity::B32 => rows[2],
    }
}

/// What is computed once at the head of a scope.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Hoisted {
    /// All lanes.
    All(MaskGranularity),
    /// The first lanes, known.
    First(MaskGranularity, i64),
    /// A scalar in every lane.
    Broadcast(usize, DType),
    /// Lane numbers.
    Sequence(DType),
}

/// Head of a scope: what does not change in its loops is computed there.
pub(super) struct Head<'c, 'a> {
    block: BlockRef<'c, 'a>,
    last: Option<OperationRef<'c, 'a>>,
    made: HashMap<Hoisted, Value<'c, 'a>>,
}

impl<'c, 'a> Builder<'c, 'a> {
    /// A scope of vector instructions of its own.
    pub(crate) fn new_scope(&mut self, body: impl FnOnce(&mut Self) -> Lowered<()>) -> Lowered<OperationRef<'c, 'a>> {
        let op = self.op(VECSCOPE, &[], &[], &[])?;
        let block = self.body(op)?;
        self.last_head = Some(Head { block, last: None, made: HashMap::new() });
        self.more_of(op, body)?;
        Ok(op)
    }

    /// More instructions of the scope that was made last.
    pub(crate) fn more_of(
        &mut self,
        scope: OperationRef<'c, 'a>,
        body: impl FnOnce(&mut Self) -> Lowered<()>,
    ) -> Lowered<()> {
        let block = self.body(scope)?;
        let head = self.last_head.take().filter(|head| head.block == block);
        let head = head.unwrap_or_else(|| Head { block, last: None, made: HashMap::new() });
        let outer = self.head.replace(head);
        let made = self.at(Point::end(block), body);
        self.last_head = std::mem::replace(&mut self.head, outer);
        made
    }

    /// Registers that the head of the scope around keeps, or of the last one.
    pub(crate) fn kept(&self) -> usize {
        let head = self.head.as_ref().or(self.last_head.as_ref());
        let is_register = |key: &&Hoisted| matches!(key, Hoisted::Broadcast(..) | Hoisted::Sequence(_));
        head.map_or(0, |head| head.made.keys().filter(is_register).count())
    }

    /// What is made somewhere else: a scope that is looked at and thrown away. Gives the operations that `body` makes where
    /// it stands.
    pub(crate) fn tried(
        &mut self,
        prepare: impl FnOnce(&mut Self) -> Lowered<Vec<Value<'c, 'a>>>,
        body: &mut dyn FnMut(&mut Self, &[Value<'c, 'a>]) -> Lowered<()>,
    ) -> Lowered<(OperationRef<'c, 'a>, Vec<OperationRef<'c, 'a>>, usize)> {
        let scope = self.op(VECSCOPE, &[], &[], &[])?;
        let block = self.body(scope)?;
        let outer = self.head.replace(Head { block, last: None, made: HashMap::new() });
        let mut made = Vec::new();
        let done = self.at(Point::end(block), |b| {
            let values = prepare(b)?;
            let mut last = block.first_operation();
            while let Some(next) = last.and_then(|op| op.next_in_block()) {
                last = Some(next);
            }
            body(b, &values)?;
            while let Some(next) = last.and_then(|op| op.next_in_block()) {
                made.push(next);
                last = Some(next);
            }
            Ok(())
        });
        let kept = self.kept();
        self.head = outer;
        done.map(|()| (scope, made, kept))
    }

    /// Computes something once, at the head of the scope around.
    fn hoisted(
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
        let first = Point::start(head.block);
        let place = head.last.and_then(Point::after).unwrap_or(first);
        let op = self.at(place, make)?;
        let value = self.result(op, 0)?;
        if let Some(head) = &mut self.head {
            head.last = Some(op);
            head.made.insert(key, value);
        }
        Ok(value)
    }

    /// The predicate of all lanes.
    pub(crate) fn all(&mut self, granularity: MaskGranularity) -> Lowered<Value<'c, 'a>> {
        let r#type = self.r#type(TypeDesc::Mask(granularity))?;
        let row = of_granularity(PSET, granularity);
        self.hoisted(Hoisted::All(granularity), |b| {
            b.op(row, &[], &[set(Key::Pattern, MaskConstant::PatAll)], &[r#type])
        })
    }

    /// The predicate of the first lanes, as many as are known.
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

    /// The predicate of the lanes below a count (`i32`), and what is left of the count.
    pub(crate) fn below(
        &mut self,
        granularity: MaskGranularity,
        count: Value<'c, 'a>,
    ) -> Lowered<(Value<'c, 'a>, Value<'c, 'a>)> {
        let types = self.count_types(granularity)?;
        let op = self.op(of_granularity(PLT, granularity), &[count], &[], &types)?;
        Ok((self.result(op, 0)?, self.result(op, 1)?))
    }

    /// A scalar in every lane. The scalar comes from outside of the scope.
    pub(crate) fn broadcast(&mut self, scalar: Value<'c, 'a>, dtype: DType) -> Lowered<Value<'c, 'a>> {
        let r#type = self.vreg(dtype)?;
        self.hoisted(Hoisted::Broadcast(value_key(scalar), dtype), |b| b.op(VBR, &[scalar], &[], &[r#type]))
    }

    /// A known number in every lane; of a float, the bits.
    pub(crate) fn splat(&mut self, number: i64, dtype: DType) -> Lowered<Value<'c, 'a>> {
        let scalar = self.constant(number, signless(dtype))?;
        self.broadcast(scalar, dtype)
    }

    /// The number of each lane.
    pub(crate) fn sequence(&mut self, dtype: DType) -> Lowered<Value<'c, 'a>> {
        let r#type = self.vreg(dtype)?;
        let zero = self.constant(0, signless(dtype))?;
        self.hoisted(Hoisted::Sequence(dtype), |b| b.op(VCI, &[zero], &[], &[r#type]))
    }
}
