//! Regions: which elements of a vector an operand reads or writes. Seed 002, "Vector regions".

/// The shape of a region and where it begins. Strides and width are in elements, the offset is in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Region {
    /// Elements from the start of a row to the start of the next; of no meaning if there is one row.
    pub vstride: i32,
    /// Elements of a row.
    pub width: i32,
    /// Elements from one to the next within a row; 0 repeats one.
    pub stride: i32,
    /// Bytes from the start of the vector, added to the index if there is one.
    pub offset: i32,
    /// For an index that is computed: no row crosses a multiple of this number of elements. 0: nothing is known.
    pub parent_width: i32,
}

impl Region {
    /// `lanes` elements side by side, from a byte on.
    #[must_use]
    pub const fn contiguous(lanes: u32, offset: u32) -> Self {
        Self { vstride: 0, width: lanes.cast_signed(), stride: 1, offset: offset.cast_signed(), parent_width: 0 }
    }

    /// `lanes` elements with a stride.
    #[must_use]
    pub const fn strided(lanes: u32, stride: i32, offset: u32) -> Self {
        Self { vstride: 0, width: lanes.cast_signed(), stride, offset: offset.cast_signed(), parent_width: 0 }
    }

    /// Rows of `width` elements.
    #[must_use]
    pub const fn rows(vstride: i32, width: i32, stride: i32, offset: i32) -> Self {
        Self { vstride, width, stride, offset, parent_width: 0 }
    }

    /// One element, for each of the lanes.
    #[must_use]
    pub const fn splat(lanes: u32, offset: u32) -> Self {
        Self::strided(lanes, 0, offset)
    }

    /// Whether the lanes are one row.
    #[must_use]
    pub const fn is_1d(&self, lanes: u32) -> bool {
        self.width.cast_unsigned() >= lanes
    }

    /// Where a lane is, in elements from the offset.
    #[must_use]
    pub const fn element(&self, lane: i32) -> i32 {
        let width = if self.width > 0 { self.width } else { 1 };
        lane / width * self.vstride + lane % width * self.stride
    }

    /// Whether the lanes are side by side.
    #[must_use]
    pub fn is_contiguous(&self, lanes: u32) -> bool {
        (0..lanes.cast_signed()).all(|lane| self.element(lane) == lane)
    }
}
