//! Rules on values of single threads, and on structs.

use super::vector::{name, value};
use super::{At, AttrFact, Cx};
use crate::Key;
use crate::enums::Prose;
use crate::rule::{Idx, ThreadRule, Val};
use crate::types::{DTypeSet, StructToken, TypeDesc};

pub(super) fn check(cx: &mut Cx<'_, '_>, rule: ThreadRule) {
    match rule {
        ThreadRule::Values { values, scalars, pairs } => admitted(cx, values, scalars, pairs),
        ThreadRule::SameTypes(values) => super::vector::same_types(cx, values, 906),
        ThreadRule::Signed { value, attr } => signed(cx, value, attr),
        ThreadRule::Field { record, path, value } => field(cx, record, path, value),
        ThreadRule::MadeBy { value, op } => made_by(cx, value, op),
        ThreadRule::UsedBy(ops) => used_by(cx, ops),
    }
}

fn admitted(cx: &mut Cx<'_, '_>, values: &'static [Val], scalars: DTypeSet, pairs: DTypeSet) {
    for &v in values {
        let Some((at, found)) = value(cx, v) else { continue };
        let admitted = match *found {
            TypeDesc::Scalar(dtype) => scalars.contains(dtype),
            TypeDesc::Vector { lanes: 2, dtype } => pairs.contains(dtype),
            _ => false,
        };
        if !admitted {
            let pairs = pairs.words().map(|word| format!("vector<2x{word}>"));
            let words: Vec<String> = scalars.words().map(str::to_owned).chain(pairs).collect();
            let message = format!("expected {} in `{}`, found {found}", Prose(words.iter()), name(cx, v));
            cx.report(905, at, message).emit();
        }
    }
}

fn signed(cx: &mut Cx<'_, '_>, of: Idx, attr: Key) {
    let Some((_, &TypeDesc::Scalar(dtype))) = value(cx, Val::Operand(of)) else {
        if cx.fact(of).is_some() && cx.facts.attrs.given(attr) {
            cx.report(907, At::Attr(attr), format!("attribute `{attr}` does not apply to a vector")).emit();
        }
        return;
    };
    match (dtype.is_integer(), cx.facts.attrs.given(attr)) {
        (true, false) => {
            let message = format!("`{}` is {dtype}: attribute `{attr}` is missing", cx.name(of));
            cx.report(907, At::Op, message).help("add `signed` or `unsigned`".to_owned()).emit();
        }
        (false, true) => {
            let message = format!("attribute `{attr}` does not apply to {dtype}");
            cx.report(907, At::Attr(attr), message).help(format!("drop `{attr}`")).emit();
        }
        (true, true) | (false, false) => {}
    }
}

fn field(cx: &mut Cx<'_, '_>, record: Idx, path: Key, stored: Option<Idx>) {
    let (Some((_, &TypeDesc::Struct(Some(desc)))), Some(AttrFact::Ints(steps))) =
        (value(cx, Val::Operand(record)), cx.facts.attrs.get(path))
    else {
        return;
    };
    let steps = steps.dims().iter().map(|step| step.get().unwrap_or(-1));
    let found = desc.at(steps.clone());
    let Some(&[StructToken::Field(expected)]) = found.filter(|_| steps.clone().next().is_some()) else {
        let list: Vec<String> = steps.map(|step| step.to_string()).collect();
        let what = if found.is_some() { "leads to a struct, not to a field of it" } else { "leads nowhere" };
        let message = format!("path [{}] {what} in {desc}", list.join(", "));
        cx.report(908, At::Attr(path), message).emit();
        return;
    };
    let of = stored.map_or(Val::Result(0), Val::Operand);
    if let Some((at, found)) = value(cx, of)
        && *found != TypeDesc::Scalar(expected)
    {
        cx.report(909, at, format!("expected {expected}, the type of the field, in `{}`, found {found}", name(cx, of)))
            .emit();
    }
}

fn made_by(cx: &mut Cx<'_, '_>, value: Idx, op: &'static str) {
    if let Some((i, fact)) = cx.fact(value)
        && fact.maker != Some(op)
    {
        let message = format!("expected the result of pto.{op} as `{}`", cx.name(value));
        cx.report(910, At::Operand(i), message)
            .note("a struct stays in the function that declares it".to_owned())
            .emit();
    }
}

fn used_by(cx: &mut Cx<'_, '_>, ops: &'static [&'static str]) {
    let mut other: Option<String> = None;
    (cx.facts.users)(&mut |name| {
        if other.is_none() && !ops.iter().any(|op| name.strip_prefix("pto.") == Some(op)) {
            other = Some(name.to_owned());
        }
    });
    if let Some(other) = other {
        let names = ops.iter().map(|op| format!("pto.{op}"));
        let message = format!("`{}` is used by {other}, expected {} alone", name(cx, Val::Result(0)), Prose(names));
        cx.report(911, At::Op, message).emit();
    }
}
