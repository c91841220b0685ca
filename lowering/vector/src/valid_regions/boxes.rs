//! Checks that boxes are read where they were written.
//!
//! Operand buffers and accumulators hold the boxes of a valid region consecutively, so that the region determines the
//! stride of rows or columns of boxes. An operation that reads a tile with another valid region than the operation that
//! wrote it would read other boxes, and is rejected.

use super::{Origin, Use, is};
use crate::{
    builder::{Extent, Lowered},
    report::Report,
    tile::{VALID, declared},
    walk,
};
use mlir_dialect::{location, melior::ir::ValueLike, melior::ir::operation::OperationRef, operand, value_key};
use pto_dialect::{op::Groups, types};
use pto_isa::{
    Role, TileDesc, codes,
    types::{BLayout, Dim, Loc},
};
use std::collections::HashMap;

/// Returns whether rows (0) or columns (1) determine the stride of boxes, and how many of them a box has; `None` for
/// tiles whose buffers do not depend on the valid region.
fn axis(desc: &TileDesc) -> Option<(usize, i64)> {
    match desc.loc {
        Loc::Left | Loc::Right | Loc::Acc => {}
        Loc::Vec | Loc::Mat | Loc::Bias | Loc::Scaling => return None,
    }
    let (rows, cols) = desc.stored_box()?;
    match (desc.blayout, desc.valid_rows, desc.valid_cols) {
        (BLayout::ColMajor, Dim::Static(_), _) | (BLayout::RowMajor, _, Dim::Static(_)) => None,
        (BLayout::ColMajor, ..) => Some((0, rows)),
        (BLayout::RowMajor, ..) => Some((1, cols)),
    }
}

/// Returns the valid extent of a use along an axis.
fn extent<'c, 'a>(sets: &[OperationRef<'c, 'a>], found: &Use<'c, 'a>, axis: usize) -> Option<Extent<'c, 'a>> {
    let value = match found.origin {
        Origin::Made => {
            let (made, def) = walk::definition(found.value)?;
            declared(made, def?, 1 + axis)
        }
        Origin::Set(set) => operand(*sets.get(set)?, 1 + axis),
        Origin::Unknown => None,
    };
    value.map(Extent::of)
}

/// Returns whether two extents have the same boxes.
fn alike(one: Option<Extent<'_, '_>>, other: Option<Extent<'_, '_>>, size: i64) -> bool {
    match (one, other) {
        (Some(Extent::Static(one)), Some(Extent::Static(other))) => {
            (one + size - 1).div_euclid(size) == (other + size - 1).div_euclid(size)
        }
        (Some(Extent::Dynamic(one)), Some(Extent::Dynamic(other))) => value_key(one) == value_key(other),
        (Some(_) | None, Some(_) | None) => false,
    }
}

/// Refuses an operation that reads a tile with another valid region than the one with which the tile was written.
pub(super) fn check<'c, 'a>(sets: &[OperationRef<'c, 'a>], uses: &[Use<'c, 'a>]) -> Lowered<()> {
    let mut written: HashMap<usize, &Use<'c, 'a>> = HashMap::new();
    let mut failed = None;
    for found in uses {
        let Some((axis, size)) = types::tile(found.value.r#type()).as_ref().and_then(axis) else { continue };
        let Some((def, _)) = pto_dialect::op::declared(found.op).filter(|_| !is(found.op, VALID)) else { continue };
        let owner = Groups::of(def, found.op).owners().nth(found.index);
        let Some(part) = owner.and_then(|owner| def.operands.get(owner)) else { continue };
        if matches!(part.role, Role::In | Role::InOut)
            && let Some(writer) = written.get(&value_key(found.value))
            && writer.origin != found.origin
            && !alike(extent(sets, writer, axis), extent(sets, found, axis), size)
        {
            let lines = if axis == 0 { "rows" } else { "columns" };
            let what = format_args!(
                "pto.{} is not lowered with other valid {lines} of `{}` than those with which it was written: its boxes \
                 are consecutive",
                def.name,
                part.name.as_str(),
            );
            let report = Report::new(codes::FORM_NOT_LOWERED, location(found.op), what);
            failed = Some(report.help("set the valid region before the tile is written").emit());
        }
        if matches!(part.role, Role::Out | Role::InOut) {
            written.insert(value_key(found.value), found);
        }
    }
    failed.map_or(Ok(()), Err)
}
