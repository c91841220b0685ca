//! Source locations of parts of the model.

use std::hash::{Hash, Hasher};

/// A range of bytes of the source text; empty for parts that were not read from text.
///
/// All places are equal, so that models are compared by content.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    start: u32,
    end: u32,
}

impl Place {
    /// No location.
    pub const NONE: Self = Self { start: u32::MAX, end: u32::MAX };

    /// Creates the location of bytes `start..end`; no location if the file is larger than 4 GiB.
    #[must_use]
    pub fn new(start: usize, end: usize) -> Self {
        match (u32::try_from(start), u32::try_from(end)) {
            (Ok(start), Ok(end)) => Self { start, end },
            (Err(_), _) | (_, Err(_)) => Self::NONE,
        }
    }

    /// Returns the first byte; `None` if there is no location.
    #[must_use]
    pub fn start(self) -> Option<u32> {
        (self.start != u32::MAX).then_some(self.start)
    }

    /// Returns the location in a file; `None` if there is none.
    #[must_use]
    pub fn span(self, file: diag::FileId) -> Option<diag::Span> {
        let known = self.start != u32::MAX;
        known.then(|| diag::Span::new(file, self.start as usize, self.end as usize))
    }
}

impl Default for Place {
    fn default() -> Self {
        Self::NONE
    }
}

impl PartialEq for Place {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Place {}

impl Hash for Place {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
