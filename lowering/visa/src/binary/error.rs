//! Errors of object files, and of programs that have no object file.

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
    /// Kind of the defect.
    pub fault: Fault,
}

/// A boxed [`Detail`], so that `Result`s on the fast path are small.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(transparent)]
pub struct ReadError(Box<Detail>);

impl ReadError {
    pub(crate) fn new(offset: usize, field: impl Into<String>, fault: Fault) -> Self {
        let field = field.into();
        Self(Box::new(Detail { offset, field, fault }))
    }

    /// Prepends the name of the enclosing structure to the path.
    #[must_use]
    pub(crate) fn within(mut self, outer: impl fmt::Display) -> Self {
        self.0.field = match self.0.field.as_str() {
            "" => outer.to_string(),
            inner => format!("{outer}.{inner}"),
        };
        self
    }

    /// Returns the defect.
    #[must_use]
    pub fn detail(&self) -> &Detail {
        &self.0
    }

    /// Returns the diagnostic for file `name`.
    pub fn diagnostic(&self, name: &str) -> Diagnostic {
        Diagnostic::error(self.0.fault.code(), self.to_string()).at(Location::File(name.to_owned()))
    }
}

/// Kind of defect.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The file, or the structure that contains the field, ends before the field does.
    #[error("expected {need} more bytes, found {left}")]
    Truncated {
        /// Bytes of the field.
        need: usize,
        /// Remaining bytes.
        left: usize,
    },
    /// Not an object file.
    #[error("expected the magic number 0x41534943, found {0:#010x}")]
    Magic(u32),
    /// A version with unknown layout.
    #[error("expected version {oldest} to {newest}, found {0}", oldest = Version::OLDEST, newest = Version::NEWEST)]
    Version(Version),
    /// More entries than fit into the rest of the structure.
    #[error("expected at most {most} entries in the {left} bytes left, found a count of {count}")]
    Count {
        /// The count stated.
        count: usize,
        /// Maximal count.
        most: usize,
        /// Remaining bytes.
        left: usize,
    },
    /// An illegal offset or size.
    #[error("expected {expected}, found {found}")]
    Place {
        /// The legal values.
        expected: String,
        /// The value of the field.
        found: usize,
    },
    /// Two parts of the file overlap.
    #[error("the bytes {start:#x}..{end:#x} are also those of {other}")]
    Overlap {
        /// First byte of the part.
        start: usize,
        /// The end, exclusive.
        end: usize,
        /// The other part.
        other: String,
    },
    /// An index beyond the end of a table.
    #[error("expected an index below {len}, found {index}")]
    Index {
        /// Index found.
        index: usize,
        /// Number of entries of the table.
        len: usize,
    },
    /// A value that is illegal in this field.
    #[error("expected {expected}, found {found}")]
    Value {
        /// The legal values.
        expected: String,
        /// The value.
        found: String,
    },
    /// A name that is not text.
    #[error("expected UTF-8 text")]
    Text,
    /// An opcode without an instruction.
    #[error("expected the opcode of an instruction, found {0}")]
    Opcode(String),
    /// Something that the format supports, but no finalizer.
    #[error("{0} cannot be represented")]
    Unsupported(&'static str),
}

impl Fault {
    /// Returns the code of the page about the defect.
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

/// Reason why a program has no object file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WriteError {
    /// A number, count, offset or length exceeds the range of its field.
    #[error("field `{field}` holds at most {most}, found {found}")]
    TooLarge {
        /// Path of the field.
        field: String,
        /// Maximum of the field.
        most: u64,
        /// The value.
        found: u64,
    },
    /// A string contains the byte that terminates strings.
    #[error("the name `{}` contains a null character", .0.escape_debug())]
    Null(String),
    /// A version that can be read but not written.
    #[error("expected version 3.5 or 3.6, found {0}")]
    Version(Version),
    /// An operand that the layout of the instruction cannot represent.
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

    /// Returns the code of the page about the error.
    #[must_use]
    pub const fn code(&self) -> Code {
        match self {
            Self::Version(_) => Rule::ObjectVersion.code(),
            Self::TooLarge { .. } | Self::Null(_) | Self::Layout(_) => Rule::ObjectLimit.code(),
        }
    }

    /// Returns the diagnostic for the program in file `name`.
    pub fn diagnostic(&self, name: &str) -> Diagnostic {
        Diagnostic::error(self.code(), self.to_string()).at(Location::File(name.to_owned()))
    }
}
