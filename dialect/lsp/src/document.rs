//! Determines the form of a document, and applies edits to its text.

use crate::message;
use serde_json::Value;

/// Form of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// MLIR, in custom or generic form.
    Mlir,
    /// PTO-AS.
    Assembly,
    /// Assembly of Intel's GPUs (vISA).
    Gpu,
}

impl Form {
    /// Determines the form of a document: the extension of its name identifies assembly of GPUs, its text the other
    /// forms.
    pub(crate) fn of(uri: &str, text: &str) -> Self {
        if uri.ends_with(".visaasm") {
            Self::Gpu
        } else if pto_asm::is_assembly(text) {
            Self::Assembly
        } else {
            Self::Mlir
        }
    }
}

/// Applies changes, each with a range or the whole new text; `None` if one does not fit the text.
pub(crate) fn changed(text: &str, changes: &[Value]) -> Option<String> {
    let mut text = text.to_owned();
    for change in changes {
        let new = change.get("text")?.as_str()?;
        let Some(range) = change.get("range") else {
            new.clone_into(&mut text);
            continue;
        };
        let start = place(&text, range.get("start")?)?;
        let end = place(&text, range.get("end")?)?;
        if start > end {
            return None;
        }
        text.replace_range(start..end, new);
    }
    Some(text)
}

/// Converts a position to an offset; positions after the last line mean the end of the text.
fn place(text: &str, position: &Value) -> Option<usize> {
    position.get("line")?.as_u64()?;
    position.get("character")?.as_u64()?;
    Some(message::offset(text, position).unwrap_or(text.len()))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use serde_json::json;

    fn change(start: (u64, u64), end: (u64, u64), text: &str) -> Value {
        let position = |(line, character)| json!({ "line": line, "character": character });
        json!({ "range": { "start": position(start), "end": position(end) }, "text": text })
    }

    #[test]
    fn changes_are_made_one_after_the_other() {
        let text = "a\u{1f600}b\r\ncd\r\n";
        let changes = [change((0, 3), (0, 4), "B"), change((1, 0), (1, 1), "\u{e9}"), change((2, 0), (2, 0), "end")];
        assert_eq!(changed(text, &changes).unwrap(), "a\u{1f600}B\r\n\u{e9}d\r\nend");
        assert_eq!(changed(text, &[json!({ "text": "new" })]).unwrap(), "new");
        // The end of a line is before its line break.
        assert_eq!(changed("ab\r\nc", &[change((0, 9), (1, 0), "")]).unwrap(), "abc");
        assert_eq!(changed("", &[change((0, 0), (0, 0), "x")]).unwrap(), "x");
        assert_eq!(changed(text, &[change((1, 1), (1, 0), "")]), None);
        assert_eq!(changed(text, &[json!({ "range": 3, "text": "" })]), None);
    }

    #[test]
    fn the_form_is_that_of_the_name_or_the_text() {
        assert_eq!(Form::of("file:///k.visaasm", ""), Form::Gpu);
        assert_eq!(Form::of("file:///k.pto", "tadd %a, %b, %c\n"), Form::Assembly);
        assert_eq!(Form::of("file:///k.pto", "pto.tadd\n"), Form::Mlir);
    }
}
