//! Windows of tiles: their start, and their C++ type, which can only express lines of whole buffers.

use pto_isa::{
    TileDesc,
    types::{BLayout, Dim, SLayout},
};

/// A constant, or an expression.
#[derive(Clone, Debug)]
pub(crate) enum Number {
    /// A constant.
    Known(i64),
    /// An expression.
    Text(String),
}

impl Number {
    /// Returns the product with a number.
    pub(crate) fn times(self, by: i64) -> Number {
        match self {
            Number::Known(number) => Number::Known(number.saturating_mul(by)),
            Number::Text(_) if by == 0 => Number::Known(0),
            text if by == 1 => text,
            Number::Text(text) => Number::Text(format!("({text}) * {by}")),
        }
    }

    fn plus(self, other: Number) -> Number {
        match (self, other) {
            (Number::Known(a), Number::Known(b)) => Number::Known(a.saturating_add(b)),
            (Number::Known(0), text) | (text, Number::Known(0)) => text,
            (a, b) => Number::Text(format!("{a} + {b}")),
        }
    }

    /// Returns quotient and remainder.
    fn divided(self, by: i64) -> [Number; 2] {
        match self {
            Number::Known(number) => [Number::Known(number.div_euclid(by)), Number::Known(number.rem_euclid(by))],
            Number::Text(text) if by == 1 => [Number::Text(text), Number::Known(0)],
            Number::Text(text) => [Number::Text(format!("({text}) / {by}")), Number::Text(format!("({text}) % {by}"))],
        }
    }

    /// Returns the sum with an address.
    pub(crate) fn added_to(&self, address: &str) -> String {
        match self {
            Number::Known(0) => address.to_owned(),
            Number::Known(number) => format!("({address} + {number})"),
            Number::Text(text) => format!("({address} + (uint64_t) ({text}))"),
        }
    }
}

/// An address as a sum, so that two of them may be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    /// Parts that are known at run time only.
    unknown: Vec<String>,
    /// Bytes.
    known: i64,
}

impl Spot {
    /// The address that a number is.
    pub(crate) fn at(number: &Number) -> Self {
        Self { unknown: Vec::new(), known: 0 }.further(number)
    }

    /// An address some bytes further.
    pub(crate) fn further(mut self, bytes: &Number) -> Self {
        match bytes {
            Number::Known(number) => self.known = self.known.saturating_add(*number),
            Number::Text(text) => self.unknown.push(text.clone()),
        }
        self
    }
}

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Number::Known(number) => write!(f, "{number}"),
            Number::Text(text) => f.write_str(text),
        }
    }
}

/// Returns the distance in elements between an element and the first element of a buffer.
pub(crate) fn distance(buffer: &TileDesc, row: Number, col: Number) -> Number {
    let Some((height, width)) = buffer.stored_box() else {
        return match buffer.blayout {
            BLayout::RowMajor => row.times(buffer.cols).plus(col),
            BLayout::ColMajor => col.times(buffer.rows).plus(row),
        };
    };
    let [box_row, in_row] = row.divided(height);
    let [box_col, in_col] = col.divided(width);
    let whole = |extent: i64, of: i64| (extent + of - 1) / of;
    let boxes = match buffer.blayout {
        BLayout::RowMajor => box_row.times(whole(buffer.cols, width)).plus(box_col),
        BLayout::ColMajor => box_col.times(whole(buffer.rows, height)).plus(box_row),
    };
    let inside = match buffer.slayout {
        SLayout::NoneBox | SLayout::RowMajor => in_row.times(width).plus(in_col),
        SLayout::ColMajor => in_col.times(height).plus(in_row),
    };
    boxes.times(height * width).plus(inside)
}

/// Returns the tile of the C++ type of a window: the buffer with the valid region of the window, or the window if its
/// lines are those of the buffer.
pub(crate) fn window(buffer: &TileDesc, child: &TileDesc) -> TileDesc {
    let lines_agree = match (buffer.stored_box().is_some(), buffer.blayout) {
        (false, BLayout::RowMajor) => buffer.cols == child.cols || child.rows == 1,
        (false, BLayout::ColMajor) => buffer.rows == child.rows || child.cols == 1,
        (true, BLayout::RowMajor) => buffer.cols == child.cols && child.stored_box() == buffer.stored_box(),
        (true, BLayout::ColMajor) => buffer.rows == child.rows && child.stored_box() == buffer.stored_box(),
    };
    if lines_agree {
        return *child;
    }
    TileDesc {
        rows: buffer.rows,
        cols: buffer.cols,
        valid_rows: child.valid_rows,
        valid_cols: child.valid_cols,
        ..*child
    }
}

/// Returns the valid rows and columns for the constructor of a window: those given, else all of the window, not of the
/// buffer.
pub(crate) fn valid(child: &TileDesc, given: [Option<String>; 2]) -> [Option<String>; 2] {
    let [rows, cols] = given;
    let whole = |dim: Dim, extent: i64| dim.is_dynamic().then(|| extent.to_string());
    [rows.or(whole(child.valid_rows, child.rows)), cols.or(whole(child.valid_cols, child.cols))]
}

/// Returns the bytes between consecutive slots of a multi-buffer.
pub(crate) fn slot_bytes(desc: &TileDesc) -> Option<i64> {
    let align = pto_isa::target::memory(desc.loc).align;
    Some(desc.size_bytes()?.checked_add(align - 1)? / align * align)
}
