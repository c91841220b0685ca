//! Checks limits of the format: counts, names and linkage of an object and its units.

use super::{Check, Sink};
use crate::codes::Rule;
use crate::kernel::{Object, Unit, UnitKind};
use crate::place::Place;
use crate::variable::Attribute;
use std::collections::HashSet;

/// Maximal number of kernels of an object (`common_isa_header`).
const MAX_KERNELS: usize = 512;
const MAX_FUNCTIONS: usize = u16::MAX as usize;
/// Maximal number of characters of the name of a kernel (`kernel_info`).
const MAX_KERNEL_NAME: usize = 1023;
/// Maximal number of characters of the name of a function (`function_info`).
const MAX_FUNCTION_NAME: usize = 255;
/// Maximal number of characters of the name of a variable or label (`var_info`, `label_info`), and of bytes of that of
/// an attribute.
const MAX_NAME: usize = 64;
/// Maximal number of registers of `%arg` (`function_data`).
const MAX_ARG: u8 = 32;
/// Maximal number of registers of `%retval` (`function_data`).
const MAX_RETVAL: u8 = 12;

/// Maximal numbers of variables of each class ("Variables"), without predefined ones.
const MAX_GENERALS: usize = 65536;
const MAX_ADDRESSES: usize = 4096;
const MAX_PREDICATES: usize = 4096;
const MAX_SAMPLERS: usize = 32;
const MAX_SURFACES: usize = 256;
const MAX_LABELS: usize = u16::MAX as usize;

/// Returns a message for each count that exceeds its limit.
fn beyond<const N: usize>(counts: [(&'static str, usize, usize); N]) -> impl Iterator<Item = String> {
    let more = counts.into_iter().filter(|(_, found, most)| found > most);
    more.map(|(what, found, most)| format!("expected at most {most} {what}, found {found}"))
}

/// Checks rules on the object as a whole.
pub(super) fn object(object: &Object, sink: &mut Sink<'_>) {
    let context = || "in the header".to_owned();
    let counts = [("kernels", object.kernels.len(), MAX_KERNELS), ("functions", object.functions.len(), MAX_FUNCTIONS)];
    for message in beyond(counts) {
        sink.say(Rule::UnitCount, Place::NONE, message, context);
    }
    if !object.variables.is_empty() {
        let message = format!("expected no variables of the file, found {}", object.variables.len());
        sink.say(Rule::FileScope, Place::NONE, message, context);
    }
    let mut seen = HashSet::new();
    for unit in object.units() {
        if !seen.insert(&*unit.name) {
            let message = format!("`{}` is the name of another kernel or function", unit.name);
            sink.say(Rule::DuplicateUnit, unit.place, message, context);
        }
    }
}

/// Checks names, counts and sizes of a unit.
pub(super) fn unit(check: &mut Check<'_, '_>) {
    let unit = check.unit;
    unit_name(check, unit);
    counts(check, unit);
    for general in &unit.generals {
        name(check, &general.name, general.place);
    }
    for variables in [&unit.addresses, &unit.predicates, &unit.samplers, &unit.surfaces] {
        for variable in variables {
            name(check, &variable.name, variable.place);
        }
    }
    for label in &unit.labels {
        name(check, &label.name, label.place);
    }
    if !unit.variable_relocations.is_empty() || !unit.function_relocations.is_empty() {
        check.say(Rule::FileScope, unit.place, "expected no relocations, as there are no variables of the file");
    }
}

fn unit_name(check: &mut Check<'_, '_>, unit: &Unit) {
    let max = match unit.kind {
        UnitKind::Kernel => MAX_KERNEL_NAME,
        UnitKind::Function { linkage, input_size, return_size } => {
            if linkage > 2 {
                check.say(Rule::Linkage, unit.place, format!("expected linkage 0, 1 or 2, found {linkage}"));
            }
            for (what, size, max) in [("argument", input_size, MAX_ARG), ("return", return_size, MAX_RETVAL)] {
                if size > max {
                    let message = format!("expected {what} size of at most {max} registers, found {size}");
                    check.say(Rule::FunctionSize, unit.place, message);
                }
            }
            MAX_FUNCTION_NAME
        }
    };
    length(check, &unit.name, max, unit.place);
    // Assembly has the name in quotes, without escapes.
    if let Some(letter) = unit.name.chars().find(|letter| matches!(letter, '"' | '\\')) {
        let message = format!("name {:?} has a `{letter}`, which assembly cannot write", unit.name);
        check.say(Rule::NameText, unit.place, message);
    }
}

fn counts(check: &mut Check<'_, '_>, unit: &Unit) {
    let counts = [
        ("general variables", unit.generals.len(), MAX_GENERALS),
        ("address variables", unit.addresses.len(), MAX_ADDRESSES),
        ("predicate variables", unit.predicates.len(), MAX_PREDICATES),
        ("sampler variables", unit.samplers.len(), MAX_SAMPLERS),
        ("surface variables", unit.surfaces.len(), MAX_SURFACES),
        ("labels", unit.labels.len(), MAX_LABELS),
    ];
    for message in beyond(counts) {
        check.say(Rule::VariableCount, unit.place, message);
    }
}

fn name(check: &mut Check<'_, '_>, name: &str, place: Place) {
    length(check, name, MAX_NAME, place);
}

fn length(check: &mut Check<'_, '_>, name: &str, max: usize, place: Place) {
    let found = name.len();
    if found == 0 || found > max {
        let message = format!("expected a name of 1 to {max} characters, found {found}");
        check.say(Rule::NameLength, place, message);
    }
    if !name.bytes().all(|byte| (b' '..=b'~').contains(&byte)) {
        check.say(Rule::NameText, place, format!("name {name:?} has characters that are not printable ASCII"));
    }
}

/// Checks the name of an attribute.
pub(super) fn attribute(check: &mut Check<'_, '_>, attribute: &Attribute) {
    name(check, &attribute.name, attribute.place);
}
