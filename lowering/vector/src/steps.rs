//! Computes the strides of elements along the rows and columns of a tile, and the loops that copy between two such
//! layouts.
//!
//! A tile without boxes has one stride along each dimension. One with boxes has two: of elements within a box, and of
//! boxes. They combine into one if boxes are contiguous, as in the rows of layout NZ.

use crate::{
    builder::{Builder, Extent, Lowered},
    tile::Tile,
};
use pto_isa::{
    TileDesc,
    types::{BLayout, SLayout},
};

/// Strides along one dimension.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Steps<'c, 'a> {
    /// Elements of a box; [`i64::MAX`] for a single stride.
    pub(crate) size: i64,
    /// The stride of elements within a box.
    pub(crate) inner: Extent<'c, 'a>,
    /// The stride of boxes, in elements.
    pub(crate) outer: i64,
}

/// A loop of a copy: its trip count, and its strides in elements on both sides.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CopyLoop<'c, 'a> {
    pub(crate) count: Extent<'c, 'a>,
    pub(crate) from: Extent<'c, 'a>,
    pub(crate) to: Extent<'c, 'a>,
}

impl<'c, 'a> Steps<'c, 'a> {
    /// Creates a single stride.
    pub(crate) const fn even(inner: Extent<'c, 'a>) -> Self {
        Self { size: i64::MAX, inner, outer: 0 }
    }

    fn boxed(size: i64, inner: i64, outer: i64) -> Self {
        let inner_extent = Extent::Static(inner);
        if size.checked_mul(inner) == Some(outer) {
            Self::even(inner_extent)
        } else {
            Self { size, inner: inner_extent, outer }
        }
    }

    /// Returns whether the elements of a box, or all elements, are contiguous.
    pub(crate) fn is_run(&self) -> bool {
        self.inner.is(1)
    }

    /// Returns the strides of every n-th element; `None` if some of them are in one box and some are not.
    pub(crate) fn every(&self, b: &mut Builder<'c, 'a>, count: Extent<'c, 'a>) -> Lowered<Option<Self>> {
        if self.size == i64::MAX {
            return Ok(Some(Self::even(b.mul(count, self.inner)?)));
        }
        let Some(count) = count.get().filter(|count| *count > 0) else { return Ok(None) };
        if count % self.size == 0 {
            return Ok(Some(Self::even(Extent::Static(count / self.size * self.outer))));
        }
        if self.size % count != 0 {
            return Ok(None);
        }
        let inner = b.mul(Extent::Static(count), self.inner)?;
        Ok(Some(Self { size: self.size / count, inner, outer: self.outer }))
    }

    /// Returns the offset of an element from the first one, which begins a box.
    pub(crate) fn at(&self, b: &mut Builder<'c, 'a>, index: Extent<'c, 'a>) -> Lowered<Extent<'c, 'a>> {
        if self.size == i64::MAX {
            return b.mul(index, self.inner);
        }
        let number = b.div(index, self.size)?;
        let before = b.mul(number, Extent::Static(self.size))?;
        let rest = b.sub(index, before)?;
        let (boxes, inside) = (b.mul(number, Extent::Static(self.outer))?, b.mul(rest, self.inner)?);
        b.add(boxes, inside)
    }

    /// Like [`Steps::at`], for a constant index; `None` if the strides are not constant.
    pub(crate) fn known(&self, index: i64) -> Option<i64> {
        let inner = self.inner.get()?;
        let (number, rest) = if self.size == i64::MAX { (0, index) } else { (index / self.size, index % self.size) };
        Some(number * self.outer + rest * inner)
    }

    /// Returns the stride of parts of `size` elements, each a box.
    fn across(&self, b: &mut Builder<'c, 'a>, size: i64) -> Lowered<Extent<'c, 'a>> {
        if self.size == size { Ok(Extent::Static(self.outer)) } else { b.mul(Extent::Static(size), self.inner) }
    }
}

/// Returns the loops over elements of a dimension with these strides on both sides, innermost first. Returns `None` if
/// the elements may not fill whole boxes, unless they are `rounded` up, or if the sides have different boxes.
pub(crate) fn loops<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    count: Extent<'c, 'a>,
    from: Steps<'c, 'a>,
    to: Steps<'c, 'a>,
    rounded: bool,
) -> Lowered<Option<Vec<CopyLoop<'c, 'a>>>> {
    let size = from.size.min(to.size);
    if size == i64::MAX || count.get().is_some_and(|count| count <= size) {
        return Ok(Some(vec![CopyLoop { count, from: from.inner, to: to.inner }]));
    }
    if [from.size, to.size].iter().any(|other| *other != size && *other != i64::MAX) {
        return Ok(None);
    }
    if !rounded && count.get().is_none_or(|count| count % size != 0) {
        return Ok(None);
    }
    let more = b.add(count, Extent::Static(size - 1))?;
    let boxes = b.div(more, size)?;
    let inside = CopyLoop { count: Extent::Static(size), from: from.inner, to: to.inner };
    let across = CopyLoop { count: boxes, from: from.across(b, size)?, to: to.across(b, size)? };
    Ok(Some(vec![inside, across]))
}

/// Returns the stride of lines of a tile that is no subview, in elements: of rows or columns, or of boxes if it has
/// them.
pub(crate) fn stride(desc: &TileDesc) -> i64 {
    let (height, width) = desc.stored_box().unwrap_or((1, 1));
    match desc.blayout {
        BLayout::RowMajor => (desc.cols + width - 1) / width * width * height,
        BLayout::ColMajor => (desc.rows + height - 1) / height * height * width,
    }
}

/// Returns the strides along rows and columns of a tile with lines `stride` elements apart.
pub(crate) fn steps<'c, 'a>(desc: &TileDesc, stride: i64) -> [Steps<'c, 'a>; 2] {
    let Some((height, width)) = desc.stored_box() else {
        let (line, one) = (Steps::even(Extent::Static(stride)), Steps::even(Extent::Static(1)));
        return match desc.blayout {
            BLayout::RowMajor => [line, one],
            BLayout::ColMajor => [one, line],
        };
    };
    let inside = match desc.slayout {
        SLayout::NoneBox | SLayout::RowMajor => [width, 1],
        SLayout::ColMajor => [1, height],
    };
    let outside = match desc.blayout {
        BLayout::RowMajor => [stride, height * width],
        BLayout::ColMajor => [height * width, stride],
    };
    [Steps::boxed(height, inside[0], outside[0]), Steps::boxed(width, inside[1], outside[1])]
}

impl<'c, 'a> Tile<'c, 'a> {
    /// Returns the strides along rows and columns.
    pub(crate) fn steps(&self) -> [Steps<'c, 'a>; 2] {
        steps(&self.desc, self.stride)
    }

    /// Returns the valid rows and columns.
    pub(crate) fn extents(&self) -> [Extent<'c, 'a>; 2] {
        [self.rows, self.cols]
    }

    /// Returns the part of the tile that starts at a row and a column, the first of a box.
    pub(crate) fn beginning(self, b: &mut Builder<'c, 'a>, [row, col]: [Extent<'c, 'a>; 2]) -> Lowered<Self> {
        let distance = self.offset(b, row, col)?;
        Ok(Self { pointer: b.advance(self.pointer, distance)?, ..self })
    }
}
