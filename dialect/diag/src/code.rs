//! Defines codes that identify a rule, such as `PTO0101`.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// Prefixes that [`Code::from_str`] accepts.
const PREFIXES: [&str; 2] = ["PTO", "VISA"];

/// The code of a diagnostic: a prefix and a number.
///
/// It is displayed with at least four digits. Codes are ordered by prefix, then by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code {
    prefix: &'static str,
    number: u16,
}

impl Code {
    /// Creates a code. The prefix should be `PTO` or `VISA`; others do not parse back.
    #[must_use]
    pub const fn new(prefix: &'static str, number: u16) -> Self {
        Self { prefix, number }
    }

    /// Returns the prefix, e.g. `PTO`.
    #[must_use]
    pub const fn prefix(self) -> &'static str {
        self.prefix
    }

    /// Returns the number, e.g. 101 in `PTO0101`.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.number
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}{:04}", self.prefix, self.number))
    }
}

/// A string that is no code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{input}` is not a diagnostic code; codes look like `PTO0101` or `VISA0101`")]
pub struct ParseCodeError {
    /// The string.
    pub input: String,
}

impl FromStr for Code {
    type Err = ParseCodeError;

    /// Parses a code in any letter case; leading zeros may be omitted.
    fn from_str(input: &str) -> Result<Self, Self::Err> {
        let parse = |prefix: &'static str| {
            let (head, digits) = input.split_at_checked(prefix.len())?;
            let is_number = digits.bytes().all(|b| b.is_ascii_digit());
            if !head.eq_ignore_ascii_case(prefix) || !is_number {
                return None;
            }
            Some(Self::new(prefix, digits.parse().ok()?))
        };
        let error = || ParseCodeError { input: input.to_owned() };
        PREFIXES.into_iter().find_map(parse).ok_or_else(error)
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    const CONST: Code = Code::new("PTO", 101);

    #[test]
    fn display_pads() {
        assert_eq!(CONST.to_string(), "PTO0101");
        assert_eq!(Code::new("VISA", 7).to_string(), "VISA0007");
        assert_eq!(Code::new("PTO", 12345).to_string(), "PTO12345");
        assert_eq!(format!("{CONST:>9}"), "  PTO0101");
        assert_eq!(serde_json::to_string(&CONST).unwrap(), "\"PTO0101\"");
    }

    #[test]
    fn parses_any_case() {
        for text in ["PTO0101", "pto0101", "Pto101"] {
            assert_eq!(text.parse::<Code>().unwrap(), CONST, "{text}");
        }
        let visa = Code::new("VISA", 123);
        assert_eq!(visa.to_string().parse::<Code>().unwrap(), visa);
    }

    #[test]
    fn rejects_other_text() {
        for text in ["", "PTO", "PTO+1", "PTO 1", "E0101", "PTO99999", "é", "PTé1"] {
            assert_eq!(text.parse::<Code>().unwrap_err().input, text);
        }
    }

    #[test]
    fn orders_by_prefix_then_number() {
        assert!(Code::new("PTO", 900) < Code::new("VISA", 1));
        assert!(Code::new("PTO", 2) < Code::new("PTO", 10));
    }
}
