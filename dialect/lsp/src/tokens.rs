//! Classifies the words of a text ("semantic tokens"): operations, types, values, attributes and their values. This
//! needs only the text and the instruction table; the text need not parse.

use crate::{document::Form, message::Lines};
use pto_isa::{ops, types::DType};
use pto_upstream::Upstream;
use serde_json::{Value, json};
use std::ops::Range;

/// Token types in the order of the legend, with the names of the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Comment,
    String,
    Number,
    Variable,
    Function,
    Type,
    EnumMember,
    Property,
    Keyword,
    Operation,
}

const NAMES: [&str; 10] =
    ["comment", "string", "number", "variable", "function", "type", "enumMember", "property", "keyword", "method"];

/// Modifier of a value at its definition.
const DECLARATION: u8 = 1;

/// Returns the legend for the numbers of [`json`].
pub(crate) fn legend() -> Value {
    json!({ "tokenTypes": NAMES, "tokenModifiers": ["declaration"] })
}

/// Keywords of the syntax, which are not operations, types or attributes.
const KEYWORDS: [&str; 16] = [
    "ins",
    "outs",
    "into",
    "attributes",
    "module",
    "func",
    "return",
    "call",
    "loc",
    "to",
    "step",
    "iter_args",
    "else",
    "do",
    "private",
    "public",
];

#[derive(Clone, Debug, PartialEq, Eq)]
struct Token {
    range: Range<usize>,
    kind: Kind,
    declared: bool,
}

/// Returns the tokens of a text, or of a part of it, as the protocol encodes them: five numbers each.
pub(crate) fn json(uri: &str, text: &str, part: Option<Range<usize>>) -> Value {
    let form = Form::of(uri, text);
    if form == Form::Gpu {
        return json!({ "data": [] });
    }
    let part = part.unwrap_or(0..text.len());
    let lines = Lines::new(text);
    let mut data: Vec<u64> = Vec::new();
    let mut last = (0, 0);
    let start = text.get(..part.start).and_then(|before| before.rfind('\n')).map_or(0, |newline| newline + 1);
    let mut at = start;
    for line in text.get(start..).unwrap_or_default().split_inclusive('\n') {
        if at > part.end {
            break;
        }
        for token in of_line(line, form == Form::Assembly) {
            let position = lines.position(at + token.range.start);
            let number = |key: &str| position.get(key).and_then(Value::as_u64).unwrap_or(0);
            let (row, column) = (number("line"), number("character"));
            let length = line.get(token.range.clone()).unwrap_or_default().encode_utf16().count() as u64;
            let from = if row == last.0 { last.1 } else { 0 };
            let modifiers = if token.declared { DECLARATION } else { 0 };
            data.extend([row - last.0, column - from, length, token.kind as u64, modifiers.into()]);
            last = (row, column);
        }
        at += line.len();
    }
    json!({ "data": data })
}

/// Returns the tokens of a line: tokens do not span lines.
fn of_line(line: &str, assembly: bool) -> Vec<Token> {
    let bytes = line.as_bytes();
    // The values before the first `=` are definitions.
    let defined = match line.trim_start().starts_with('%') {
        true => line.find(" = ").unwrap_or(0),
        false => 0,
    };
    let mut tokens: Vec<Token> = Vec::new();
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let start = at;
        let word = |from: usize| from + bytes[from..].iter().take_while(|byte| in_word(**byte)).count();
        let kind = match byte {
            b'/' if bytes.get(at + 1) == Some(&b'/') => {
                at = line.trim_end().len();
                Kind::Comment
            }
            b'"' => {
                at = pto_asm::string_end(bytes, at);
                // The generic form has operation names in quotes.
                if bytes.get(at) == Some(&b'(') { Kind::Operation } else { Kind::String }
            }
            b'%' => {
                at = word(at + 1);
                Kind::Variable
            }
            b'@' => {
                at = if bytes.get(at + 1) == Some(&b'"') { pto_asm::string_end(bytes, at + 1) } else { word(at + 1) };
                Kind::Function
            }
            b'!' => {
                at = word(at + 1);
                Kind::Type
            }
            b'#' => {
                at = word(at + 1);
                Kind::EnumMember
            }
            _ if byte.is_ascii_digit() => {
                at = word(at);
                let text = line.get(start..at).unwrap_or_default();
                if is_number(text) { Kind::Number } else { Kind::Type }
            }
            _ if byte.is_ascii_alphabetic() || byte == b'_' => {
                at = word(at);
                let text = line.get(start..at).unwrap_or_default();
                let rest = line.get(at..).unwrap_or_default().trim_start();
                let is_first = tokens.iter().all(|token| token.kind == Kind::Variable || token.kind == Kind::Number);
                match of_word(text, rest, assembly && is_first) {
                    Some(kind) => kind,
                    None => continue,
                }
            }
            _ => {
                at += 1;
                continue;
            }
        };
        at = at.max(start + 1);
        let declared = kind == Kind::Variable && start < defined;
        tokens.push(Token { range: start..at, kind, declared });
    }
    tokens
}

/// Classifies a word; `first` means that an operation may lack its dialect here.
fn of_word(word: &str, rest: &str, first: bool) -> Option<Kind> {
    let is_operation = match word.strip_prefix("pto.") {
        Some(name) => ops::lookup(name).is_some(),
        None => Upstream::all().any(|upstream| upstream.name == word) || first && ops::lookup(word).is_some(),
    };
    if is_operation {
        return Some(Kind::Operation);
    }
    if rest.starts_with('=') && !rest.starts_with("==") {
        return Some(Kind::Property);
    }
    if KEYWORDS.contains(&word) {
        return Some(Kind::Keyword);
    }
    let is_type = DType::parse(word).is_some() || matches!(word, "index" | "memref" | "vector" | "tensor" | "none");
    Some(if is_type { Kind::Type } else { Kind::EnumMember })
}

/// Checks whether a word that begins with a digit is a number, rather than a shape such as `16x16xf32`.
fn is_number(word: &str) -> bool {
    let is_hexadecimal = |digits: &str| !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    word.strip_prefix("0x").is_some_and(is_hexadecimal)
        || word.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'.' | b'e' | b'E'))
}

fn in_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(line: &str, assembly: bool) -> Vec<(&str, Kind)> {
        of_line(line, assembly).into_iter().map(|token| (&line[token.range], token.kind)).collect()
    }

    #[test]
    fn each_form_has_its_words() {
        use Kind::{Comment, EnumMember, Function, Keyword, Number, Operation, Property, String, Type, Variable};
        assert_eq!(
            kinds("  pto.tadd ins(%a : !pto.tile_buf<vec, 16x16xf32>) {k = 3.5} // end\n", false),
            [
                ("pto.tadd", Operation),
                ("ins", Keyword),
                ("%a", Variable),
                ("!pto.tile_buf", Type),
                ("vec", EnumMember),
                ("16x16xf32", Type),
                ("k", Property),
                ("3.5", Number),
                ("// end", Comment)
            ]
        );
        assert_eq!(
            kinds("\"pto.tadd\"(%a) <{sym = @f, s = \"x\"}>", false),
            [
                ("\"pto.tadd\"", Operation),
                ("%a", Variable),
                ("sym", Property),
                ("@f", Function),
                ("s", Property),
                ("\"x\"", String)
            ]
        );
        assert_eq!(kinds("%b = tadd %a, 0x1f", true)[1..], [("tadd", Operation), ("%a", Variable), ("0x1f", Number)]);
        assert_eq!(kinds("tadd = 1", false)[0], ("tadd", Property));
    }

    #[test]
    fn definitions_are_told_from_uses_and_positions_are_relative() {
        let tokens = of_line("%a, %b:2 = pto.x %c", false);
        let declared: Vec<bool> =
            tokens.iter().filter(|token| token.kind == Kind::Variable).map(|token| token.declared).collect();
        assert_eq!(declared, [true, true, false]);
        let text = "// \u{1f600}\n  %a = pto.tabs\n";
        let data = json("k.pto", text, None);
        assert_eq!(data["data"], json!([0, 0, 5, 0, 0, 1, 2, 2, 3, 1, 0, 5, 8, 9, 0]));
        let second = text.find("%a").map(|at| at..text.len());
        assert_eq!(json("k.pto", text, second)["data"], json!([1, 2, 2, 3, 1, 0, 5, 8, 9, 0]));
    }
}
