//! Errors of object files, and of programs that cannot be written as one.

use std::fmt;

use diag::{Code, Diagnostic, Location};

use crate::Version;
use crate::codes::Rule;

/// A defect of an object file: its place, its field, and its kind.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("offset {offset:#x}, field `{field}`: {fault}")]
pub struct Detail {
    /// Bytes from the start of the file.
    pub offset: usize,
    /// Path of the field: `kernel[0].var_info[3].num_elements`.
    pub field: String,
    /// What is wrong there.
    pub fault: Fault,
}

/// A [`Detail`] after a pointer, so that results on the fast path stay small.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(transparent)]
pub struct ReadError(Box<Detail>);

impl ReadError {
    pub(crate) fn new(offset: usize, field: impl Into<String>, fault: Fault) -> Self {
        let field = field.into();
        Self(Box::new(Detail { offset, field, fault }))
    }

    /// Puts the name of the enclosing structure before the path.
    #[must_use]
    pub(crate) fn within(mut self, outer: impl fmt::Display) -> Self {
        self.0.field = match self.0.field.as_str() {
            "" => outer.to_string(),
            inner => format!("{outer}.{inner}"),
        };
        self
    }

    /// The defect.
    #[must_use]
    pub fn detail(&self) -> &Detail {
        &self.0
    }

    /// The diagnostic for file `name`.
    pub fn diagnostic(&self, name: &str) -> Diagnostic {
        Diagnostic::error(self.0.fault.code(), self.to_string()).at(Location::File(name.to_owned()))
    }
}

/// What is wrong with a field.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The file, or the structure around the field, ends before the field does.
    #[error("expected {need} more bytes, found {left}")]
    Truncated {
        /// Bytes the field has.
        need: usize,
        /// Bytes left.
        left: usize,
    },
    /// Not an object file.
    #[error("expected the magic number 0x41534943, found {0:#010x}")]
    Magic(u32),
    /// A version this library has no layout for.
    #[error("expected version {oldest} to {newest}, found {0}", oldest = Version::OLDEST, newest = Version::NEWEST)]
    Version(Version),
    /// More entries than the rest of the structure can hold.
    #[error("expected at most {most} entries in the {left} bytes left, found a count of {count}")]
    Count {
        /// The count stated.
        count: usize,
        /// What fits.
        most: usize,
        /// Bytes left.
        left: usize,
    },
    /// An offset or a size that does not lie where it has to.
    #[error("expected {expected}, found {found}")]
    Place {
        /// What was expected.
        expected: String,
        /// What the field says.
        found: usize,
    },
    /// Two parts of the file share bytes.
    #[error("the bytes {start:#x}..{end:#x} are also those of {other}")]
    Overlap {
        /// First byte of the part.
        start: usize,
        /// First byte after it.
        end: usize,
        /// The other part.
        other: String,
    },
    /// An index into a table that has no such entry.
    #[error("expected an index below {len}, found {index}")]
    Index {
        /// Index found.
        index: usize,
        /// Entries of the table.
        len: usize,
    },
    /// A value that means nothing in this field.
    #[error("expected {expected}, found {found}")]
    Value {
        /// What is allowed.
        expected: String,
        /// What is there.
        found: String,
    },
    /// A name that is not text.
    #[error("expected UTF-8 text")]
    Text,
    /// An opcode without an instruction.
    #[error("expected the opcode of an instruction, found {0}")]
    Opcode(String),
    /// Something the format has but no finalizer takes.
    #[error("{0} cannot be represented")]
    Unsupported(&'static str),
}

impl Fault {
    /// The code of the defect's page.
    #[must_use]
    pub const fn code(&self) -> Code {
        let rule = match self {
            Self::Truncated { .. } | Self::Count { .. } => Rule::ObjectTruncated,
            Self::Version(_) => Rule::ObjectVersion,
            Self::Place { .. } | Self::Overlap { .. } => Rule::ObjectLayout,
            Self::Magic(_)
            | Self::Index { .. }
            | Self::Value { .. }
            | Self::Text
            | Self::Opcode(_)
            | Self::Unsupported(_) => Rule::ObjectField,
        };
        rule.code()
    }
}

/// Why a program has no object file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WriteError {
    /// A number, a count, an offset or a length that its field cannot hold.
    #[error("field `{field}` holds at most {most}, found {found}")]
    TooLarge {
        /// Path of the field.
        field: String,
        /// Its largest value.
        most: u64,
        /// The value.
        found: u64,
    },
    /// A string with the byte that ends strings.
    #[error("the name `{}` contains a null character", .0.escape_debug())]
    Null(String),
    /// A version that is read but not written.
    #[error("expected version 3.5 or 3.6, found {0}")]
    Version(Version),
    /// An operand that the instruction's layout has no place for.
    #[error("{0}")]
    Layout(String),
}

impl WriteError {
    pub(crate) fn within(self, outer: impl fmt::Display) -> Self {
        match self {
            Self::TooLarge { field, most, found } => Self::TooLarge { field: format!("{outer}.{field}"), most, found },
            Self::Layout(text) => Self::Layout(format!("{outer}: {text}")),
            Self::Null(_) | Self::Version(_) => self,
        }
    }

    /// The code of the page.
    #[must_use]
    pub const fn code(&self) -> Code {
        match self {
            Self::Version(_) => Rule::ObjectVersion.code(),
            Self::TooLarge { .. } | Self::Null(_) | Self::Layout(_) => Rule::ObjectLimit.code(),
        }
    }

    /// The diagnostic for the program of file `name`.
    pub fn diagnostic(&self, name: &str) -> Diagnostic {
        Diagnostic::error(self.code(), self.to_string()).at(Location::File(name.to_owned()))
    }
}
