//! Strings of a pool as text.
//!
//! Files keep names only for debugging: they may be missing or equal. In text they must be unique, which the printer
//! ensures.

use std::borrow::Cow;

use super::error::{Fault, ReadError};

/// Maximal length of a string: the name of a kernel. Source: The Virtual ISA Object Format, kernel.
const LONGEST: usize = 1023;

/// The strings of a pool. Many entries may refer to the same long string; the total size of copies is limited to be
/// proportional to the size of the file.
pub(crate) struct Strings<'a> {
    strings: &'a [Cow<'a, [u8]>],
    budget: usize,
}

impl<'a> Strings<'a> {
    /// Creates the strings of a pool in a file of `len` bytes.
    pub(crate) fn new(strings: &'a [Cow<'a, [u8]>], len: usize) -> Self {
        Self { strings, budget: len.saturating_mul(32).saturating_add(1 << 20) }
    }

    /// Returns the string with an index, for a field at `start`.
    pub(crate) fn get(&mut self, index: u32, start: usize, field: &str) -> Result<&'a str, ReadError> {
        let fail = |fault| Err(ReadError::new(start, field, fault));
        let Some(bytes) = self.strings.get(index as usize) else {
            return fail(Fault::Index { index: index as usize, len: self.strings.len() });
        };
        if bytes.len() > LONGEST {
            let (expected, found) = (format!("a string of at most {LONGEST} bytes"), bytes.len().to_string());
            return fail(Fault::Value { expected, found });
        }
        match self.budget.checked_sub(bytes.len()) {
            Some(budget) => self.budget = budget,
            None => return fail(Fault::Unsupported("a file whose strings are used this often")),
        }
        std::str::from_utf8(bytes).or_else(|_| fail(Fault::Text))
    }

    /// Returns a copy of the string.
    pub(crate) fn text(&mut self, index: u32, start: usize, field: &str) -> Result<Box<str>, ReadError> {
        self.get(index, start, field).map(Into::into)
    }
}
