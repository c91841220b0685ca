//! An operation of the dialect as rules read it: operands, results and attributes by the names of its definition.

use crate::report::{Lowered, unsupported};
use mlir_dialect::{
    Failed, InherentAttributes, elements,
    melior::ir::{
        Attribute, Value, ValueLike,
        attribute::{AttributeLike, IntegerAttribute},
        operation::OperationRef,
    },
    operand, result, string, symbol,
};
use pto_dialect::{attributes, op::Groups, op::result_owners, types};
use pto_isa::{AttrValue, Domain, EnumCase, EnumDef, Key, Name, Op, Presence, TileDesc, TypeDesc};
use std::fmt::Display;

/// An operation and its definition.
#[derive(Clone, Copy)]
pub(crate) struct Site<'c, 'a> {
    pub(crate) op: OperationRef<'c, 'a>,
    pub(crate) def: &'static Op,
    groups: Groups,
}

impl<'c, 'a> Site<'c, 'a> {
    /// The operation, where it is of the dialect.
    pub(crate) fn of(op: OperationRef<'c, 'a>) -> Option<Self> {
        let (def, _) = pto_dialect::op::declared(op)?;
        Some(Self { op, def, groups: Groups::of(def, op) })
    }

    /// Whether the tiles that it writes are its results.
    pub(crate) fn on_values(&self) -> bool {
        self.groups.on_values()
    }

    /// The values of a declared operand.
    pub(crate) fn values(&self, name: Name) -> Vec<Value<'c, 'a>> {
        let range = self.def.operand(name).map(|index| self.groups.range(index)).unwrap_or_default();
        range.filter_map(|index| operand(self.op, index)).collect()
    }

    /// The value of an operand that may be absent.
    pub(crate) fn find(&self, name: Name) -> Option<Value<'c, 'a>> {
        let index = self.groups.range(self.def.operand(name)?).next()?;
        operand(self.op, index)
    }

    /// The value of an operand that has to be there.
    pub(crate) fn value(&self, name: Name) -> Lowered<Value<'c, 'a>> {
        self.find(name).ok_or_else(|| self.unsupported(format_args!("expected operand `{name}`, found none")))
    }

    /// The result of a name, where the operation has one.
    pub(crate) fn result(&self, name: Name) -> Lowered<Value<'c, 'a>> {
        let declared = self.def.result(name);
        let index = declared.and_then(|declared| result_owners(self.def, self.op).position(|owner| owner == declared));
        let found = index.and_then(|index| result(self.op, index)).map(Value::from);
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

    fn attribute(&self, key: Key) -> Option<Attribute<'c>> {
        InherentAttributes::of(self.op).get(key.as_str())
    }

    fn default(&self, key: Key) -> Option<AttrValue> {
        match self.def.attrs.get(self.def.attr(key)?)?.presence {
            Presence::Default { value, .. } => Some(value),
            Presence::Required | Presence::Optional => None,
        }
    }

    /// Enumerations that the value of an attribute is of.
    fn domains(&self, key: Key) -> Vec<&'static EnumDef> {
        match self.def.attr(key).and_then(|index| self.def.attrs.get(index)).map(|attr| attr.domain) {
            Some(Domain::Enum(def)) => vec![def],
            Some(Domain::Enums(defs)) => defs.to_vec(),
            Some(
                Domain::Struct(_)
                | Domain::Symbol
                | Domain::Bool
                | Domain::Int { .. }
                | Domain::Ints
                | Domain::Path
                | Domain::Str(_)
                | Domain::Unit
                | Domain::SegmentSizes
                | Domain::Any,
            )
            | None => Vec::new(),
        }
    }

    /// The case of an attribute of an enumeration, which may be the default; none where it is absent.
    pub(crate) fn case(&self, key: Key) -> Option<&'static EnumCase> {
        let defs = self.domains(key);
        match self.attribute(key) {
            Some(found) => defs.into_iter().find_map(|def| attributes::case(def, found)),
            None => match self.default(key)? {
                AttrValue::Enum(value) => defs.first()?.by_value(value),
                AttrValue::Bool(_) | AttrValue::Int(_) | AttrValue::Str(_) => None,
            },
        }
    }

    /// The name of the case of an attribute, as [`Site::case`].
    pub(crate) fn word(&self, key: Key) -> Option<&'static str> {
        self.case(key).map(|case| case.name)
    }

    /// The integer of an attribute, which may be the default.
    pub(crate) fn int(&self, key: Key) -> Option<i64> {
        match self.attribute(key) {
            Some(found) => IntegerAttribute::try_from(found).ok().map(|number| number.value()),
            None => match self.default(key)? {
                AttrValue::Int(value) | AttrValue::Enum(value) => Some(value),
                AttrValue::Bool(value) => Some(value.into()),
                AttrValue::Str(_) => None,
            },
        }
    }

    /// Whether a truth value or a unit is given.
    pub(crate) fn flag(&self, key: Key) -> bool {
        match self.attribute(key) {
            Some(found) if found.is_unit() => true,
            Some(found) => attributes::boolean(found).unwrap_or(false),
            None => matches!(self.default(key), Some(AttrValue::Bool(true))),
        }
    }

    /// An attribute as it is.
    pub(crate) fn raw(&self, key: Key) -> Option<Attribute<'c>> {
        self.attribute(key)
    }

    /// The string of an attribute.
    pub(crate) fn text(&self, key: Key) -> Option<&'c str> {
        string(self.attribute(key)?)
    }

    /// The symbol of an attribute.
    pub(crate) fn symbol(&self, key: Key) -> Option<&'c str> {
        symbol(self.attribute(key)?)
    }

    /// The numbers of an attribute.
    pub(crate) fn ints(&self, key: Key) -> Vec<i64> {
        let Some(found) = self.attribute(key) else { return Vec::new() };
        let listed =
            || elements(found)?.into_iter().map(|e| IntegerAttribute::try_from(e).ok().map(|n| n.value())).collect();
        attributes::path(found).or_else(listed).unwrap_or_default()
    }

    /// Reports that a form of the operation has no C++.
    pub(crate) fn unsupported(&self, why: impl Display) -> Failed {
        unsupported(self.op, format_args!("pto.{}: {why}", self.def.name))
    }
}
