//! Region arithmetic: the elements and registers that an operand accesses.
//!
//! These are pure functions of numbers, which the verifier, the interpreter and `explain-region` use. Source: the
//! document "Virtual ISA, Operands", "Region-based Addressing" and "Region Interpretation for Indirect Operands".

use std::fmt;
use std::ops::Range;

/// Legal values of `Width` (restriction 1).
pub const WIDTHS: [u16; 5] = [1, 2, 4, 8, 16];
/// Legal values of `VertStride` (restriction 2).
pub const VERTICAL_STRIDES: [u16; 7] = [0, 1, 2, 4, 8, 16, 32];
/// Legal values of `HorzStride` (restriction 3).
pub const HORIZONTAL_STRIDES: [u16; 4] = [0, 1, 2, 4];
/// Maximal number of adjacent registers that an operand may access (restriction 6).
pub const MAX_REGISTERS: u32 = 2;

/// The stride between rows, or the source of their addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rows {
    /// Rows have this stride, in elements.
    Stride(u16),
    /// Each row starts at the next element of the address operand (`VxH`, the null stride).
    Addresses,
}

/// The shape of a region, in elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// `VertStride`.
    pub rows: Rows,
    /// `Width`.
    pub width: u16,
    /// `HorzStride`.
    pub horizontal: u16,
}

impl Shape {
    /// Creates the source region `<vertical;width,horizontal>`.
    #[must_use]
    pub const fn source(vertical: u16, width: u16, horizontal: u16) -> Self {
        Self { rows: Rows::Stride(vertical), width, horizontal }
    }

    /// Creates the multi-address source region `<;width,horizontal>`.
    #[must_use]
    pub const fn multi_address(width: u16, horizontal: u16) -> Self {
        Self { rows: Rows::Addresses, width, horizontal }
    }

    /// Creates the destination region `<horizontal>`: element `i` is at `i * horizontal`.
    #[must_use]
    pub const fn destination(horizontal: u16) -> Self {
        Self { rows: Rows::Stride(horizontal), width: 1, horizontal: 0 }
    }

    /// Creates the region of a scalar operand, `<0;1,0>`.
    #[must_use]
    pub const fn scalar() -> Self {
        Self::source(0, 1, 0)
    }

    /// Returns the element of channel `channel`; `None` if it has no row (`Width` is 0).
    #[must_use]
    pub fn element(self, channel: u16) -> Option<Element> {
        let row = channel.checked_div(self.width)?;
        let column = u32::from(channel.checked_rem(self.width)?) * u32::from(self.horizontal);
        Some(match self.rows {
            Rows::Stride(vertical) => Element { address: 0, index: u32::from(row) * u32::from(vertical) + column },
            Rows::Addresses => Element { address: row, index: column },
        })
    }

    /// Returns the elements of an instruction of `exec` channels, in the order of the channels.
    ///
    /// As in the pseudo-code, only whole rows are accessed, so there are no elements if `exec` is less than `Width`
    /// (restriction 4).
    pub fn elements(self, exec: u16) -> impl Iterator<Item = Element> {
        (0..self.channels(exec)).filter_map(move |channel| self.element(channel))
    }

    /// Returns the number of channels in whole rows.
    #[must_use]
    pub fn channels(self, exec: u16) -> u16 {
        exec.checked_div(self.width).map_or(0, |rows| rows * self.width)
    }

    /// Returns the number of elements of the address operand that are used.
    #[must_use]
    pub fn addresses(self, exec: u16) -> u16 {
        match self.rows {
            Rows::Stride(_) => 1,
            Rows::Addresses => exec.checked_div(self.width).unwrap_or(0),
        }
    }

    /// Returns the restrictions 1 to 5 that this shape violates in an instruction of `exec` channels.
    ///
    /// For a destination only the horizontal stride is checked: its vertical stride and width have no effect.
    #[must_use]
    pub fn broken(self, exec: u16) -> Vec<Broken> {
        let mut broken = Vec::new();
        if !WIDTHS.contains(&self.width) {
            broken.push(Broken::Width(self.width));
        }
        if let Rows::Stride(vertical) = self.rows
            && !VERTICAL_STRIDES.contains(&vertical)
        {
            broken.push(Broken::VerticalStride(vertical));
        }
        if !HORIZONTAL_STRIDES.contains(&self.horizontal) {
            broken.push(Broken::HorizontalStride(self.horizontal));
        }
        if exec < self.width && WIDTHS.contains(&self.width) {
            broken.push(Broken::ExecSize { exec, width: self.width });
        }
        broken
    }
}

/// Returns the restriction that the stride of a destination violates (3 or 5).
#[must_use]
pub fn broken_destination(horizontal: u16) -> Option<Broken> {
    if horizontal == 0 {
        Some(Broken::DestinationStride)
    } else if HORIZONTAL_STRIDES.contains(&horizontal) {
        None
    } else {
        Some(Broken::HorizontalStride(horizontal))
    }
}

/// An element of a region, relative to an origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Element {
    /// Index of the element of the address operand that is the origin; 0 without address operand.
    pub address: u16,
    /// The distance from the origin, in elements.
    pub index: u32,
}

/// A violated restriction of regions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Broken {
    /// Restriction 1.
    Width(u16),
    /// Restriction 2.
    VerticalStride(u16),
    /// Restriction 3.
    HorizontalStride(u16),
    /// Restriction 4.
    ExecSize {
        /// The execution size.
        exec: u16,
        /// The width.
        width: u16,
    },
    /// Restriction 5.
    DestinationStride,
    /// Restriction 6.
    Registers {
        /// The first accessed register, relative to the variable.
        first: u32,
        /// The last accessed register.
        last: u32,
    },
}

impl Broken {
    /// Returns the number of the restriction in the specification.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Width(_) => 1,
            Self::VerticalStride(_) => 2,
            Self::HorizontalStride(_) => 3,
            Self::ExecSize { .. } => 4,
            Self::DestinationStride => 5,
            Self::Registers { .. } => 6,
        }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Width(found) => write!(f, "expected width 1, 2, 4, 8 or 16, found {found}"),
            Self::VerticalStride(found) => write!(f, "expected vertical stride 0, 1, 2, 4, 8, 16 or 32, found {found}"),
            Self::HorizontalStride(found) => write!(f, "expected horizontal stride 0, 1, 2 or 4, found {found}"),
            Self::ExecSize { exec, width } => write!(f, "width {width} is more than the execution size {exec}"),
            Self::DestinationStride => write!(f, "expected horizontal stride 1, 2 or 4 of a destination, found 0"),
            Self::Registers { first, last } => {
                write!(f, "elements lie in registers {first} to {last}, expected at most two adjacent ones")
            }
        }
    }
}

/// A region at an offset in a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Access {
    /// The offset of the first element in bytes, relative to the variable.
    pub origin: u32,
    /// The size of an element in bytes.
    pub size: u32,
    /// The shape.
    pub shape: Shape,
    /// The execution size.
    pub exec: u16,
}

impl Access {
    /// Creates the region of `V(row,column)`.
    #[must_use]
    pub const fn at(row: u32, column: u32, grf: u32, size: u32, shape: Shape, exec: u16) -> Self {
        Self { origin: row.saturating_mul(grf).saturating_add(column.saturating_mul(size)), size, shape, exec }
    }

    /// Returns the bytes of each channel, relative to the variable, in the order of the channels.
    pub fn bytes(self) -> impl Iterator<Item = Range<u32>> {
        self.shape.elements(self.exec).map(move |element| {
            let start = self.origin.saturating_add(element.index.saturating_mul(self.size));
            start..start.saturating_add(self.size)
        })
    }

    /// Returns the range from the first to the last accessed byte; empty if there is none.
    #[must_use]
    pub fn extent(self) -> Range<u32> {
        let end = self.bytes().map(|bytes| bytes.end).max().unwrap_or(self.origin);
        self.origin..end
    }

    /// Returns the range of accessed registers, of `grf` bytes each, if the variable is aligned to a register.
    #[must_use]
    pub fn registers(self, grf: u32) -> Range<u32> {
        let extent = self.extent();
        let first = extent.start.checked_div(grf).unwrap_or(0);
        if extent.is_empty() { first..first } else { first..extent.end.div_ceil(grf.max(1)) }
    }

    /// Returns restriction 6, with the registers, if it is violated. For operands whose rows share one address.
    ///
    /// An instruction with more channels than two registers have elements is executed in parts that fit; each part must
    /// satisfy the restriction.
    #[must_use]
    pub fn too_wide(self, grf: u32) -> Option<Broken> {
        let part = MAX_REGISTERS.saturating_mul(grf).checked_div(self.size)?;
        let mut channels = self.bytes().peekable();
        while channels.peek().is_some() {
            let (start, end) = channels
                .by_ref()
                .take(part.max(1) as usize)
                .fold((u32::MAX, 0), |(start, end), bytes| (start.min(bytes.start), end.max(bytes.end)));
            let (first, last) = (start.checked_div(grf)?, end.saturating_sub(1).checked_div(grf)?);
            if last.saturating_sub(first) >= MAX_REGISTERS {
                return Some(Broken::Registers { first, last });
            }
        }
        None
    }
}
