//! An operation of the dialect as rules read it. Types are those that it had before values got the types of LLVM IR.

use crate::report::{Lowered, unsupported};
use mlir_dialect::{
    Failed, InherentAttributes,
    melior::ir::{
        Attribute, Value, ValueLike,
        attribute::{AttributeLike, IntegerAttribute},
        operation::{OperationLike, OperationRef},
    },
    operand, result, symbol,
};
use pto_dialect::{attributes, op::Groups, op::result_owners, types};
use pto_isa::{AttrValue, Domain, EnumCase, EnumDef, Key, Name, Op, Presence, TypeDesc};
use std::fmt::Display;

/// An operation and its definition.
pub(crate) struct Site<'c, 'a> {
    pub(crate) op: OperationRef<'c, 'a>,
    pub(crate) def: &'static Op,
    groups: Groups,
    /// Types of all operands.
    operands: Vec<TypeDesc>,
    /// Types of all results.
    results: Vec<TypeDesc>,
    /// For each result the declared one.
    owners: Vec<usize>,
}

impl<'c, 'a> Site<'c, 'a> {
    /// The operation, where it is of the dialect.
    pub(crate) fn of(op: OperationRef<'c, 'a>) -> Option<Self> {
        let (def, _) = pto_dialect::op::declared(op)?;
        let operands = (0..op.operand_count()).filter_map(|index| operand(op, index));
        let results = (0..op.result_count()).filter_map(|index| result(op, index));
        Some(Self {
            op,
            def,
            groups: Groups::of(def, op),
            operands: operands.map(|value| types::desc(value.r#type())).collect(),
            results: results.map(|value| types::desc(value.r#type())).collect(),
            owners: result_owners(def, op).collect(),
        })
    }

    /// Positions of the values of a declared operand.
    fn range(&self, name: Name) -> std::ops::Range<usize> {
        self.def.operand(name).map(|index| self.groups.range(index)).unwrap_or_default()
    }

    /// The values of a declared operand with their types.
    pub(crate) fn values(&self, name: Name) -> Vec<(Value<'c, 'a>, TypeDesc)> {
        self.range(name).filter_map(|index| Some((operand(self.op, index)?, *self.operands.get(index)?))).collect()
    }

    /// All operands with their types.
    pub(crate) fn all(&self) -> Vec<(Value<'c, 'a>, TypeDesc)> {
        let each = self.operands.iter().enumerate();
        each.filter_map(|(index, desc)| Some((operand(self.op, index)?, *desc))).collect()
    }

    /// The value of an operand that may be absent.
    pub(crate) fn find(&self, name: Name) -> Option<Value<'c, 'a>> {
        operand(self.op, self.range(name).next()?)
    }

    /// The value of an operand that has to be there.
    pub(crate) fn value(&self, name: Name) -> Lowered<Value<'c, 'a>> {
        self.find(name).ok_or_else(|| self.unsupported(format_args!("expected operand `{name}`, found none")))
    }

    /// The type of an operand or result.
    pub(crate) fn desc(&self, name: Name) -> Option<TypeDesc> {
        if let Some(index) = self.range(name).next() {
            return self.operands.get(index).copied();
        }
        let declared = self.def.result(name)?;
        let index = self.owners.iter().position(|owner| *owner == declared)?;
        self.results.get(index).copied()
    }

    /// Whether a result is there.
    pub(crate) fn gives(&self, name: Name) -> bool {
        self.def.result(name).is_some_and(|declared| self.owners.contains(&declared))
    }

    /// Types of all results.
    pub(crate) fn results(&self) -> &[TypeDesc] {
        &self.results
    }

    /// Types of all operands.
    pub(crate) fn operands(&self) -> &[TypeDesc] {
        &self.operands
    }

    fn attribute(&self, key: Key) -> Option<Attribute<'c>> {
        InherentAttributes::of(self.op).get(key.as_str())
    }

    fn domain(&self, key: Key) -> (Option<Presence>, Vec<&'static EnumDef>) {
        let Some(attr) = self.def.attr(key).and_then(|index| self.def.attrs.get(index)) else {
            return (None, Vec::new());
        };
        let defs = match attr.domain {
            Domain::Enum(def) => vec![def],
            Domain::Enums(defs) => defs.to_vec(),
            Domain::Struct(_)
            | Domain::Symbol
            | Domain::Bool
            | Domain::Int { .. }
            | Domain::Ints
            | Domain::Path
            | Domain::Str(_)
            | Domain::Unit
            | Domain::SegmentSizes
            | Domain::Any => Vec::new(),
        };
        (Some(attr.presence), defs)
    }

    /// The case of an attribute of an enumeration, which may be the default; none where it is absent.
    pub(crate) fn case(&self, key: Key) -> Option<&'static EnumCase> {
        let (presence, defs) = self.domain(key);
        if let Some(found) = self.attribute(key) {
            return defs.into_iter().find_map(|def| attributes::case(def, found));
        }
        match presence? {
            Presence::Default { value: AttrValue::Enum(value), .. } => defs.first()?.by_value(value),
            Presence::Default { .. } | Presence::Required | Presence::Optional => None,
        }
    }

    /// The number of an attribute: of a case, an integer or a truth value; none where it is absent.
    pub(crate) fn number(&self, key: Key) -> Option<i64> {
        if let Some(case) = self.case(key) {
            return Some(case.value);
        }
        match self.attribute(key) {
            Some(found) if found.is_unit() => Some(1),
            Some(found) => match attributes::boolean(found) {
                Some(truth) => Some(i64::from(truth)),
                None => IntegerAttribute::try_from(found).ok().map(|number| number.value()),
            },
            None => match self.domain(key).0? {
                Presence::Default { value: AttrValue::Int(value) | AttrValue::Enum(value), .. } => Some(value),
                Presence::Default { value: AttrValue::Bool(value), .. } => Some(value.into()),
                Presence::Default { value: AttrValue::Str(_), .. } | Presence::Required | Presence::Optional => None,
            },
        }
    }

    /// The symbol of an attribute.
    pub(crate) fn symbol(&self, key: Key) -> Option<&'c str> {
        symbol(self.attribute(key)?)
    }

    /// Reports that a form of the operation has no LLVM IR.
    pub(crate) fn unsupported(&self, why: impl Display) -> Failed {
        unsupported(self.op, format_args!("pto.{}: {why}", self.def.name))
    }
}
