//! Stores source files, and converts offsets to lines and columns.

use std::fmt;
use std::ops::{Deref, Range};
use std::sync::{Arc, OnceLock};

/// Identifies a file of a [`Sources`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileId(u32);

impl FileId {
    /// Returns the number of files that were added before this one.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A line and a column, both from 1. A column counts bytes, as in MLIR.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1, in bytes.
    pub column: u32,
}

/// The contents of a source file, owned or shared. Only conversions from slices copy.
#[derive(Clone)]
pub enum Bytes {
    /// Owned bytes.
    Owned(Vec<u8>),
    /// Shared bytes.
    Shared(Arc<[u8]>),
}

impl Deref for Bytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Self::Owned(bytes) => bytes,
            Self::Shared(bytes) => bytes,
        }
    }
}

impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bytes", self.len())
    }
}

impl From<Vec<u8>> for Bytes {
    fn from(bytes: Vec<u8>) -> Self {
        Self::Owned(bytes)
    }
}

impl From<Arc<[u8]>> for Bytes {
    fn from(bytes: Arc<[u8]>) -> Self {
        Self::Shared(bytes)
    }
}

impl From<String> for Bytes {
    fn from(text: String) -> Self {
        Self::Owned(text.into_bytes())
    }
}

impl From<&[u8]> for Bytes {
    fn from(bytes: &[u8]) -> Self {
        Self::Owned(bytes.to_vec())
    }
}

impl From<&str> for Bytes {
    fn from(text: &str) -> Self {
        text.as_bytes().into()
    }
}

/// A named file. Its line index is computed at the first query of a position.
#[derive(Debug)]
pub struct SourceFile {
    name: String,
    bytes: Bytes,
    line_starts: OnceLock<Vec<usize>>,
}

impl SourceFile {
    /// Returns the name for messages.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the contents.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Returns the number of lines. An empty file has one line, and a final newline is followed by an empty line.
    #[must_use]
    pub fn line_count(&self) -> usize {
        self.line_starts().len()
    }

    /// Returns the line and column of an offset. An offset past the end is treated as the end; one at a newline belongs
    /// to the line before it.
    #[must_use]
    pub fn position(&self, offset: usize) -> Position {
        let offset = offset.min(self.bytes.len());
        let line = self.line_of(offset);
        let start = self.line_starts().get(line).copied().unwrap_or_default();
        let from_one = |n: usize| u32::try_from(n.saturating_add(1)).unwrap_or(u32::MAX);
        Position { line: from_one(line), column: from_one(offset - start) }
    }

    /// Returns the offset of a line and column; `None` if there is no such line. A column past the end of its line is
    /// treated as the end of the line, and column 0 as column 1.
    #[must_use]
    pub fn offset(&self, position: Position) -> Option<usize> {
        let line = self.line((position.line as usize).checked_sub(1)?)?;
        let column = (position.column as usize).saturating_sub(1);
        Some(line.start.saturating_add(column).min(line.end))
    }

    /// Returns the line, from 0, that contains an offset.
    pub(crate) fn line_of(&self, offset: usize) -> usize {
        let after = self.line_starts().partition_point(|start| *start <= offset);
        after.saturating_sub(1)
    }

    /// Returns the range of a line, from 0, without its `
    ///
    /// ` or `\r
    ///
    /// `.
    pub(crate) fn line(&self, index: usize) -> Option<Range<usize>> {
        let start = *self.line_starts().get(index)?;
        let next = self.line_starts().get(index + 1);
        let end = next.map_or(self.bytes.len(), |next| next - 1);
        let line = self.bytes.get(start..end)?;
        let is_crlf = next.is_some() && line.ends_with(b"\r");
        Some(start..end - usize::from(is_crlf))
    }

    fn line_starts(&self) -> &[usize] {
        self.line_starts.get_or_init(|| {
            let after_newlines = memchr::memchr_iter(b'\n', &self.bytes).map(|at| at + 1);
            std::iter::once(0).chain(after_newlines).collect()
        })
    }
}

/// Owns the source files to which spans refer.
#[derive(Debug, Default)]
pub struct Sources {
    files: Vec<SourceFile>,
}

impl Sources {
    /// Creates an empty set of files.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a file. Its contents are not parsed.
    pub fn add(&mut self, name: impl Into<String>, bytes: impl Into<Bytes>) -> FileId {
        let id = FileId(u32::try_from(self.files.len()).unwrap_or(u32::MAX));
        self.files.push(SourceFile { name: name.into(), bytes: bytes.into(), line_starts: OnceLock::new() });
        id
    }

    /// Returns the file with an id; `None` if the id comes from another `Sources`.
    #[must_use]
    pub fn file(&self, id: FileId) -> Option<&SourceFile> {
        self.files.get(id.index())
    }

    /// Returns the first file that was added with a name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<FileId> {
        self.iter().find(|(_, f)| f.name == name).map(|(id, _)| id)
    }

    /// Returns the files in the order in which they were added.
    pub fn iter(&self) -> impl Iterator<Item = (FileId, &SourceFile)> {
        (0..).map(FileId).zip(&self.files)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn position(line: u32, column: u32) -> Position {
        Position { line, column }
    }

    #[test]
    fn offsets_and_positions() {
        let mut sources = Sources::new();
        let id = sources.add("f", "ab\r\n\nc\u{e9}d\n");
        let file = sources.file(id).unwrap();
        let cases = [(0, 1, 1), (2, 1, 3), (3, 1, 4), (4, 2, 1), (5, 3, 1), (8, 3, 4), (10, 4, 1)];
        for (offset, line, column) in cases {
            assert_eq!(file.position(offset), position(line, column));
        }
        assert_eq!(file.position(usize::MAX), position(4, 1));
        assert_eq!(file.offset(position(3, 4)), Some(8));
        assert_eq!(file.offset(position(3, 0)), Some(5));
        assert_eq!(file.offset(position(1, u32::MAX)), Some(2));
        assert_eq!(file.offset(position(0, 1)), None);
        assert_eq!(file.offset(position(5, 1)), None);
        assert_eq!(file.line_count(), 4);
        assert_eq!(file.line(0), Some(0..2));
        assert_eq!(file.line(3), Some(10..10));
    }

    #[test]
    fn empty_file_has_one_line() {
        let mut sources = Sources::new();
        let id = sources.add("f", Vec::new());
        let file = sources.file(id).unwrap();
        assert_eq!(file.position(3), position(1, 1));
        assert_eq!(file.line(0), Some(0..0));
    }

    #[test]
    fn index_is_built_on_demand() {
        let mut sources = Sources::new();
        let id = sources.add("f", Arc::<[u8]>::from(&b"a\nb"[..]));
        assert!(sources.file(id).unwrap().line_starts.get().is_none());
        assert_eq!(sources.file(id).unwrap().position(2), position(2, 1));
        assert!(sources.file(id).unwrap().line_starts.get().is_some());
    }

    #[test]
    fn finds_by_name() {
        let mut sources = Sources::new();
        let first = sources.add("f", "1");
        sources.add("f", "2");
        assert_eq!(sources.find("f"), Some(first));
        assert_eq!(sources.find("g"), None);
    }
}
