//! Loads, stores, moves.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::semantics::{Entry, missing, of};
use pto_isa::codes;

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    missing("get_prefetch_async_session"),
    missing("make_prefetch_async_context"),
    missing("mgather"),
    missing("mscatter"),
    missing("textract"),
    missing("tinsert"),
    of("tload", tload),
    missing("tmov"),
    missing("tprefetch"),
    missing("tprefetch_async"),
    of("tstore", tstore),
];

/// The elements of a view to the tile, whose valid region has as many rows and columns. With a pad value, the rest of
/// the tile is filled. Source: PTO ISA manual, tload.md.
fn tload(cx: &mut Ctx<'_, '_>) -> Exec {
    let (view, tile) = (cx.view("src")?, cx.tile("dst")?);
    let values = cx.load_view(&view)?;
    fits(cx, (values.rows, values.cols), (tile.rows, tile.cols))?;
    cx.store(&tile, &values)
}

/// The valid region of a tile to a view of as many rows and columns. Source: PTO ISA manual, tstore.md.
fn tstore(cx: &mut Ctx<'_, '_>) -> Exec {
    let (tile, view) = (cx.tile("src")?, cx.view("dst")?);
    let values = cx.load(&tile)?;
    let extents = cx.matrix(&view)?;
    fits(cx, (tile.rows, tile.cols), extents)?;
    cx.store_view(&view, &values)
}

/// Fails unless so many rows and columns are the expected ones.
fn fits(cx: &Ctx<'_, '_>, found: (usize, usize), expected: (usize, usize)) -> Exec {
    if found == expected {
        return Ok(());
    }
    let message = format!("expected {} x {} elements, found {} x {}", expected.0, expected.1, found.0, found.1);
    Err(cx.fault(codes::RUN_SHAPE, message))
}
