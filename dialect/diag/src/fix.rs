//! Defines repairs of a diagnostic: edits of the source.

use std::ops::Range;

use serde::Serialize;

use crate::location::Span;

/// The certainty of a repair, in the words of rustc.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Applicability {
    /// The edits express what was meant: a tool may apply them.
    MachineApplicable,
    /// The result may be accepted, but something else may have been meant.
    MaybeIncorrect,
}

/// A source range and its replacement.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edit {
    /// The range to replace; if it is empty, the replacement is inserted.
    pub span: Span,
    /// The replacement.
    pub text: String,
}

impl Edit {
    /// Creates an edit that replaces a span.
    #[must_use]
    pub fn replace(span: Span, text: impl Into<String>) -> Self {
        Self { span, text: text.into() }
    }

    /// Returns the byte range to replace.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.span.start..self.span.end.max(self.span.start)
    }
}

/// A repair: edits that belong together.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fix {
    /// A description, as an imperative: ``insert pto.tcvt to f32``.
    pub message: String,
    /// The certainty.
    pub applicability: Applicability,
    /// The edits, which do not overlap.
    pub edits: Vec<Edit>,
}

/// Applies edits; returns the result, and the ranges of the replacements in it. Edits at the same offset are applied in
/// their order. Returns `None` if two of them overlap, or one is out of bounds.
#[must_use]
pub fn apply(text: &str, edits: &[Edit]) -> Option<(String, Vec<Range<usize>>)> {
    let mut sorted: Vec<&Edit> = edits.iter().collect();
    sorted.sort_by_key(|edit| (edit.span.start, edit.span.end));
    let mut result = String::with_capacity(text.len());
    let (mut at, mut places) = (0, Vec::new());
    for edit in sorted {
        let range = edit.range();
        result.push_str(text.get(at..range.start)?);
        places.push(result.len()..result.len() + edit.text.len());
        result.push_str(&edit.text);
        at = range.end;
    }
    result.push_str(text.get(at..)?);
    Some((result, places))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::source::Sources;

    #[test]
    fn edits_are_applied_in_the_order_of_the_text() {
        let file = Sources::new().add("f", "");
        let edit = |start, end, text: &str| Edit::replace(Span::new(file, start, end), text);
        let edits = [edit(4, 5, "E"), edit(1, 1, "<"), edit(1, 1, ">"), edit(1, 3, "")];
        assert_eq!(apply("abcdef", &edits).unwrap(), ("a<>dEf".to_owned(), vec![1..2, 2..3, 3..3, 4..5]));
        assert_eq!(apply("abc", &[edit(0, 2, "x"), edit(1, 3, "y")]), None);
        assert_eq!(apply("abc", &[edit(2, 9, "x")]), None);
        assert_eq!(apply("é", &[edit(1, 2, "x")]), None);
    }
}
