//! Reads inputs, and rejects text that would crash MLIR's parser or exhaust its time or memory.

use crate::pto;
use diag::{Diagnostic, FileId, Location, Sources, Span};
use pto_isa::codes;
use std::{io::Read, ops::Range, path::Path};

/// Most nested brackets: far more than a kernel has, and far fewer than the stack allows.
const MAX_NESTING: usize = 1000;

/// The separator of chunks, on a line without other text.
pub(crate) const SPLIT: &[u8] = b"// -----";

/// Returns the name of an input for diagnostics.
pub fn name(path: &Path) -> String {
    if path.as_os_str() == "-" { "<stdin>".to_owned() } else { path.display().to_string() }
}

/// Reads a whole input.
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

/// The separator in LLVM IR, whose comments start with another character.
const SPLIT_LLVM: &[u8] = b"; -----";

/// Returns the ranges of chunks: the whole text or, with `split`, the parts between lines `// -----`, or `; -----` in LLVM IR.
pub fn chunks(text: &[u8], split: bool) -> Vec<Range<usize>> {
    let mut chunks = Vec::new();
    let mut start = 0;
    if split {
        let mut line = 0;
        while line < text.len() {
            let end = memchr::memchr(b'\n', &text[line..]).map_or(text.len(), |newline| line + newline + 1);
            if [SPLIT, SPLIT_LLVM].contains(&text[line..end].trim_ascii_end()) {
                chunks.push(start..line);
                start = end;
            }
            line = end;
        }
    }
    chunks.push(start..text.len());
    chunks
}

/// The language of a text: what comments and strings are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// MLIR.
    Mlir,
    /// LLVM IR, where a backslash does not escape a quote, and a newline does not end a string.
    Llvm,
}

impl Language {
    /// Returns whether a comment starts with these bytes.
    fn comment(self, rest: &[u8]) -> bool {
        match self {
            Self::Mlir => rest.starts_with(b"//"),
            Self::Llvm => rest.starts_with(b";"),
        }
    }
}

/// Result of the scan of a text.
#[derive(Default)]
pub struct Scan {
    /// Whether the text has more than white space and comments.
    pub has_content: bool,
    /// Errors that prevent parsing.
    pub refused: Vec<Diagnostic>,
}

/// Most dimensions of a shape, far more than any type has: the time of MLIR's parser grows with their square.
const MAX_DIMENSIONS: usize = 256;

/// The largest number after `#` in the use of a result, and the largest sum of these numbers in a text. MLIR's parser
/// allocates an entry for each number up to that of the use, before it knows how many results the operation has.
const MAX_RESULT: u64 = 65_535;
const MAX_RESULTS: u64 = 1 << 25;

/// Checks a chunk before MLIR parses it: UTF-8, control characters, nesting, dimensions and result numbers.
pub fn scan(sources: &Sources, file: FileId, chunk: Range<usize>) -> Scan {
    scan_language(sources, file, chunk, Language::Mlir)
}

/// Checks a chunk before the parser of a language reads it, as [`scan`].
pub fn scan_language(sources: &Sources, file: FileId, chunk: Range<usize>, language: Language) -> Scan {
    let text = sources.file(file).and_then(|source| source.bytes().get(chunk.clone())).unwrap_or(&[]);
    let refused = |code: u16, message: String, at: Range<usize>| {
        Diagnostic::error(pto(code), message).at(Span::new(file, chunk.start + at.start, chunk.start + at.end))
    };
    if let Err(error) = std::str::from_utf8(text) {
        let at = error.valid_up_to();
        let byte = text.get(at).copied().unwrap_or(0);
        let message = format!("expected UTF-8, found byte 0x{byte:02x}");
        return Scan { has_content: true, refused: vec![refused(codes::NOT_UTF8, message, at..at + 1)] };
    }
    let mut scan = Scan::default();
    for run in controls(text) {
        let byte = text.get(run.start).copied().unwrap_or(0);
        let count = if run.len() == 1 { String::new() } else { format!(" and {} more", run.len() - 1) };
        let message = format!("expected text, found control character 0x{byte:02x}{count}");
        scan.refused.push(refused(codes::CONTROL_CHARACTER, message, run));
    }
    let (mut depth, mut nested) = (0_usize, false);
    let mut results = 0_u64;
    let mut at = 0;
    while let Some(&byte) = text.get(at) {
        let start = at;
        at += 1;
        match byte {
            b' ' | b'\t' | b'\n' | b'\r' => continue,
            b'/' | b';' if language.comment(&text[start..]) => {
                at = memchr::memchr(b'\n', &text[at..]).map_or(text.len(), |newline| at + newline + 1);
                continue;
            }
            b'"' => {
                while let Some(&inside) = text.get(at) {
                    at += 1;
                    match inside {
                        b'\\' if language == Language::Mlir => at += 1,
                        b'"' => break,
                        b'\n' if language == Language::Mlir => break,
                        _ => {}
                    }
                }
            }
            b'-' if text.get(at) == Some(&b'>') => at += 1,
            b'(' | b'[' | b'{' | b'<' => {
                depth += 1;
                if depth > MAX_NESTING && !nested {
                    nested = true;
                    let message = format!("brackets nest more than {MAX_NESTING} deep");
                    scan.refused.push(refused(codes::NESTING, message, start..at));
                }
            }
            b')' | b']' | b'}' | b'>' => depth = depth.saturating_sub(1),
            b'#' if text.get(at).is_some_and(u8::is_ascii_digit) => {
                let length = text[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
                let digits = std::str::from_utf8(&text[at..at + length]).unwrap_or_default();
                at += length;
                let number = digits.parse().unwrap_or(u64::MAX);
                results = results.saturating_add(number);
                if number > MAX_RESULT {
                    let message = format!("expected the number of a result, at most {MAX_RESULT}, found {digits}");
                    scan.refused.push(refused(codes::RESULT_NUMBER, message, start..at));
                } else if results > MAX_RESULTS && results - number <= MAX_RESULTS {
                    let message = format!("numbers of results in uses add up to more than {MAX_RESULTS}");
                    scan.refused.push(refused(codes::RESULT_NUMBER, message, start..at));
                }
            }
            b'0'..=b'9' => {
                let rest = &text[start..];
                let length = rest.iter().take_while(|byte| byte.is_ascii_digit() || **byte == b'x').count();
                let dimensions = memchr::memchr_iter(b'x', &rest[..length]).count();
                at = start + length;
                if dimensions > MAX_DIMENSIONS {
                    let message = format!("expected at most {MAX_DIMENSIONS} dimensions, found {dimensions}");
                    scan.refused.push(refused(codes::DIMENSIONS, message, start..at));
                }
            }
            _ => at += text[at..].iter().take_while(|byte| PLAIN[usize::from(**byte)]).count(),
        }
        scan.has_content = true;
    }
    scan
}

/// Whether [`scan`] ignores a byte outside of strings and comments. White space is not ignored.
const PLAIN: [bool; 256] = {
    let mut plain = [true; 256];
    let special = b" \t\n\r/;\"-([{<)]}>#0123456789";
    let mut index = 0;
    while index < special.len() {
        plain[special[index] as usize] = false;
        index += 1;
    }
    plain
};

/// Bytes that are checked for control characters at once.
const BLOCK: usize = 64;

/// Returns the runs of control characters: MLIR's lexer skips them as white space, and keeps them in comments and
/// strings.
fn controls(text: &[u8]) -> impl Iterator<Item = Range<usize>> {
    let control = |byte: &u8| byte.is_ascii_control() && !matches!(byte, b'\t' | b'\n' | b'\r');
    let mut at = 0;
    std::iter::from_fn(move || {
        // Almost no block has one; without an early exit, the compiler checks several bytes of a block at once.
        let of_block = |block: &[u8]| block.iter().fold(false, |found, byte| found | control(byte));
        let clean = text.get(at..)?.chunks_exact(BLOCK).take_while(|block| !of_block(block)).count();
        at += clean * BLOCK;
        let start = at + text.get(at..)?.iter().position(control)?;
        at = start + text[start..].iter().take_while(|byte| control(byte)).count();
        Some(start..at)
    })
}
