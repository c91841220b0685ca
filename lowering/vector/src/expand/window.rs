//! Windows of tiles within vector memory, between any two layouts.

use super::{Expander, Site, dma, loops::Line};
use crate::{
    ir::{Builder, Extent, Lowered, lanes},
    steps::Steps,
    tile::Tile,
};
use pto_isa::types::Loc;

/// A tile, and the row and column a window onto it begins at.
pub(super) type Window<'x, 'c, 'a> = (&'x Tile<'c, 'a>, [Extent<'c, 'a>; 2]);

/// Whether registers reach the elements of a window along a dimension: they stand side by side, in boxes from the start of
/// one on.
fn is_reached((tile, at): Window<'_, '_, '_>, along: usize) -> bool {
    let begins = |steps: &Steps<'_, '_>, start: Extent<'_, '_>| {
        steps.size == i64::MAX || start.get().is_some_and(|start| start % steps.size == 0)
    };
    let steps = tile.steps();
    steps[along].is_run() && steps.iter().zip(at).all(|(steps, start)| begins(steps, start))
}

/// A window as a tile of its own.
fn opened<'c, 'a>(b: &mut Builder<'c, 'a>, (tile, at): Window<'_, 'c, 'a>) -> Lowered<Tile<'c, 'a>> {
    if tile.desc.is_boxed() { tile.beginning(b, at) } else { tile.moved(b, tile.at(at[0], at[1])) }
}

/// Copies so many rows and columns from a window onto a tile to one onto another: along rows or columns, whichever stand side
/// by side in both, a register or a line of a box at a time; else element by element.
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
    let along = [1, 0].into_iter().find(|along| windows.iter().all(|window| is_reached(*window, *along)));
    let Some(along) = along.filter(|_| crate::ir::granularity(dtype).is_some()) else {
        return by_elements(&mut x.b, windows, extents);
    };
    let granularity = x.granularity(site, dtype)?;
    let b = &mut x.b;
    let (from, to) = (opened(b, windows[0])?, opened(b, windows[1])?);
    let across = 1 - along;
    let (sources, targets) = (from.steps(), to.steps());
    let piece = lanes(dtype).min(sources[along].size).min(targets[along].size);
    let whole = [sources, targets].iter().all(|steps| {
        steps[along].size == i64::MAX && extents[along].get().is_some_and(|count| steps[across].inner.is(count))
    });
    let (lines, elements) =
        if whole { (Extent::Static(1), b.mul(extents[0], extents[1])?) } else { (extents[across], extents[along]) };
    let line = Line::new(b, elements, piece, granularity)?;
    let bytes = dtype.bytes();
    let place = |b: &mut Builder<'c, 'a>, tile: &Tile<'c, 'a>, number: Extent<'c, 'a>, element: Extent<'c, 'a>| {
        let steps = tile.steps();
        let (number, element) = (steps[across].at(b, number)?, steps[along].at(b, element)?);
        b.add(number, element)
    };
    b.scope(|b| {
        b.each(lines, 1, &mut |b, number| {
            line.each(b, &mut |b, element, mask| {
                let value = if from.desc.is_boxed() {
                    let offset = place(b, &from, number, element)?;
                    b.load(from.pointer, offset, dtype, None)?
                } else {
                    from.load(b, [number, element], bytes)?
                };
                if to.desc.is_boxed() {
                    let offset = place(b, &to, number, element)?;
                    b.store(value, to.pointer, offset, mask, None)
                } else {
                    let value = b.bits(value, to.desc.dtype)?;
                    to.store(b, value, [number, element], mask, bytes)
                }
            })
        })
    })
}

/// Copies each element.
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
