//! Tiles and views, and the addresses of their elements.

use crate::memory::Pointer;
use pto_isa::TileDesc;
use pto_isa::types::{BLayout, DType, MAX_RANK, SLayout, ViewLayout};
use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

/// A tile: its type, address, and valid region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Its type. The valid extents of the type may be dynamic, those of the tile are not.
    pub desc: TileDesc,
    /// Its first byte; `None` while it is only declared.
    pub at: Option<Pointer>,
    /// Valid rows.
    pub rows: usize,
    /// Valid columns.
    pub cols: usize,
    /// Physical rows and columns of the buffer that determines the layout: larger than the tile if it is a window.
    pub buffer: (usize, usize),
}

impl Tile {
    /// Creates a tile of a new buffer, with a valid region of `rows` x `cols`.
    pub fn new(desc: TileDesc, at: Option<Pointer>, rows: usize, cols: usize) -> Tile {
        Tile { desc, at, rows, cols, buffer: (extent(desc.rows), extent(desc.cols)) }
    }

    /// Returns the ranges of bytes of the tile, as sorted offsets from its first byte.
    pub fn pieces(&self) -> Vec<Range<usize>> {
        let (rows, cols) = (self.physical_rows(), self.physical_cols());
        if self.buffer == (rows, cols) {
            return std::iter::once(0..extent(self.desc.size_bytes().unwrap_or(0))).collect();
        }
        let mut pieces = Vec::new();
        for row in 0..rows {
            let mut col = 0;
            while col < cols {
                let run = self.run(col, cols);
                let start = self.offset(row, col);
                pieces.push(start..start + run * self.element_bytes());
                col += run;
            }
        }
        pieces.sort_by_key(|piece| piece.start);
        pieces
    }

    /// Returns the bytes of memory that hold elements of the valid region, as [`Tile::pieces`]; of a tile of boxes, the whole tile,
    /// because units read and write whole boxes.
    pub fn valid_pieces(&self) -> Vec<Range<usize>> {
        let whole = (self.rows, self.cols) == (self.physical_rows(), self.physical_cols());
        if whole || self.storage_box().is_some() {
            return self.pieces();
        }
        let (lines, elements) = match self.desc.blayout {
            BLayout::RowMajor => (self.rows, self.cols),
            BLayout::ColMajor => (self.cols, self.rows),
        };
        let start = |line: usize| match self.desc.blayout {
            BLayout::RowMajor => self.offset(line, 0),
            BLayout::ColMajor => self.offset(0, line),
        };
        (0..lines).map(|line| start(line)..start(line) + elements * self.element_bytes()).collect()
    }

    /// Returns the byte offset of the element of a row and column, in the layout of the tile.
    ///
    /// Boxes are as in [`TileDesc::inner_box`]: `blayout` orders boxes, `slayout` the elements of a box. Source: PTO ISA
    /// manual, data-format.md.
    pub fn offset(&self, row: usize, col: usize) -> usize {
        let desc = &self.desc;
        let (rows, cols) = self.buffer;
        let element = match self.storage_box() {
            None => match desc.blayout {
                BLayout::RowMajor => row * cols + col,
                BLayout::ColMajor => col * rows + row,
            },
            Some((height, width)) => {
                let (boxes_down, boxes_across) = (rows.div_ceil(height), cols.div_ceil(width));
                let index = match desc.blayout {
                    BLayout::RowMajor => row / height * boxes_across + col / width,
                    BLayout::ColMajor => col / width * boxes_down + row / height,
                };
                let (row, col) = (row % height, col % width);
                let inside = match desc.slayout {
                    SLayout::NoneBox | SLayout::RowMajor => row * width + col,
                    SLayout::ColMajor => col * height + row,
                };
                index * height * width + inside
            }
        };
        element * self.element_bytes()
    }

    /// Returns the rows and columns of a stored box, which are those of the buffer.
    fn storage_box(&self) -> Option<(usize, usize)> {
        let buffer = TileDesc { rows: self.buffer.0 as i64, cols: self.buffer.1 as i64, ..self.desc };
        let (height, width) = buffer.stored_box()?;
        Some((extent(height).max(1), extent(width).max(1)))
    }

    /// Returns the byte ranges of the whole boxes that contain `rows` x `cols` elements from a row and column on, as
    /// offsets from the first byte of the tile; none for a tile without boxes. The boxes of a tile smaller than a box
    /// end after the tile: [`TileDesc::bytes_of_boxes_after`].
    pub fn whole_boxes(&self, (row, col): (usize, usize), (rows, cols): (usize, usize)) -> Vec<Range<usize>> {
        let (Some((height, width)), Some(whole)) = (self.storage_box(), self.desc.inner_box()) else {
            return Vec::new();
        };
        let bytes = extent(whole.0) * extent(whole.1) * self.element_bytes();
        let down = (row / height * height..row + rows).step_by(height);
        let start = |row| (col / width * width..col + cols).step_by(width).map(move |col| self.offset(row, col));
        down.flat_map(start).map(|start| start..start + bytes).collect()
    }

    /// Returns the bytes of an element.
    pub const fn element_bytes(&self) -> usize {
        self.desc.dtype.bytes() as usize
    }

    /// Returns the physical rows.
    pub fn physical_rows(&self) -> usize {
        extent(self.desc.rows)
    }

    /// Returns the physical columns.
    pub fn physical_cols(&self) -> usize {
        extent(self.desc.cols)
    }

    /// Returns the number of contiguous elements of a row from a column on, at most `limit`.
    pub fn run(&self, col: usize, limit: usize) -> usize {
        let inside = match (self.storage_box(), self.desc.blayout, self.desc.slayout) {
            (None, BLayout::RowMajor, _) => usize::MAX,
            (Some((_, width)), _, SLayout::NoneBox | SLayout::RowMajor) => width - col % width,
            (None, BLayout::ColMajor, _) | (Some(_), _, SLayout::ColMajor) => 1,
        };
        inside.min(limit.saturating_sub(col)).max(1)
    }
}

/// Converts a static extent. Types have no negative ones.
pub(crate) fn extent(extent: i64) -> usize {
    usize::try_from(extent).unwrap_or(0)
}

/// A tile value: operations such as `set_validshape` change the tile for all users of the value.
#[derive(Clone, Debug)]
pub struct TileRef(Arc<Mutex<Tile>>);

impl TileRef {
    /// Creates a tile.
    pub fn new(tile: Tile) -> TileRef {
        TileRef(Arc::new(Mutex::new(tile)))
    }

    /// Returns the current state of the tile.
    pub fn get(&self) -> Tile {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes the tile for all users of the value.
    pub fn set(&self, tile: Tile) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = tile;
    }
}

/// Tiles of one type, used alternately.
#[derive(Clone, Debug)]
pub struct Slots(pub Arc<[TileRef]>);

/// A view that receives its address later from a pipe between cores.
#[derive(Clone, Debug, Default)]
pub struct Declared(Arc<Mutex<Option<View>>>);

impl Declared {
    /// Returns the view, if it has an address.
    pub fn get(&self) -> Option<View> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets the address of the view for all users of the value.
    pub fn set(&self, view: View) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(view);
    }
}

/// A view: a tensor in memory, usually in global memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// First element.
    pub at: Pointer,
    /// Element type.
    pub dtype: DType,
    /// Number of extents.
    pub rank: usize,
    /// Extents in elements, outermost first; those above the rank are 1.
    pub shape: [i64; MAX_RANK],
    /// Strides in elements along each extent.
    pub strides: [i64; MAX_RANK],
    /// Layout with which the view was created.
    pub layout: Option<ViewLayout>,
}

impl View {
    /// Returns the extents.
    pub fn extents(&self) -> &[i64] {
        self.shape.get(..self.rank).unwrap_or(&self.shape)
    }

    /// Returns the number of elements.
    pub fn elements(&self) -> i64 {
        self.extents().iter().product()
    }

    /// Returns rows and columns: the products of the extents that are rows, and columns, in the layout of the view.
    pub fn matrix(&self) -> (i64, i64) {
        let (rows, cols) = self.axes();
        let product = |axes: Vec<usize>| axes.iter().fold(1_i64, |all, axis| all.saturating_mul(self.shape[*axis]));
        (product(rows), product(cols))
    }

    /// Returns the axes that count rows, and those that count columns, outermost first.
    ///
    /// For the five extents `g0` to `g4` these are: in nd all but `g4`, and `g4`; in dn `g3`, and the others; in nz,
    /// whose last two are a box, `g2 g3` and `g0 g1 g4`; for scales, whose last two are 16 lines of 2, `g0 g1 g3` and
    /// `g2 g4` on the left, `g2 g4` and `g0 g1 g3` on the right. Views of fewer extents lack the outer ones, and
    /// additional leading extents belong to `g0`. Sources: tile expansion of loads of a5; PTO ISA manual, tload.md.
    fn axes(&self) -> (Vec<usize>, Vec<usize>) {
        // The axis counted from the last one, which is 0.
        let is_row = |back: usize| match self.layout {
            None | Some(ViewLayout::Nd) => back != 0,
            Some(ViewLayout::Dn) => back == 1,
            Some(ViewLayout::Nz) => matches!(back, 1 | 2),
            Some(ViewLayout::MxAZz) => !matches!(back, 0 | 2),
            Some(ViewLayout::MxBNn) => matches!(back, 0 | 2),
        };
        let rank = self.rank.min(MAX_RANK);
        (0..rank).partition(|axis| is_row(rank - 1 - axis))
    }

    /// Returns the byte offset of the element of a row and column of [`View::matrix`].
    pub fn offset(&self, row: i64, col: i64) -> i64 {
        let (rows, cols) = self.axes();
        let along = |axes: Vec<usize>, mut rest: i64| {
            let mut elements = 0;
            for (place, axis) in axes.into_iter().enumerate().rev() {
                let extent = if place == 0 { i64::MAX } else { self.shape[axis].max(1) };
                elements += rest % extent * self.strides[axis];
                rest /= extent;
            }
            elements
        };
        (along(rows, row) + along(cols, col)) * i64::from(self.dtype.bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pto_isa::types::{Layout, Loc};

    fn tile(dtype: DType, layout: Layout) -> Tile {
        let desc = TileDesc::new(Loc::Mat, dtype, 32, 64).with_layout(layout);
        Tile::new(desc, None, 32, 64)
    }

    /// Compares with the manual's figures of layouts: boxes of 16 rows of 32 bytes.
    #[test]
    fn boxes() {
        assert_eq!(tile(DType::F32, Layout::ND).offset(2, 3), (2 * 64 + 3) * 4);
        assert_eq!(tile(DType::F32, Layout::DN).offset(2, 3), (3 * 32 + 2) * 4);
        // Boxes of 16 x 16 f16, one below the other: the box right of the first is the third.
        assert_eq!(tile(DType::F16, Layout::NZ).offset(0, 16), 2 * 512);
        assert_eq!(tile(DType::F16, Layout::NZ).offset(17, 16), 3 * 512 + 32);
        assert_eq!(tile(DType::F16, Layout::ZZ).offset(16, 0), 4 * 512);
        assert_eq!(tile(DType::F16, Layout::ZN).offset(1, 2), (2 * 16 + 1) * 2);
        assert_eq!(tile(DType::F32, Layout::NZ_ACC).offset(0, 16), 2 * 1024);
    }

    /// A window of 8 rows and 16 columns onto 32 x 64 elements has 8 pieces, a row of the buffer apart.
    #[test]
    fn windows() {
        let desc = TileDesc::new(Loc::Vec, DType::F32, 8, 16);
        let window = Tile { buffer: (32, 64), ..Tile::new(desc, None, 8, 16) };
        assert_eq!(window.offset(2, 3), (2 * 64 + 3) * 4);
        assert_eq!(window.pieces().len(), 8);
        assert_eq!(window.pieces().get(1), Some(&(256..320)));
        let wide = Tile::new(desc, None, 2, 4);
        assert_eq!(wide.valid_pieces(), [0..16, 64..80]);
        assert_eq!(Tile::new(desc, None, 8, 16).pieces().first(), Some(&(0..512)));
    }

    #[test]
    fn every_byte_is_of_one_element() {
        let layouts = [Layout::ND, Layout::DN, Layout::NZ, Layout::ZN, Layout::ZZ, Layout::NN];
        for layout in layouts.into_iter().chain([Layout::ZZ_SCALE, Layout::NN_SCALE]) {
            for rows in [1, 2, 32] {
                let tile = tile(DType::I8, layout);
                let tile = Tile::new(TileDesc { rows, ..tile.desc }, None, 0, 0);
                let rows = extent(rows);
                let mut seen = vec![false; rows * 64];
                for (row, col) in (0..rows).flat_map(|row| (0..64).map(move |col| (row, col))) {
                    assert!(!std::mem::replace(&mut seen[tile.offset(row, col)], true), "{layout} {row} {col}");
                }
            }
        }
    }

    /// 32 x 32 elements of f16 as boxes: the box from row 16 on is the second, the box from column 16 on the third.
    #[test]
    fn boxes_of_a_view() {
        let at = Pointer {
            allocation: crate::memory::AllocationId(0),
            offset: 0,
            space: pto_isa::types::AddressSpace::Gm,
            elem: pto_isa::types::PtrElem::DType(DType::F16),
        };
        let (shape, strides) = ([1, 2, 2, 16, 16, 1], [1024, 512, 256, 16, 1, 0]);
        let view = View { at, dtype: DType::F16, rank: 5, shape, strides, layout: Some(ViewLayout::Nz) };
        assert_eq!(view.matrix(), (32, 32));
        assert_eq!((view.offset(1, 0), view.offset(16, 0), view.offset(0, 16)), (32, 512, 1024));
        let columns = View { layout: Some(ViewLayout::Dn), shape: [2, 3, 1, 4, 5, 1], ..view };
        assert_eq!(columns.matrix(), (4, 2 * 3 * 5));
    }

    /// A box of scales of a right operand has 2 rows: the scales of one column for 64 elements are adjacent.
    #[test]
    fn scales() {
        let [left, right] = [Layout::ZZ_SCALE, Layout::NN_SCALE].map(|layout| tile(DType::F8E8M0, layout));
        assert_eq!((left.offset(1, 0), left.offset(0, 2), left.offset(16, 0)), (2, 32, 32 * 32));
        assert_eq!((right.offset(1, 0), right.offset(0, 1), right.offset(2, 0), right.offset(0, 16)), (1, 2, 32, 512));
    }
}
