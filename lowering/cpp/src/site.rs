//! An operation of the dialect with access to operands, results and attributes by the names of its definition.

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
    /// Returns the operation, if it belongs to the dialect.
    pub(crate) fn of(op: OperationRef<'c, 'a>) -> Option<Self> {
        OpView::of(op).map(Self)
    }

    /// Returns whether the operation is in values form: the tiles that it writes are its results.
    pub(crate) fn on_values(&self) -> bool {
        self.groups.on_values()
    }

    /// Returns the values of a declared operand.
    pub(crate) fn values(&self, name: Name) -> Vec<Value<'c, 'a>> {
        self.range(name).filter_map(|index| operand(self.op, index)).collect()
    }

    /// Returns the value of an operand that must be present.
    pub(crate) fn value(&self, name: Name) -> Lowered<Value<'c, 'a>> {
        self.find(name).ok_or_else(|| self.unsupported(format_args!("expected operand `{name}`, found none")))
    }

    /// Returns the result with a name; reports if there is none.
    pub(crate) fn result(&self, name: Name) -> Lowered<Value<'c, 'a>> {
        let found = self.find_result(name);
        found.ok_or_else(|| self.unsupported(format_args!("expected result `{name}`, found none")))
    }

    /// Returns the first result; reports if there is none.
    pub(crate) fn first_result(&self) -> Lowered<Value<'c, 'a>> {
        let found = result(self.op, 0).map(Value::from);
        found.ok_or_else(|| self.unsupported("expected a result, found none"))
    }

    /// Returns the first result, if there is one.
    pub(crate) fn find_first_result(&self) -> Option<Value<'c, 'a>> {
        result(self.op, 0).map(Value::from)
    }

    /// Returns the type of an operand, if it is a tile.
    pub(crate) fn find_tile(&self, name: Name) -> Option<TileDesc> {
        self.find(name).and_then(|value| types::tile(value.r#type()))
    }

    /// Returns the type of an operand that must be a tile.
    pub(crate) fn tile(&self, name: Name) -> Lowered<TileDesc> {
        let found = self.find(name).and_then(|value| types::tile(value.r#type()));
        found.ok_or_else(|| self.unsupported(format_args!("expected a tile as `{name}`")))
    }

    /// Returns the type of an operand, if it is present.
    pub(crate) fn type_of(&self, name: Name) -> Option<TypeDesc> {
        self.find(name).map(|value| types::desc(value.r#type()))
    }

    /// Reports that a form of the operation has no C++.
    pub(crate) fn unsupported(&self, why: impl Display) -> Failed {
        unsupported(self.op, format_args!("pto.{}: {why}", self.def.name))
    }
}
