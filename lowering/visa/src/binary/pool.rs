//! The string pool of a body.

use std::borrow::Cow;
use std::collections::HashMap;

use super::cursor::narrow;
use super::error::WriteError;

/// Strings by index; the string with index 0 is empty.
#[derive(Debug)]
pub(crate) struct Pool<'a> {
    strings: Vec<Cow<'a, [u8]>>,
    indices: HashMap<&'a str, u32>,
}

impl Default for Pool<'_> {
    fn default() -> Self {
        Self { strings: vec![Cow::Borrowed(b"")], indices: HashMap::from([("", 0)]) }
    }
}

impl<'a> Pool<'a> {
    /// Returns the index of a string; adds it if it is missing.
    pub(crate) fn index(&mut self, string: &'a str) -> Result<u32, WriteError> {
        if let Some(index) = self.indices.get(string) {
            return Ok(*index);
        }
        if string.as_bytes().contains(&0) {
            return Err(WriteError::Null(string.to_owned()));
        }
        let index = narrow(self.strings.len(), "string_count", u64::from(u32::MAX))?;
        self.strings.push(Cow::Borrowed(string.as_bytes()));
        self.indices.insert(string, index);
        Ok(index)
    }

    pub(crate) fn into_strings(self) -> Vec<Cow<'a, [u8]>> {
        self.strings
    }
}
