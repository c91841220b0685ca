//! Checks tiles, by rules that only a few operations share.

use super::{At, AttrFact, Cx, Topic, condition};
use crate::Key;
use crate::enums::Prose;
use crate::rule::{Idx, TileRule};
use crate::target::Profile;
use crate::types::{DTypeSet, Dim, FractalName, Loc, TileDesc, TypeDesc};

/// Evaluates a rule. There is no wildcard arm, so that a new rule compiles only with an evaluation.
pub(super) fn evaluate(cx: &mut Cx<'_, '_>, rule: &TileRule) {
    match *rule {
        TileRule::ShiftAmount { amount, tile } => shift_amount(cx, amount, tile),
        TileRule::Parts { sources, dst, covered } => parts(cx, sources, dst, covered),
        TileRule::Merge { runs, block, dst, tmp, executed } => merge(cx, runs, block, dst, [tmp, executed]),
        TileRule::ScratchElements { tmp, of, allowed } => scratch_elements(cx, tmp, of, allowed),
        TileRule::Histogram { src, filter, dst, byte } => histogram(cx, src, filter, dst, byte),
        TileRule::OneRow(operand) => one_row(cx, operand),
        TileRule::Groups { src, dst, exp, max, scaling } => super::groups::check(cx, [src, dst, exp], [max, scaling]),
        TileRule::OneColumn(operand) => one_column(cx, operand),
        TileRule::SeveralColumns(operand) => several_columns(cx, operand),
        TileRule::IndexWidth { indices, data } => index_width(cx, indices, data),
        TileRule::Scattered { src, indices, dst } => scattered(cx, src, indices, dst),
        TileRule::MergeExtents { runs, block, dst, tmp } => merge_extents(cx, runs, block, dst, tmp),
        TileRule::Printed { src, tmp, dtypes } => printed(cx, src, tmp, dtypes),
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

/// Number of values of a byte.
const BINS: i64 = 256;

/// Returns the valid rows and columns, the physical extents and the layout that the filter of a histogram needs.
fn filter_shape(s: &TileDesc, position: i64) -> (Dim, Dim, [i64; 2], FractalName) {
    if s.dtype.bytes() == 2 {
        (s.valid_rows, Dim::Static(1), [s.rows, 1], FractalName::Dn)
    } else {
        let rows = i64::from(s.dtype.bytes()) - 1 - position;
        (Dim::Static(rows), s.valid_cols, [rows, s.cols], FractalName::Nd)
    }
}

fn histogram(cx: &mut Cx<'_, '_>, src: Idx, filter: Idx, dst: Idx, byte: Key) {
    let Some((_, s)) = cx.tile(src) else { return };
    if let Some((i, d)) = cx.tile(dst) {
        let name = cx.name(dst);
        let message = match d.valid_cols {
            Dim::Static(bins) if bins < BINS && bins != 0 => {
                Some(format!("expected {BINS} valid columns, a bin for each value of a byte, found {bins} in `{name}`"))
            }
            _ if d.cols < BINS => {
                Some(format!("expected {BINS} columns, a bin for each value of a byte, found {} in `{name}`", d.cols))
            }
            _ if d.rows != s.rows => {
                Some(format!("expected {} rows in `{name}` as in `{}`, found {}", s.rows, cx.name(src), d.rows))
            }
            Dim::Static(_) | Dim::Dynamic => None,
        };
        if let Some(message) = message {
            cx.report(335, At::Operand(i), message).emit();
        }
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
        return;
    }
    // The instruction ignores the filter if it counts the highest byte of 32-bit elements.
    let Some((i, f)) = cx.tile(filter).filter(|_| last == 1 || position < last) else { return };
    if cx.judged(Topic::Place, filter) || cx.judged(Topic::DType, filter) {
        return;
    }
    let (rows, cols, physical, layout) = filter_shape(s, position);
    let name = cx.name(filter);
    let zero = |found: Dim, on: bool| on && found == Dim::Static(0);
    let fits_rows = !f.valid_rows.conflicts(rows) || zero(f.valid_rows, last > 1);
    let fits_cols = !f.valid_cols.conflicts(cols) || zero(f.valid_cols, last == 1);
    let message = if f.fractal_name() != layout {
        format!("expected `{name}` with layout {layout} for {}, found {}", s.dtype, f.layout())
    } else if [f.rows, f.cols] != physical {
        format!(
            "expected {}x{} elements in `{name}` for byte {position} of {}, found {}x{}",
            physical[0], physical[1], s.dtype, f.rows, f.cols
        )
    } else if !fits_rows || !fits_cols {
        format!(
            "expected a valid region of {rows}x{cols} in `{name}` for byte {position} of {}, found {}",
            s.dtype,
            region(f)
        )
    } else {
        return;
    };
    cx.report(335, At::Operand(i), message).emit();
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

fn one_column(cx: &mut Cx<'_, '_>, operand: Idx) {
    let Some((i, t)) = cx.tile(operand) else { return };
    if t.valid_cols.conflicts(Dim::Static(1)) && !cx.judged(Topic::Place, operand) {
        let message = format!("expected 1 valid column in `{}`, found {}", cx.name(operand), t.valid_cols);
        cx.report(339, At::Operand(i), message).emit();
    }
}

fn several_columns(cx: &mut Cx<'_, '_>, operand: Idx) {
    let Some((i, t)) = cx.tile(operand) else { return };
    if t.cols == 1 && !cx.judged(Topic::Place, operand) {
        let message = format!("expected more than 1 column in `{}`", cx.name(operand));
        cx.report(339, At::Operand(i), message).emit();
    }
}

fn index_width(cx: &mut Cx<'_, '_>, indices: Idx, data: Idx) {
    let (Some((i, t)), Some((_, d))) = (cx.tile(indices), cx.tile(data)) else { return };
    let expected = if d.dtype.bytes() == 4 { 4 } else { 2 };
    let found = t.dtype.bytes();
    if found != expected && !cx.judged(Topic::DType, indices) && !cx.judged(Topic::DType, data) {
        let message = format!(
            "expected indices of {expected} bytes in `{}` for {} in `{}`, found {}",
            cx.name(indices),
            d.dtype,
            cx.name(data),
            t.dtype
        );
        cx.judge(Topic::DType, indices);
        cx.report(340, At::Operand(i), message).emit();
    }
}

fn region(t: &TileDesc) -> String {
    format!("{}x{}", t.valid_rows, t.valid_cols)
}

fn exceeds(n: Dim, of: Dim) -> bool {
    matches!((n, of), (Dim::Static(n), Dim::Static(of)) if n > of)
}

fn scattered(cx: &mut Cx<'_, '_>, src: Idx, indices: Idx, dst: Idx) {
    let (Some((_, s)), Some((ii, index)), Some((id, d))) = (cx.tile(src), cx.tile(indices), cx.tile(dst)) else {
        return;
    };
    let (from, name, to) = (cx.name(src), cx.name(indices), cx.name(dst));
    if s.valid_rows.conflicts(index.valid_rows) || s.valid_cols.conflicts(index.valid_cols) {
        let message = format!(
            "expected an index in `{name}` for each valid element of `{from}` ({}), found {}",
            region(s),
            region(index)
        );
        cx.report(340, At::Operand(ii), message).emit();
    }
    if exceeds(s.valid_rows, d.valid_rows) || exceeds(s.valid_cols, d.valid_cols) {
        let message = format!("valid region {} of `{to}` is smaller than that of `{from}`, {}", region(d), region(s));
        cx.report(340, At::Operand(id), message).emit();
    }
}

fn merge_extents(cx: &mut Cx<'_, '_>, runs: Idx, block: Idx, dst: Idx, tmp: Idx) {
    let Some((id, d)) = cx.tile(dst) else { return };
    if cx.present(block) {
        if let Some((_, run)) = cx.tile(runs)
            && run.cols != d.cols
        {
            let message = format!(
                "expected {} columns in `{}` as in `{}`, found {}",
                run.cols,
                cx.name(dst),
                cx.name(runs),
                d.cols
            );
            cx.report(328, At::Operand(id), message).emit();
        }
        return;
    }
    let all = cx.tiles(runs).fold(0_i64, |sum, (_, run)| sum.saturating_add(run.cols));
    let needed = all.max(d.cols);
    if let Some((i, t)) = cx.tile(tmp)
        && t.cols < needed
    {
        let message = format!("scratch `{}` has {} columns, {needed} are needed for all runs", cx.name(tmp), t.cols);
        cx.report(324, At::Operand(i), message).emit();
    }
}

fn printed(cx: &mut Cx<'_, '_>, src: Idx, tmp: Idx, dtypes: DTypeSet) {
    let Some((is, fact)) = cx.fact(src) else { return };
    let (name, scratch) = (cx.name(src), cx.name(tmp));
    let given = cx.fact(tmp);
    let TypeDesc::Tile(tile) = &fact.ty else {
        if let Some((i, _)) = given {
            let message = format!("`{scratch}` has no effect, as `{name}` is in global memory");
            cx.report(341, At::Operand(i), message).emit();
        }
        return;
    };
    if !dtypes.contains(tile.dtype) {
        let message = format!("tiles of {dtypes} are printed, found {} in `{name}`", tile.dtype);
        cx.report(341, At::Operand(is), message).emit();
    }
    let target = cx.facts.target;
    let locs: &[Loc] = match (given, target.profile()) {
        (None, _) => &[Loc::Vec],
        (Some(_), Profile::A2A3) => &[Loc::Vec, Loc::Mat, Loc::Acc],
        (Some(_), Profile::A5) => &[Loc::Vec, Loc::Acc],
    };
    if !locs.contains(&tile.loc) {
        let how = if given.is_some() { "through" } else { "without" };
        let message = format!(
            "expected `{name}` in {} {how} `{scratch}` on {target}, found it in {}",
            Prose(locs.iter()),
            tile.loc
        );
        cx.report(341, At::Operand(is), message).emit();
    }
    let Some((i, found)) = given else { return };
    match &found.ty {
        TypeDesc::Partition(view) if view.dtype == tile.dtype => {}
        ty => {
            let message = format!("expected a partition view of {} in `{scratch}`, found {ty}", tile.dtype);
            cx.report(341, At::Operand(i), message).emit();
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
