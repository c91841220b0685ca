//! Checks labels, jumps, calls and returns.

use super::Check;
use super::instruction::place_of;
use crate::codes::Rule;
use crate::instruction::{Instruction, Value};
use crate::kernel::{Unit, UnitKind};
use crate::place::Place;
use crate::table::{Op, Role};
use crate::variable::{Label, LabelId, LabelKind};
use std::collections::{HashMap, HashSet};

/// Maximal number of labels of a jump table.
const MAX_LABELS: usize = 32;

/// Checks an instruction of control flow.
pub(super) fn instruction(check: &mut Check<'_, '_>, instruction: &Instruction) {
    if let (Op::Switchjmp, Some(count), Some(Value::Labels(labels))) =
        (instruction.op, instruction.word(Role::LabelCount), instruction.arg(Role::Labels).map(|arg| &arg.value))
        && usize::try_from(count) != Ok(labels.len())
    {
        let message = format!("the number of labels is {count}, found {}", labels.len());
        check.say(Rule::Malformed, instruction.place, message);
    }
}

/// Checks a label as an operand.
pub(super) fn label(check: &mut Check<'_, '_>, place: Place, id: LabelId, kind: LabelKind) {
    let Some(Label { name, kind: found, .. }) = check.unit.label(id) else {
        check.say(Rule::UnknownVariable, place, format!("there is no label {}", id.0));
        return;
    };
    if *found != kind && !matches!(found, LabelKind::FastComposite) {
        let message = format!("expected the label of {}, found `{name}`, that of {}", describe(kind), describe(*found));
        check.say(Rule::LabelKind, place, message);
    }
}

const fn describe(kind: LabelKind) -> &'static str {
    match kind {
        LabelKind::Block => "a block",
        LabelKind::Subroutine => "a subroutine",
        LabelKind::FastComposite => "a composite kernel",
        LabelKind::Function => "a function",
    }
}

/// Checks the labels of a jump table.
pub(super) fn labels(check: &mut Check<'_, '_>, place: Place, labels: &[LabelId]) {
    if labels.is_empty() || labels.len() > MAX_LABELS {
        check.say(Rule::SwitchLabels, place, format!("expected 1 to {MAX_LABELS} labels, found {}", labels.len()));
    }
    for id in labels {
        label(check, place, *id, LabelKind::Block);
    }
}

/// Returns the label that an instruction defines.
fn defined_label(instruction: &Instruction) -> Option<LabelId> {
    let Value::Label(id) = instruction.arg(Role::Label)?.value else { return None };
    matches!(instruction.op, Op::Label | Op::Subroutine).then_some(id)
}

/// Returns the labels to which an instruction may jump, each with its location.
fn targets(instruction: &Instruction) -> Vec<(LabelId, Place)> {
    if defined_label(instruction).is_some() {
        return Vec::new();
    }
    let mut targets = Vec::new();
    for arg in &instruction.args {
        match &arg.value {
            Value::Label(id) => targets.push((*id, arg.place)),
            Value::Labels(labels) => targets.extend(labels.iter().map(|id| (*id, arg.place))),
            _ => {}
        }
    }
    targets
}

/// Checks labels, entry, end and calls of a unit.
pub(super) fn unit(check: &mut Check<'_, '_>) {
    let unit = check.unit;
    let mut places = HashSet::new();
    for (index, instruction) in unit.body.iter().enumerate() {
        if let Some(id) = defined_label(instruction)
            && !places.insert(id)
        {
            check.at = Some(index);
            check.say(
                Rule::LabelTwice,
                place_of(instruction, Role::Label),
                format!("`{}` is defined twice", label_name(unit, id)),
            );
        }
    }
    for (index, instruction) in unit.body.iter().enumerate() {
        check.at = Some(index);
        for (id, place) in targets(instruction) {
            // For a parsed object, the parser has reported it.
            let told = check.sink.location(place).is_some();
            if !told && !places.contains(&id) && unit.label(id).is_some() {
                check.say(Rule::LabelMissing, place, format!("`{}` is not defined", label_name(unit, id)));
            }
        }
    }
    check.at = None;
    ends(check, unit);
    recursion(check, unit);
}

fn label_name(unit: &Unit, id: LabelId) -> &str {
    unit.label(id).map_or("?", |label| &label.name)
}

fn ends(check: &mut Check<'_, '_>, unit: &Unit) {
    if unit.kind == UnitKind::Kernel && unit.body.first().is_none_or(|first| first.op != Op::Subroutine) {
        let message = format!(
            "expected `{}` to begin with a subroutine label, without which its return does not end the thread",
            unit.name
        );
        check.say(Rule::Entry, unit.body.first().map_or(unit.place, |first| first.place), message);
    }
}

/// Checks that subroutines are not recursive: there is no stack for return addresses.
fn recursion(check: &mut Check<'_, '_>, unit: &Unit) {
    let mut calls: HashMap<LabelId, Vec<(LabelId, usize)>> = HashMap::new();
    let mut current = None;
    for (index, instruction) in unit.body.iter().enumerate() {
        if instruction.op == Op::Subroutine {
            current = defined_label(instruction);
        } else if instruction.op == Op::Call
            && let Some(caller) = current
        {
            let callees = targets(instruction).into_iter().map(|(id, _)| (id, index));
            calls.entry(caller).or_default().extend(callees);
        }
    }
    let edges: Vec<_> =
        calls.iter().flat_map(|(from, to)| to.iter().map(move |(to, index)| (*index, *from, *to))).collect();
    for (index, from, to) in edges {
        if reaches(&calls, to, from) {
            check.at = Some(index);
            let place = unit.body.get(index).map_or(unit.place, |call| place_of(call, Role::Label));
            check.say(Rule::Recursion, place, format!("`{}` is called from within itself", label_name(unit, from)));
        }
    }
    check.at = None;
}

fn reaches(calls: &HashMap<LabelId, Vec<(LabelId, usize)>>, from: LabelId, to: LabelId) -> bool {
    let mut seen = HashSet::new();
    let mut todo = vec![from];
    while let Some(next) = todo.pop() {
        if next == to {
            return true;
        }
        if seen.insert(next) {
            todo.extend(calls.get(&next).into_iter().flatten().map(|(callee, _)| *callee));
        }
    }
    false
}
