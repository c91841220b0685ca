//! Computes the bytes of the valid region of a tile, as exactly as the program determines them.
//!
//! The lines of a tile may have gaps between them, and the number of valid elements may be known only at run time. A
//! region is the range from its first to its last byte, which over-approximates it; and, if the program determines it,
//! its form: two regions of equal form are the same bytes, whatever the run-time values are.

use super::{Aliases, Bytes};
use crate::{
    steps::stride,
    tile::{ALLOC, BITCAST, Part, SUBVIEW, TASSIGN, TRESHAPE, declared, is_def},
    walk,
};
use mlir_dialect::{
    integer_constant,
    melior::ir::{Value, ValueLike},
    value_key,
};
use pto_dialect::types;
use pto_isa::{
    TileDesc,
    types::{BLayout, Dim},
};

/// Maximal number of lines for which the intervals of a region with gaps are enumerated.
const LINES: i64 = 64;

/// A count of lines or elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Count {
    Known(i64),
    /// An SSA value, by its key.
    Value(usize),
}

/// Lines of elements at a known address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Form {
    /// Address of the first byte.
    start: i64,
    /// Stride between lines in bytes; `None` for a single line.
    stride: i64,
    lines: Count,
    /// Elements per line.
    elements: Count,
    /// Bytes per element.
    width: i64,
}

/// The bytes of the valid region of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Region {
    /// The range of bytes, including gaps.
    pub(crate) bytes: Bytes,
    /// The bytes of the range that belong to the region; `None` if they are not known statically.
    pub(crate) form: Option<Form>,
}

impl Region {
    /// Returns the bytes that a value refers to, without a form; `None` for a value that refers to no memory.
    pub(crate) fn whole(aliases: &mut Aliases, value: Value<'_, '_>) -> Option<Self> {
        Some(Self { bytes: aliases.bytes(value)?, form: None })
    }

    /// Returns the valid region of a tile. With `changes`, an operation may set valid regions between two uses of a
    /// tile.
    pub(crate) fn valid(aliases: &mut Aliases, value: Value<'_, '_>, changes: bool) -> Option<Self> {
        let whole = Self::whole(aliases, value)?;
        let Some(desc) = types::tile(value.r#type()).filter(|_| whole.bytes.are_known()) else { return Some(whole) };
        let form = form(aliases, value, &desc, changes);
        let listed = form.and_then(|form| form.listed());
        let ends = listed.as_ref().and_then(|listed| Some((listed.first()?.0, listed.last()?.1)));
        let bytes = ends.map_or(whole.bytes, |(start, end)| Bytes { start, end, ..whole.bytes });
        Some(Self { bytes, form })
    }

    /// Returns the bytes as sorted intervals; `None` if they are not known statically.
    pub(crate) fn listed(&self) -> Option<Vec<(i64, i64)>> {
        self.form.and_then(|form| form.listed())
    }
}

impl Form {
    fn listed(&self) -> Option<Vec<(i64, i64)>> {
        let (Count::Known(lines), Count::Known(elements)) = (self.lines, self.elements) else { return None };
        let length = elements.checked_mul(self.width)?;
        if lines <= 0 || length <= 0 {
            return Some(Vec::new());
        }
        if lines == 1 || length == self.stride {
            return Some(vec![(self.start, self.start.checked_add(length.checked_mul(lines)?)?)]);
        }
        if lines > LINES || length > self.stride {
            return None;
        }
        (0..lines)
            .map(|line| {
                let start = line.checked_mul(self.stride)?.checked_add(self.start)?;
                Some((start, start.checked_add(length)?))
            })
            .collect()
    }
}

/// Returns the first element of a tile, and the stride of its lines, both in elements.
fn first(aliases: &mut Aliases, value: Value<'_, '_>) -> Option<(i64, i64)> {
    let desc = types::tile(value.r#type())?;
    let (op, def) = walk::definition(value)?;
    let def = def?;
    let is = |wanted| is_def(Some(def), wanted);
    if is(ALLOC) || is(TASSIGN) {
        let bytes = aliases.bytes(value).filter(|bytes| bytes.are_known())?;
        return Some((bytes.start, stride(&desc)));
    }
    let source = declared(op, def, 0)?;
    if is(BITCAST) || is(TRESHAPE) {
        let (start, apart) = first(aliases, source)?;
        let whole = types::tile(source.r#type()).is_some_and(|source| stride(&source) == apart);
        return whole.then(|| (start, stride(&desc)));
    }
    let part = Part::of(value).filter(|_| is(SUBVIEW))?;
    let (start, apart) = first(aliases, part.of)?;
    let parent = types::tile(part.of.r#type())?;
    // The offset of a part counts lines of its tile, so these have to be where its type says.
    let start = start.checked_add(part.start)?;
    (stride(&parent) == apart).then_some((start, apart))
}

/// Returns the address of the first element of a tile, if it is known.
pub(crate) fn first_element(aliases: &mut Aliases, value: Value<'_, '_>) -> Option<i64> {
    first(aliases, value).map(|(start, _)| start)
}

/// Returns the numbers of valid rows and columns of a tile.
fn counts(value: Value<'_, '_>, desc: &TileDesc, changes: bool) -> Option<[Count; 2]> {
    let given = |index: usize| {
        let (op, def) = walk::definition(value).filter(|_| !changes)?;
        let def = def?;
        let first = match def {
            def if is_def(Some(def), ALLOC) => 1,
            def if is_def(Some(def), SUBVIEW) => 2,
            _ => return None,
        };
        let number = declared(op, def, first + index)?;
        Some(integer_constant(number).map_or(Count::Value(value_key(number)), Count::Known))
    };
    let count = |dim: Dim, index: usize| match dim {
        Dim::Static(number) => Some(Count::Known(number)),
        Dim::Dynamic => given(index),
    };
    Some([count(desc.valid_rows, 0)?, count(desc.valid_cols, 1)?])
}

fn form(aliases: &mut Aliases, value: Value<'_, '_>, desc: &TileDesc, changes: bool) -> Option<Form> {
    let (start, apart) = first(aliases, value)?;
    let width = i64::from(desc.dtype.bytes());
    if desc.stored_box().is_some() || desc.dtype.is_packed_fp4() {
        // Boxes are contiguous only if the whole tile is valid.
        let size = desc.size_bytes().filter(|_| desc.is_fully_valid())?;
        return Some(Form { start, stride: 0, lines: Count::Known(1), elements: Count::Known(size), width: 1 });
    }
    let [rows, cols] = counts(value, desc, changes)?;
    let (lines, elements) = match desc.blayout {
        BLayout::RowMajor => (rows, cols),
        BLayout::ColMajor => (cols, rows),
    };
    let stride = if lines == Count::Known(1) { 0 } else { apart.checked_mul(width)? };
    Some(Form { start, stride, lines, elements, width })
}
