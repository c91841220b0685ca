//! Clauses, and sets of cases.

use super::{Anchor, Element};
use serde::Serialize;

/// A group among others, see [`Element::Clauses`]. It begins with a keyword.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Clause {
    /// What makes the clause present; always if `None`.
    pub anchor: Option<Anchor>,
    /// The clause.
    pub elements: Vec<Element>,
}

/// Cases of the domain of an attribute, by position: of its enumeration, or of its enumerations if there are several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Cases(u64);

impl Cases {
    /// The cases at these positions, at most 64.
    pub fn of(positions: impl IntoIterator<Item = usize>) -> Cases {
        positions.into_iter().fold(Cases(0), Cases::with)
    }

    /// These and one more.
    pub const fn with(self, position: usize) -> Cases {
        if position < 64 { Cases(self.0 | 1 << position) } else { self }
    }

    /// Membership.
    pub const fn contains(self, position: usize) -> bool {
        position < 64 && self.0 >> position & 1 == 1
    }

    /// The position of the only case; `None` if there are several.
    pub const fn single(self) -> Option<usize> {
        if self.0.count_ones() == 1 { Some(self.0.trailing_zeros() as usize) } else { None }
    }
}
