//! Defines locations of diagnostics, and looks them up in the sources.

use std::ops::Range;

use crate::source::{FileId, Position, SourceFile, Sources};

/// A range of bytes in a file. It may be empty, and may reach past the end of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// The file.
    pub file: FileId,
    /// The offset of the first byte.
    pub start: usize,
    /// The offset after the last byte. One before `start` is treated as `start`.
    pub end: usize,
}

impl Span {
    /// Creates the span `start..end`.
    #[must_use]
    pub const fn new(file: FileId, start: usize, end: usize) -> Self {
        Self { file, start, end }
    }

    /// Creates the empty span at an offset.
    #[must_use]
    pub const fn at(file: FileId, offset: usize) -> Self {
        Self::new(file, offset, offset)
    }
}

/// The location of a diagnostic or a note.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Location {
    /// A range of a source file.
    Span(Span),
    /// A line and column of a named file; its source may be unavailable.
    LineCol {
        /// The name of the file.
        file: String,
        /// The line, from 1.
        line: u32,
        /// The column, from 1, in bytes.
        col: u32,
    },
    /// A file as a whole.
    File(String),
    /// An unknown location.
    #[default]
    Unknown,
}

impl Location {
    /// Creates a [`Location::LineCol`].
    #[must_use]
    pub fn line_col(file: impl Into<String>, line: u32, col: u32) -> Self {
        let file = file.into();
        Self::LineCol { file, line, col }
    }
}

impl From<Span> for Location {
    fn from(span: Span) -> Self {
        Self::Span(span)
    }
}

/// A location looked up in the sources.
pub(crate) struct Place<'a> {
    /// The name of the file.
    pub(crate) file: &'a str,
    /// Its start; `None` for a whole file.
    pub(crate) start: Option<Position>,
    /// Its end; known only for spans.
    pub(crate) end: Option<Position>,
    /// The source range, if the source is available.
    pub(crate) text: Option<TextRange<'a>>,
}

/// A range in a source file.
pub(crate) struct TextRange<'a> {
    pub(crate) id: FileId,
    pub(crate) file: &'a SourceFile,
    pub(crate) range: Range<usize>,
}

impl<'a> Place<'a> {
    /// Looks up a location; returns `None` if its file is unknown.
    pub(crate) fn of(location: &'a Location, sources: &'a Sources) -> Option<Self> {
        match location {
            Location::Span(span) => Self::of_span(*span, sources),
            Location::LineCol { file, line, col } => Some(Self {
                file,
                start: Some(Position { line: *line, column: *col }),
                end: None,
                text: Self::text_at(file, *line, *col, sources),
            }),
            Location::File(file) => Some(Self { file, start: None, end: None, text: None }),
            Location::Unknown => None,
        }
    }

    /// Looks up a span; returns `None` if its file is not among the sources.
    pub(crate) fn of_span(span: Span, sources: &'a Sources) -> Option<Self> {
        let file = sources.file(span.file)?;
        let start = span.start.min(file.bytes().len());
        let end = span.end.clamp(start, file.bytes().len());
        Some(Self {
            file: file.name(),
            start: Some(file.position(start)),
            end: Some(file.position(end)),
            text: Some(TextRange { id: span.file, file, range: start..end }),
        })
    }

    fn text_at(name: &str, line: u32, column: u32, sources: &'a Sources) -> Option<TextRange<'a>> {
        let id = sources.find(name)?;
        let file = sources.file(id)?;
        let offset = file.offset(Position { line, column })?;
        let range = offset..offset;
        Some(TextRange { id, file, range })
    }
}

/// The sort key of locations: files in the order in which they were added and by offset, then files without source by
/// name and line, then unknown locations.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum SortKey {
    Source(FileId, usize),
    Named(String, u32, u32),
    Unknown,
}

impl SortKey {
    pub(crate) fn of(location: &Location, sources: &Sources) -> Self {
        match location {
            Location::Span(span) => Self::Source(span.file, span.start),
            Location::LineCol { file, line, col } => Self::of_line_col(file, *line, *col, sources),
            Location::File(file) => {
                sources.find(file).map_or_else(|| Self::Named(file.clone(), 0, 0), |id| Self::Source(id, 0))
            }
            Location::Unknown => Self::Unknown,
        }
    }

    fn of_line_col(name: &str, line: u32, column: u32, sources: &Sources) -> Self {
        let found = sources.find(name);
        let Some((id, file)) = found.and_then(|id| Some((id, sources.file(id)?))) else {
            return Self::Named(name.to_owned(), line, column);
        };
        // Line 0 is sorted first, lines past the end last.
        let missing = if line == 0 { 0 } else { file.bytes().len() };
        let offset = file.offset(Position { line, column }).unwrap_or(missing);
        Self::Source(id, offset)
    }
}
