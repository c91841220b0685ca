//! Constants, which are values of the IR.

use crate::types::Type;

/// The elements of a constant.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Constant {
    /// An undefined value: it is never read.
    Undef,
    /// The same bits in each element.
    Splat(u64),
    /// The bits of each element.
    Elements(Box<[u64]>),
}

impl Constant {
    /// Creates a constant of elements; a splat if they are equal.
    #[must_use]
    pub fn of(elements: Vec<u64>) -> Self {
        match elements.split_first() {
            Some((first, rest)) if rest.iter().all(|element| element == first) => Self::Splat(*first),
            Some(_) | None => Self::Elements(elements.into()),
        }
    }

    /// Returns the bits of an element; `None` if it is undefined or the index is too large.
    #[must_use]
    pub fn element(&self, index: usize) -> Option<u64> {
        match self {
            Self::Undef => None,
            Self::Splat(bits) => Some(*bits),
            Self::Elements(elements) => elements.get(index).copied(),
        }
    }

    /// Returns the bits of all elements, masked to their type; `None` if undefined.
    #[must_use]
    pub fn elements(&self, ty: Type) -> Option<Vec<u64>> {
        (0..ty.count() as usize).map(|index| self.element(index)).collect()
    }

    /// Returns the value of all elements, if they are equal.
    #[must_use]
    pub fn splat(&self) -> Option<u64> {
        match self {
            Self::Splat(bits) => Some(*bits),
            Self::Undef | Self::Elements(_) => None,
        }
    }
}
