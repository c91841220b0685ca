//! Repairs of a diagnostic: edits of the text that it is about.

use std::ops::Range;

use serde::Serialize;

use crate::location::Span;

/// How certain a repair is, in the words of rustc.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Applicability {
    /// The edits give what was meant: a tool may apply them.
    MachineApplicable,
    /// The edits give a text that may be accepted, but something else may have been meant.
    MaybeIncorrect,
}

/// A part of a text and what takes its place.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edit {
    /// The bytes that are replaced; where it is empty, the text is inserted.
    pub span: Span,
    /// The new text.
    pub text: String,
}

impl Edit {
    /// Replaces a span.
    #[must_use]
    pub fn replace(span: Span, text: impl Into<String>) -> Self {
        Self { span, text: text.into() }
    }

    /// The bytes of the file that are replaced.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.span.start..self.span.end.max(self.span.start)
    }
}

/// A repair: edits that belong together.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fix {
    /// What it does, as an order: ``insert pto.tcvt to f32``.
    pub message: String,
    /// How certain it is.
    pub applicability: Applicability,
    /// All of its edits; none of them touches the bytes of another one.
    pub edits: Vec<Edit>,
}

/// The text after edits of it, and where their texts are in it. Edits at the same place are made in their order; `None` where
/// two of them touch the same bytes, or one does not lie in the text.
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
