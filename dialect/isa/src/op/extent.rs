//! How many bytes an operation touches after a pointer, where numbers among its operands say it.

use crate::rule::Idx;
use serde::Serialize;

/// Bytes after an operand, as far as other operands say them; these are given by their declared indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Extent {
    /// Groups of elements, one after the other.
    Groups {
        /// How many.
        count: Idx,
        /// Elements of a group.
        elements: i64,
        /// What an element takes.
        each: Each,
    },
    /// Bytes of registers, a predicate or a single element, at a distance.
    Access {
        /// Distance of the first byte from the pointer.
        offset: Idx,
        /// What the distance counts.
        unit: Each,
        /// How many bytes.
        width: Width,
        /// The result that is the pointer moved by the distance: where it is there, the access is at the pointer itself.
        updated: Option<u8>,
    },
    /// Runs of bytes: bursts of a copy.
    Runs {
        /// Where the first one begins after the pointer, in bytes; at the pointer without.
        start: Option<Idx>,
        /// How many.
        count: Idx,
        /// Length of a run, in units.
        length: Idx,
        /// Bytes of a unit.
        unit: i64,
        /// From a run to the next one.
        distance: Distance,
        /// Numbers of iterations of the loops around, from the inside out, and their distances in bytes.
        loops: Option<[Idx; 2]>,
        /// A run is padded to whole blocks.
        padded: bool,
    },
    /// Fractals in columns.
    Fractals {
        /// The first ones: in a column, and of the columns.
        start: Option<[Idx; 2]>,
        /// How many: in a column, and columns.
        counts: [Idx; 2],
        /// Distance of columns, in fractals.
        distance: Idx,
        /// What says that they are transposed: then their order is that of another shape.
        unless: Option<TransposeFlag>,
    },
}

/// Bytes of an access to registers, predicates or a single element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Width {
    /// Always the same.
    Always(Each),
    /// By what an attribute says, given by its index.
    By {
        /// The attribute.
        attribute: Idx,
        /// Bytes for each of these words.
        words: &'static [(&'static str, i64)],
        /// Bytes for other ones, and without the attribute.
        otherwise: i64,
    },
}

impl Width {
    /// The bytes, where an element has so many; `word` is what an attribute says.
    pub fn bytes(self, element: i64, word: impl FnOnce(Idx) -> Option<&'static str>) -> i64 {
        match self {
            Width::Always(each) => each.bytes(element),
            Width::By { attribute, words, otherwise } => {
                let word = word(attribute);
                words.iter().find(|(of, _)| Some(*of) == word).map_or(otherwise, |(_, bytes)| *bytes)
            }
        }
    }
}

/// Bytes of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Each {
    /// Those of what is pointed to.
    Element,
    /// So many.
    Bytes(i64),
}

impl Each {
    /// The bytes, where what is pointed to has so many.
    pub const fn bytes(self, element: i64) -> i64 {
        match self {
            Each::Element => element,
            Each::Bytes(bytes) => bytes,
        }
    }
}

/// From a run to the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Distance {
    /// In bytes, from start to start.
    Bytes(Idx),
    /// In units, from the end of the one to the start of the next one.
    Gap(Idx),
}

/// What says that fractals are transposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum TransposeFlag {
    /// An attribute, by its index.
    Attribute(Idx),
    /// An operand other than 0.
    Operand(Idx),
}

impl Extent {
    /// The operands it names.
    pub fn operands(self) -> Vec<Idx> {
        match self {
            Extent::Groups { count, .. } => vec![count],
            Extent::Access { offset, .. } => vec![offset],
            Extent::Runs {
                start, count, length, distance: Distance::Bytes(from) | Distance::Gap(from), loops, ..
            } => start.into_iter().chain([count, length, from]).chain(loops.into_iter().flatten()).collect(),
            Extent::Fractals { start, counts, distance, unless } => {
                let transpose = match unless {
                    Some(TransposeFlag::Operand(operand)) => Some(operand),
                    Some(TransposeFlag::Attribute(_)) | None => None,
                };
                start.into_iter().flatten().chain(counts).chain([distance]).chain(transpose).collect()
            }
        }
    }
}
