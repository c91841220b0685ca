//! Rewords parse errors of MLIR for common mistakes: names what was found, and proposes a repair.

use diag::{Diagnostic, Edit, FileId, Span};

/// Rewords a parse error and adds a help if the mistake is a common one. `span` is the location that MLIR reports.
pub(crate) fn told(diagnostic: Diagnostic, file: FileId, text: &[u8], span: Span) -> Diagnostic {
    // MLIR may report the blanks before a token.
    let blanks = text.get(span.start..).unwrap_or(&[]).iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    let start = span.start + blanks;
    let rest = text.get(start..).unwrap_or(&[]);
    let rest = String::from_utf8_lossy(rest.get(..LINE).unwrap_or(rest));
    let line = rest.lines().next().unwrap_or_default();
    let found = token(line);
    let insert = |text: &str| vec![Edit::replace(Span::at(file, start), text)];
    let replace = |length: usize, text: &str| vec![Edit::replace(Span::new(file, start, start + length), text)];
    let end = if blanks == 0 { span.end } else { start + found.len() };
    let said = |message: String| Diagnostic { message, ..diagnostic.clone() }.at(Span::new(file, start, end));
    match diagnostic.message.as_str() {
        "expected non-function type" if found.starts_with("pto.") => {
            let help = format!("types begin with '!': '!{found}'");
            said(format!("expected a type, found '{found}'")).help(help.clone()).fix(help, insert("!"))
        }
        "expected non-function type" if !found.is_empty() => said(format!("expected a type, found '{found}'")),
        "expected SSA operand" if found.starts_with(|first: char| first.is_ascii_digit() || first == '-') => {
            said(format!("expected a value, found '{found}'"))
                .help(format!("name the number before: %number = arith.constant {found} : type"))
        }
        "expected SSA operand" if found.starts_with(|first: char| first.is_ascii_alphabetic()) => {
            let help = format!("names of values begin with '%': '%{found}'");
            said(format!("expected a value, found '{found}'")).help(help.clone()).fix(help, insert("%"))
        }
        "expected SSA operand" if !found.is_empty() => said(format!("expected a value, found '{found}'")),
        "unexpected character" if line.starts_with(';') => {
            let help = "leave it out: a statement ends with its line".to_owned();
            let alone =
                matches!(line.get(1..).map(str::trim_start), Some(rest) if rest.is_empty() || rest.starts_with("//"));
            let told = said("unexpected character ';'".to_owned()).help(help.clone());
            if alone { told.fix(help, replace(1, "")) } else { told }
        }
        "unexpected character" => match line.chars().next() {
            Some(character) => said(format!("unexpected character '{character}'")),
            None => diagnostic,
        },
        "invalid attribute name" if line.starts_with("# ") => {
            let help = "comments begin with '//'".to_owned();
            said("unexpected character '#'".to_owned()).help(help.clone()).fix(help, replace(1, "//"))
        }
        "unexpected decimal integer literal for a floating point value" => {
            let (help, point) = (format!("write '{found}.0'"), found.len());
            let mut told = said(format!("expected a number with a point for a float, found '{found}'"));
            told.notes.clear();
            let is_number = found.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-') && !found.is_empty();
            let told = if is_number { told.fix(help.clone(), replace(point, &format!("{found}.0"))) } else { told };
            told.help(help)
        }
        "expected 'x' in dimension list" => said(format!("expected 'x' after an extent, found '{found}'"))
            .help("extents are written with their type: 16x64xf32"),
        "unbalanced '<' character in pretty dialect name" => said("expected '>': no '>' closes this '<'".to_owned()),
        "cannot name an operation with no results" => said(
            "the operation has no result that a name could stand for".to_owned(),
        )
        .help("leave out what stands before its '='; an operation with outs(..) writes the buffers it names there"),
        "invalid SSA name" => {
            said("the name of a value has letters, digits, '_', '.', '$' and '-' of ASCII".to_owned())
        }
        // MLIR may report a missing '>' at the start of the type.
        message => match is_bare(message) && message != "expected '>'" && !found.is_empty() {
            true => {
                let message = format!("{message}, found '{found}'");
                said(message)
            }
            false => diagnostic,
        },
    }
}

/// Most bytes of a line that are read.
const LINE: usize = 400;

/// Checks whether a message names a token and nothing else: `expected ':'`.
fn is_bare(message: &str) -> bool {
    let inside = message.strip_prefix("expected '").and_then(|rest| rest.strip_suffix('\''));
    inside.is_some_and(|inside| !inside.contains('\'') && !inside.contains(' '))
}

/// Returns the token at the start of a line: a word with its sigil, a number, or a single character.
fn token(line: &str) -> String {
    let is_word = |character: char| character.is_ascii_alphanumeric() || matches!(character, '_' | '.' | '$');
    let mut characters = line.chars();
    let Some(first) = characters.next() else { return String::new() };
    let mut word = first.to_string();
    if is_word(first) || matches!(first, '%' | '!' | '#' | '^' | '@' | '-') {
        word.extend(characters.take_while(|character| is_word(*character)).take(80));
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_and_bare_messages_are_told_apart() {
        assert_eq!(token("pto.tile_buf<vec"), "pto.tile_buf");
        assert_eq!(token("-2.5 : f32"), "-2.5");
        assert_eq!(token(") outs"), ")");
        assert_eq!(token(""), "");
        assert!(is_bare("expected ':'") && is_bare("expected '->'"));
        assert!(!is_bare("expected 'outs' in 'pto.texp'") && !is_bare("expected operation name in quotes"));
    }
}
