//! Edits of the text for the repairs that rules state ([`Repair`]). What an edit does not name stays as it is, byte for byte.
//!
//! A repair is right if the text that it gives has fewer mistakes: who applies it verifies the text again.

use crate::recover::{code, definitions};
use diag::{Edit, FileId, Span};
use pto_isa::{Repair, Retype};
use std::ops::Range;

/// Edits that one repair may have: a type that stands at more places is left to its author.
const MOST: usize = 64;
/// Bytes before and after a repair in which a type that changes is looked for.
const REACH: usize = 1 << 20;
/// Bytes of a statement.
const STATEMENT: usize = 1 << 16;

/// The edits of a repair of what stands at a span of a text; `None` where the text does not have what the repair is about,
/// such as a type that stands in an alias.
pub(crate) fn edits(repair: &Repair, file: FileId, span: Span, text: &[u8]) -> Option<Vec<Edit>> {
    let at = span.start.min(text.len());
    // A statement or a type is found near the place; only valid text around it is read.
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

/// The start of the line at or after an offset, so that no character is cut.
fn floor(text: &[u8], at: usize) -> usize {
    if at == 0 { 0 } else { memchr::memchr(b'\n', &text[at..]).map_or(text.len(), |newline| at + newline + 1) }
}

/// The text near a repair; offsets are those in it.
struct Text<'t> {
    file: FileId,
    /// Where it begins in the file.
    base: usize,
    text: &'t str,
}

impl Text<'_> {
    fn edit(&self, range: Range<usize>, text: impl Into<String>) -> Edit {
        Edit::replace(Span::new(self.file, self.base + range.start, self.base + range.end), text)
    }

    /// The word at a place becomes another one. Values are left alone, for a near name of a value is often that of another one.
    fn word(&self, place: Range<usize>, from: &str, to: &str) -> Option<Vec<Edit>> {
        let found = self.text.get(place.clone())?;
        let at = place.start + found.find(from)?;
        let is_one = found.matches(from).count() == 1;
        (is_one && !to.starts_with('%')).then(|| vec![self.edit(at..at + from.len(), to)])
    }

    /// A tile of another element type and a conversion, before the operation that reads the operand or after the one that
    /// writes it.
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

    /// As [`Text::cast`] of a tile that an operation returns.
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

    /// The type of a tile changes wherever the text has it: all of its uses are of one type.
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

    /// The last type of a tile in a statement: that of its result.
    fn last_type(&self, statement: &Statement) -> Option<Range<usize>> {
        let start = statement.start + self.text.get(statement.start..statement.end)?.rfind(TILE)?;
        let end = self.text.get(start..statement.end)?.find('>')?;
        Some(start..start + end + 1)
    }

    /// Leaves out `name = value` of a dictionary, with its comma.
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
                        // Nothing is left of the dictionary.
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

    /// Lines with the indentation of the statement, before it.
    fn before(&self, place: Range<usize>, lines: &[String]) -> Option<Vec<Edit>> {
        let statement = Statement::around(self.text, place.start)?;
        let indent = self.text.get(statement.line..statement.start)?;
        let text: String = lines.iter().map(|line| format!("{line}\n{indent}")).collect();
        Some(vec![self.edit(statement.start..statement.start, text)])
    }

    /// Lines with the indentation of the statement, after it and the comment on its last line.
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

/// What the type of a tile begins with.
const TILE: &str = "!pto.tile_buf<";

/// The type of a tile after a change; `None` of an alias, and of what is not written as rows, columns and element type.
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
        // What the type says without a word of it.
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
    /// The start of its line.
    line: usize,
    /// Where it begins, with its result.
    start: usize,
    end: usize,
    /// The name of its result, where it has one.
    result: Option<Range<usize>>,
    /// Where its operation begins.
    operation: usize,
}

impl Statement {
    /// The statement around an offset that stands alone on its lines.
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

    /// The operand of `ins(%a, %b : A, B)` or `outs(..)` at a span, and its type.
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

    /// Whether it has its types as `: (A, B) -> C`.
    fn in_values(&self, text: &str) -> bool {
        text.get(self.operation..self.end).is_some_and(|whole| whole.contains(" : (") && !whole.contains("ins("))
    }

    /// As [`Statement::operand`], of `pto.op %a, %b : (A, B) -> C`.
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

/// What stands between the commas of a text that are in no brackets.
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

/// Where a text closes the parenthesis before it.
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
