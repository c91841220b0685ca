//! Entries of the tables in rules: sets of memories, moves, conversions, products.

use crate::attrs::AccQuant;
use crate::target::PerTarget;
use crate::types::{DTypeSet, Layout, Loc, ViewLayout};
use serde::{Serialize, Serializer};
use std::fmt;

/// A set of memories.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocSet(u8);

impl LocSet {
    /// Returns the set of these memories.
    pub const fn of(locs: &[Loc]) -> LocSet {
        let mut bits = 0;
        let mut i = 0;
        while i < locs.len() {
            bits |= 1 << locs[i] as u8;
            i += 1;
        }
        LocSet(bits)
    }

    /// Returns whether a memory is in the set.
    pub const fn contains(self, loc: Loc) -> bool {
        self.0 & (1 << loc as u8) != 0
    }

    /// Returns the members in declaration order.
    pub fn iter(self) -> impl Iterator<Item = Loc> + Clone {
        Loc::ALL.iter().copied().filter(move |&l| self.contains(l))
    }
}

impl fmt::Display for LocSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::enums::Prose(self.iter()).fmt(f)
    }
}

impl Serialize for LocSet {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

/// Extents that a rule compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Axes {
    /// Rows and columns
    #[serde(rename = "RowsAndColumns")]
    Both,
    /// Rows
    Rows,
    /// Columns
    #[serde(rename = "Columns")]
    Cols,
}

/// A legal move between two memories.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Move {
    /// Memory of the source.
    pub from: Loc,
    /// Memory of the destination.
    pub to: Loc,
    /// Layouts of the source; any if empty.
    pub from_layouts: &'static [Layout],
    /// Layouts of the destination; any if empty.
    pub to_layouts: &'static [Layout],
    /// Whether both layouts must be equal.
    pub same_layout: bool,
    /// Whether the element types of source and destination must be equal.
    pub same_dtype: bool,
    /// Legal element types of the source.
    #[serde(rename = "element_types")]
    pub dtypes: DTypeSet,
    /// Whether the physical extents of source and destination must be equal.
    pub same_extent: bool,
}

/// A legal load or store: between a view with layout `view` and a tile in `loc` with one of the layouts `tiles`.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct ViewConversion {
    /// Memory of the tile.
    #[serde(rename = "memory")]
    pub loc: Loc,
    /// Layout of the view.
    pub view: ViewLayout,
    /// Layouts of the tile.
    pub tiles: &'static [Layout],
}

/// Legal element types of a store of an accumulator.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct AccConversion {
    /// Element types of the accumulator.
    #[serde(rename = "source")]
    pub src: DTypeSet,
    /// Destination types without quantisation.
    pub plain: PerTarget<DTypeSet>,
    /// Destination types with quantisation, by a scalar or by a tile of factors.
    pub quantised: PerTarget<DTypeSet>,
}

/// Legal element types of a matrix product: `acc = lhs x rhs`, every combination of members.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Product {
    /// Accumulator.
    pub acc: DTypeSet,
    /// Left operand.
    #[serde(rename = "left")]
    pub lhs: DTypeSet,
    /// Right operand.
    #[serde(rename = "right")]
    pub rhs: DTypeSet,
    /// Whether left and right operand must have the same type.
    pub same: bool,
}

/// Legal conversions of quantisations that differ in their factors only.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct CaseConversion {
    /// The quantisations.
    #[serde(rename = "case", serialize_with = "stem")]
    pub cases: &'static [AccQuant],
    /// Element types of the source.
    #[serde(rename = "source")]
    pub src: DTypeSet,
    /// Element types of the destination.
    #[serde(rename = "destination")]
    pub dst: DTypeSet,
}

/// Serializes the name that the quantisations share.
fn stem<S: Serializer>(cases: &&'static [AccQuant], serializer: S) -> Result<S::Ok, S::Error> {
    cases.first().map(|case| case.stem()).serialize(serializer)
}

/// Legal conversions of elements: from each type in `src` to each type in `dst`.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Conversion {
    /// Source types.
    #[serde(rename = "source")]
    pub src: DTypeSet,
    /// Destination types.
    #[serde(rename = "destination")]
    pub dst: DTypeSet,
}

/// The extent that a tile needs, as a function of the extent `n` of another tile: `ceil(n / divide) + plus`, or `plus`
/// if `divide` is 0.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Need {
    /// Divisor.
    pub divide: i64,
    /// Constant part.
    pub plus: i64,
}

impl Need {
    /// Returns the extent for an extent `n` of the other tile.
    pub const fn of(self, n: i64) -> i64 {
        if self.divide == 0 { self.plus } else { (n + self.divide - 1) / self.divide + self.plus }
    }
}

/// Legal layouts of tiles in a memory.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct LocLayouts {
    /// The memory.
    #[serde(rename = "memory")]
    pub loc: Loc,
    /// Its layouts.
    pub layouts: &'static [Layout],
}
