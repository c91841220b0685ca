//! Reads little-endian numbers with bounds checks, and writes them to fields of fixed width.

use super::error::{Fault, ReadError, WriteError};

/// Reads a part of a file, and never past its end.
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    file: &'a [u8],
    rest: &'a [u8],
    end: usize,
}

impl<'a> Cursor<'a> {
    /// Creates a cursor over a whole file.
    #[must_use]
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { file: bytes, rest: bytes, end: bytes.len() }
    }

    /// Creates a cursor over bytes that start at `offset` of their file.
    #[must_use]
    pub fn at(bytes: &'a [u8], offset: usize) -> Self {
        Self { file: bytes, rest: bytes, end: offset.saturating_add(bytes.len()) }
    }

    /// Returns bytes of the file, if the cursor covers the whole file.
    pub(crate) fn file_range(&self, start: usize, len: usize) -> Option<&'a [u8]> {
        self.file.get(start..start.checked_add(len)?)
    }

    /// Returns the offset of the next byte in the file.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.end - self.rest.len()
    }

    /// Returns the number of remaining bytes.
    #[must_use]
    pub fn left(&self) -> usize {
        self.rest.len()
    }

    /// Returns whether all bytes are read.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// Creates an error about `field` at the next byte.
    #[must_use]
    pub fn error(&self, field: &str, fault: Fault) -> ReadError {
        ReadError::new(self.offset(), field, fault)
    }

    /// Reads the next `N` bytes.
    ///
    /// # Errors
    /// Fewer bytes remain.
    pub fn array<const N: usize>(&mut self, field: &'static str) -> Result<[u8; N], ReadError> {
        match self.rest.split_first_chunk::<N>() {
            Some((head, rest)) => {
                self.rest = rest;
                Ok(*head)
            }
            None => Err(self.truncated(field, N)),
        }
    }

    /// Reads the next `len` bytes.
    ///
    /// # Errors
    /// Fewer bytes remain.
    pub fn bytes(&mut self, len: usize, field: &'static str) -> Result<&'a [u8], ReadError> {
        match self.rest.split_at_checked(len) {
            Some((head, rest)) => {
                self.rest = rest;
                Ok(head)
            }
            None => Err(self.truncated(field, len)),
        }
    }

    /// Reads the bytes up to the next zero byte, which is skipped.
    ///
    /// # Errors
    /// There is no zero byte.
    pub fn string(&mut self, field: &'static str) -> Result<&'a [u8], ReadError> {
        match memchr::memchr(0, self.rest).and_then(|len| self.rest.split_at_checked(len)) {
            Some((head, rest)) => {
                self.rest = rest.get(1..).unwrap_or_default();
                Ok(head)
            }
            None => Err(self.truncated(field, self.rest.len() + 1)),
        }
    }

    #[cold]
    fn truncated(&self, field: &'static str, need: usize) -> ReadError {
        self.error(field, Fault::Truncated { need, left: self.left() })
    }

    /// Reads an unsigned byte (UB).
    ///
    /// # Errors
    /// No byte remains.
    #[inline]
    pub fn u8(&mut self, field: &'static str) -> Result<u8, ReadError> {
        self.array::<1>(field).map(u8::from_le_bytes)
    }

    /// Reads an unsigned word of 2 bytes (UW).
    ///
    /// # Errors
    /// Fewer bytes remain.
    #[inline]
    pub fn u16(&mut self, field: &'static str) -> Result<u16, ReadError> {
        self.array(field).map(u16::from_le_bytes)
    }

    /// Reads a signed word of 2 bytes (W).
    ///
    /// # Errors
    /// Fewer bytes remain.
    #[inline]
    pub fn i16(&mut self, field: &'static str) -> Result<i16, ReadError> {
        self.array(field).map(i16::from_le_bytes)
    }

    /// Reads an unsigned dword of 4 bytes (UD).
    ///
    /// # Errors
    /// Fewer bytes remain.
    #[inline]
    pub fn u32(&mut self, field: &'static str) -> Result<u32, ReadError> {
        self.array(field).map(u32::from_le_bytes)
    }

    /// Reads `count` entries of at least `smallest` bytes each, of table `table`. The count is compared with the
    /// remaining bytes before memory is allocated, so that memory use is proportional to the size of the file.
    ///
    /// # Errors
    /// Fewer bytes remain than the entries need; or the errors of the entries.
    pub fn table<T>(
        &mut self,
        count: usize,
        smallest: usize,
        table: &'static str,
        mut entry: impl FnMut(&mut Self) -> Result<T, ReadError>,
    ) -> Result<Vec<T>, ReadError> {
        let (left, most) = (self.left(), self.left() / smallest.max(1));
        if count > most {
            return Err(self.error(table, Fault::Count { count, most, left }));
        }
        let mut entries = Vec::with_capacity(count);
        for index in 0..count {
            entries.push(entry(self).map_err(|e| e.within(format_args!("{table}[{index}]")))?);
        }
        Ok(entries)
    }
}

/// Appends fields to an object file.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sink {
    bytes: Vec<u8>,
}

/// A UD whose value is written later.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hole(usize);

impl Sink {
    pub(crate) fn with_capacity(capacity: usize) -> Self {
        Self { bytes: Vec::with_capacity(capacity) }
    }

    pub(crate) fn offset(&self) -> usize {
        self.bytes.len()
    }

    pub(crate) fn finish(self) -> Vec<u8> {
        self.bytes
    }

    #[inline]
    pub(crate) fn bytes(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    #[inline]
    pub(crate) fn u8(&mut self, value: u8) {
        self.bytes.push(value);
    }

    #[inline]
    pub(crate) fn u16(&mut self, value: u16) {
        self.bytes(&value.to_le_bytes());
    }

    #[inline]
    pub(crate) fn u32(&mut self, value: u32) {
        self.bytes(&value.to_le_bytes());
    }

    /// Writes a length or count as a UB.
    pub(crate) fn count8(&mut self, value: usize, field: &str) -> Result<(), WriteError> {
        self.u8(narrow(value, field, u64::from(u8::MAX))?);
        Ok(())
    }

    /// Writes a length or count as a UW.
    pub(crate) fn count16(&mut self, value: usize, field: &str) -> Result<(), WriteError> {
        self.u16(narrow(value, field, u64::from(u16::MAX))?);
        Ok(())
    }

    /// Writes a length or count as a UD.
    pub(crate) fn count32(&mut self, value: usize, field: &str) -> Result<(), WriteError> {
        self.u32(narrow(value, field, u64::from(u32::MAX))?);
        Ok(())
    }

    pub(crate) fn hole(&mut self) -> Hole {
        let hole = Hole(self.offset());
        self.u32(0);
        hole
    }

    pub(crate) fn fill(&mut self, hole: Hole, value: usize, field: &str) -> Result<(), WriteError> {
        let value: u32 = narrow(value, field, u64::from(u32::MAX))?;
        if let Some(place) = self.bytes.get_mut(hole.0..).and_then(|b| b.first_chunk_mut::<4>()) {
            *place = value.to_le_bytes();
        }
        Ok(())
    }
}

/// Converts a number to a narrower field.
pub(crate) fn narrow<T: TryFrom<usize>>(value: usize, field: &str, most: u64) -> Result<T, WriteError> {
    T::try_from(value).map_err(|_| WriteError::TooLarge { field: field.to_owned(), most, found: value as u64 })
}
