//! Clauses, and sets of cases.

use super::{Anchor, Element};
use serde::Serialize;

/// A group of [`Element::Clauses`]. It begins with a keyword.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Clause {
    /// Condition under which the clause is present; always if `None`.
    pub anchor: Option<Anchor>,
    /// The elements of the clause.
    pub elements: Vec<Element>,
}

/// A set of cases of the domain of an attribute, by position: of its enumeration, or of its enumerations if there are
/// several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Cases(u64);

impl Cases {
    /// Returns the set of the cases at these positions, at most 64.
    pub fn of(positions: impl IntoIterator<Item = usize>) -> Cases {
        positions.into_iter().fold(Cases(0), Cases::with)
    }

    /// Returns the set with one more case.
    pub const fn with(self, position: usize) -> Cases {
        if position < 64 { Cases(self.0 | 1 << position) } else { self }
    }

    /// Returns whether the case is in the set.
    pub const fn contains(self, position: usize) -> bool {
        position < 64 && self.0 >> position & 1 == 1
    }

    /// Returns the position of the only case; `None` if there are none or several.
    pub const fn single(self) -> Option<usize> {
        if self.0.count_ones() == 1 { Some(self.0.trailing_zeros() as usize) } else { None }
    }
}
