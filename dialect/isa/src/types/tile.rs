//! Tile descriptor: location, element type, physical and valid extents, layout, padding.

use super::dtype::DType;
use super::words::{BLayout, Compact, Loc, Pad, SLayout};
use crate::{
    pto_enum,
    target::{Profile, Target},
};
use serde::{Serialize, Serializer};
use std::fmt;

/// An extent that is static, or dynamic (`?`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dim {
    /// `?`
    Dynamic,
    /// A number of elements.
    Static(i64),
}

impl Dim {
    /// Returns the extent, if it is static.
    pub const fn get(self) -> Option<i64> {
        match self {
            Dim::Static(n) => Some(n),
            Dim::Dynamic => None,
        }
    }

    /// Returns whether both are static and differ. A dynamic extent never conflicts.
    pub const fn conflicts(self, other: Dim) -> bool {
        matches!((self, other), (Dim::Static(a), Dim::Static(b)) if a != b)
    }

    /// Returns whether the extent is dynamic.
    pub const fn is_dynamic(self) -> bool {
        matches!(self, Dim::Dynamic)
    }
}

impl fmt::Display for Dim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Dim::Static(n) => write!(f, "{n}"),
            Dim::Dynamic => f.write_str("?"),
        }
    }
}

impl Serialize for Dim {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self {
            Dim::Static(n) => s.serialize_i64(*n),
            Dim::Dynamic => s.serialize_str("?"),
        }
    }
}

pto_enum! {
    /// Size of a box in bytes: 512 = 16 rows of 32 bytes or its transpose, 1024 = 16x16 accumulator, 32 = 16x2 scale.
    pub enum Fractal: "fractal", Keyword, 104, "Operands And Attributes, Tile Types" {
        F32 = 32 => "32",
        F512 = 512 => "512" | "None",
        F1024 = 1024 => "1024",
    }
}

impl Fractal {
    /// Returns the bytes: 32, 512 or 1024.
    pub const fn bytes(self) -> i64 {
        match self {
            Fractal::F32 => 32,
            Fractal::F512 => 512,
            Fractal::F1024 => 1024,
        }
    }

    /// Returns the fractal of a number of bytes.
    pub const fn from_bytes(bytes: i64) -> Option<Fractal> {
        match bytes {
            32 => Some(Fractal::F32),
            512 => Some(Fractal::F512),
            1024 => Some(Fractal::F1024),
            _ => None,
        }
    }
}

pto_enum! {
    /// Name of a pair of layouts. The manual writes it instead of the fractal; it is checked against the pair (code
    /// 114).
    pub enum FractalName: "fractal", Keyword, 104, "PTO ISA manual, data-format.md" {
        Nd = 0 => "ND",
        Dn = 1 => "DN",
        Nz = 2 => "NZ",
        Zn = 3 => "ZN",
        Zz = 4 => "ZZ",
        Nn = 5 => "NN",
    }
}

impl FractalName {
    /// Names in the manual without a pair of layouts (code 116).
    pub const UNSUPPORTED: &'static [&'static str] = &["FR", "RN"];

    /// Returns the name of a pair of layouts.
    pub const fn of(b: BLayout, s: SLayout) -> FractalName {
        match (b, s) {
            (BLayout::RowMajor, SLayout::NoneBox) => FractalName::Nd,
            (BLayout::ColMajor, SLayout::NoneBox) => FractalName::Dn,
            (BLayout::ColMajor, SLayout::RowMajor) => FractalName::Nz,
            (BLayout::RowMajor, SLayout::ColMajor) => FractalName::Zn,
            (BLayout::RowMajor, SLayout::RowMajor) => FractalName::Zz,
            (BLayout::ColMajor, SLayout::ColMajor) => FractalName::Nn,
        }
    }

    /// Returns the pair of layouts of a name.
    pub const fn layouts(self) -> (BLayout, SLayout) {
        match self {
            FractalName::Nd => (BLayout::RowMajor, SLayout::NoneBox),
            FractalName::Dn => (BLayout::ColMajor, SLayout::NoneBox),
            FractalName::Nz => (BLayout::ColMajor, SLayout::RowMajor),
            FractalName::Zn => (BLayout::RowMajor, SLayout::ColMajor),
            FractalName::Zz => (BLayout::RowMajor, SLayout::RowMajor),
            FractalName::Nn => (BLayout::ColMajor, SLayout::ColMajor),
        }
    }
}

/// Both layouts and the fractal of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Layout {
    /// Block layout.
    pub blayout: BLayout,
    /// Layout inside a box.
    pub slayout: SLayout,
    /// Size of a box.
    pub fractal: Fractal,
}

impl Layout {
    /// Row major, no boxes.
    pub const ND: Layout = Layout::named(FractalName::Nd, Fractal::F512);
    /// Column major, no boxes.
    pub const DN: Layout = Layout::named(FractalName::Dn, Fractal::F512);
    /// Column-major blocks of row-major boxes.
    pub const NZ: Layout = Layout::named(FractalName::Nz, Fractal::F512);
    /// Row-major blocks of column-major boxes.
    pub const ZN: Layout = Layout::named(FractalName::Zn, Fractal::F512);
    /// Row-major blocks of row-major boxes.
    pub const ZZ: Layout = Layout::named(FractalName::Zz, Fractal::F512);
    /// Column-major blocks of column-major boxes.
    pub const NN: Layout = Layout::named(FractalName::Nn, Fractal::F512);
    /// NZ with boxes of 1024 bytes: accumulators.
    pub const NZ_ACC: Layout = Layout::named(FractalName::Nz, Fractal::F1024);
    /// Scales of a left operand.
    pub const ZZ_SCALE: Layout = Layout::named(FractalName::Zz, Fractal::F32);
    /// Scales of a right operand.
    pub const NN_SCALE: Layout = Layout::named(FractalName::Nn, Fractal::F32);

    /// Creates a layout from the name of its pair.
    pub const fn named(name: FractalName, fractal: Fractal) -> Layout {
        let (blayout, slayout) = name.layouts();
        Layout { blayout, slayout, fractal }
    }

    /// Returns the name of the pair.
    pub const fn name(self) -> FractalName {
        FractalName::of(self.blayout, self.slayout)
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}, {}", self.name(), self.blayout, self.slayout)?;
        match self.slayout {
            SLayout::NoneBox => f.write_str(")"),
            SLayout::RowMajor | SLayout::ColMajor => write!(f, ", fractal {})", self.fractal),
        }
    }
}

/// A tile buffer type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct TileDesc {
    /// Memory.
    pub loc: Loc,
    /// Element type.
    pub dtype: DType,
    /// Physical rows, static and positive.
    pub rows: i64,
    /// Physical columns, static and positive.
    pub cols: i64,
    /// Valid rows, at most `rows`.
    pub valid_rows: Dim,
    /// Valid columns, at most `cols`.
    pub valid_cols: Dim,
    /// Block layout.
    pub blayout: BLayout,
    /// Layout inside a box.
    pub slayout: SLayout,
    /// Size of a box.
    pub fractal: Fractal,
    /// Value with which loads pad the tile.
    pub pad: Pad,
    /// Storage of boxes that are not full.
    pub compact: Compact,
}

impl TileDesc {
    /// Returns whether the valid region is 0x0.
    pub const fn is_empty(&self) -> bool {
        matches!([self.valid_rows, self.valid_cols], [Dim::Static(0), Dim::Static(0)])
    }

    /// Creates a tile with default parameters: fully valid, row major, no boxes, fractal 512, pad and compact null.
    pub const fn new(loc: Loc, dtype: DType, rows: i64, cols: i64) -> TileDesc {
        TileDesc {
            loc,
            dtype,
            rows,
            cols,
            valid_rows: Dim::Static(rows),
            valid_cols: Dim::Static(cols),
            blayout: BLayout::RowMajor,
            slayout: SLayout::NoneBox,
            fractal: Fractal::F512,
            pad: Pad::Null,
            compact: Compact::Null,
        }
    }

    /// Returns the tile with another valid region.
    pub const fn valid(mut self, rows: Dim, cols: Dim) -> TileDesc {
        self.valid_rows = rows;
        self.valid_cols = cols;
        self
    }

    /// Returns the tile with another layout.
    pub const fn with_layout(mut self, layout: Layout) -> TileDesc {
        self.blayout = layout.blayout;
        self.slayout = layout.slayout;
        self.fractal = layout.fractal;
        self
    }

    /// Returns the tile with the layout of a target: the target determines the order of the boxes of a tile in `left`,
    /// whatever the text says. A layout that is illegal on every target is kept, so that messages show what was
    /// written.
    #[must_use]
    pub fn of_target(self, target: Target) -> TileDesc {
        let boxed = self.slayout == SLayout::RowMajor && self.fractal == Fractal::F512;
        if self.loc != Loc::Left || !boxed {
            return self;
        }
        let blayout = match target.profile() {
            Profile::A2A3 => BLayout::RowMajor,
            Profile::A5 => BLayout::ColMajor,
        };
        TileDesc { blayout, ..self }
    }

    /// Returns the layout of the tile.
    pub const fn layout(&self) -> Layout {
        Layout { blayout: self.blayout, slayout: self.slayout, fractal: self.fractal }
    }

    /// Returns the name of the pair of layouts.
    pub const fn fractal_name(&self) -> FractalName {
        FractalName::of(self.blayout, self.slayout)
    }

    /// Returns whether the tile consists of boxes.
    pub const fn is_boxed(&self) -> bool {
        !matches!(self.slayout, SLayout::NoneBox)
    }

    /// Returns rows and columns of a box in printed elements; `None` for a tile without boxes.
    pub const fn inner_box(&self) -> Option<(i64, i64)> {
        let line = 32 / self.dtype.bytes() as i64;
        match (self.slayout, self.fractal) {
            (SLayout::NoneBox, _) => None,
            (_, Fractal::F1024) => Some((16, 16)),
            (_, Fractal::F32) => Some((16, 2)),
            (SLayout::RowMajor, Fractal::F512) => Some((16, if line == 0 { 1 } else { line })),
            (SLayout::ColMajor, Fractal::F512) => Some((if line == 0 { 1 } else { line }, 16)),
        }
    }

    /// Returns rows and columns of a box as it is stored; `None` for a tile without boxes. Boxes of scales are 16 rows
    /// of 2 elements, or 16 columns of 2, and those of accumulators 16 x 16 elements, whatever the fractal says (golden
    /// data of ptoas). A tile with fewer rows or columns than a box has boxes of its size. If boxes follow each other
    /// in memory downwards, and the number of rows is not a multiple of a box, one box has all rows.
    pub const fn stored_box(&self) -> Option<(i64, i64)> {
        let (height, width) = match self.inner_box() {
            Some((height, width)) => match (self.slayout, self.fractal, self.loc) {
                (_, _, Loc::Acc) => (16, 16),
                (SLayout::ColMajor, Fractal::F32, _) => (width, height),
                _ => (height, width),
            },
            None => return None,
        };
        let is_column_of_rows = matches!((self.blayout, self.slayout), (BLayout::ColMajor, SLayout::RowMajor));
        let height = if is_column_of_rows && self.rows % height != 0 { self.rows } else { height };
        const fn within(size: i64, whole: i64) -> i64 {
            if whole < 1 {
                1
            } else if size < whole {
                size
            } else {
                whole
            }
        }
        Some((within(height, self.rows), within(width, self.cols)))
    }

    /// Returns the number of bytes after the tile that loads into the operand buffers of the matrix unit also read:
    /// they read whole boxes ([`TileDesc::inner_box`]), also of a tile with fewer rows or columns. 0 for a tile without
    /// boxes. Source: PTO ISA manual, mte-l1-l0a.md, whose steps count fractals.
    pub const fn bytes_of_boxes_after(&self) -> i64 {
        match (self.inner_box(), self.stored_box()) {
            (Some(whole), Some(stored)) => {
                let elements = whole.0.saturating_mul(whole.1).saturating_sub(stored.0.saturating_mul(stored.1));
                if elements < 0 { 0 } else { elements.saturating_mul(self.dtype.bytes() as i64) }
            }
            _ => 0,
        }
    }

    /// Returns the bytes of the physical tile, including all of its boxes; `None` if the product overflows `i64`.
    pub const fn size_bytes(&self) -> Option<i64> {
        const fn whole(size: i64, of_box: i64) -> i64 {
            match size % of_box {
                0 => size,
                rest => size.saturating_add(of_box - rest),
            }
        }
        let (rows, cols) = match self.stored_box() {
            Some((height, width)) => (whole(self.rows, height), whole(self.cols, width)),
            None => (self.rows, self.cols),
        };
        match rows.checked_mul(cols) {
            Some(n) => n.checked_mul(self.dtype.bytes() as i64),
            None => None,
        }
    }

    /// Returns the valid extents if static, else the physical ones: the extents that matrix operations compare.
    pub const fn logical(&self) -> (i64, i64) {
        let rows = match self.valid_rows {
            Dim::Static(n) => n,
            Dim::Dynamic => self.rows,
        };
        let cols = match self.valid_cols {
            Dim::Static(n) => n,
            Dim::Dynamic => self.cols,
        };
        (rows, cols)
    }

    /// Returns whether the valid region is the whole tile.
    pub const fn is_fully_valid(&self) -> bool {
        matches!((self.valid_rows, self.valid_cols), (Dim::Static(r), Dim::Static(c)) if r == self.rows && c == self.cols)
    }
}

/// Writes the canonical text: compact form, defaults omitted.
impl fmt::Display for TileDesc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "!pto.tile_buf<{}, {}x{}x{}", self.loc, self.rows, self.cols, self.dtype)?;
        if !self.is_fully_valid() {
            write!(f, ", valid={}x{}", self.valid_rows, self.valid_cols)?;
        }
        if self.blayout != BLayout::RowMajor {
            write!(f, ", blayout={}", self.blayout)?;
        }
        if self.slayout != SLayout::NoneBox {
            write!(f, ", slayout={}", self.slayout)?;
        }
        if self.fractal != Fractal::F512 {
            write!(f, ", fractal={}", self.fractal)?;
        }
        if self.pad != Pad::Null {
            write!(f, ", pad={}", self.pad as u8)?;
        }
        if self.compact != Compact::Null {
            write!(f, ", compact={}", self.compact as u8)?;
        }
        f.write_str(">")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_layouts_are_inverse() {
        for &name in FractalName::ALL {
            let (b, s) = name.layouts();
            assert_eq!(FractalName::of(b, s), name);
        }
    }

    #[test]
    fn boxes() {
        let tile = |dtype, layout| TileDesc::new(Loc::Mat, dtype, 64, 64).with_layout(layout).inner_box();
        assert_eq!(tile(DType::F16, Layout::ND), None);
        assert_eq!(Fractal::parse("1"), None);
        assert_eq!(Fractal::parse("none"), Some(Fractal::F512));
        assert_eq!(tile(DType::F16, Layout::NZ), Some((16, 16)));
        assert_eq!(tile(DType::I8, Layout::NZ), Some((16, 32)));
        assert_eq!(tile(DType::I8, Layout::ZN), Some((32, 16)));
        assert_eq!(tile(DType::F32, Layout::NZ_ACC), Some((16, 16)));
        assert_eq!(tile(DType::F8E8M0, Layout::ZZ_SCALE), Some((16, 2)));
    }

    #[test]
    fn text_omits_defaults() {
        let tile = TileDesc::new(Loc::Vec, DType::F32, 16, 16);
        assert_eq!(tile.to_string(), "!pto.tile_buf<vec, 16x16xf32>");
        let tile = TileDesc { pad: Pad::Max, ..tile.valid(Dim::Dynamic, Dim::Static(3)).with_layout(Layout::NZ_ACC) };
        assert_eq!(
            tile.to_string(),
            "!pto.tile_buf<vec, 16x16xf32, valid=?x3, blayout=col_major, slayout=row_major, fractal=1024, pad=2>"
        );
        assert_eq!(tile.size_bytes(), Some(1024));
        assert_eq!(tile.logical(), (16, 3));
    }
}
