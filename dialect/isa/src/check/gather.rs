//! Rules on gathers.

use super::{At, AttrFact, Cx, Topic};
use crate::Key;
use crate::attrs;
use crate::rule::Idx;
use crate::target::TargetSet;
use crate::types::{DTypeSet, Dim};

/// `operands` are indices, scratch, value and counts.
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
    // One digit for each element of a period, `1` where it is kept.
    let digits = || case.name.chars().skip(1);
    let period = i64::try_from(digits().count()).unwrap_or(1);
    let kept = i64::try_from(digits().filter(|&c| c == '1').count()).unwrap_or(1);
    let by_column = match cx.facts.attrs.get(axis) {
        Some(AttrFact::Enum(axis)) => attrs::AXIS.by_value(axis).is_some_and(|c| c.name == "col"),
        Some(_) | None => return,
    };
    let (what, n, found) =
        if by_column { ("rows", s.valid_rows, d.valid_rows) } else { ("columns", s.valid_cols, d.valid_cols) };
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

pub(super) fn types(cx: &mut Cx<'_, '_>, src: Idx, dst: Idx, value: Idx) {
    let (Some((_, s)), Some((i, d))) = (cx.tile(src), cx.tile(dst)) else { return };
    if cx.judged(Topic::DType, src) || cx.judged(Topic::DType, dst) {
        return;
    }
    let (code, message) = if cx.present(value) {
        let positions = DTypeSet::int(32);
        if positions.contains(d.dtype) {
            return;
        }
        (302, format!("expected {positions}, positions, in `{}`, found {}", cx.name(dst), d.dtype))
    } else {
        if s.dtype == d.dtype {
            return;
        }
        (
            301,
            format!(
                "expected element type {} as in `{}`, found {} in `{}`",
                s.dtype,
                cx.name(src),
                d.dtype,
                cx.name(dst)
            ),
        )
    };
    cx.judge(Topic::DType, dst);
    cx.report(code, At::Operand(i), message).emit();
}
