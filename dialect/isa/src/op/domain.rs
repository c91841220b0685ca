//! Words and positions of attribute values.

use super::Domain;
use crate::enums::EnumDef;
use std::fmt;

impl Domain {
    /// Returns whether the domain is that of a unit attribute, which has no value.
    pub const fn is_unit(&self) -> bool {
        matches!(self, Domain::Unit)
    }

    /// Returns the enumerations to which a value may belong.
    pub fn enums(&self) -> &[&'static EnumDef] {
        match self {
            Domain::Enum(def) => std::slice::from_ref(def),
            Domain::Enums(defs) => defs,
            Domain::Struct(_)
            | Domain::Symbol
            | Domain::Bool
            | Domain::Int { .. }
            | Domain::Ints
            | Domain::Path
            | Domain::Str(_)
            | Domain::Unit
            | Domain::SegmentSizes
            | Domain::Any => &[],
        }
    }

    /// Returns the position of a word: among the cases of the enumeration, or of a mnemonic among several enumerations.
    pub fn position(&self, word: &str) -> Option<usize> {
        if let Domain::Enum(def) = self {
            return def.cases.iter().position(|case| case.name == word);
        }
        self.enums().iter().position(|def| def.mnemonic == word)
    }
}

/// Writes the legal words for a message: `one of nd, dn or nz`.
impl fmt::Display for Domain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Domain::Enum(def) => def.names().fmt(f),
            Domain::Enums([def]) => def.names().fmt(f),
            Domain::Enums(defs) => write!(f, "a case of {}", crate::enums::Prose(defs.iter().map(|def| def.mnemonic))),
            Domain::Struct(def) => write!(f, "#pto.{}<..>", def.mnemonic),
            Domain::Symbol => f.write_str("a symbol reference"),
            Domain::Bool => f.write_str("true or false"),
            Domain::Int { width, min, max } => write!(f, "an i{width} from {min} to {max}"),
            Domain::Ints | Domain::Path => f.write_str("an array of i64"),
            Domain::Str([]) => f.write_str("a string"),
            Domain::Str(words) => crate::enums::Prose(words.iter()).fmt(f),
            Domain::Unit => f.write_str("a unit attribute"),
            Domain::SegmentSizes => f.write_str("an array of i32 segment sizes"),
            Domain::Any => f.write_str("any attribute"),
        }
    }
}
