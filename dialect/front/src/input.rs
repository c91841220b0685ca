//! Reading the input, and refusing what MLIR's parser would not survive.

use crate::pto;
use diag::{Diagnostic, FileId, Location, Sources, Span};
use pto_isa::codes;
use std::{io::Read, ops::Range, path::Path};

/// Deepest nesting of brackets: far more than any kernel has, and far less than the stack holds.
const MAX_NESTING: usize = 1000;

/// The line that separates chunks: all of it.
const SPLIT: &[u8] = b"// -----";

/// The name of an input in diagnostics.
pub fn name(path: &Path) -> String {
    if path.as_os_str() == "-" { "<stdin>".to_owned() } else { path.display().to_string() }
}

/// Reads all of the input.
pub fn read(path: &Path) -> Result<Vec<u8>, Box<Diagnostic>> {
    let bytes = if path.as_os_str() == "-" {
        let mut bytes = Vec::new();
        std::io::stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        std::fs::read(path)
    };
    bytes.map_err(|error| {
        let name = name(path);
        let message = format!("cannot read '{name}': {error}");
        Box::new(Diagnostic::error(pto(codes::CANNOT_READ), message).at(Location::File(name)))
    })
}

/// The chunks of a text: all of it, or with `split` what stands between lines `// -----`.
pub fn chunks(text: &[u8], split: bool) -> Vec<Range<usize>> {
    let mut chunks = Vec::new();
    let mut start = 0;
    if split {
        let mut line = 0;
        while line < text.len() {
            let end = memchr::memchr(b'\n', &text[line..]).map_or(text.len(), |newline| line + newline + 1);
            if text[line..end].trim_ascii_end() == SPLIT {
                chunks.push(start..line);
                start = end;
            }
            line = end;
        }
    }
    chunks.push(start..text.len());
    chunks
}

/// What a scan of a text found.
pub struct Scan {
    /// There is something besides white space and comments.
    pub has_content: bool,
    /// A reason not to hand the text to the parser.
    pub refused: Option<Diagnostic>,
}

/// Checks a chunk before MLIR sees it: UTF-8 and nesting.
pub fn scan(sources: &Sources, file: FileId, chunk: Range<usize>) -> Scan {
    let text = sources.file(file).and_then(|source| source.bytes().get(chunk.clone())).unwrap_or(&[]);
    let mut scan = Scan { has_content: false, refused: None };
    if let Err(error) = std::str::from_utf8(text) {
        let at = chunk.start + error.valid_up_to();
        let byte = text.get(error.valid_up_to()).copied().unwrap_or(0);
        scan.has_content = true;
        scan.refused =
            Some(
                Diagnostic::error(pto(codes::NOT_UTF8), format!("expected UTF-8, found byte 0x{byte:02x}"))
                    .at(Span::new(file, at, at + 1)),
            );
        return scan;
    }
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(&byte) = text.get(at) {
        at += 1;
        match byte {
            b' ' | b'\t' | b'\n' | b'\r' => continue,
            b'/' if text.get(at) == Some(&b'/') => {
                at = memchr::memchr(b'\n', &text[at..]).map_or(text.len(), |newline| at + newline + 1);
                continue;
            }
            b'"' => {
                while let Some(&inside) = text.get(at) {
                    at += 1;
                    match inside {
                        b'\\' => at += 1,
                        b'"' | b'\n' => break,
                        _ => {}
                    }
                }
            }
            b'-' if text.get(at) == Some(&b'>') => at += 1,
            b'(' | b'[' | b'{' | b'<' => {
                depth += 1;
                if depth > MAX_NESTING && scan.refused.is_none() {
                    let message = format!("brackets nest more than {MAX_NESTING} deep");
                    scan.refused = Some(Diagnostic::error(pto(codes::NESTING), message).at(Span::new(
                        file,
                        chunk.start + at - 1,
                        chunk.start + at,
                    )));
                }
            }
            b')' | b']' | b'}' | b'>' => depth = depth.saturating_sub(1),
            _ => {}
        }
        scan.has_content = true;
    }
    scan
}
