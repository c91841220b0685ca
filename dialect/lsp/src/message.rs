//! Reads and writes messages of the protocol, which are JSON after a header with its length; converts positions, which
//! count UTF-16 units.

use serde_json::{Value, json};
use std::io::{self, BufRead, Read, Write};

/// Most bytes of a message that are read: more than any editor sends.
const MAX_LENGTH: usize = 1 << 28;

/// Reads the next message; `None` at the end of the input.
///
/// # Errors
///
/// Fails if the input cannot be read, or a header has no length.
pub(crate) fn read(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let invalid = |message: &str| io::Error::new(io::ErrorKind::InvalidData, message);
    let mut length = None;
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.by_ref().take(4096).read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        let header = line.trim_ascii();
        if header.is_empty() {
            if let Some(length) = length {
                let mut body = vec![0; length];
                return match input.read_exact(&mut body) {
                    Ok(()) => Ok(Some(body)),
                    Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(None),
                    Err(error) => Err(error),
                };
            }
            continue;
        }
        let Some(at) = header.iter().position(|byte| *byte == b':') else { continue };
        if header[..at].eq_ignore_ascii_case(b"content-length") {
            let number = std::str::from_utf8(header[at + 1..].trim_ascii()).ok().and_then(|text| text.parse().ok());
            length = Some(
                number.filter(|number| *number <= MAX_LENGTH).ok_or_else(|| invalid("a length that is no number"))?,
            );
        }
    }
}

/// Writes a message.
pub(crate) fn write(output: &mut impl Write, body: &[u8]) -> io::Result<()> {
    write!(output, "Content-Length: {}\r\n\r\n", body.len())?;
    output.write_all(body)?;
    output.flush()
}

/// Returns a notification.
pub(crate) fn notification(method: &str, params: &Value) -> Vec<u8> {
    json!({ "jsonrpc": "2.0", "method": method, "params": params }).to_string().into_bytes()
}

/// Returns the response to a request.
pub(crate) fn response(id: &Value, result: &Value) -> Vec<u8> {
    json!({ "jsonrpc": "2.0", "id": id, "result": result }).to_string().into_bytes()
}

/// Returns the error response to a request.
pub(crate) fn failure(id: &Value, code: i64, message: &str) -> Vec<u8> {
    json!({ "jsonrpc": "2.0", "id": id, "error": { "code": code, "message": message } }).to_string().into_bytes()
}

/// Returns the offset of a line, counted from 0.
fn line_start(text: &str, line: u64) -> Option<usize> {
    let mut start = 0;
    for _ in 0..line {
        start += text[start..].find('\n')? + 1;
    }
    Some(start)
}

/// Converts a position to an offset; a position after the end of its line means that end. `None` if the line does not
/// exist.
pub(crate) fn offset(text: &str, position: &Value) -> Option<usize> {
    let start = line_start(text, position.get("line")?.as_u64()?)?;
    let wanted = position.get("character")?.as_u64()?;
    let line = text[start..].split('\n').next().unwrap_or("");
    let line = line.strip_suffix('\r').unwrap_or(line);
    let mut units = 0;
    for (at, character) in line.char_indices() {
        if units >= wanted {
            return Some(start + at);
        }
        units += character.len_utf16() as u64;
    }
    Some(start + line.len())
}

/// Converts an offset to the position of the character around it.
pub(crate) fn position(text: &str, offset: usize) -> Value {
    let before = &text[..text.floor_char_boundary(offset)];
    let start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let line = before.bytes().filter(|byte| *byte == b'\n').count();
    json!({ "line": line, "character": before[start..].encode_utf16().count() })
}

/// A text and the offsets of its lines, to convert many positions.
pub(crate) struct Lines<'t> {
    text: &'t str,
    starts: Vec<usize>,
}

impl<'t> Lines<'t> {
    pub(crate) fn new(text: &'t str) -> Self {
        let after = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at + 1);
        Self { text, starts: std::iter::once(0).chain(after).collect() }
    }

    /// Converts an offset as [`position`] does.
    pub(crate) fn position(&self, offset: usize) -> Value {
        let at = self.text.floor_char_boundary(offset);
        let line = self.starts.partition_point(|start| *start <= at) - 1;
        json!({ "line": line, "character": self.text[self.starts[line]..at].encode_utf16().count() })
    }

    /// Converts a range of bytes.
    pub(crate) fn range(&self, range: std::ops::Range<usize>) -> Value {
        json!({ "start": self.position(range.start), "end": self.position(range.end) })
    }

    /// Returns the offset of a line and a column in bytes, both counted from 1.
    pub(crate) fn offset(&self, line: usize, column: usize) -> Option<usize> {
        Some(self.starts.get(line.checked_sub(1)?)? + column.checked_sub(1)?)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn positions_count_utf16_units() {
        let text = "a\u{e9}\u{1f600}b\r\nc";
        for (at, line, character) in [(0, 0, 0), (1, 0, 1), (3, 0, 2), (7, 0, 4), (8, 0, 5), (10, 1, 0), (11, 1, 1)] {
            let place = json!({ "line": line, "character": character });
            assert_eq!(position(text, at), place);
            assert_eq!(Lines::new(text).position(at), place);
            assert_eq!(offset(text, &place), Some(at));
        }
        assert_eq!(position(text, 5), position(text, 3));
        assert_eq!(offset(text, &json!({ "line": 1, "character": 9 })), Some(11));
        assert_eq!(offset(text, &json!({ "line": 2, "character": 0 })), None);
    }

    #[test]
    fn messages_are_read_as_they_are_written() {
        let mut bytes = Vec::new();
        write(&mut bytes, b"{}").unwrap();
        write(&mut bytes, "\"\u{e9}\"".as_bytes()).unwrap();
        bytes.extend_from_slice(b"Content-Type: x\r\ncontent-length:1\r\n\r\n1Content-Length: 9\r\n\r\n{");
        let mut input = bytes.as_slice();
        assert_eq!(read(&mut input).unwrap(), Some(b"{}".to_vec()));
        assert_eq!(read(&mut input).unwrap(), Some("\"\u{e9}\"".as_bytes().to_vec()));
        assert_eq!(read(&mut input).unwrap(), Some(b"1".to_vec()));
        assert_eq!(read(&mut input).unwrap(), None);
        assert!(read(&mut b"Content-Length: -1\r\n\r\n".as_slice()).is_err());
    }
}
