//! Entries of the tables rules carry: sets of locations, moves, conversions, products.

use crate::target::PerTarget;
use crate::types::{DTypeSet, Layout, Loc, ViewLayout};
use serde::{Serialize, Serializer};
use std::fmt;

/// A set of locations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocSet(u8);

impl LocSet {
    /// The set of these locations.
    pub const fn of(locs: &[Loc]) -> LocSet {
        let mut bits = 0;
        let mut i = 0;
        while i < locs.len() {
            bits |= 1 << locs[i] as u8;
            i += 1;
        }
        LocSet(bits)
    }

    /// Membership.
    pub const fn contains(self, loc: Loc) -> bool {
        self.0 & (1 << loc as u8) != 0
    }

    /// Members in declaration order.
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

/// Extents a rule compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Axes {
    /// Rows and columns
    Both,
    /// Rows
    Rows,
    /// Columns
    Cols,
}

/// A legal move between two memories.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Move {
    /// Location of the source.
    pub from: Loc,
    /// Location of the destination.
    pub to: Loc,
    /// Layouts of the source; any if empty.
    pub from_layouts: &'static [Layout],
    /// Layouts of the destination; any if empty.
    pub to_layouts: &'static [Layout],
    /// Both layouts are the same.
    pub same_layout: bool,
    /// Element types of source and destination are the same.
    pub same_dtype: bool,
    /// Element types of the source.
    pub dtypes: DTypeSet,
    /// Physical extents of source and destination are the same.
    pub same_extent: bool,
}

/// A load or store between layouts: a view of `view` and a tile of one of `tiles` in `loc`.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct ViewConversion {
    /// Location of the tile.
    pub loc: Loc,
    /// Layout of the view.
    pub view: ViewLayout,
    /// Layouts of the tile.
    pub tiles: &'static [Layout],
}

/// Element types an accumulator leaves in.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct AccConversion {
    /// Element types of the accumulator.
    pub src: DTypeSet,
    /// Destination types without quantisation.
    pub plain: PerTarget<DTypeSet>,
    /// Destination types under quantisation, by a scalar or by a tile of factors.
    pub quantised: PerTarget<DTypeSet>,
}

/// Element types of a matrix product: `acc = lhs x rhs`, every combination of members.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Product {
    /// Accumulator.
    pub acc: DTypeSet,
    /// Left operand.
    pub lhs: DTypeSet,
    /// Right operand.
    pub rhs: DTypeSet,
    /// Left and right are the same type.
    pub same: bool,
}

/// What a case of an attribute converts.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct CaseConversion {
    /// How the name of the case begins.
    pub case: &'static str,
    /// Element types of the source.
    pub src: DTypeSet,
    /// Element types of the destination.
    pub dst: DTypeSet,
}

/// A conversion of elements: from each of `src` to each of `dst`.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Conversion {
    /// Source types.
    pub src: DTypeSet,
    /// Destination types.
    pub dst: DTypeSet,
}

/// An extent a tile needs, from the extent `n` of another: `ceil(n / divide) + plus`, or `plus` alone if `divide` is 0.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Need {
    /// Divisor.
    pub divide: i64,
    /// Constant part.
    pub plus: i64,
}

impl Need {
    /// The extent for another one of `n`.
    pub const fn of(self, n: i64) -> i64 {
        if self.divide == 0 { self.plus } else { (n + self.divide - 1) / self.divide + self.plus }
    }
}

/// Legal layouts of tiles in one location.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct LocLayouts {
    /// The location.
    pub loc: Loc,
    /// Its layouts.
    pub layouts: &'static [Layout],
}
