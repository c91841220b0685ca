//! What the instruction table says of the word at a position, as markdown.

use crate::message;
use pto_isa::{
    Op, ops, syntax,
    target::{PerTarget, TargetSet},
    types::{
        DTypeSet,
        info::{TYPES, TypeInfo},
    },
};
use serde_json::{Value, json};
use std::{fmt::Write, ops::Range};

/// The range of the word at a position, and what the table says of it.
pub(crate) fn at(text: &str, position: &Value) -> Option<(Value, String)> {
    let range = word(text, message::offset(text, position)?)?;
    let (before, word) = (&text[..range.start], &text[range.clone()]);
    let page = match before.bytes().next_back() {
        Some(b'%' | b'#' | b'@' | b'^') => None,
        Some(b'!') => r#type(word.strip_prefix("pto.")?).map(type_page),
        _ => operation(text, word).map(page),
    }?;
    let place = json!({ "start": message::position(text, range.start), "end": message::position(text, range.end) });
    Some((place, page))
}

/// The word around an offset: letters, digits and what else names hold.
fn word(text: &str, offset: usize) -> Option<Range<usize>> {
    let inside = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$');
    let bytes = text.as_bytes();
    let start = offset - bytes[..offset].iter().rev().take_while(|byte| inside(byte)).count();
    let end = offset + bytes[offset..].iter().take_while(|byte| inside(byte)).count();
    (start < end).then_some(start..end)
}

/// The operation of a word. In assembly, mnemonics stand without `pto.`.
fn operation(text: &str, word: &str) -> Option<&'static Op> {
    match word.strip_prefix("pto.") {
        Some(name) => ops::lookup(name),
        None => ops::lookup(word).filter(|_| pto_asm::is_assembly(text)),
    }
}

fn r#type(name: &str) -> Option<&'static TypeInfo> {
    TYPES.iter().find(|info| info.name == name || info.aliases.contains(&name))
}

fn page(op: &'static Op) -> String {
    let mut text = format!(
        "**pto.{}**: {}.\n\nFamily `{}`, targets {}.\n",
        op.name,
        op.summary,
        op.family().stem(),
        targets(op.targets)
    );
    let _ = write!(text, "\n```mlir\n{}\n```\n", syntax::text(op).unwrap_or_default());
    text + &elements(op.dtypes)
}

fn targets(set: TargetSet) -> &'static str {
    match (set.a2a3, set.a5) {
        (true, true) => "a2, a3 and a5",
        (true, false) => "a2 and a3",
        (false, true) => "a5",
        (false, false) => "none",
    }
}

/// The element types of each target, where the table restricts them.
fn elements(dtypes: PerTarget<DTypeSet>) -> String {
    let mut text = String::new();
    for (target, set) in [("a2, a3", dtypes.a2a3), ("a5", dtypes.a5)] {
        if set != DTypeSet::ANY && set != DTypeSet::EMPTY {
            let names: Vec<&str> = set.iter().map(|dtype| dtype.name()).collect();
            let _ = write!(text, "\nElement types on {target}: {}.\n", names.join(", "));
        }
    }
    text
}

fn type_page(info: &'static TypeInfo) -> String {
    let mut text = format!("**!pto.{}**: {}.\n", info.name, info.summary);
    if !info.forms.is_empty() {
        let _ = write!(text, "\n```mlir\n{}\n```\n", info.forms.join("\n"));
    }
    text
}
