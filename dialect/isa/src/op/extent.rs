//! How many bytes an operation accesses at a pointer, if other operands determine it.

use crate::rule::Idx;
use serde::Serialize;

/// The bytes that an operation accesses at an operand, as a function of other operands, which are given by their
/// declared indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Extent {
    /// Consecutive groups of elements.
    Groups {
        /// Number of groups.
        count: Idx,
        /// Elements per group.
        elements: i64,
        /// Bytes per element.
        each: Each,
    },
    /// Bytes of registers, of a predicate or of a single element, at an offset.
    Access {
        /// Operand with the distance of the first byte from the pointer.
        offset: Idx,
        /// Unit of the distance.
        unit: Each,
        /// Number of bytes.
        width: Width,
        /// The result with the advanced pointer: if it is present, the access is at the pointer itself (post-update).
        updated: Option<u8>,
    },
    /// Runs of bytes, such as the bursts of a copy.
    Runs {
        /// Offset of the first run from the pointer in bytes; 0 if `None`.
        start: Option<Idx>,
        /// Number of runs.
        count: Idx,
        /// Length of a run, in units.
        length: Idx,
        /// Bytes per unit.
        unit: i64,
        /// Distance between runs.
        distance: Distance,
        /// Trip counts of the enclosing loops, innermost first, and their strides in bytes.
        loops: Option<[Idx; 2]>,
        /// Whether each run is padded to whole blocks.
        padded: bool,
    },
    /// Fractals in columns.
    Fractals {
        /// Index of the first fractal: within its column, and of its column.
        start: Option<[Idx; 2]>,
        /// Number of fractals per column, and of columns.
        counts: [Idx; 2],
        /// Distance between columns, in fractals.
        distance: Idx,
        /// Flag that transposes the fractals; they are then stored in the order of another shape.
        unless: Option<TransposeFlag>,
    },
}

/// Number of bytes of an access to registers, predicates or a single element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Width {
    /// A fixed number.
    Always(Each),
    /// A number that depends on the word of an attribute.
    By {
        /// The attribute, by its index.
        attribute: Idx,
        /// Bytes for each of these words.
        words: &'static [(&'static str, i64)],
        /// Bytes for other words, and if the attribute is absent.
        otherwise: i64,
    },
}

impl Width {
    /// Returns the number of bytes for elements of `element` bytes; `word` returns the word of an attribute.
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

/// Number of bytes of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Each {
    /// The size of the pointee.
    Element,
    /// A fixed number.
    Bytes(i64),
}

impl Each {
    /// Returns the number of bytes for a pointee of `element` bytes.
    pub const fn bytes(self, element: i64) -> i64 {
        match self {
            Each::Element => element,
            Each::Bytes(bytes) => bytes,
        }
    }
}

/// Distance between a run and the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Distance {
    /// In bytes, from start to start.
    Bytes(Idx),
    /// In units, from the end of a run to the start of the next one.
    Gap(Idx),
}

/// Flag that transposes fractals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum TransposeFlag {
    /// An attribute, by its index.
    Attribute(Idx),
    /// An operand, if it is not 0.
    Operand(Idx),
}

impl Extent {
    /// Returns the operands that it refers to.
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
