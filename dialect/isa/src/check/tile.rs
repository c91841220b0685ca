//! Rules on tiles that few operations share.

use super::{At, AttrFact, Cx, Topic, condition};
use crate::Key;
use crate::rule::{Idx, TileRule};
use crate::types::{DTypeSet, Dim, TileDesc};

/// Dispatches a rule. No wildcard: a new rule does not compile before it is evaluated.
pub(super) fn evaluate(cx: &mut Cx<'_, '_>, rule: &TileRule) {
    match *rule {
        TileRule::ShiftAmount { amount, tile } => shift_amount(cx, amount, tile),
        TileRule::Parts { sources, dst, covered } => parts(cx, sources, dst, covered),
        TileRule::Merge { runs, block, dst, tmp, executed } => merge(cx, runs, block, dst, [tmp, executed]),
        TileRule::ScratchElements { tmp, of, allowed } => scratch_elements(cx, tmp, of, allowed),
        TileRule::Histogram { src, filter, dst, byte } => histogram(cx, src, filter, dst, byte),
        TileRule::OneRow(operand) => one_row(cx, operand),
        TileRule::Form { operand, attr } => form(cx, operand, attr),
        TileRule::EqualityOnly { src, dtypes, attr, equal } => equality_only(cx, src, dtypes, attr, equal),
    }
}

fn shift_amount(cx: &mut Cx<'_, '_>, amount: Idx, tile: Idx) {
    let (Some((i, fact)), Some((_, t))) = (cx.fact(amount), cx.tile(tile)) else { return };
    let bits = i64::from(t.dtype.bits());
    if let Some(found) = fact.constant
        && !(0..bits).contains(&found)
    {
        let message = format!("`{}` is {found}, expected 0 to {} for {}", cx.name(amount), bits - 1, t.dtype);
        cx.report(332, At::Operand(i), message).emit();
    }
}

fn parts(cx: &mut Cx<'_, '_>, sources: [Idx; 2], dst: Idx, covered: bool) {
    let Some((at, d)) = cx.tile(dst) else { return };
    let exceeds = |n: Dim, of: Dim| matches!((n, of), (Dim::Static(n), Dim::Static(of)) if n > of);
    let region = |t: &TileDesc| format!("{}x{}", t.valid_rows, t.valid_cols);
    let mut complete = true;
    let mut covers = false;
    for o in sources {
        let Some((i, t)) = cx.tile(o) else {
            complete = false;
            continue;
        };
        covers |= !t.valid_rows.conflicts(d.valid_rows) && !t.valid_cols.conflicts(d.valid_cols);
        if exceeds(t.valid_rows, d.valid_rows) || exceeds(t.valid_cols, d.valid_cols) {
            let (name, of) = (cx.name(o), cx.name(dst));
            let message = format!("valid region {} of `{name}` exceeds that of `{of}`, {}", region(t), region(d));
            cx.report(333, At::Operand(i), message).emit();
            return;
        }
    }
    if covered && complete && !covers {
        let [a, b] = sources.map(|o| cx.name(o));
        let message = format!("neither `{a}` nor `{b}` covers the valid region {} of `{}`", region(d), cx.name(dst));
        cx.report(333, At::Operand(at), message).emit();
    }
}

fn merge(cx: &mut Cx<'_, '_>, runs: Idx, block: Idx, dst: Idx, [tmp, executed]: [Idx; 2]) {
    let (run, of_block, done) = (cx.name(runs), cx.name(block), cx.name(executed));
    let found = cx.variadic(runs).count();
    if let Some((second, _)) = cx.variadic(dst).nth(1) {
        let message = format!("expected one value of `{}`, found {}", cx.name(dst), cx.variadic(dst).count());
        cx.report(334, At::Operand(second), message).emit();
    }
    if cx.present(block) {
        if let Some((second, _)) = cx.variadic(runs).nth(1) {
            let message = format!("expected one value of `{run}` with `{of_block}`, found {found}");
            cx.report(334, At::Operand(second), message).emit();
        }
        for operand in [tmp, executed] {
            if let Some((i, _)) = cx.variadic(operand).next() {
                let message = format!("`{}` and `{of_block}` exclude each other", cx.name(operand));
                cx.report(334, At::Operand(i), message).emit();
            }
        }
        return;
    }
    if !(2..=4).contains(&found) {
        let message = format!("expected 2 to 4 values of `{run}`, or one and `{of_block}`, found {found}");
        cx.report(334, At::Op, message).emit();
    }
    if !cx.present(executed) {
        let message = format!("a merge of several values of `{run}` needs the operand `{done}`");
        cx.report(334, At::Op, message).emit();
    }
}

fn scratch_elements(cx: &mut Cx<'_, '_>, tmp: Idx, of: Idx, allowed: DTypeSet) {
    let (Some((i, _)), Some((_, t))) = (cx.fact(tmp), cx.tile(of)) else { return };
    if !allowed.contains(t.dtype) && !cx.judged(Topic::DType, of) {
        let message = format!("scratch `{}` has an effect only for {allowed}, found {}", cx.name(tmp), t.dtype);
        cx.report(319, At::Operand(i), message).help("drop the scratch operand".to_owned()).emit();
    }
}

/// Values of a byte.
const BINS: i64 = 256;

fn histogram(cx: &mut Cx<'_, '_>, src: Idx, filter: Idx, dst: Idx, byte: Key) {
    let Some((_, s)) = cx.tile(src) else { return };
    if let Some((i, d)) = cx.tile(dst)
        && let Dim::Static(bins) = d.valid_cols
        && bins < BINS
    {
        let message = format!(
            "expected {BINS} valid columns, a bin for each value of a byte, found {bins} in `{}`",
            cx.name(dst)
        );
        cx.report(335, At::Operand(i), message).emit();
    }
    let position = match cx.facts.attrs.get(byte) {
        Some(AttrFact::Int(position)) => position,
        Some(_) => return,
        None if cx.facts.attrs.given(byte) => return,
        None => 1,
    };
    let last = i64::from(s.dtype.bytes()) - 1;
    if cx.judged(Topic::DType, src) {
        return;
    }
    if position > last {
        let message = format!("expected 0 to {last} as attribute `{byte}` for {}, found {position}", s.dtype);
        cx.report(335, At::Attr(byte), message).emit();
    } else if last > 1
        && let Some((i, f)) = cx.tile(filter)
        && let Dim::Static(rows) = f.valid_rows
        && rows < last - position
    {
        let needed = last - position;
        let message = format!(
            "byte {position} of {} is counted under {needed} higher bytes, a valid row of `{}` for each, found {rows}",
            s.dtype,
            cx.name(filter)
        );
        cx.report(335, At::Operand(i), message).emit();
    }
}

fn one_row(cx: &mut Cx<'_, '_>, operand: Idx) {
    let name = cx.name(operand);
    for (i, t) in cx.tiles(operand) {
        if t.valid_rows.conflicts(Dim::Static(1)) {
            let message = format!("expected 1 valid row in `{name}`, found {}", t.valid_rows);
            cx.report(337, At::Operand(i), message).emit();
        }
    }
}

fn form(cx: &mut Cx<'_, '_>, operand: Idx, attr: Key) {
    let name = cx.name(operand);
    match (cx.variadic(operand).next(), cx.facts.attrs.given(attr)) {
        (Some((i, _)), true) => {
            cx.report(329, At::Operand(i), format!("`{name}` and attribute `{attr}` exclude each other")).emit();
        }
        (None, false) => cx.report(329, At::Op, format!("expected `{name}` or attribute `{attr}`")).emit(),
        (Some(_), false) | (None, true) => {}
    }
}

fn equality_only(cx: &mut Cx<'_, '_>, src: Idx, dtypes: DTypeSet, attr: Key, equal: i64) {
    let Some((_, t)) = cx.tile(src) else { return };
    if let Some(AttrFact::Enum(found)) = cx.facts.attrs.get(attr)
        && found != equal
        && dtypes.contains(t.dtype)
    {
        let (target, found, equal) =
            (cx.facts.target, condition::case(cx, attr, found), condition::case(cx, attr, equal));
        let message = format!("{} is compared for {equal} on {target}, whatever `{attr}` says: found {found}", t.dtype);
        cx.report(336, At::Attr(attr), message).help("insert pto.tcvt to f32".to_owned()).emit();
    }
}
