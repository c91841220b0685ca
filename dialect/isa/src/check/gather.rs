//! Checks gathers.

use super::{At, AttrFact, Cx, Topic};
use crate::Key;
use crate::attrs;
use crate::enums::Prose;
use crate::rule::Idx;
use crate::target::{PerTarget, TargetSet};
use crate::types::{DType, DTypeSet, Dim};

/// Checks that the operands and attributes belong to one form of the gather. `operands` are indices, scratch, value and
/// counts.
pub(super) fn form(cx: &mut Cx<'_, '_>, operands: [Idx; 4], pattern: Key, tmp_on: TargetSet) {
    let [indices, tmp, value, counts] = operands;
    let by_index = cx.present(indices);
    let by_value = cx.present(value);
    let by_pattern = cx.facts.attrs.get(pattern).is_some();
    let forms = [(by_index, cx.name(indices)), (by_value, cx.name(value)), (by_pattern, pattern.as_str())];
    let found: Vec<&str> = forms.iter().filter(|(given, _)| *given).map(|&(_, name)| name).collect();
    match found.as_slice() {
        [] => {
            let message = format!("expected one of `{}`, `{}` and `{pattern}`", cx.name(indices), cx.name(value));
            cx.report(329, At::Op, message).emit();
            return;
        }
        [_] => {}
        [first, second, ..] => {
            let message = format!("`{first}` and `{second}` exclude each other");
            cx.report(329, At::Op, message).note("a gather is by index, by comparison or by pattern".to_owned()).emit();
            return;
        }
    }
    let target = cx.facts.target;
    let needed = [(tmp, by_value || by_index && tmp_on.contains(target)), (counts, by_value)];
    for (operand, needed) in needed {
        let missing = needed && !cx.present(operand);
        if missing {
            let message = format!("this form needs the operand `{}` on {target}", cx.name(operand));
            cx.report(331, At::Op, message).emit();
        }
    }
    let useless = [(tmp, by_pattern), (counts, !by_value)];
    for (operand, useless) in useless {
        if let Some((i, _)) = cx.variadic(operand).next()
            && useless
        {
            let message = format!("`{}` is not an operand of this form", cx.name(operand));
            cx.report(329, At::Operand(i), message).emit();
        }
    }
}

pub(super) fn pattern(cx: &mut Cx<'_, '_>, src: Idx, dst: Idx, pattern: Key, axis: Key) {
    let (Some((_, s)), Some((i, d))) = (cx.tile(src), cx.tile(dst)) else { return };
    let Some(AttrFact::Enum(value)) = cx.facts.attrs.get(pattern) else { return };
    let Some(case) = attrs::MASK_PATTERN.by_value(value) else { return };
    // The name has a digit for each element of a period; `1` means that the element is kept.
    let digits = || case.name.chars().skip(1);
    let period = i64::try_from(digits().count()).unwrap_or(1);
    let kept = i64::try_from(digits().filter(|&c| c == '1').count()).unwrap_or(1);
    let by_column = match cx.facts.attrs.get(axis) {
        Some(AttrFact::Enum(axis)) => axis == attrs::Axis::Col as i64,
        Some(_) | None => return,
    };
    let rows = ("rows", s.valid_rows, d.valid_rows);
    let cols = ("columns", s.valid_cols, d.valid_cols);
    let ((what, n, found), (other, expected, kept_as)) = if by_column { (rows, cols) } else { (cols, rows) };
    if expected.conflicts(kept_as) {
        let message = format!(
            "{} keeps all {other}: expected {expected} in `{}` as in `{}`, found {kept_as}",
            case.name,
            cx.name(dst),
            cx.name(src)
        );
        cx.report(330, At::Operand(i), message).emit();
        return;
    }
    let (Dim::Static(n), Dim::Static(found)) = (n, found) else { return };
    if found.saturating_mul(period) != n.saturating_mul(kept) {
        let message = format!(
            "{} keeps {kept} of {period} {what}: {n} in `{}` do not become {found} in `{}`",
            case.name,
            cx.name(src),
            cx.name(dst)
        );
        cx.report(330, At::Operand(i), message).emit();
    }
}

/// Reports an element type that a form of the gather does not admit.
fn refuse(cx: &mut Cx<'_, '_>, operand: Idx, i: usize, found: DType, set: DTypeSet, how: &str) {
    let message = format!(
        "expected {} on {} {how}, found {found} in `{}`",
        Prose(set.words()),
        cx.facts.target,
        cx.name(operand)
    );
    cx.judge(Topic::DType, operand);
    cx.report(302, At::Operand(i), message).emit();
}

/// Checks element types. `operands` are source, destination and value.
pub(super) fn types(
    cx: &mut Cx<'_, '_>,
    operands: [Idx; 3],
    pattern: Key,
    [by_pattern, by_value]: [&PerTarget<DTypeSet>; 2],
) {
    let [src, dst, value] = operands;
    let (Some((is, s)), Some((i, d))) = (cx.tile(src), cx.tile(dst)) else { return };
    let target = cx.facts.target;
    if cx.present(value) {
        let positions = DTypeSet::int(32);
        if !by_value.on(target).contains(s.dtype) {
            refuse(cx, src, is, s.dtype, *by_value.on(target), "by comparison");
        } else if !positions.contains(d.dtype) {
            let message = format!("expected {positions}, positions, in `{}`, found {}", cx.name(dst), d.dtype);
            cx.judge(Topic::DType, dst);
            cx.report(302, At::Operand(i), message).emit();
        }
        return;
    }
    let by_pattern = cx.facts.attrs.given(pattern).then_some(*by_pattern.on(target));
    let admitted = by_pattern.unwrap_or(*cx.facts.op.dtypes.on(target));
    if !admitted.contains(s.dtype) {
        let how = if by_pattern.is_some() { "by pattern" } else { "by index" };
        refuse(cx, src, is, s.dtype, admitted, how);
    } else if by_pattern.is_some() && !admitted.contains(d.dtype) {
        refuse(cx, dst, i, d.dtype, admitted, "by pattern");
    } else if by_pattern.is_some() && s.dtype.bits() != d.dtype.bits() {
        let message = format!(
            "expected elements of {} bits as in `{}`, found {} in `{}`",
            s.dtype.bits(),
            cx.name(src),
            d.dtype,
            cx.name(dst)
        );
        cx.judge(Topic::DType, dst);
        cx.report(301, At::Operand(i), message).emit();
    } else if by_pattern.is_none() && s.dtype != d.dtype {
        let message = format!(
            "expected element type {} as in `{}`, found {} in `{}`",
            s.dtype,
            cx.name(src),
            d.dtype,
            cx.name(dst)
        );
        cx.judge(Topic::DType, dst);
        cx.report(301, At::Operand(i), message).emit();
    }
}

/// Checks extents. `operands` are indices and scratch of the form by index.
pub(super) fn extents(cx: &mut Cx<'_, '_>, dst: Idx, operands: [Idx; 2], pattern: Key, whole_on: TargetSet) {
    let [indices, tmp] = operands;
    let index = cx.tile(indices).filter(|_| whole_on.contains(cx.facts.target));
    let by_pattern = cx.facts.attrs.given(pattern);
    let whole = [(dst, by_pattern || index.is_some()), (indices, index.is_some())];
    for (operand, on) in whole {
        let Some((i, t)) = cx.tile(operand).filter(|_| on) else { continue };
        if t.valid_cols.conflicts(Dim::Static(t.cols)) {
            let message = format!(
                "expected all {} columns of `{}` to be valid, found {}",
                t.cols,
                cx.name(operand),
                t.valid_cols
            );
            cx.report(340, At::Operand(i), message).emit();
        }
    }
    let (Some((_, index)), Some((i, t))) = (index, cx.tile(tmp)) else { return };
    if t.dtype != index.dtype {
        let message = format!(
            "expected element type {} as in `{}`, found {} in `{}`",
            index.dtype,
            cx.name(indices),
            t.dtype,
            cx.name(tmp)
        );
        cx.report(301, At::Operand(i), message).emit();
    }
    if t.valid_rows.conflicts(index.valid_rows) || t.valid_cols.conflicts(index.valid_cols) {
        let message = format!(
            "expected a valid region of {}x{} as in `{}`, found {}x{} in `{}`",
            index.valid_rows,
            index.valid_cols,
            cx.name(indices),
            t.valid_rows,
            t.valid_cols,
            cx.name(tmp)
        );
        cx.report(340, At::Operand(i), message).emit();
    }
}
