//! Strings of a pool as text.
//!
//! Files keep names for debugging only: they may be missing or the same. Text is where they have to differ, so the printer
//! sees to that.

use std::borrow::Cow;

use super::error::{Fault, ReadError};

/// Longest string: the name of a kernel. Source: The Virtual ISA Object Format, kernel.
const LONGEST: usize = 1023;

/// The strings of a pool. Many entries may name the same long string; the copies together take memory in proportion to
/// the file all the same.
pub(crate) struct Strings<'a> {
    strings: &'a [Cow<'a, [u8]>],
    budget: usize,
}

impl<'a> Strings<'a> {
    /// Over the pool of a file of `len` bytes.
    pub(crate) fn new(strings: &'a [Cow<'a, [u8]>], len: usize) -> Self {
        Self { strings, budget: len.saturating_mul(32).saturating_add(1 << 20) }
    }

    /// The string with an index, for a field at `start`.
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

    /// A copy of it.
    pub(crate) fn text(&mut self, index: u32, start: usize, field: &str) -> Result<Box<str>, ReadError> {
        self.get(index, start, field).map(Into::into)
    }
}
