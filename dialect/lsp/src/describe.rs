//! Describes the word at a position with facts of the instruction table, as markdown.

use crate::complete;
use crate::message;
use pto_isa::{
    Attr, Op, codes,
    enums::EnumDef,
    op::{Level, Presence, places},
    ops, syntax,
    target::{PerTarget, TargetSet},
    types::{
        DTypeSet,
        info::{ParameterDomain, TYPES, TypeInfo},
    },
};
use serde_json::{Value, json};
use std::{fmt::Write, ops::Range};

/// Returns the range of the word at a position, and its description.
pub(crate) fn at(text: &str, position: &Value) -> Option<(Value, String)> {
    let range = word(text, message::offset(text, position)?)?;
    let (before, word) = (&text[..range.start], &text[range.clone()]);
    let page = match before.bytes().next_back() {
        Some(b'%' | b'#' | b'@' | b'^') => None,
        Some(b'!') => r#type(word.strip_prefix("pto.")?).map(type_page),
        _ if word.starts_with("PTO") => codes::parse(word).map(|info| info.page.to_owned()),
        _ => operation(text, word).map(page).or_else(|| part(text, before, word)),
    }?;
    let place = json!({ "start": message::position(text, range.start), "end": message::position(text, range.end) });
    Some((place, page))
}

/// Returns the range of the word around an offset: letters, digits, `_`, `.` and `$`.
fn word(text: &str, offset: usize) -> Option<Range<usize>> {
    let inside = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$');
    let bytes = text.as_bytes();
    let start = offset - bytes[..offset].iter().rev().take_while(|byte| inside(byte)).count();
    let end = offset + bytes[offset..].iter().take_while(|byte| inside(byte)).count();
    (start < end).then_some(start..end)
}

/// Looks up the operation of a word. In assembly, mnemonics have no prefix `pto.`.
fn operation(text: &str, word: &str) -> Option<&'static Op> {
    match word.strip_prefix("pto.") {
        Some(name) => ops::lookup(name),
        None => ops::lookup(word).filter(|_| pto_asm::is_assembly(text)),
    }
}

fn r#type(name: &str) -> Option<&'static TypeInfo> {
    TYPES.iter().find(|info| info.name == name || info.aliases.contains(&name))
}

/// Returns the response to a hover request.
pub(crate) fn hover(range: &Value, page: &str) -> Value {
    json!({ "contents": { "kind": "markdown", "value": page }, "range": range })
}

/// Describes a word inside of a statement: a parameter of the surrounding type, else an attribute of the operation or
/// one of its values.
fn part(text: &str, before: &str, word: &str) -> Option<String> {
    let line = &before[before.rfind('\n').map_or(0, |newline| newline + 1)..];
    if let Some(open) = line.rfind("!pto.").filter(|open| !line[*open..].contains('>')) {
        let (name, rest) = line[open + "!pto.".len()..].split_once('<')?;
        let info = r#type(name)?;
        let key = rest.rsplit([',', ' ']).next().and_then(|part| part.strip_suffix('='));
        let parameters = info.parameters.iter().filter(|parameter| key.is_none_or(|key| key == parameter.name));
        return parameters.into_iter().find_map(|parameter| match parameter.domain {
            ParameterDomain::Enum(def) => case(def, word),
            ParameterDomain::Words(words) if parameter.name == word => {
                Some(format!("**{word}** of `!pto.{name}`: {words}.\n"))
            }
            ParameterDomain::Words(_) => None,
        });
    }
    let op = complete::operation(line, pto_asm::is_assembly(text))?;
    let attr = op.attrs.iter().find(|attr| attr.name.as_str() == word || attr.keys.contains(&word));
    attr.map(|attr| attribute(op, attr)).or_else(|| op.attrs.iter().find_map(|attr| of_domain(attr, word)))
}

fn attribute(op: &Op, attr: &Attr) -> String {
    let presence = match attr.presence {
        Presence::Required => "required",
        Presence::Optional => "optional",
        Presence::Default { .. } => "has a default",
    };
    format!(
        "**{}**, attribute of `pto.{}`: {}.\n\nValues: {}; {presence}.\n",
        attr.name, op.name, attr.doc, attr.domain
    )
}

/// Describes a word that is the value of an attribute.
fn of_domain(attr: &Attr, word: &str) -> Option<String> {
    attr.domain.enums().iter().find_map(|def| case(def, word))
}

/// Describes a case of an enumeration, and lists all cases.
fn case(def: &EnumDef, word: &str) -> Option<String> {
    let found = def.cases.iter().find(|case| case.name == word || case.aliases.contains(&word))?;
    let words: Vec<String> = def.words().map(|word| format!("`{word}`")).collect();
    Some(format!("**{}** of `{}`: {}\n\nAll words: {}.\n", found.name, def.mnemonic, def.doc.trim(), words.join(", ")))
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
    if matches!(op.level, Level::Tile) {
        let pipes: Vec<&str> = places::pipes(op).unwrap_or_default().into_iter().map(|pipe| pipe.name()).collect();
        if !pipes.is_empty() {
            let _ = write!(text, "\nPipe: {}.\n", pipes.join(" or "));
        }
    }
    for (index, operand) in op.operands.iter().enumerate() {
        let memories: Vec<&str> =
            places::memories(op, index).unwrap_or_default().into_iter().map(|loc| loc.name()).collect();
        let place = if memories.is_empty() { String::new() } else { format!(" in {}", memories.join(", ")) };
        let _ = write!(text, "\n* `%{}`: {}{place}. {}", operand.name, operand.kind.describe(), operand.doc);
    }
    for attr in op.attrs {
        let _ = write!(text, "\n* `{}`: {}. {}", attr.name, attr.domain, attr.doc);
    }
    text.push('\n');
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

/// Lists the element types of each target that the table restricts.
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
