//! Builds attributes of the operations that are created: enumeration cases, booleans, units.

use super::{Builder, Lowered};
use mlir_dialect::melior::ir::{Attribute, Identifier, attribute::IntegerAttribute, r#type::IntegerType};
use pto_dialect::attributes;
use pto_isa::{Choice, Domain, EnumCase, EnumDef, Key, Op};

/// An attribute and its value.
#[derive(Clone, Copy)]
pub(crate) struct Setting {
    key: Key,
    value: SettingValue,
}

#[derive(Clone, Copy)]
enum SettingValue {
    /// A case, and the cases of its enumeration.
    Case(&'static [EnumCase], Option<&'static EnumCase>),
    Bool(bool),
    Unit,
}

impl SettingValue {
    /// Returns a number that no other value has.
    fn identity(self) -> usize {
        match self {
            SettingValue::Case(_, None) => usize::MAX,
            SettingValue::Case(_, Some(case)) => std::ptr::from_ref(case) as usize,
            SettingValue::Bool(value) => usize::from(value),
            SettingValue::Unit => 2,
        }
    }
}

/// Sets an attribute to a case of its enumeration.
pub(crate) fn set<C: Choice>(key: Key, choice: C) -> Setting {
    Setting { key, value: SettingValue::Case(C::CASES, choice.case()) }
}

/// Sets a boolean attribute.
pub(crate) const fn set_bool(key: Key, value: bool) -> Setting {
    Setting { key, value: SettingValue::Bool(value) }
}

/// Sets a unit attribute.
pub(crate) const fn set_unit(key: Key) -> Setting {
    Setting { key, value: SettingValue::Unit }
}

impl<'c> Builder<'c, '_> {
    /// Returns an attribute of an op definition with a value of its domain.
    pub(super) fn attribute(
        &mut self,
        def: &'static Op,
        setting: &Setting,
    ) -> Lowered<(Identifier<'c>, Attribute<'c>)> {
        let known = (std::ptr::from_ref(def), setting.key, setting.value.identity());
        if let Some(attribute) = self.attributes.get(&known) {
            return Ok(*attribute);
        }
        let made = self.new_attribute(def, setting)?;
        self.attributes.insert(known, made);
        Ok(made)
    }

    fn new_attribute(&self, def: &'static Op, setting: &Setting) -> Lowered<(Identifier<'c>, Attribute<'c>)> {
        let Setting { key, value } = *setting;
        let domain = def.attr(key).and_then(|index| def.attrs.get(index)).map(|attr| attr.domain);
        let defs: &[&EnumDef] = match &domain {
            Some(Domain::Enum(def)) => &[*def],
            Some(Domain::Enums(defs)) => defs,
            Some(_) | None => &[],
        };
        let made = match value {
            SettingValue::Case(cases, case) => {
                let def = defs.iter().find(|def| std::ptr::eq(def.cases, cases));
                def.zip(case).and_then(|(def, case)| attributes::build(self.location, def, case))
            }
            SettingValue::Bool(value) => {
                let bit = IntegerType::new(self.context, 1).into();
                let made = IntegerAttribute::new(bit, i64::from(value)).into();
                matches!(domain, Some(Domain::Bool)).then_some(made)
            }
            SettingValue::Unit => matches!(domain, Some(Domain::Unit)).then(|| Attribute::unit(self.context)),
        };
        let made = made.ok_or_else(|| self.defect(format_args!("{key} of pto.{}", def.name)))?;
        Ok((Identifier::new(self.context, key.as_str()), made))
    }
}
