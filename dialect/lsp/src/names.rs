//! Finds definitions and references of values in assembly, and renames values. For MLIR, the references come from
//! MLIR's server.

use crate::{Options, document::Form, message, message::Lines, symbols};
use pto_asm::Mention;
use serde_json::{Value, json};
use std::ops::Range;

/// Returns the range of the value at an offset, with its sigil.
pub(crate) fn value_at(text: &str, offset: usize) -> Option<Range<usize>> {
    let is_inside = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$' | b'-' | b'%');
    let bytes = text.as_bytes();
    let start = offset - bytes[..offset].iter().rev().take_while(|byte| is_inside(byte)).count();
    let start = start
        + text[start..offset.max(start)]
            .rfind('%')
            .or_else(|| (bytes.get(offset) == Some(&b'%')).then_some(offset - start))?;
    let length = bytes[start + 1..].iter().take_while(|byte| is_inside(byte) && **byte != b'%').count();
    (length > 0).then_some(start..start + 1 + length)
}

/// Returns all occurrences of the value at an offset of an assembly text, its definition first; none if the text has
/// errors.
pub(crate) fn mentions(uri: &str, text: &str, offset: usize, options: Options) -> Vec<Mention> {
    let Ok(context) = pto_driver::context_with(false, options.allow_unregistered, &crate::FURTHER) else {
        return Vec::new();
    };
    let handler = context.attach_diagnostic_handler(|_| true);
    let assembled = pto_asm::assemble(&context, uri, text);
    context.detach_diagnostic_handler(handler);
    let Some(assembled) = assembled else { return Vec::new() };
    let all = assembled.names.mentions();
    let here = |mention: &&Mention| mention.range.start <= offset && offset <= mention.range.end;
    let Some(definition) = all.iter().find(here).map(|mention| mention.definition) else { return Vec::new() };
    let mut found: Vec<Mention> = all.iter().filter(|mention| mention.definition == definition).cloned().collect();
    found.sort_by_key(|mention| mention.range.start != definition);
    found
}

/// Converts occurrences to locations of the protocol.
pub(crate) fn locations(uri: &str, text: &str, places: &[Mention]) -> Value {
    let lines = Lines::new(text);
    let place = |mention: &Mention| json!({ "uri": uri, "range": lines.range(mention.range.clone()) });
    places.iter().map(place).collect()
}

/// Checks the new name for the value at a position, and returns it with its sigil.
///
/// # Errors
///
/// Fails if the position has no value, or the name is invalid or used by another value of the function.
pub(crate) fn new_name(uri: &str, text: &str, position: &Value, name: &str) -> Result<String, String> {
    let at = message::offset(text, position).and_then(|offset| value_at(text, offset));
    let at = at.ok_or("only values can be renamed: put the cursor on `%name`")?;
    let bare = name.strip_prefix('%').unwrap_or(name);
    let starts = |c: char| c.is_ascii_alphabetic() || matches!(c, '_' | '$' | '.' | '-');
    let is_inside = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.' | '-');
    let is_number = !bare.is_empty() && bare.bytes().all(|byte| byte.is_ascii_digit());
    if !(is_number || bare.starts_with(starts) && bare.chars().all(is_inside)) {
        return Err(format!("expected a name of letters, digits, `_`, `$`, `.` and `-`, found `{name}`"));
    }
    let mut around = 0..text.len();
    let mut list = symbols::of(uri, text);
    while let Some(symbol) = list.pop() {
        if symbol.whole.contains(&at.start) {
            around = symbol.whole.clone();
            list = symbol.inside();
        }
    }
    let new = format!("%{bare}");
    let inside = text.get(around).unwrap_or("");
    let taken = inside.match_indices(&new).any(|(found, _)| !inside[found + new.len()..].starts_with(is_inside));
    if taken && text.get(at) != Some(&new) {
        return Err(format!("`{new}` is the name of another value of the function"));
    }
    Ok(new)
}

/// Returns the edits that rename the values at offsets. A suffix such as `:2` or `#1` stays.
pub(crate) fn renamed(uri: &str, text: &str, starts: impl Iterator<Item = usize>, new: &str) -> Value {
    let lines = Lines::new(text);
    let mut places: Vec<Range<usize>> = starts.filter_map(|start| value_at(text, start)).collect();
    places.sort_by_key(|place| place.start);
    places.dedup();
    let edit = |place: Range<usize>| json!({ "range": lines.range(place), "newText": new });
    let edits: Vec<Value> = places.into_iter().map(edit).collect();
    json!({ "changes": { uri: edits } })
}

/// Returns the edits that rename a value, from the references in the document that MLIR's server found.
pub(crate) fn renamed_references(uri: &str, text: &str, references: &Value, new: &str) -> Value {
    let starts =
        references.as_array().into_iter().flatten().filter(|place| place.get("uri").is_some_and(|of| of == uri));
    let starts = starts.filter_map(|place| message::offset(text, place.pointer("/range/start")?));
    renamed(uri, text, starts, new)
}

/// Returns all occurrences in a unit of the word at an offset of assembly for GPUs, its definition first.
pub(crate) fn words(uri: &str, text: &str, offset: usize) -> Vec<Mention> {
    let is_inside = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'%' | b'$');
    let bytes = text.as_bytes();
    let start = offset - bytes[..offset].iter().rev().take_while(|byte| is_inside(byte)).count();
    let end = offset + bytes[offset..].iter().take_while(|byte| is_inside(byte)).count();
    let word = &text[start..end];
    let around = symbols::of(uri, text).into_iter().map(|symbol| symbol.whole).find(|unit| unit.contains(&start));
    let Some(around) = around.filter(|_| word.starts_with(|c: char| !c.is_ascii_digit()) && !word.is_empty()) else {
        return Vec::new();
    };
    let is_whole = |at: &usize| {
        let after = bytes.get(at + word.len());
        !at.checked_sub(1).and_then(|before| bytes.get(before)).is_some_and(is_inside) && !after.is_some_and(is_inside)
    };
    let found = text[around.clone()].match_indices(word).map(|(at, _)| around.start + at).filter(is_whole);
    let found: Vec<usize> = found.collect();
    let declared = |at: &usize| {
        let line = text[..*at].rfind('\n').map_or(0, |newline| newline + 1);
        let before = text[line..*at].trim();
        before == ".decl" || before.is_empty() && text[at + word.len()..].starts_with(':')
    };
    let Some(definition) = found.iter().copied().find(declared) else { return Vec::new() };
    let mut mentions: Vec<Mention> =
        found.into_iter().map(|at| Mention { range: at..at + word.len(), definition }).collect();
    mentions.sort_by_key(|mention| mention.range.start != definition);
    mentions
}

/// Returns all occurrences of the value, or word of assembly for GPUs, at a position, its definition first.
pub(crate) fn at(uri: &str, text: &str, position: &Value, options: Options) -> Vec<Mention> {
    let Some(offset) = message::offset(text, position) else { return Vec::new() };
    match Form::of(uri, text) {
        Form::Assembly => mentions(uri, text, offset, options),
        Form::Gpu => words(uri, text, offset),
        Form::Mlir => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn values_are_found_around_an_offset() {
        let text = "%ab = x %c#1, %d:2";
        for (offset, expected) in
            [(0, Some("%ab")), (1, Some("%ab")), (3, Some("%ab")), (8, Some("%c")), (15, Some("%d")), (6, None)]
        {
            assert_eq!(value_at(text, offset).map(|range| &text[range]), expected, "{offset}");
        }
    }

    #[test]
    fn registers_of_assembly_are_found() {
        let text = ".func @f(%a: !pto.tile_buf<vec, 16x16xf32>) {\n  tadd %a, %a, %a\n}\n.func @g(%a: !pto.tile_buf<vec, 16x16xf32>) {\n  tadd %a, %a, %a\n}\n";
        let found = mentions("k.pto", text, 10, Options::default());
        let starts: Vec<usize> = found.iter().map(|mention| mention.range.start).collect();
        assert_eq!(starts, [9, 53, 57, 61], "{text}");
    }

    #[test]
    fn labels_and_variables_of_gpus_are_found() {
        let text = ".kernel \"k\"\n.decl V1 v_type=G\n    jmp BB\nBB:\n    mov V1 V12\n.kernel \"l\"\n    mov V1 V1\n";
        let at = |word: &str| words("k.visaasm", text, text.find(word).unwrap());
        assert_eq!(at("V1").len(), 2);
        let label = at("BB");
        assert_eq!((label.len(), label[0].range.start), (2, text.find("BB:").unwrap()));
        assert!(at("mov").is_empty());
    }

    #[test]
    fn a_new_name_is_checked() {
        let text = "func.func @f(%a: i32) {\n  %b = x %a\n}\nfunc.func @g(%c: i32) {\n}\n";
        let position = serde_json::json!({ "line": 0, "character": 14 });
        let name = |new: &str| new_name("k.mlir", text, &position, new);
        assert_eq!(name("c").unwrap(), "%c");
        assert_eq!(name("%12").unwrap(), "%12");
        assert!(name("b").unwrap_err().contains("another value"));
        assert!(name("1x").is_err() && name("a b").is_err() && name("").is_err());
    }
}
