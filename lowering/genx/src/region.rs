//! Regions: the elements of a vector that an operand reads or writes. Source: LLVM IR for the GenX backend, "Vector
//! regions".

use visa::region::Shape;

/// The shape and start of a region. Strides and width are in elements, the offset is in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Region {
    /// Stride between rows; irrelevant for a single row.
    pub vstride: i32,
    /// Number of elements per row.
    pub width: i32,
    /// Stride between elements of a row; 0 repeats one element.
    pub stride: i32,
    /// Offset of the first element in bytes; an index, if there is one, is added.
    pub offset: i32,
    /// For a variable index: no row crosses a multiple of this number of elements. 0 if unknown.
    pub parent_width: i32,
}

impl Region {
    /// Creates a region of `lanes` adjacent elements, from a byte offset on.
    #[must_use]
    pub const fn contiguous(lanes: u32, offset: u32) -> Self {
        Self { vstride: 0, width: lanes.cast_signed(), stride: 1, offset: offset.cast_signed(), parent_width: 0 }
    }

    /// Creates a region of `lanes` elements with a stride.
    #[must_use]
    pub const fn strided(lanes: u32, stride: i32, offset: u32) -> Self {
        Self { vstride: 0, width: lanes.cast_signed(), stride, offset: offset.cast_signed(), parent_width: 0 }
    }

    /// Creates a region of rows of `width` elements.
    #[must_use]
    pub const fn rows(vstride: i32, width: i32, stride: i32, offset: i32) -> Self {
        Self { vstride, width, stride, offset, parent_width: 0 }
    }

    /// Creates a region that reads one element in all lanes.
    #[must_use]
    pub const fn splat(lanes: u32, offset: u32) -> Self {
        Self::strided(lanes, 0, offset)
    }

    /// Returns whether the lanes are a single row.
    #[must_use]
    pub const fn is_1d(&self, lanes: u32) -> bool {
        self.width.cast_unsigned() >= lanes
    }

    /// Returns the position of a lane, in elements from the offset.
    #[must_use]
    pub const fn element(&self, lane: i32) -> i32 {
        // Most regions have one row, which avoids a slow division.
        if lane >= 0 && lane < self.width {
            return lane * self.stride;
        }
        let width = if self.width > 0 { self.width } else { 1 };
        lane / width * self.vstride + lane % width * self.stride
    }

    /// Returns whether the lanes are adjacent.
    #[must_use]
    pub fn is_contiguous(&self, lanes: u32) -> bool {
        if self.width > 0 && self.is_1d(lanes) {
            return self.stride == 1 || lanes <= 1;
        }
        (0..lanes.cast_signed()).all(|lane| self.element(lane) == lane)
    }
}

/// The encoding of a region in vISA, and its legality. The limits are those of the `visa` crate.
impl Region {
    /// Returns the source region that reads these lanes; `None` if there is none. It has the longest rows possible.
    #[must_use]
    pub fn source_shape(&self, lanes: u32) -> Option<Shape> {
        let lanes = i32::try_from(lanes).ok()?;
        let element = |lane: i32| self.element(lane) - self.element(0);
        let fits = |shape: Shape| {
            let lanes_of_shape = u16::try_from(lanes).ok()?;
            let same = (0..lanes_of_shape).all(|lane| {
                shape.element(lane).is_some_and(|at| i64::from(at.index) == i64::from(element(i32::from(lane))))
            });
            (same && shape.broken(lanes_of_shape).is_empty()).then_some(shape)
        };
        for width in visa::region::WIDTHS.into_iter().rev().filter(|width| i32::from(*width) <= lanes) {
            let horizontal = if width > 1 { element(1) } else { 0 };
            let vertical = if i32::from(width) < lanes { element(width.into()) } else { i32::from(width) * horizontal };
            // The stride of a single row may have any value; the region is never longer than the largest stride.
            let vertical = if i32::from(width) < lanes { vertical } else { vertical.min(32) };
            let (Ok(horizontal), Ok(vertical)) = (u16::try_from(horizontal), u16::try_from(vertical)) else { continue };
            if let Some(shape) = fits(Shape::source(vertical, width, horizontal)) {
                return Some(shape);
            }
        }
        None
    }

    /// Returns the stride of the destination region that writes these lanes; `None` if there is none.
    #[must_use]
    pub fn destination_stride(&self, lanes: u32) -> Option<u16> {
        let lanes = lanes.cast_signed();
        let stride = if lanes > 1 { self.element(1) - self.element(0) } else { 1 };
        let stride = u16::try_from(stride).ok()?;
        let same = (0..lanes).all(|lane| self.element(lane) == self.element(0) + lane * i32::from(stride));
        (same && visa::region::broken_destination(stride).is_none()).then_some(stride)
    }

    /// Returns the range of bytes of some lanes, relative to the offset; `size` is that of an element. The start is
    /// negative if a stride is.
    #[must_use]
    pub fn extent(&self, lanes: u32, size: u32) -> std::ops::Range<i64> {
        let elements = (0..lanes.cast_signed()).map(|lane| i64::from(self.element(lane)));
        let (first, last) = elements.fold((i64::MAX, i64::MIN), |(first, last), at| (first.min(at), last.max(at)));
        if lanes == 0 { 0..0 } else { first * i64::from(size)..(last + 1) * i64::from(size) }
    }

    /// Returns a range of lanes as a region, for elements of `size` bytes; `None` if they do not form a region.
    #[must_use]
    pub fn part(&self, first: u32, lanes: u32, size: u32) -> Option<Self> {
        let elements: Vec<i32> = (first..first + lanes)
            .map(|lane| self.element(lane.cast_signed()) - self.element(first.cast_signed()))
            .collect();
        let offset = self.offset + self.element(first.cast_signed()) * size.cast_signed();
        Some(Self { offset, parent_width: self.parent_width, ..Self::through(&elements)? })
    }

    /// Returns the region at offset 0 whose lanes have these element offsets, the first of which is 0; `None` if there
    /// is none.
    #[must_use]
    pub fn through(elements: &[i32]) -> Option<Self> {
        let count = i32::try_from(elements.len()).ok()?;
        let stride = elements.get(1).map_or(1, |second| second - elements[0]);
        let same = elements.windows(2).take_while(|pair| pair[1] - pair[0] == stride).count();
        let width = i32::try_from(same).ok()? + 1;
        let fits = |width: i32, stride: i32| {
            let vstride = if width < count { elements[width as usize] } else { 0 };
            let region = Self { vstride, width, stride, offset: 0, parent_width: 0 };
            elements.iter().zip(0..).all(|(at, lane)| region.element(lane) == *at).then_some(region)
        };
        if count <= 1 {
            return Some(Self::rows(0, 1, if count == 1 { 1 } else { 0 }, 0));
        }
        // Try the longest row first; other rows end where the stride between rows changes.
        (1..=width.min(count))
            .rev()
            .filter(|width| width == &count || count % width == 0)
            .find_map(|width| fits(width, if width == 1 { 1 } else { stride }))
    }
}
