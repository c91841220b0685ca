//! Copies windows of tiles within vector memory, between any two layouts.

use super::{Expander, Site, dma, grid::Part};
use crate::{
    builder::{Builder, Extent, Lowered},
    tile::Tile,
};
use pto_isa::types::Loc;

/// A tile, and the first row and column of a window of it.
pub(super) type Window<'x, 'c, 'a> = (&'x Tile<'c, 'a>, [Extent<'c, 'a>; 2]);

/// Copies a window of one tile to one of another tile, register by register; element by element if a window does not
/// begin with a box and no dimension is without boxes.
pub(super) fn relocate<'c, 'a>(
    x: &mut Expander<'c, 'a>,
    site: Site<'c, 'a>,
    windows: [Window<'_, 'c, 'a>; 2],
    extents: [Extent<'c, 'a>; 2],
) -> Lowered<()> {
    let [(from, _), (to, _)] = windows;
    let dtype = from.desc.dtype;
    for tile in [from, to] {
        if tile.desc.loc != Loc::Vec {
            return Err(site.refuse(format_args!("from {} to {}", from.desc.loc, to.desc.loc)));
        }
    }
    if dtype.bytes() != to.desc.dtype.bytes() {
        return Err(site.refuse(format_args!("from {dtype} to {}", to.desc.dtype)));
    }
    let parts = windows.map(|(tile, at)| Part::new(&mut x.b, tile, at));
    let parts = parts.into_iter().collect::<Lowered<Vec<_>>>()?;
    match x.grid(parts, extents)? {
        Some(grid) => x.b.scope(|b| grid.copy(b)),
        None => by_elements(&mut x.b, windows, extents),
    }
}

/// Copies the elements one by one.
fn by_elements<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    windows: [Window<'_, 'c, 'a>; 2],
    [rows, cols]: [Extent<'c, 'a>; 2],
) -> Lowered<()> {
    let [(from, _), (to, _)] = windows;
    let bytes = i64::from(from.desc.dtype.bytes());
    dma::by_elements(b, bytes, [from.pointer, to.pointer], &mut |b, element| {
        b.each(rows, 1, &mut |b, row| {
            b.each(cols, 1, &mut |b, col| {
                let mut offsets = [Extent::Static(0); 2];
                for (offset, (tile, at)) in offsets.iter_mut().zip(windows) {
                    let (row, col) = (b.add(at[0], row)?, b.add(at[1], col)?);
                    *offset = tile.offset(b, row, col)?;
                }
                element(b, offsets)
            })
        })
    })
}
