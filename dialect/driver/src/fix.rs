//! Converts repairs ([`Repair`]) to edits of the text. Bytes outside of the edits stay the same.
//!
//! A repair is right if the repaired text has fewer errors; `repair` verifies the text again to find out.

use crate::recover::{code, definitions};
use diag::{Edit, FileId, Span};
use pto_isa::{Repair, Retype};
use std::ops::Range;

/// Most edits of one repair; a type with more occurrences is left to the author.
const MOST: usize = 64;
/// Bytes before and after a repair that are searched for occurrences of a type.
const REACH: usize = 1 << 20;
/// Most bytes of a statement.
const STATEMENT: usize = 1 << 16;

/// Returns the edits that repair a span of a text; `None` if the text does not contain what the repair changes, for
/// example if a type is written as an alias.
pub(crate) fn edits(repair: &Repair, file: FileId, span: Span, text: &[u8]) -> Option<Vec<Edit>> {
    let at = span.start.min(text.len());
    // The statement or type is near the span; a text that is not UTF-8 is read up to the first invalid byte.
    let low = floor(text, at.saturating_sub(REACH));
    let high = text.len().min(at.saturating_add(REACH));
    let near = text.get(low..high)?;
    let near = match std::str::from_utf8(near) {
        Ok(near) => near,
        Err(error) => std::str::from_utf8(near.get(..error.valid_up_to())?).ok()?,
    };
    let text = Text { file, base: low, text: near };
    let place = at.checked_sub(low)?..span.end.max(at).checked_sub(low)?.min(near.len());
    let edits = match repair {
        Repair::Word { from, to } => text.word(place, from, to),
        Repair::Cast { from, to, written } => text.cast(place, from, to, *written),
        Repair::Retype(change) => text.retype(place, change),
        Repair::DropAttribute => text.drop_attribute(place),
        Repair::Before(lines) => text.before(place, lines),
        Repair::After(lines) => text.after(place, lines),
    };
    edits.filter(|edits| (1..=MOST).contains(&edits.len()))
}

/// Returns the start of the next line from an offset on, so that no character is split.
fn floor(text: &[u8], at: usize) -> usize {
    if at == 0 { 0 } else { memchr::memchr(b'\n', &text[at..]).map_or(text.len(), |newline| at + newline + 1) }
}

/// The text near a repair; offsets are relative to it.
struct Text<'t> {
    file: FileId,
    /// Its offset in the file.
    base: usize,
    text: &'t str,
}

impl Text<'_> {
    fn edit(&self, range: Range<usize>, text: impl Into<String>) -> Edit {
        Edit::replace(Span::new(self.file, self.base + range.start, self.base + range.end), text)
    }

    /// Replaces a word. Names of values are not replaced, because a similar name often belongs to another value.
    fn word(&self, place: Range<usize>, from: &str, to: &str) -> Option<Vec<Edit>> {
        let found = self.text.get(place.clone())?;
        let at = place.start + found.find(from)?;
        let is_one = found.matches(from).count() == 1;
        (is_one && !to.starts_with('%')).then(|| vec![self.edit(at..at + from.len(), to)])
    }

    /// Inserts a conversion of a tile to another element type: before the operation for an operand that it reads, after
    /// it for one that it writes.
    fn cast(&self, place: Range<usize>, found: &str, element: &str, is_written: bool) -> Option<Vec<Edit>> {
        let statement = Statement::around(self.text, place.start)?;
        if is_written && statement.result.is_some() {
            return self.cast_of_result(&statement, found, element);
        }
        let (operand, type_) = statement.operand(self.text, &place)?;
        let (value, old) = (self.text.get(operand.clone())?, self.text.get(type_.clone())?);
        let new = with_element(old, found, element)?;
        let name = fresh(self.text);
        let Statement { start, end, .. } = statement;
        let indent = self.text.get(statement.line..start)?;
        let in_values = !is_written && statement.in_values(self.text);
        let allocation = if in_values { String::new() } else { format!("{name} = pto.alloc_tile : {new}\n{indent}") };
        let conversion = match (is_written, in_values) {
            (true, _) => format!("pto.tcvt ins({name} : {new}) outs({value} : {old})"),
            (false, true) => format!("{name} = pto.tcvt {value} : ({old}) -> {new}"),
            (false, false) => format!("pto.tcvt ins({value} : {old}) outs({name} : {new})"),
        };
        let before = if is_written { allocation.clone() } else { format!("{allocation}{conversion}\n{indent}") };
        let mut edits = vec![self.edit(start..start, before), self.edit(operand, name), self.edit(type_, new)];
        if is_written {
            edits.push(self.edit(end..end, format!("\n{indent}{conversion}")));
        }
        Some(edits)
    }

    /// Inserts a conversion after an operation that returns the tile.
    fn cast_of_result(&self, statement: &Statement, found: &str, element: &str) -> Option<Vec<Edit>> {
        let result = statement.result.clone()?;
        let type_ = self.last_type(statement)?;
        let old = self.text.get(type_.clone())?;
        let (new, name) = (with_element(old, found, element)?, fresh(self.text));
        let (value, indent) = (self.text.get(result.clone())?, self.text.get(statement.line..statement.start)?);
        let conversion = format!("\n{indent}{value} = pto.tcvt {name} : ({new}) -> {old}");
        let end = statement.end;
        Some(vec![self.edit(result, name), self.edit(type_, new), self.edit(end..end, conversion)])
    }

    /// Changes the type of a tile at each of its occurrences, because all uses of a value have the same type.
    fn retype(&self, place: Range<usize>, change: &Retype) -> Option<Vec<Edit>> {
        let statement = Statement::around(self.text, place.start)?;
        let type_ = match statement.operand(self.text, &place) {
            Some((_, type_)) => type_,
            None => self.last_type(&statement)?,
        };
        let old = self.text.get(type_)?;
        let new = retyped(old, change)?;
        let places = self.text.match_indices(old).take(MOST + 1);
        Some(places.map(|(start, old)| self.edit(start..start + old.len(), new.clone())).collect())
    }

    /// Returns the range of the last tile type of a statement, which is the type of its result.
    fn last_type(&self, statement: &Statement) -> Option<Range<usize>> {
        let start = statement.start + self.text.get(statement.start..statement.end)?.rfind(TILE)?;
        let end = self.text.get(start..statement.end)?.find('>')?;
        Some(start..start + end + 1)
    }

    /// Removes `name = value` and its comma from a dictionary.
    fn drop_attribute(&self, place: Range<usize>) -> Option<Vec<Edit>> {
        let statement = Statement::around(self.text, place.start)?;
        let open = self.text.get(statement.start..place.start)?.rfind('{')? + statement.start;
        let mut depth = 0_usize;
        let (mut start, mut before) = (open + 1, None);
        for (offset, byte) in code(self.text.get(open + 1..statement.end)?.as_bytes()) {
            let at = open + 1 + offset;
            match byte {
                b'(' | b'{' | b'[' | b'<' => depth += 1,
                b'}' if depth == 0 => {
                    let is_it = (start..at).contains(&place.start);
                    let from = match before {
                        Some(comma) => comma,
                        // It is the only entry: remove the dictionary.
                        None => self.text.get(..open)?.trim_end().len(),
                    };
                    let to = if before.is_some() { at } else { at + 1 };
                    return is_it.then(|| vec![self.edit(from..to, "")]);
                }
                b')' | b'}' | b']' | b'>' => depth = depth.checked_sub(1)?,
                b',' if depth == 0 && (start..at).contains(&place.start) => {
                    let blank = self.text.get(at + 1..)?.len() - self.text.get(at + 1..)?.trim_start().len();
                    let blank_before = self.text.get(start..)?.len() - self.text.get(start..)?.trim_start().len();
                    return Some(vec![self.edit(start + blank_before..at + 1 + blank, "")]);
                }
                b',' if depth == 0 => (start, before) = (at + 1, Some(at)),
                _ => {}
            }
        }
        None
    }

    /// Inserts lines before a statement, with its indentation.
    fn before(&self, place: Range<usize>, lines: &[String]) -> Option<Vec<Edit>> {
        let statement = Statement::around(self.text, place.start)?;
        let indent = self.text.get(statement.line..statement.start)?;
        let text: String = lines.iter().map(|line| format!("{line}\n{indent}")).collect();
        Some(vec![self.edit(statement.start..statement.start, text)])
    }

    /// Inserts lines after a statement and the comment on its last line, with its indentation.
    fn after(&self, place: Range<usize>, lines: &[String]) -> Option<Vec<Edit>> {
        let statement = Statement::around(self.text, place.start)?;
        let indent = self.text.get(statement.line..statement.start)?;
        let rest = self.text.get(statement.end..)?;
        let end = statement.end + rest.find('\n').unwrap_or(rest.len());
        if !rest.trim_start_matches([' ', '\t', '\r']).starts_with(['\n', '/']) && !rest.trim().is_empty() {
            return None;
        }
        let text: String = lines.iter().map(|line| format!("\n{indent}{line}")).collect();
        Some(vec![self.edit(end..end, text)])
    }
}

/// Prefix of a tile type.
const TILE: &str = "!pto.tile_buf<";

/// Applies a change to a tile type; `None` for an alias, or if the type has no shape `ROWSxCOLUMNSxELEMENT`.
fn retyped(old: &str, change: &Retype) -> Option<String> {
    let inside = old.strip_prefix(TILE)?.strip_suffix('>')?;
    let mut parts = inside.split(',').map(str::trim);
    let (memory, shape) = (parts.next()?, parts.next()?);
    let mut options: Vec<String> = parts.map(str::to_owned).collect();
    let [rows, columns, element] = shape.split('x').collect::<Vec<_>>()[..] else { return None };
    let mut shape = shape.to_owned();
    if let Some([new_rows, new_columns]) = change.shape {
        shape = format!("{new_rows}x{new_columns}x{element}");
        if !options.iter().any(|option| option.starts_with("valid=")) {
            options.insert(0, format!("valid={rows}x{columns}"));
        }
    }
    if let Some((block, inner, fractal)) = &change.layout {
        options.retain(|option| !["blayout=", "slayout=", "fractal="].iter().any(|key| option.starts_with(key)));
        // Row-major order without boxes is the default.
        if block != "row_major" || inner != "none_box" {
            options.extend([format!("blayout={block}"), format!("slayout={inner}")]);
        }
        options.extend(fractal.iter().map(|fractal| format!("fractal={fractal}")));
    }
    if let Some(pad) = change.pad {
        options.retain(|option| !option.starts_with("pad="));
        options.push(format!("pad={pad}"));
    }
    let options: String = options.iter().map(|option| format!(", {option}")).collect();
    Some(format!("{TILE}{memory}, {shape}{options}>"))
}

/// A statement of a text.
struct Statement {
    /// Start of its first line.
    line: usize,
    /// Start, including its results.
    start: usize,
    end: usize,
    /// Name of its result, if it has exactly one.
    result: Option<Range<usize>>,
    /// Start of its operation.
    operation: usize,
}

impl Statement {
    /// Returns the statement around an offset; `None` unless its brackets are balanced and it is one line or a PTO
    /// operation.
    fn around(text: &str, at: usize) -> Option<Statement> {
        let line = text.get(..at)?.rfind('\n').map_or(0, |newline| newline + 1);
        let start = line + text.get(line..)?.bytes().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
        let mut depth = 0_usize;
        let limit = text.len().min(start.saturating_add(STATEMENT));
        let bytes = text.as_bytes().get(start..limit)?;
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
        let mut statement = Statement { line, start, end, result: None, operation: start };
        if let [name] = &definitions(whole.as_bytes())[..] {
            statement.result = Some(start..start + name.len());
            let rest = whole.get(name.len()..)?.trim_start().strip_prefix('=')?;
            statement.operation = end - rest.trim_start().len();
        }
        let operation = text.get(statement.operation..end)?;
        let is_alone = depth == 0 && !whole.contains('\n') || operation.starts_with("pto.");
        is_alone.then_some(statement)
    }

    /// Returns the ranges of the operand at a span and of its type, in `ins(%a, %b : A, B)` or `outs(..)`.
    fn operand(&self, text: &str, span: &Range<usize>) -> Option<(Range<usize>, Range<usize>)> {
        if !text.get(self.operation..self.end)?.starts_with("pto.") || !text.get(span.start..)?.starts_with('%') {
            return None;
        }
        let open = text.get(self.operation..span.start)?.rfind("ins(").map(|at| at + 4);
        let outs = text.get(self.operation..span.start)?.rfind("outs(").map(|at| at + 5);
        let Some(open) = open.max(outs).map(|open| self.operation + open) else {
            return self.operand_of_values(text, span);
        };
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
        Some((span.clone(), start + blank..start + type_.trim_end().len().max(blank)))
    }

    /// Checks whether the statement writes its types as `: (A, B) -> C`.
    fn in_values(&self, text: &str) -> bool {
        text.get(self.operation..self.end).is_some_and(|whole| whole.contains(" : (") && !whole.contains("ins("))
    }

    /// Returns the ranges of the operand at a span and of its type, in `pto.op %a, %b : (A, B) -> C`.
    fn operand_of_values(&self, text: &str, span: &Range<usize>) -> Option<(Range<usize>, Range<usize>)> {
        let whole = text.get(self.operation..self.end)?;
        let open = self.operation + whole.find(" : (")? + 4;
        let before = text.get(self.operation..span.start).filter(|_| span.start < open)?;
        let index = parts(before)?.len() - 1;
        let end = open + matching(text.get(open..self.end)?)?;
        let types = parts(text.get(open..end)?)?;
        let type_ = types.get(index)?;
        let inside = text.get(open + type_.start..open + type_.end)?;
        let start = open + type_.start + inside.len() - inside.trim_start().len();
        Some((span.clone(), start..start + inside.trim().len()))
    }
}

/// Splits a text at the commas outside of brackets; `None` if brackets are not balanced.
fn parts(text: &str) -> Option<Vec<Range<usize>>> {
    let (mut depth, mut start, mut found) = (0_usize, 0, Vec::new());
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'(' | b'{' | b'[' | b'<' => depth += 1,
            b')' | b'}' | b']' | b'>' => depth = depth.checked_sub(1)?,
            b',' if depth == 0 => {
                found.push(start..at);
                start = at + 1;
            }
            _ => {}
        }
    }
    found.push(start..text.len());
    Some(found)
}

/// Returns the offset of the parenthesis that closes one before the text.
fn matching(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'(' => depth += 1,
            b')' if depth == 0 => return Some(at),
            b')' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// Replaces the element type of a tile type; `None` for an alias, and if the valid region is dynamic.
fn with_element(type_: &str, found: &str, element: &str) -> Option<String> {
    let (shape, rest) = type_.split_at(type_.find(&format!("x{found}"))?);
    let rest = rest.strip_prefix('x')?.strip_prefix(found)?;
    let is_tile = shape.starts_with("!pto.tile_buf<") && rest.starts_with([',', '>']) && !rest.contains('?');
    is_tile.then(|| format!("{shape}x{element}{rest}"))
}

/// Returns a name that no value of the text has.
fn fresh(text: &str) -> String {
    let mut name = "%cast".to_owned();
    let mut number = 0;
    while text.contains(&name) {
        number += 1;
        name = format!("%cast_{number}");
    }
    name
}
