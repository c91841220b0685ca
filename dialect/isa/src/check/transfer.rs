//! Checks tiles and views that are moved, reinterpreted or used as indices; and transfers between devices.

use super::condition::case;
use super::place::{listed, relayout};
use super::{At, AttrFact, Cx, Topic};
use crate::Key;
use crate::enums::Prose;
use crate::rule::{Idx, Transfer};
use crate::target::PerTarget;
use crate::types::{
    BLayout, Compact, DType, DTypeSet, Dim, FractalName, Layout, Loc, PtrElem, TileDesc, TypeDesc, ViewDesc, ViewLayout,
};

/// Evaluates a rule. There is no wildcard arm, so that a new rule compiles only with an evaluation.
pub(super) fn evaluate(cx: &mut Cx<'_, '_>, rule: &Transfer) {
    match *rule {
        Transfer::WholeGroups { lhs, rhs, group } => whole_groups(cx, lhs, rhs, group),
        Transfer::Scales { data, scale, group } => scales(cx, data, scale, group),
        Transfer::LocationWith { operand, of, loc, allowed } => {
            if cx.tile(of).is_some_and(|(_, t)| t.loc == loc) {
                super::place::located(cx, operand, allowed);
            }
        }
        Transfer::Zigzag { src, dst, tmp, axis } => super::zigzag::check(cx, [src, dst, tmp], axis),
        Transfer::AccExtents { src, dst, mode, splits } => acc_extents(cx, src, dst, mode, splits),
        Transfer::Available(allowed) => available(cx, allowed),
        Transfer::MemoryLayout { view, allowed } => memory_layout(cx, view, allowed),
        Transfer::OneMatrix { view, tile } => one_matrix(cx, view, tile),
        Transfer::LayoutExtents { tile, loc, layout, rows, cols } => {
            layout_extents(cx, tile, loc, layout, rows, cols);
        }
        Transfer::CaseTypes { attr, operand, table } => case_types(cx, attr, operand, table),
        Transfer::Indices { indices, data, unit } => self::indices(cx, indices, data, unit),
        Transfer::GatherPlace { indices, dst, scratch, unit, layout } => {
            gather_place(cx, indices, dst, scratch, unit, layout);
        }
        Transfer::SameBytes { src, boxes } => same_bytes(cx, src, boxes),
        Transfer::Slot { buffer, slot } => self::slot(cx, buffer, slot),
        Transfer::PlainSlot => plain_slot(cx),
        Transfer::Dimension { view, index } => dimension(cx, view, index),
        Transfer::Pointee(allowed) => pointee(cx, allowed),
        Transfer::Narrows { src, dst, by } => narrows(cx, src, dst, by),
        Transfer::StaticView { views, partitions } => {
            for &view in views {
                static_view(cx, view, partitions);
            }
        }
        Transfer::SameExtents(a, b) => same_extents(cx, a, b),
        Transfer::Group(operand) => group(cx, operand),
        Transfer::Line(views) => {
            for &view in views {
                line(cx, view);
            }
        }
        Transfer::Member { attr, group } => member(cx, attr, group),
    }
}

fn whole_groups(cx: &mut Cx<'_, '_>, lhs: Idx, rhs: Idx, group: i64) {
    let (Some((il, l)), Some((ir, r))) = (cx.tile(lhs), cx.tile(rhs)) else { return };
    // If both extents are equal, one diagnostic suffices.
    let differ = l.cols != r.rows;
    for (i, operand, what, extent, on) in [(il, lhs, "columns", l.cols, true), (ir, rhs, "rows", r.rows, differ)] {
        if on && extent % group != 0 {
            let message = format!("expected a multiple of {group} {what} in `{}`, found {extent}", cx.name(operand));
            cx.report(507, At::Operand(i), message).emit();
        }
    }
}

fn scales(cx: &mut Cx<'_, '_>, data: Idx, scale: Idx, group: i64) {
    let (Some((_, d)), Some((i, s))) = (cx.tile(data), cx.tile(scale)) else { return };
    let (rows, cols) = d.logical();
    let groups = |n: i64| n / group + i64::from(n % group != 0);
    let expected = if d.loc == Loc::Right { (groups(rows), cols) } else { (rows, groups(cols)) };
    let found = s.logical();
    if found != expected && !cx.judged(Topic::Place, data) && !cx.judged(Topic::Place, scale) {
        let message = format!(
            "expected {}x{} scales in `{}`, one for {group} elements of `{}` ({rows}x{cols}), found {}x{}",
            expected.0,
            expected.1,
            cx.name(scale),
            cx.name(data),
            found.0,
            found.1
        );
        cx.report(508, At::Operand(i), message).emit();
    }
}

/// Names of the axes of a tile, for a message.
const AXES: [&str; 2] = ["rows", "columns"];

fn acc_extents(cx: &mut Cx<'_, '_>, src: Idx, dst: Idx, mode: Key, splits: &'static [(i64, [i64; 2])]) {
    let (Some((_, s)), Some((i, d))) = (cx.tile(src), cx.tile(dst)) else { return };
    if s.loc != Loc::Acc || cx.judged(Topic::Place, dst) || cx.judged(Topic::Shape, dst) {
        return;
    }
    let split = splits.iter().find(|(value, _)| cx.attr_is(mode, *value));
    let [rows, cols] = split.map_or([1, 1], |(_, by)| *by);
    let axes = [(s.valid_rows, d.valid_rows, rows), (s.valid_cols, d.valid_cols, cols)];
    for (what, (from, to, by)) in AXES.into_iter().zip(axes) {
        let (Dim::Static(n), Dim::Static(found)) = (from, to) else { continue };
        // Each of two cores has its half, in a tile of the size of the half or of the whole.
        let fits = [Some(n), (n % by == 0).then_some(n / by)];
        if fits.contains(&Some(found)) {
            continue;
        }
        let (to, from) = (cx.name(dst), cx.name(src));
        let or = if by == 1 { String::new() } else { format!(", or {}", n / by) };
        let message = format!("expected {n} valid {what} in `{to}` as in `{from}`{or}, found {found}");
        cx.judge(Topic::Shape, dst);
        cx.report(424, At::Operand(i), message).emit();
        return;
    }
}

fn available(cx: &mut Cx<'_, '_>, allowed: PerTarget<DTypeSet>) {
    let target = cx.facts.target;
    if let Some(tile) = cx.result_tile()
        && !allowed.on(target).contains(tile.dtype)
    {
        let message = format!("elements {} are not available on {target}", tile.dtype);
        cx.report(338, At::Result(0), message).emit();
    }
}

fn memory_layout(cx: &mut Cx<'_, '_>, view: Idx, allowed: &'static [ViewLayout]) {
    let Some((i, fact)) = cx.fact(view) else { return };
    if let Some(layout) = fact.layout
        && !allowed.contains(&layout)
    {
        let message = format!("expected `{}` with layout {}, found {layout}", cx.name(view), Prose(allowed.iter()));
        cx.report(411, At::Operand(i), message).emit();
    }
}

/// Number of extents of a matrix: the last ones of a view.
const MATRIX: usize = 2;

fn one_matrix(cx: &mut Cx<'_, '_>, view: Idx, tile: Idx) {
    let (Some((i, fact)), Some((_, v)), Some((_, t))) = (cx.fact(view), cx.view(view), cx.tile(tile)) else { return };
    if fact.layout != Some(ViewLayout::Nd) || t.loc != Loc::Mat || t.fractal_name() != FractalName::Nz {
        return;
    }
    let outer = v.shape.rank().saturating_sub(MATRIX);
    let found = v.shape.dims().iter().take(outer).enumerate().find(|(_, dim)| dim.conflicts(Dim::Static(1)));
    if let Some((dim, extent)) = found {
        let message = format!(
            "a load from layout nd to NZ takes one matrix: expected extent 1 in dimension {dim} of `{}`, found {extent}",
            cx.name(view)
        );
        cx.report(445, At::Operand(i), message).emit();
    }
}

fn layout_extents(cx: &mut Cx<'_, '_>, tile: Idx, loc: Option<Loc>, layout: Layout, rows: i64, cols: i64) {
    let Some((i, t)) = cx.tile(tile) else { return };
    if loc.is_some_and(|loc| loc != t.loc) || t.layout().name() != layout.name() || cx.judged(Topic::Shape, tile) {
        return;
    }
    let name = cx.name(tile);
    let message = if t.rows > rows {
        format!("`{name}` in layout {} has {} rows, expected at most {rows}", layout.name(), t.rows)
    } else if t.cols % cols != 0 {
        format!("`{name}` in layout {} has {} columns, expected a multiple of {cols}", layout.name(), t.cols)
    } else {
        return;
    };
    cx.judge(Topic::Shape, tile);
    cx.report(446, At::Operand(i), message).emit();
}

fn case_types(cx: &mut Cx<'_, '_>, attr: Key, operand: Idx, table: &'static [(i64, PerTarget<DTypeSet>)]) {
    let Some(found) = cx.fact(operand).and_then(|(_, fact)| fact.ty.dtype()) else { return };
    let target = cx.facts.target;
    let Some((value, allowed)) = table.iter().find(|(value, _)| cx.attr_is(attr, *value)) else { return };
    let allowed = *allowed.on(target);
    if allowed.contains(found) || cx.judged(Topic::DType, operand) {
        return;
    }
    let (case, name) = (case(cx, attr, *value), cx.name(operand));
    let message = if allowed.is_empty() {
        format!("{case} is not available on {target}")
    } else {
        format!("{case} needs {allowed} in `{name}` on {target}, found {found}")
    };
    cx.report(443, At::Attr(attr), message).emit();
}

/// Returns the extents of indices: the valid region of a tile, or the last two extents of a view.
fn extents(ty: &TypeDesc) -> Option<(Dim, Dim)> {
    match ty {
        TypeDesc::Tile(t) => Some((t.valid_rows, t.valid_cols)),
        TypeDesc::Partition(v) => match *v.shape.dims() {
            [.., rows, cols] => Some((rows, cols)),
            [cols] => Some((Dim::Static(1), cols)),
            [] => None,
        },
        _ => None,
    }
}

/// The case of `coalesce` for one index per element.
const ELEMENTS: i64 = crate::attrs::Coalesce::Elem as i64;

fn indices(cx: &mut Cx<'_, '_>, indices: Idx, data: Idx, unit: Key) {
    let (Some((i, fact)), Some((_, d))) = (cx.fact(indices), cx.tile(data)) else { return };
    let Some((rows, cols)) = extents(&fact.ty) else { return };
    let one = |n: Dim| n.get().is_none_or(|n| n == 0 || n == 1);
    let lines = |n: Dim| !n.conflicts(d.valid_rows);
    // A line of a tile is contiguous in memory: a row of a row-major tile, a column of a column-major tile.
    let (row, column) = match &fact.ty {
        TypeDesc::Tile(t) if cx.facts.attrs.given(unit) => {
            (t.blayout == BLayout::RowMajor, t.blayout == BLayout::ColMajor)
        }
        _ => (true, true),
    };
    let by_row = (row && one(rows) && lines(cols)) || (column && one(cols) && lines(rows));
    let by_element = !rows.conflicts(d.valid_rows) && !cols.conflicts(d.valid_cols);
    let (fits, words) = match cx.facts.attrs.get(unit) {
        Some(AttrFact::Enum(ELEMENTS)) => (by_element, "one for each element"),
        Some(AttrFact::Enum(_)) => (by_row, "one for each row"),
        Some(
            AttrFact::Bool(_)
            | AttrFact::Int(_)
            | AttrFact::Str(_)
            | AttrFact::Ints(_)
            | AttrFact::List(_)
            | AttrFact::Other,
        ) => return,
        None => (by_row || by_element, "one for each row or each element"),
    };
    if !fits {
        let message = format!(
            "expected indices in `{}`, {words} of `{}` ({}x{}), found {rows}x{cols}",
            cx.name(indices),
            cx.name(data),
            d.valid_rows,
            d.valid_cols
        );
        cx.report(442, At::Operand(i), message).emit();
    }
}

fn gather_place(cx: &mut Cx<'_, '_>, indices: Idx, dst: Idx, scratch: Idx, unit: Key, layout: Layout) {
    let (Some((ii, index)), Some((id, d))) = (cx.fact(indices), cx.tile(dst)) else { return };
    let (name, to) = (cx.name(indices), cx.name(dst));
    let given = cx.variadic(scratch).next().map(|(i, _)| i);
    let tile = matches!(index.ty, TypeDesc::Tile(_));
    match d.loc {
        Loc::Vec => {
            if !tile {
                let message = format!("expected a tile in `{name}`, as `{to}` is in vec, found {}", index.ty);
                cx.report(444, At::Operand(ii), message).emit();
            }
            if let Some(i) = given {
                let message = format!("`{}` has no effect, as `{to}` is in vec", cx.name(scratch));
                cx.report(444, At::Operand(i), message).emit();
            }
        }
        Loc::Mat => {
            if tile {
                let message = format!("expected a partition view in `{name}`, as `{to}` is in mat, found {}", index.ty);
                cx.report(444, At::Operand(ii), message).emit();
            }
            if !listed(&[layout], d.layout()) {
                let message = format!("expected `{to}` with layout {layout} in mat, found {}", d.layout());
                cx.report(444, At::Operand(id), message).repair_if(relayout(d, &[layout])).emit();
            }
            if let Some((rows, cols)) = d.inner_box()
                && (d.rows % rows != 0 || d.cols % cols != 0)
                && listed(&[layout], d.layout())
            {
                let message = format!("expected whole boxes of {rows}x{cols} in `{to}`, found {}x{}", d.rows, d.cols);
                cx.report(444, At::Operand(id), message).emit();
            }
            let elements = cx.attr_is(unit, ELEMENTS);
            match given {
                None if elements => {
                    let message = format!("a gather of elements into mat needs `{}`", cx.name(scratch));
                    cx.report(444, At::Op, message).emit();
                }
                Some(i) if !elements => {
                    let message = format!("`{}` has no effect for a gather of rows", cx.name(scratch));
                    cx.report(444, At::Operand(i), message).emit();
                }
                Some(_) | None => {}
            }
        }
        // The rule on locations reports these.
        Loc::Left | Loc::Right | Loc::Acc | Loc::Bias | Loc::Scaling => {}
    }
}

/// Element types with which the bytes of a tile may be reinterpreted.
const SHOWN: DTypeSet = DTypeSet::ANY.without(DTypeSet::LOW).without(DTypeSet::of(&[DType::Index]));

/// Checks that the result has the same bytes as the source. With `boxes` its extents may differ, but both tiles or
/// neither must have boxes; without, only the element type differs.
fn same_bytes(cx: &mut Cx<'_, '_>, src: Idx, boxes: bool) {
    let (Some((_, s)), Some(r)) = (cx.tile(src), cx.result_tile()) else { return };
    let name = cx.name(src);
    let bytes = |t: &TileDesc| t.size_bytes().unwrap_or(i64::MAX);
    let message = if s.loc != r.loc {
        format!("expected a result in {} as `{name}`, found it in {}", s.loc, r.loc)
    } else if let Some(found) = [s.dtype, r.dtype].into_iter().find(|d| !SHOWN.contains(*d)) {
        format!("elements {found} cannot be reinterpreted, expected integers or floats of 8 bits or more")
    } else if !boxes {
        let form = |t: &TileDesc| (t.rows, t.cols, t.valid_rows, t.valid_cols, t.layout(), t.pad, t.compact);
        if form(s) != form(r) {
            format!("expected the extents, valid region and layout of `{name}`, {s}, found {r}")
        } else if s.dtype == r.dtype {
            format!("expected another element type than that of `{name}`, found {}", r.dtype)
        } else if bytes(r) > bytes(s) {
            format!("expected at most {} bytes as in `{name}`, found {}", bytes(s), bytes(r))
        } else {
            return;
        }
    } else if bytes(s) != bytes(r) {
        format!("expected a result of {} bytes as `{name}`, found {}", bytes(s), bytes(r))
    } else if s.is_boxed() != r.is_boxed() {
        let word = if s.is_boxed() { "with" } else { "without" };
        format!("expected a result {word} boxes as `{name}`, found layout {}", r.layout())
    } else {
        return;
    };
    cx.report(447, At::Result(0), message).emit();
}

fn slot(cx: &mut Cx<'_, '_>, buffer: Idx, slot: Idx) {
    let Some((_, fact)) = cx.fact(buffer) else { return };
    let TypeDesc::MultiTile { slot: tile, count } = fact.ty else { return };
    let name = cx.name(buffer);
    if let Some((i, Some(n))) = cx.fact(slot).map(|(i, fact)| (i, fact.constant))
        && !(0..count).contains(&n)
    {
        cx.report(448, At::Operand(i), format!("`{name}` has no slot {n}, its slots are 0 to {}", count - 1)).emit();
    }
    if let Some(found) = cx.result_tile()
        && *found != tile
    {
        cx.report(448, At::Result(0), format!("expected {tile}, the slots of `{name}`, found {found}")).emit();
    }
}

fn plain_slot(cx: &mut Cx<'_, '_>) {
    let Some(tile) = cx.result_tile() else { return };
    if tile.dtype.is_low_precision() {
        let message = format!("slots of {} are not supported", tile.dtype);
        cx.report(449, At::Result(0), message).emit();
    }
    if tile.compact == Compact::RowPlusOne {
        let message = format!("slots of compact mode {} are not supported", tile.compact);
        cx.report(449, At::Result(0), message).emit();
    }
}

fn dimension(cx: &mut Cx<'_, '_>, view: Idx, index: Idx) {
    let (Some((_, v)), Some((i, fact))) = (cx.view(view), cx.fact(index)) else { return };
    let rank = v.shape.rank();
    if let Some(n) = fact.constant
        && usize::try_from(n).map_or(true, |n| n >= rank)
    {
        let message = format!("`{}` has no dimension {n}, its rank is {rank}", cx.name(view));
        cx.report(450, At::Operand(i), message).emit();
    }
}

fn pointee(cx: &mut Cx<'_, '_>, allowed: DTypeSet) {
    let Some(TypeDesc::Ptr { elem: PtrElem::DType(found), .. }) = cx.facts.results.first().map(|fact| fact.ty) else {
        return;
    };
    if !allowed.contains(found) {
        let message = format!("expected a pointer to {allowed}, found one to {found}");
        cx.report(451, At::Result(0), message).emit();
    }
}

fn narrows(cx: &mut Cx<'_, '_>, src: Idx, dst: Idx, by: &'static [u32]) {
    let (Some((_, s)), Some((i, d))) = (cx.tile(src), cx.tile(dst)) else { return };
    let (wide, narrow) = (s.dtype.bits(), d.dtype.bits());
    if by.iter().any(|n| narrow * n == wide) || cx.judged(Topic::DType, src) || cx.judged(Topic::DType, dst) {
        return;
    }
    let widths = by.iter().filter(|&&n| wide % n == 0 && wide / n >= 8).map(|n| wide / n);
    let message =
        format!("expected elements of {} bits in `{}`, found {} ({narrow})", Prose(widths), cx.name(dst), d.dtype);
    let note = format!("`{}` has elements of {wide} bits", cx.name(src));
    cx.judge(Topic::DType, dst);
    cx.report(452, At::Operand(i), message).note(note).emit();
}

/// Checks that extents are static and positive; those of a partition may be dynamic if `partitions` is set.
fn static_view(cx: &mut Cx<'_, '_>, view: Idx, partitions: bool) {
    for (i, fact) in cx.variadic(view) {
        let (shape, dynamic) = match fact.ty {
            TypeDesc::TensorView(v) => (v.shape, false),
            TypeDesc::Partition(v) => (v.shape, partitions),
            _ => continue,
        };
        let wrong = |dim: &Dim| dim.get().map_or(!dynamic, |n| n <= 0);
        if shape.rank() == 0 || shape.dims().iter().any(wrong) {
            let word = if dynamic { "positive" } else { "static, positive" };
            let message = format!("expected {word} extents in `{}`, found {}", cx.name(view), fact.ty);
            cx.report(950, At::Operand(i), message).emit();
        }
    }
}

/// Checks that two views have the same extents, including dynamic ones.
fn same_extents(cx: &mut Cx<'_, '_>, a: Idx, b: Idx) {
    let (Some((_, x)), Some((i, y))) = (cx.view(a), cx.view(b)) else { return };
    if x.shape != y.shape {
        let message =
            format!("expected extents {} in `{}` as in `{}`, found {}", x.shape, cx.name(b), cx.name(a), y.shape);
        cx.report(953, At::Operand(i), message).emit();
    }
}

/// Checks that a group has a member, and that all members have the same type.
fn group(cx: &mut Cx<'_, '_>, operand: Idx) {
    let mut members = cx.variadic(operand);
    let name = cx.name(operand);
    let Some((_, first)) = members.next() else {
        cx.report(954, At::Op, format!("expected a member in `{name}`")).emit();
        return;
    };
    let expected = first.ty;
    for (i, fact) in members {
        if fact.ty != expected && fact.ty != TypeDesc::Error && expected != TypeDesc::Error {
            let message = format!("expected {expected} as the first member of `{name}`, found {}", fact.ty);
            cx.report(954, At::Operand(i), message).emit();
            return;
        }
    }
}

fn is_line(view: &ViewDesc) -> bool {
    match view.shape.dims() {
        [outer @ .., last] => !last.is_dynamic() && outer.iter().all(|dim| *dim == Dim::Static(1)),
        [] => false,
    }
}

fn line(cx: &mut Cx<'_, '_>, view: Idx) {
    let (Some((i, fact)), Some((_, v))) = (cx.fact(view), cx.view(view)) else { return };
    if !is_line(v) {
        let message = format!("expected one line of static length in `{}`, found {}", cx.name(view), fact.ty);
        cx.report(951, At::Operand(i), message).emit();
    }
}

fn member(cx: &mut Cx<'_, '_>, attr: Key, group: Idx) {
    let Some(AttrFact::Int(found)) = cx.facts.attrs.get(attr) else { return };
    let size = cx.variadic(group).count();
    if usize::try_from(found).map_or(true, |found| found >= size) {
        let message = format!("attribute `{attr}` is {found}, but `{}` has {size} members", cx.name(group));
        cx.report(952, At::Attr(attr), message).emit();
    }
}
