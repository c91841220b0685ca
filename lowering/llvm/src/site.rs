//! Access to an operation of the dialect for rules. Types are those before values received types of LLVM IR.

use crate::report::{Lowered, unsupported};
use mlir_dialect::{
    Failed,
    melior::ir::{
        Value, ValueLike,
        operation::{OperationLike, OperationRef},
    },
    operand, result,
};
use pto_dialect::{
    op::{OpView, result_owners},
    types,
};
use pto_isa::{Name, TypeDesc};
use std::{fmt::Display, ops::Deref};

/// An operation and its definition.
pub(crate) struct Site<'c, 'a> {
    view: OpView<'c, 'a>,
    /// Types of all operands.
    operands: Vec<TypeDesc>,
    /// Types of all results.
    results: Vec<TypeDesc>,
    /// For each result, the index of the declared one.
    owners: Vec<usize>,
}

impl<'c, 'a> Deref for Site<'c, 'a> {
    type Target = OpView<'c, 'a>;

    fn deref(&self) -> &Self::Target {
        &self.view
    }
}

impl<'c, 'a> Site<'c, 'a> {
    /// Returns the operation, if it belongs to the dialect.
    pub(crate) fn of(op: OperationRef<'c, 'a>) -> Option<Self> {
        let view = OpView::of(op)?;
        let operands = (0..op.operand_count()).filter_map(|index| operand(op, index));
        let results = (0..op.result_count()).filter_map(|index| result(op, index));
        Some(Self {
            view,
            operands: operands.map(|value| types::desc(value.r#type())).collect(),
            results: results.map(|value| types::desc(value.r#type())).collect(),
            owners: result_owners(view.def, op).collect(),
        })
    }

    /// Returns the values of a declared operand with their types.
    pub(crate) fn values(&self, name: Name) -> Vec<(Value<'c, 'a>, TypeDesc)> {
        self.range(name).filter_map(|index| Some((operand(self.op, index)?, *self.operands.get(index)?))).collect()
    }

    /// Returns all operands with their types.
    pub(crate) fn all(&self) -> Vec<(Value<'c, 'a>, TypeDesc)> {
        let each = self.operands.iter().enumerate();
        each.filter_map(|(index, desc)| Some((operand(self.op, index)?, *desc))).collect()
    }

    /// Returns the value of an operand; fails if it is absent.
    pub(crate) fn value(&self, name: Name) -> Lowered<Value<'c, 'a>> {
        self.find(name).ok_or_else(|| self.unsupported(format_args!("expected operand `{name}`, found none")))
    }

    /// Returns the type of an operand or result.
    pub(crate) fn desc(&self, name: Name) -> Option<TypeDesc> {
        if let Some(index) = self.range(name).next() {
            return self.operands.get(index).copied();
        }
        let declared = self.def.result(name)?;
        let index = self.owners.iter().position(|owner| *owner == declared)?;
        self.results.get(index).copied()
    }

    /// Checks whether a result is present.
    pub(crate) fn gives(&self, name: Name) -> bool {
        self.def.result(name).is_some_and(|declared| self.owners.contains(&declared))
    }

    /// Returns the types of all results.
    pub(crate) fn results(&self) -> &[TypeDesc] {
        &self.results
    }

    /// Returns the types of all operands.
    pub(crate) fn operands(&self) -> &[TypeDesc] {
        &self.operands
    }

    /// Reports that a form of the operation has no LLVM IR.
    pub(crate) fn unsupported(&self, why: impl Display) -> Failed {
        unsupported(self.op, format_args!("pto.{}: {why}", self.def.name))
    }
}
