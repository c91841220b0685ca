//! Repairs that a diagnostic makes certain, as edits of the text: a word that has one near name, an element type that a
//! conversion gives, a tile of more bytes. What an edit does not name stays as it is, byte for byte.
//!
//! A repair is right if the text that it gives has fewer mistakes: who applies it verifies the text again.

use crate::recover::code;
use diag::{Diagnostic, Location, Span};
use std::ops::Range;

/// A part of a text and what takes its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// The bytes that are replaced; where it is empty, the text is inserted.
    pub range: Range<usize>,
    /// The new text.
    pub text: String,
}

/// The repair of a diagnostic of a text, in the order of the text; none where no repair is certain.
pub fn repair(diagnostic: &Diagnostic, text: &str) -> Option<Vec<Edit>> {
    let Location::Span(span) = diagnostic.location else { return None };
    let edits = |help: &String| {
        renamed(diagnostic, help, span, text)
            .or_else(|| cast(diagnostic, help, span, text))
            .or_else(|| larger_tile(help, span, text))
    };
    diagnostic.help.iter().find_map(edits).or_else(|| layout(diagnostic, span, text))
}

/// The text after edits, and where their texts are in it; `None` where two edits touch the same bytes.
pub fn apply(text: &str, edits: &[Edit]) -> Option<(String, Vec<Range<usize>>)> {
    let mut sorted: Vec<&Edit> = edits.iter().collect();
    sorted.sort_by_key(|edit| (edit.range.start, edit.range.end));
    let mut result = String::with_capacity(text.len());
    let (mut at, mut places) = (0, Vec::new());
    for edit in sorted {
        result.push_str(text.get(at..edit.range.start)?);
        places.push(result.len()..result.len() + edit.text.len());
        result.push_str(&edit.text);
        at = edit.range.end;
    }
    result.push_str(text.get(at..)?);
    Some((result, places))
}

/// `did you mean 'X'?` after a word that the message quotes: the word becomes X. Values are left alone, because a
/// similar name often denotes another value.
fn renamed(diagnostic: &Diagnostic, help: &str, span: Span, text: &str) -> Option<Vec<Edit>> {
    let meant = help.strip_prefix("did you mean '")?.strip_suffix("'?")?;
    let found = text.get(span.start..span.end)?;
    let is_quoted = diagnostic.message.contains(&format!("'{found}'"));
    if meant.contains('\'') || meant.starts_with('%') || !is_quoted {
        return None;
    }
    Some(vec![Edit { range: span.start..span.end, text: meant.to_owned() }])
}

/// `insert pto.tcvt to T` for an operand that is read, `write T and insert pto.tcvt to U` for one that is written: a
/// tile of element type T and a conversion.
fn cast(diagnostic: &Diagnostic, help: &str, span: Span, text: &str) -> Option<Vec<Edit>> {
    let (element, is_written) = match help.strip_prefix("insert pto.tcvt to ") {
        Some(element) => (element, false),
        None => (help.strip_prefix("write ")?.split_once(" and insert pto.tcvt to ")?.0, true),
    };
    let found = diagnostic.message.split_once(", found ")?.1.split(' ').next()?;
    let statement = Statement::around(text, span.start)?;
    let (operand, type_) = statement.operand(text, span)?;
    let (value, old) = (text.get(operand)?, text.get(type_.clone())?);
    let new = with_element(old, found, element)?;
    let name = fresh(text);
    let Statement { start, end, .. } = statement;
    let indent = text.get(statement.line..start)?;
    let mut edits = vec![
        Edit { range: start..start, text: format!("{name} = pto.alloc_tile : {new}\n{indent}") },
        Edit { range: span.start..span.end, text: name.clone() },
        Edit { range: type_, text: new.clone() },
    ];
    if is_written {
        let conversion = format!("\n{indent}pto.tcvt ins({name} : {new}) outs({value} : {old})");
        edits.push(Edit { range: end..end, text: conversion });
    } else {
        let conversion = format!("pto.tcvt ins({value} : {old}) outs({name} : {new})\n{indent}");
        edits.insert(1, Edit { range: start..start, text: conversion });
    }
    Some(edits)
}

/// `use N columns and a valid region of M`: each occurrence of the type becomes one of N columns of which M are valid.
fn larger_tile(help: &str, span: Span, text: &str) -> Option<Vec<Edit>> {
    let rest = help.strip_prefix("use ")?;
    let (count, rest) = rest.split_once(' ')?;
    let (what, valid) = rest.split_once(" and a valid region of ")?;
    let statement = Statement::around(text, span.start)?;
    let start = statement.start + text.get(statement.start..statement.end)?.find("!pto.tile_buf<")?;
    let old = text.get(start..)?.split_inclusive('>').next()?;
    let (memory, shape) = old.strip_prefix("!pto.tile_buf<")?.strip_suffix('>')?.split_once(", ")?;
    let (shape, options) = shape.split_once(',').map_or((shape, ""), |(shape, options)| (shape, options));
    let [rows, columns, element] = shape.split('x').collect::<Vec<_>>()[..] else { return None };
    if options.contains("valid=") {
        return None;
    }
    let (new_rows, new_columns) = match what {
        "columns" if columns == valid => (rows, count),
        "rows" if rows == valid => (count, columns),
        _ => return None,
    };
    let options = if options.is_empty() { String::new() } else { format!(",{options}") };
    let new = format!("!pto.tile_buf<{memory}, {new_rows}x{new_columns}x{element}, valid={rows}x{columns}{options}>");
    Some(everywhere(text, old, &new))
}

/// ``expected `a` with layout ZZ (row_major, row_major, fractal 512)``: the type of the operand gets the layout, wherever the text
/// has the type.
fn layout(diagnostic: &Diagnostic, span: Span, text: &str) -> Option<Vec<Edit>> {
    let (_, rest) = diagnostic.message.split_once("with layout ")?;
    let (words, _) = rest.split_once('(')?.1.split_once(')')?;
    let mut words = words.split(", ");
    let (block, inner, fractal) = (words.next()?, words.next()?, words.next());
    let fractal = fractal.and_then(|word| word.strip_prefix("fractal "));
    let (_, type_) = Statement::around(text, span.start)?.operand(text, span)?;
    let old = text.get(type_)?;
    let inside = old.strip_prefix("!pto.tile_buf<")?.strip_suffix('>')?;
    let is_other = |option: &&str| !["blayout=", "slayout=", "fractal="].iter().any(|key| option.starts_with(key));
    let mut options: Vec<String> = inside.split(", ").filter(is_other).map(str::to_owned).collect();
    options.extend([format!("blayout={block}"), format!("slayout={inner}")]);
    options.extend(fractal.map(|fractal| format!("fractal={fractal}")));
    let new = format!("!pto.tile_buf<{}>", options.join(", "));
    Some(everywhere(text, old, &new))
}

/// Replaces each occurrence of a type.
fn everywhere(text: &str, old: &str, new: &str) -> Vec<Edit> {
    text.match_indices(old).map(|(start, old)| Edit { range: start..start + old.len(), text: new.to_owned() }).collect()
}

/// A statement of a text, without its results.
struct Statement {
    /// The start of its line.
    line: usize,
    start: usize,
    end: usize,
}

impl Statement {
    /// The statement at an offset, if no other statement shares its lines.
    fn around(text: &str, at: usize) -> Option<Statement> {
        let line = text.get(..at)?.rfind('\n').map_or(0, |newline| newline + 1);
        let start = line + text.get(line..)?.bytes().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
        let mut depth = 0_usize;
        let bytes = text.get(start..)?.as_bytes();
        let mut end = start;
        for (offset, byte) in code(bytes) {
            let before = bytes[..offset].last();
            match byte {
                b'(' | b'{' | b'[' | b'<' => depth += 1,
                b')' | b'}' | b']' => depth = depth.checked_sub(1)?,
                b'>' if before != Some(&b'-') => depth = depth.checked_sub(1)?,
                _ => {}
            }
            if depth == 0 && text.get(end..start + offset)?.contains('\n') && end > at {
                break;
            }
            if !byte.is_ascii_whitespace() {
                end = start + offset + 1;
            }
        }
        let whole = text.get(start..end)?;
        let is_alone = depth == 0 && !whole.contains('\n') || whole.starts_with("pto.");
        is_alone.then_some(Statement { line, start, end })
    }

    /// The operand of `ins(%a, %b : A, B)` or `outs(..)` at a span, and its type.
    fn operand(&self, text: &str, span: Span) -> Option<(Range<usize>, Range<usize>)> {
        if !text.get(self.start..self.end)?.starts_with("pto.") || !text.get(span.start..)?.starts_with('%') {
            return None;
        }
        let open = text.get(self.start..span.start)?.rfind("ins(").map(|at| at + 4);
        let outs = text.get(self.start..span.start)?.rfind("outs(").map(|at| at + 5);
        let open = self.start + open.max(outs)?;
        let mut parts = vec![open];
        let (mut depth, mut colon) = (0_usize, None);
        let mut close = None;
        for (offset, byte) in text.get(open..self.end)?.bytes().enumerate() {
            match byte {
                b')' if depth == 0 => {
                    close = Some(open + offset);
                    break;
                }
                b'(' | b'{' | b'[' | b'<' => depth += 1,
                b')' | b'}' | b']' | b'>' => depth = depth.checked_sub(1)?,
                b':' if depth == 0 => {
                    colon = Some(parts.len());
                    parts.push(open + offset + 1);
                }
                b',' if depth == 0 => parts.push(open + offset + 1),
                _ => {}
            }
        }
        parts.push(close? + 1);
        let colon = colon?;
        let index = parts[..colon].iter().rposition(|part| *part <= span.start)?;
        let range = colon + index;
        if parts.len() - 1 - colon != colon {
            return None;
        }
        let (start, end) = (*parts.get(range)?, parts.get(range + 1)?.checked_sub(1)?);
        let type_ = text.get(start..end)?;
        let blank = type_.len() - type_.trim_start().len();
        Some((span.start..span.end, start + blank..start + type_.trim_end().len().max(blank)))
    }
}

/// The type of a tile with another element type; none of an alias, and where the valid region is known only when it runs.
fn with_element(type_: &str, found: &str, element: &str) -> Option<String> {
    let (shape, rest) = type_.split_at(type_.find(&format!("x{found}"))?);
    let rest = rest.strip_prefix('x')?.strip_prefix(found)?;
    let is_tile = shape.starts_with("!pto.tile_buf<") && rest.starts_with([',', '>']) && !rest.contains('?');
    is_tile.then(|| format!("{shape}x{element}{rest}"))
}

/// A name that no value of the text has.
fn fresh(text: &str) -> String {
    let mut name = "%cast".to_owned();
    let mut number = 0;
    while text.contains(&name) {
        number += 1;
        name = format!("%cast_{number}");
    }
    name
}
