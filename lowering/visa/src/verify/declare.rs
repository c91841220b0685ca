//! Checks variables, aliases and their attributes.

use super::{Check, limits, list};
use crate::codes::Rule;
use crate::types::TypeSet;
use crate::variable::{Alias, Attribute, AttributeValue, General, Variable};

/// Legal types of general variables ("General Variables"); `bf` only on platforms that support it.
const GENERAL_TYPES: TypeSet = crate::types![Ud, D, Uw, W, Ub, B, Uq, Q, Df, Hf, F, Bf];
/// Maximal number of elements of a general variable, and of its bytes.
const MAX_ELEMENTS: u16 = 4096;
const MAX_BYTES: u32 = 4096;
/// Maximal number of elements of an address variable.
const MAX_ADDRESS_ELEMENTS: u16 = 16;
/// Legal numbers of elements of a predicate variable.
const PREDICATE_ELEMENTS: [u16; 6] = [1, 2, 4, 8, 16, 32];

/// Checks the variables of a unit.
pub(super) fn unit(check: &mut Check<'_, '_>) {
    let unit = check.unit;
    for (index, variable) in unit.generals.iter().enumerate() {
        general(check, variable);
        if let Some(target) = variable.alias {
            alias(check, index, variable, target);
        }
        attributes(check, &variable.attributes);
    }
    for variable in &unit.addresses {
        elements(check, variable, (1..=MAX_ADDRESS_ELEMENTS).contains(&variable.elements), "1 to 16");
    }
    for variable in &unit.predicates {
        elements(check, variable, PREDICATE_ELEMENTS.contains(&variable.elements), "1, 2, 4, 8, 16 or 32");
    }
    for variable in unit.samplers.iter().chain(&unit.surfaces) {
        elements(check, variable, variable.elements > 0, "1 or more");
    }
    for label in &unit.labels {
        attributes(check, &label.attributes);
    }
}

fn elements(check: &mut Check<'_, '_>, variable: &Variable, legal: bool, expected: &str) {
    if !legal {
        let message = format!("expected {expected} elements of `{}`, found {}", variable.name, variable.elements);
        check.say(Rule::ElementCount, variable.place, message);
    }
    attributes(check, &variable.attributes);
}

fn general(check: &mut Check<'_, '_>, variable: &General) {
    let General { name, ty, place, .. } = variable;
    if !GENERAL_TYPES.contains(*ty) {
        check.say(
            Rule::VariableType,
            *place,
            format!("expected {} for `{name}`, found {ty}", list(GENERAL_TYPES.iter())),
        );
    }
    if !(1..=MAX_ELEMENTS).contains(&variable.elements) {
        let message = format!("expected 1 to {MAX_ELEMENTS} elements of `{name}`, found {}", variable.elements);
        check.say(Rule::ElementCount, *place, message);
    } else if variable.bytes() > MAX_BYTES {
        let message = format!("expected at most {MAX_BYTES} bytes of `{name}`, found {}", variable.bytes());
        check.say(Rule::VariableSize, *place, message);
    }
}

fn alias(check: &mut Check<'_, '_>, index: usize, variable: &General, alias: Alias) {
    let General { name, ty, place, .. } = variable;
    if alias.file_scope {
        check.say(Rule::AliasScope, *place, format!("`{name}` is an alias of a variable of the file"));
        return;
    }
    let Some(base) = check.unit.general(alias.base) else {
        check.say(
            Rule::UnknownVariable,
            *place,
            format!("`{name}` is an alias of general variable {}, which does not exist", alias.base.0),
        );
        return;
    };
    match base {
        crate::kernel::GeneralRef::Predefined(base) if !base.aliasable => {
            check.say(
                Rule::AliasBase,
                *place,
                format!("`{name}` is an alias of `%{}`, which cannot have any", base.name),
            );
        }
        crate::kernel::GeneralRef::Predefined(_) => {}
        crate::kernel::GeneralRef::Declared(_) if is_cyclic(check, index) => {
            check.say(Rule::AliasCycle, *place, format!("`{name}` is an alias of itself"));
            return;
        }
        crate::kernel::GeneralRef::Declared(_) => {}
    }
    let end = u32::from(alias.offset) + variable.bytes();
    if end > base.bytes() {
        let message = format!("`{name}` is bytes {} to {end} of a variable of {} bytes", alias.offset, base.bytes());
        check.say(Rule::AliasBounds, *place, message);
    }
    let grf = check.grf();
    let base_align = match base {
        crate::kernel::GeneralRef::Declared(declared) if base.bytes() < grf => declared.align.bytes(grf),
        crate::kernel::GeneralRef::Declared(_) | crate::kernel::GeneralRef::Predefined(_) => grf,
    };
    if base_align < ty.bytes() {
        let message = format!("`{name}` of type {ty} is part of a variable that is aligned to {base_align} bytes");
        check.say(Rule::AliasAlignment, *place, message);
    }
    if !u32::from(alias.offset).is_multiple_of(ty.bytes()) {
        let message = format!(
            "expected the offset of `{name}` to be a multiple of {} for type {ty}, found {}",
            ty.bytes(),
            alias.offset
        );
        check.say(Rule::AliasAlignment, *place, message);
    }
}

/// Returns whether a variable is an alias of itself, through other aliases.
fn is_cyclic(check: &Check<'_, '_>, index: usize) -> bool {
    let generals = &check.unit.generals;
    let next =
        |index: usize| generals.get(index).and_then(|general| general.alias).and_then(|alias| alias.base.index());
    let (mut slow, mut fast) = (Some(index), Some(index));
    loop {
        slow = slow.and_then(next);
        fast = fast.and_then(next).and_then(next);
        match fast {
            None => return false,
            Some(_) if slow == fast => return true,
            Some(_) => {}
        }
    }
}

/// A known attribute, with its legal values.
struct Known {
    name: &'static str,
    domain: Domain,
}

/// Legal values of an attribute.
#[derive(Clone, Copy)]
pub(super) enum Domain {
    /// Only presence has a meaning.
    Flag,
    /// A number from the first to the second, inclusive.
    Range(i64, i64),
    /// A text of 1 to this number of bytes.
    Text(usize),
}

/// Attributes of variables and labels: "General Variables", and others that the finalizer supports.
const KNOWN: &[Known] = &[
    Known { name: "Scope", domain: Domain::Range(0, 1) },
    Known { name: "Output", domain: Domain::Flag },
    Known { name: "Input", domain: Domain::Flag },
    Known { name: "Input_Output", domain: Domain::Flag },
    Known { name: "NoWidening", domain: Domain::Flag },
    Known { name: "DoNotSpill", domain: Domain::Flag },
    Known { name: "FlagRegNum", domain: Domain::Range(0, 1) },
];

fn attributes(check: &mut Check<'_, '_>, attributes: &[Attribute]) {
    for attribute in attributes {
        limits::attribute(check, attribute);
        match KNOWN.iter().find(|known| known.name == &*attribute.name) {
            Some(known) => domain(check, attribute, known.domain),
            None => check.say(
                Rule::UnknownAttribute,
                attribute.place,
                format!(
                    "`{}` is not an attribute of variables; known are {}",
                    attribute.name,
                    list(KNOWN.iter().map(|known| known.name))
                ),
            ),
        }
    }
}

/// Checks the value of an attribute.
pub(super) fn domain(check: &mut Check<'_, '_>, attribute: &Attribute, domain: Domain) {
    let name = &attribute.name;
    let message = match (domain, &attribute.value) {
        (Domain::Flag, AttributeValue::Flag) => return,
        (Domain::Flag, AttributeValue::Number(_) | AttributeValue::Text(_)) => format!("expected no value of `{name}`"),
        (Domain::Range(low, high), AttributeValue::Number(value)) => {
            if (low..=high).contains(&i64::from(*value)) {
                return;
            }
            format!("expected `{name}` from {low} to {high}, found {value}")
        }
        (Domain::Range(low, high), AttributeValue::Flag | AttributeValue::Text(_)) => {
            format!("expected a number from {low} to {high} for `{name}`")
        }
        (Domain::Text(max), AttributeValue::Text(text)) => {
            if (1..=max).contains(&text.len()) {
                return;
            }
            format!("expected 1 to {max} characters of `{name}`, found {}", text.len())
        }
        (Domain::Text(max), AttributeValue::Flag | AttributeValue::Number(_)) => {
            format!("expected a text of 1 to {max} characters for `{name}`")
        }
    };
    check.say(Rule::AttributeValue, attribute.place, message);
}
