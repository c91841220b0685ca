//! Provides access to operands, results and attributes of an operation by the names of its definition, for lowering
//! rules.

use super::{Groups, declared, result_owners};
use crate::attributes;
use mlir_dialect::{
    InherentAttributes, elements,
    melior::ir::{
        Attribute, Value,
        attribute::{AttributeLike, IntegerAttribute},
        operation::OperationRef,
    },
    operand, result, string, symbol,
};
use pto_isa::{AttrValue, Choice, EnumCase, EnumDef, Key, Name, Op, Presence};

/// An operation and its definition.
#[derive(Clone, Copy)]
pub struct OpView<'c, 'a> {
    /// The operation.
    pub op: OperationRef<'c, 'a>,
    /// Its definition.
    pub def: &'static Op,
    /// Maps operands to declared operands.
    pub groups: Groups,
}

impl<'c, 'a> OpView<'c, 'a> {
    /// Wraps an operation; returns `None` for other dialects.
    pub fn of(op: OperationRef<'c, 'a>) -> Option<Self> {
        let (def, _) = declared(op)?;
        Some(Self { op, def, groups: Groups::of(def, op) })
    }

    /// Returns the indices of the values of a declared operand.
    pub fn range(&self, name: Name) -> std::ops::Range<usize> {
        self.def.operand(name).map(|index| self.groups.range(index)).unwrap_or_default()
    }

    /// Returns the first value of a declared operand; `None` if it is absent.
    pub fn find(&self, name: Name) -> Option<Value<'c, 'a>> {
        operand(self.op, self.range(name).next()?)
    }

    /// Returns the first value of a declared result; `None` if it is absent.
    pub fn find_result(&self, name: Name) -> Option<Value<'c, 'a>> {
        let declared = self.def.result(name)?;
        let index = result_owners(self.def, self.op).position(|owner| owner == declared)?;
        result(self.op, index).map(Value::from)
    }

    /// Returns an attribute as written.
    pub fn attribute(&self, key: Key) -> Option<Attribute<'c>> {
        InherentAttributes::of(self.op).get(key.as_str())
    }

    /// Returns whether an attribute may be absent and what that means, and its possible enumerations.
    fn domain(&self, key: Key) -> Option<(Presence, &'static [&'static EnumDef])> {
        let attr = self.def.attrs.get(self.def.attr(key)?)?;
        Some((attr.presence, attr.domain.enums()))
    }

    fn default(&self, key: Key) -> Option<AttrValue> {
        match self.domain(key)?.0 {
            Presence::Default { value, .. } => Some(value),
            Presence::Required | Presence::Optional => None,
        }
    }

    /// Returns the case of an enumeration attribute or its default; `None` if it is absent.
    pub fn case(&self, key: Key) -> Option<&'static EnumCase> {
        let (_, defs) = self.domain(key)?;
        match self.attribute(key) {
            Some(found) => defs.iter().find_map(|def| attributes::case(def, found)),
            None => match self.default(key)? {
                AttrValue::Enum(value) => defs.first()?.by_value(value),
                AttrValue::Bool(_) | AttrValue::Int(_) | AttrValue::Str(_) => None,
            },
        }
    }

    /// Returns the case of an attribute, like [`OpView::case`], as a value of the Rust enum of its words.
    pub fn choice<C: Choice>(&self, key: Key) -> Option<C> {
        let (_, defs) = self.domain(key)?;
        debug_assert!(defs.iter().any(|def| std::ptr::eq(def.cases, C::CASES)), "`{key}` has other words");
        let number = self.case(key)?.value;
        defs.iter().find_map(|def| C::of(def, number))
    }

    /// Returns the name of the case of an attribute, like [`OpView::case`].
    pub fn word(&self, key: Key) -> Option<&'static str> {
        self.case(key).map(|case| case.name)
    }

    /// Returns the value of an attribute or its default, as an integer: a case, an integer or a boolean; `None` if it
    /// is absent.
    pub fn number(&self, key: Key) -> Option<i64> {
        if let Some(case) = self.case(key) {
            return Some(case.value);
        }
        match self.attribute(key) {
            Some(found) if found.is_unit() => Some(1),
            Some(found) => match attributes::boolean(found) {
                Some(truth) => Some(i64::from(truth)),
                None => IntegerAttribute::try_from(found).ok().map(|number| number.value()),
            },
            None => match self.default(key)? {
                AttrValue::Int(value) | AttrValue::Enum(value) => Some(value),
                AttrValue::Bool(value) => Some(value.into()),
                AttrValue::Str(_) => None,
            },
        }
    }

    /// Returns whether a boolean (or its default) is true, or a unit is present.
    pub fn flag(&self, key: Key) -> bool {
        match self.attribute(key) {
            Some(found) if found.is_unit() => true,
            Some(found) => attributes::boolean(found).unwrap_or(false),
            None => matches!(self.default(key), Some(AttrValue::Bool(true))),
        }
    }

    /// Returns the string of an attribute.
    pub fn text(&self, key: Key) -> Option<&'c str> {
        string(self.attribute(key)?)
    }

    /// Returns the symbol of an attribute.
    pub fn symbol(&self, key: Key) -> Option<&'c str> {
        symbol(self.attribute(key)?)
    }

    /// Returns the integers of an attribute; none if it is absent.
    pub fn integers(&self, key: Key) -> Vec<i64> {
        let Some(found) = self.attribute(key) else { return Vec::new() };
        let listed =
            || elements(found)?.into_iter().map(|e| IntegerAttribute::try_from(e).ok().map(|n| n.value())).collect();
        attributes::path(found).or_else(listed).unwrap_or_default()
    }
}
