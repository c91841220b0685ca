//! An operation of the dialect as rules read it: operands, results and attributes by the names of its definition.

use crate::report::{Lowered, unsupported};
use mlir_dialect::{
    Failed,
    melior::ir::{Value, ValueLike, operation::OperationRef},
    operand, result,
};
use pto_dialect::{op::OpView, types};
use pto_isa::{Name, TileDesc, TypeDesc};
use std::{fmt::Display, ops::Deref};

/// An operation and its definition.
#[derive(Clone, Copy)]
pub(crate) struct Site<'c, 'a>(OpView<'c, 'a>);

impl<'c, 'a> Deref for Site<'c, 'a> {
    type Target = OpView<'c, 'a>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<'c, 'a> Site<'c, 'a> {
    /// The operation, where it is of the dialect.
    pub(crate) fn of(op: OperationRef<'c, 'a>) -> Option<Self> {
        OpView::of(op).map(Self)
    }

    /// Whether the tiles that it writes are its results.
    pub(crate) fn on_values(&self) -> bool {
        self.groups.on_values()
    }

    /// The values of a declared operand.
    pub(crate) fn values(&self, name: Name) -> Vec<Value<'c, 'a>> {
        self.range(name).filter_map(|index| operand(self.op, index)).collect()
    }

    /// The value of an operand that has to be there.
    pub(crate) fn value(&self, name: Name) -> Lowered<Value<'c, 'a>> {
        self.find(name).ok_or_else(|| self.unsupported(format_args!("expected operand `{name}`, found none")))
    }

    /// The result of a name, where the operation has one.
    pub(crate) fn result(&self, name: Name) -> Lowered<Value<'c, 'a>> {
        let found = self.find_result(name);
        found.ok_or_else(|| self.unsupported(format_args!("expected result `{name}`, found none")))
    }

    /// The first result.
    pub(crate) fn first_result(&self) -> Lowered<Value<'c, 'a>> {
        let found = result(self.op, 0).map(Value::from);
        found.ok_or_else(|| self.unsupported("expected a result, found none"))
    }

    /// The first result, where there is one.
    pub(crate) fn first_result_quietly(&self) -> Option<Value<'c, 'a>> {
        result(self.op, 0).map(Value::from)
    }

    /// As [`Site::tile`], where it is one.
    pub(crate) fn tile_quietly(&self, name: Name) -> Option<TileDesc> {
        self.find(name).and_then(|value| types::tile(value.r#type()))
    }

    /// The tile that an operand is.
    pub(crate) fn tile(&self, name: Name) -> Lowered<TileDesc> {
        let found = self.find(name).and_then(|value| types::tile(value.r#type()));
        found.ok_or_else(|| self.unsupported(format_args!("expected a tile as `{name}`")))
    }

    /// The type of an operand, where it is there.
    pub(crate) fn type_of(&self, name: Name) -> Option<TypeDesc> {
        self.find(name).map(|value| types::desc(value.r#type()))
    }

    /// Reports that a form of the operation has no C++.
    pub(crate) fn unsupported(&self, why: impl Display) -> Failed {
        unsupported(self.op, format_args!("pto.{}: {why}", self.def.name))
    }
}
