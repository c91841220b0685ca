//! Completes the word at a position from the text and the instruction table alone: the text need not parse, and no
//! server has to read it first.

use crate::message;
use pto_isa::{
    Op,
    op::{Attr, Domain},
    ops,
    types::info::TYPES,
};
use serde_json::{Value, json};
use std::collections::HashSet;

/// Most values that are offered, latest definition first: an editor asks again as the name is typed.
const MAX_VALUES: usize = 200;

/// Kinds of completion items, as the protocol numbers them.
mod kind {
    pub(super) const FUNCTION: u8 = 3;
    pub(super) const VARIABLE: u8 = 6;
    pub(super) const CLASS: u8 = 7;
    pub(super) const PROPERTY: u8 = 10;
    pub(super) const ENUM_MEMBER: u8 = 20;
}

/// Returns the completions at a position; `None` if MLIR's server knows more: symbols, blocks, and other dialects.
pub(crate) fn at(text: &str, position: &Value) -> Option<Value> {
    let offset = message::offset(text, position)?;
    let start = word_start(text, offset);
    let (before, typed) = (&text[..start], &text[start..offset]);
    let items: Vec<Item> = match before.bytes().next_back() {
        Some(b'%') => values(before, typed),
        Some(b'!') => types(typed.strip_prefix("pto.")?),
        Some(b'@' | b'^' | b'#') => return None,
        _ => words(text, before, typed)?,
    };
    let incomplete = items.len() >= MAX_VALUES && items.iter().all(|item| item.kind == kind::VARIABLE);
    // The completion replaces the name after the dialect.
    let from = start + typed.strip_prefix("pto.").map_or(0, |_| "pto.".len());
    let end = position.get("character")?.as_u64()?;
    let length = text[from..offset].encode_utf16().count() as u64;
    let mut first = position.clone();
    first["character"] = json!(end.saturating_sub(length));
    let range = json!({ "start": first, "end": position });
    let items: Vec<Value> = items.iter().enumerate().map(|(rank, item)| item.json(rank, &range)).collect();
    Some(json!({ "isIncomplete": incomplete, "items": items }))
}

/// Returns the start of the word that ends at an offset.
fn word_start(text: &str, offset: usize) -> usize {
    let inside = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$');
    offset - text.as_bytes()[..offset].iter().rev().take_while(|byte| inside(byte)).count()
}

/// A completion item.
struct Item {
    label: String,
    kind: u8,
    detail: String,
}

impl Item {
    fn new(label: &str, kind: u8, detail: &str) -> Self {
        Self { label: label.to_owned(), kind, detail: detail.to_owned() }
    }

    fn json(&self, rank: usize, range: &Value) -> Value {
        json!({
            "label": self.label,
            "kind": self.kind,
            "detail": self.detail,
            "sortText": format!("{rank:05}"),
            "textEdit": { "range": range, "newText": self.label },
        })
    }
}

/// Returns operations or, after the operation of a statement, its attributes and their values.
fn words(text: &str, before: &str, typed: &str) -> Option<Vec<Item>> {
    if let Some(name) = typed.strip_prefix("pto.") {
        return Some(operations(name));
    }
    let assembly = pto_asm::is_assembly(text);
    if typed.contains('.') && !assembly {
        return None;
    }
    let line = &before[before.rfind('\n').map_or(0, |newline| newline + 1)..];
    match operation(line, assembly) {
        Some(op) => Some(attributes(op, typed)),
        None if assembly => Some(operations(typed)),
        None => None,
    }
}

/// Returns the operation of the statement that a line begins.
pub(crate) fn operation(line: &str, assembly: bool) -> Option<&'static Op> {
    let words = line.split(|c: char| c.is_whitespace() || matches!(c, '(' | '"'));
    words.filter(|word| !word.starts_with('%')).find_map(|word| match word.strip_prefix("pto.") {
        Some(name) => ops::lookup(name),
        None => ops::lookup(word).filter(|_| assembly),
    })
}

fn operations(typed: &str) -> Vec<Item> {
    let matching = ops::names().filter(|(name, _)| name.starts_with(typed));
    matching.map(|(name, op)| Item::new(name, kind::FUNCTION, op.summary)).collect()
}

fn types(typed: &str) -> Vec<Item> {
    let matching = TYPES.iter().filter(|info| info.name.starts_with(typed));
    matching.map(|info| Item::new(info.name, kind::CLASS, info.summary)).collect()
}

fn attributes(op: &Op, typed: &str) -> Vec<Item> {
    let mut items = Vec::new();
    for attr in op.attrs {
        items.push(Item::new(attr.name.as_str(), kind::PROPERTY, attr.doc));
        items.extend(choices(attr).map(|word| Item::new(word, kind::ENUM_MEMBER, attr.name.as_str())));
    }
    items.retain(|item| item.label.starts_with(typed));
    items
}

/// Returns the values of an attribute that are words.
fn choices(attr: &Attr) -> impl Iterator<Item = &'static str> {
    let (defs, strings) = match &attr.domain {
        Domain::Enum(def) => (std::slice::from_ref(def), &[][..]),
        Domain::Enums(defs) => (*defs, &[][..]),
        Domain::Bool => (&[][..], &["false", "true"][..]),
        Domain::Str(words) => (&[][..], *words),
        Domain::Struct(_)
        | Domain::Symbol
        | Domain::Int { .. }
        | Domain::Ints
        | Domain::Path
        | Domain::Unit
        | Domain::SegmentSizes
        | Domain::Any => (&[][..], &[][..]),
    };
    defs.iter().flat_map(|def| def.words()).chain(strings.iter().copied())
}

/// Returns the values that the function has named so far, latest definition first.
fn values(before: &str, typed: &str) -> Vec<Item> {
    let start = before.rfind("func.func").unwrap_or(0);
    let (mut seen, mut items) = (HashSet::new(), Vec::new());
    // Skip the value that is being typed.
    let mut rest = &before[start..before.len() - 1];
    while let Some(at) = rest.rfind('%') {
        let name = rest[at + 1..].split(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$'))).next();
        let name = name.unwrap_or_default();
        if !name.is_empty() && name.starts_with(typed) && seen.insert(name) {
            items.push(Item::new(name, kind::VARIABLE, ""));
            if items.len() == MAX_VALUES {
                break;
            }
        }
        rest = &rest[..at];
    }
    items
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    /// Completes at `|` in a text and returns the labels.
    fn labels(text: &str) -> Option<Vec<String>> {
        let at = text.find('|').unwrap();
        let position = message::position(text, at);
        let list = super::at(&text.replacen('|', "", 1), &position)?;
        let items = list["items"].as_array().unwrap();
        Some(items.iter().map(|item| item["label"].as_str().unwrap().to_owned()).collect())
    }

    #[test]
    fn operations_match_what_is_typed() {
        assert_eq!(labels("  pto.tload_|"), labels("  %0 = pto.tload_|"));
        assert!(labels("  pto.tad|").unwrap().contains(&"tadd".to_owned()));
        assert_eq!(labels("  arith.add|"), None);
    }

    #[test]
    fn the_values_of_the_function_are_offered_last_first() {
        let text = "func.func @f(%z: i32) {\n}\nfunc.func @g(%a: i32) {\n  %b = f(%a)\n  %c2 = g(%|)";
        assert_eq!(labels(text).unwrap(), ["c2", "a", "b"]);
        assert_eq!(labels("func.func @g(%ab: i32, %b: i32) { f(%a|").unwrap(), ["ab"]);
    }

    #[test]
    fn an_operation_has_its_attributes_and_their_words() {
        let found = labels("  %b = pto.tcvt %a { rm|").unwrap();
        assert!(found.iter().all(|label| label.starts_with("rm")) && !found.is_empty(), "{found:?}");
        assert!(labels("  pto.tcvt ins(%a { rmode = RI|").unwrap().contains(&"RINT".to_owned()));
    }

    #[test]
    fn types_follow_the_mark() {
        assert_eq!(labels("func.func @f(%a: !pto.tile_b|").unwrap(), ["tile_buf"]);
        assert_eq!(labels("func.call @f|"), None);
    }

    #[test]
    fn the_typed_part_is_replaced() {
        let position = json!({ "line": 0, "character": 9 });
        let list = super::at("\u{e9} = pto.tadd", &position).unwrap();
        assert_eq!(list["items"][0]["textEdit"]["range"]["start"]["character"], 8);
        // A mnemonic with a dot is replaced as a whole.
        let position = json!({ "line": 0, "character": 14 });
        let list = super::at("pto.tmatmul.ac", &position).unwrap();
        assert_eq!(list["items"][0]["textEdit"]["newText"], "tmatmul.acc");
        assert_eq!(list["items"][0]["textEdit"]["range"]["start"]["character"], 4);
    }
}
