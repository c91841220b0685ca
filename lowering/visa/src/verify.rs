//! Rules: checks an object for a platform.
//!
//! Each file has the rules of its group, as typed entries of [`Rule`]; differences between platforms are sets in
//! tables. The tables describe the behaviour of the finalizer, which is never called.

mod constants;
mod declare;
mod flow;
mod input;
mod instruction;
mod limits;
mod lsc;
mod matrix;
mod memory;
mod operand;
mod sync;
mod types;

pub use constants::takes_constant;
pub use types::takes;

use crate::codes::Rule;
use crate::instruction::{Arg, Instruction};
use crate::kernel::{Object, Unit};
use crate::operand::Vector;
use crate::place::Place;
use crate::platform::Platform;
use crate::table::{Kind, Role, VectorRule};
use diag::{Diagnostic, FileId, Location, Report, Severity};

/// Checks an object against all rules for a platform.
///
/// `file` is the source text of the object, if it was parsed. Diagnostics are in the order of the object.
#[must_use]
pub fn verify(object: &Object, platform: Platform, file: Option<FileId>) -> Report {
    let mut report = Report::new();
    limits::object(object, &mut Sink { report: &mut report, file });
    for each in object.units() {
        unit(each, platform, Sink { report: &mut report, file });
    }
    report
}

/// Returns the first rule that each unit violates, by its index in the object; without an index, rules that the whole
/// object violates.
#[must_use]
pub fn broken(object: &Object, platform: Platform) -> Vec<(Option<usize>, Diagnostic)> {
    let first = |check: &mut dyn FnMut(Sink<'_>)| {
        let mut report = Report::new();
        check(Sink { report: &mut report, file: None });
        report.iter().find(|diagnostic| diagnostic.severity == Severity::Error).cloned()
    };
    let whole = first(&mut |mut sink| limits::object(object, &mut sink));
    let units = object.units().enumerate();
    let units = units.map(|(index, each)| (Some(index), first(&mut |sink| unit(each, platform, sink))));
    std::iter::once((None, whole)).chain(units).filter_map(|(index, rule)| Some((index, rule?))).collect()
}

/// Checks a unit.
fn unit(unit: &Unit, platform: Platform, sink: Sink<'_>) {
    let mut check = Check { unit, platform, sink, at: None };
    limits::unit(&mut check);
    declare::unit(&mut check);
    input::unit(&mut check);
    for (index, instruction) in unit.body.iter().enumerate() {
        check.at = Some(index);
        instruction::instruction(&mut check, instruction);
    }
    check.at = None;
    flow::unit(&mut check);
}

/// Collects diagnostics.
struct Sink<'r> {
    report: &'r mut Report,
    file: Option<FileId>,
}

impl Sink<'_> {
    fn location(&self, place: Place) -> Option<Location> {
        self.file.and_then(|file| place.span(file)).map(Location::Span)
    }

    /// Reports a violation of a rule; `context` describes the location if the source location is unknown.
    fn say(&mut self, rule: Rule, place: Place, message: String, context: impl FnOnce() -> String) {
        let diagnostic = rule.says(message);
        let diagnostic = match self.location(place) {
            Some(location) => diagnostic.at(location),
            None => diagnostic.note(context()),
        };
        self.report.push(diagnostic.note(format!("rule: {}", rule.source())));
    }
}

/// The unit to check.
struct Check<'a, 'r> {
    unit: &'a Unit,
    platform: Platform,
    sink: Sink<'r>,
    /// The index of the current instruction.
    at: Option<usize>,
}

impl Check<'_, '_> {
    fn say(&mut self, rule: Rule, place: Place, message: impl Into<String>) {
        let (unit, at) = (self.unit, self.at);
        self.sink.say(rule, place, message.into(), || match at {
            Some(index) => format!("in instruction {index} of `{}`", unit.name),
            None => format!("in `{}`", unit.name),
        });
    }

    fn grf(&self) -> u32 {
        self.platform.grf_bytes()
    }
}

/// A vector operand of an instruction.
#[derive(Clone, Copy)]
struct Operand<'a> {
    role: Role,
    rule: VectorRule,
    vector: &'a Vector,
    place: Place,
}

impl Operand<'_> {
    /// Returns whether the instruction writes it.
    fn is_destination(self) -> bool {
        matches!(self.role, Role::Dst | Role::Carry)
    }
}

/// Returns the vector operands, in the order of the fields.
fn vectors(instruction: &Instruction) -> impl Iterator<Item = Operand<'_>> {
    fields(instruction).filter_map(|(role, kind, arg)| match (kind, &arg.value) {
        (Kind::Vector(rule), crate::Value::Vector(vector)) => Some(Operand { role, rule, vector, place: arg.place }),
        _ => None,
    })
}

/// Returns roles, kinds and arguments.
fn fields(instruction: &Instruction) -> impl Iterator<Item = (Role, Kind, &Arg)> {
    let fields = instruction.definition().fields;
    fields.iter().zip(&instruction.args).map(|(field, arg)| (field.role, field.kind, arg))
}

/// Formats a count: `1 element`, `2 elements`.
fn count(number: impl Into<u64>, noun: &str) -> String {
    let number = number.into();
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

/// Formats alternatives: `a, b or c`.
fn list<T: std::fmt::Display>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    match items.as_slice() {
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

/// Returns the name of a field in messages.
fn name(role: Role) -> String {
    let mut name = String::new();
    for letter in format!("{role:?}").chars() {
        if letter.is_ascii_uppercase() && !name.is_empty() {
            name.push(' ');
        }
        name.push(letter.to_ascii_lowercase());
    }
    name
}
