//! Rewords errors of MLIR's parser with facts from the text: the name of an undeclared value and a similar one, the
//! brace that is not closed, the position after which a token is missing.

use crate::{
    fix, input, pto,
    recover::{code, definitions, name},
    slips,
};
use diag::{Diagnostic, Edit, FileId, Location, Span};
use mlir_dialect::suggest::{did_you_mean, nearest, question};
use pto_isa::{Repair, codes, ops};
use pto_upstream::Upstream;
use std::ops::Range;

/// Bytes before and after an undeclared value that are searched for similar names.
const REACH: usize = 1 << 16;

/// Rewords a diagnostic of MLIR about a text, and adds the words that its help proposes as edits.
pub(crate) fn improve(diagnostic: Diagnostic, file: FileId, text: &[u8]) -> Diagnostic {
    with_proposals(reworded(diagnostic, file, text), file, text)
}

/// Adds an edit for each word of a help such as `did you mean 'a' or 'b'?`, for the user to choose from.
fn with_proposals(mut diagnostic: Diagnostic, file: FileId, text: &[u8]) -> Diagnostic {
    let Location::Span(span) = diagnostic.location else { return diagnostic };
    let question = diagnostic.help.last().and_then(|help| help.strip_prefix("did you mean ")?.strip_suffix('?'));
    let (Some(question), [], Some(found)) =
        (question, diagnostic.fixes.as_slice(), diagnostic.message.split('\'').nth(1).map(str::to_owned))
    else {
        return diagnostic;
    };
    let place = text.get(span.start..span.end).unwrap_or(&[]);
    let mut places = memchr::memmem::find_iter(place, found.as_bytes());
    let (Some(at), None) = (places.next(), places.next()) else { return diagnostic };
    let whole = Span::new(file, span.start + at, span.start + at + found.len());
    let words: Vec<String> = question.split('\'').skip(1).step_by(2).map(str::to_owned).collect();
    for word in words {
        let message = format!("replace '{found}' with '{word}'");
        diagnostic = diagnostic.proposal(message, vec![Edit::replace(whole, word)]);
    }
    diagnostic
}

/// Rewords a diagnostic of MLIR about a text; returns those of the tools unchanged.
fn reworded(diagnostic: Diagnostic, file: FileId, text: &[u8]) -> Diagnostic {
    if let Some((what, _)) = diagnostic.message.split_once("created with unregistered dialect") {
        let message = format!("{}: its dialect is not registered", what.trim_end());
        return Diagnostic { message, ..diagnostic }.help(UNREGISTERED);
    }
    if let Location::Span(span) = diagnostic.location
        && diagnostic.message.starts_with("operation being parsed with an unregistered dialect")
    {
        return unregistered(diagnostic, text, span);
    }
    if diagnostic.code == pto(codes::UNKNOWN_OPERATION) {
        return unknown_operation(without_dialect(diagnostic), file, text);
    }
    let Location::Span(span) = diagnostic.location else { return diagnostic };
    let diagnostic = with_question(without_custom(diagnostic), file, text, span);
    if diagnostic.message == "use of undeclared SSA value name" {
        return undeclared(diagnostic, file, text, span.start);
    }
    if diagnostic.code == pto(codes::IMPLIED_TYPE) {
        return other_type(diagnostic);
    }
    if let Some(last) = diagnostic.message.strip_prefix("block with no terminator, has ") {
        let message = format!("expected a terminator as the last operation of the block, found '{last}'");
        let help = "end a function with 'return', and the body of a loop that carries values with 'scf.yield'";
        return Diagnostic { message, ..diagnostic }.help(help);
    }
    if diagnostic.code == pto(codes::SYNTAX) {
        return syntax(diagnostic, file, text, span);
    }
    diagnostic
}

/// Rewords ``Dialect `a' not found for custom op 'a.b'`` as another unknown operation, without the list of all
/// dialects.
fn without_dialect(diagnostic: Diagnostic) -> Diagnostic {
    let named =
        diagnostic.message.split_once("' not found for custom op '").and_then(|(_, rest)| rest.split('\'').next());
    match named.map(|name| format!("custom op '{name}' is unknown")) {
        Some(message) => Diagnostic { message, notes: Vec::new(), ..diagnostic },
        None => diagnostic,
    }
}

/// Drops errors that follow from a missing brace: a region that is not closed has no default dialect, so `return` after it is
/// an unknown operation.
pub(crate) fn drop_consequences(found: &mut Vec<Diagnostic>) {
    let opened = |diagnostic: &Diagnostic| {
        let note = diagnostic.notes.iter().find(|note| note.message == UNCLOSED)?;
        match note.location {
            Some(Location::Span(span)) => Some(span.start),
            _ => None,
        }
    };
    let Some(open) = found.iter().filter_map(opened).min() else { return };
    found.retain(|diagnostic| {
        let is_inside = matches!(diagnostic.location, Location::Span(span) if span.start > open);
        !(is_inside && diagnostic.message == "unknown operation 'return'")
    });
}

/// Note at a brace that is not closed.
const UNCLOSED: &str = "no '}' closes this brace";

/// Rewords `custom op 'a.b' expected X` as `expected X in 'a.b'`.
fn without_custom(diagnostic: Diagnostic) -> Diagnostic {
    let parts = diagnostic.message.strip_prefix("custom op '").and_then(|rest| rest.split_once("' expected "));
    match parts.map(|(name, missing)| format!("expected {missing} in '{name}'")) {
        Some(message) => Diagnostic { message, ..diagnostic },
        None => diagnostic,
    }
}

/// Converts the question at the end of a message to a help: `X; did you mean 'a'?`.
fn with_question(diagnostic: Diagnostic, file: FileId, text: &[u8], span: Span) -> Diagnostic {
    let Some((message, meant)) = diagnostic.message.split_once("; did you mean ") else { return diagnostic };
    let (message, help) = (message.to_owned(), format!("did you mean {meant}"));
    let only = meant.strip_prefix('\'').and_then(|rest| rest.strip_suffix("'?")).filter(|word| !word.contains('\''));
    let repair = only.and_then(|only| Some(Repair::word(message.split('\'').nth(1)?, only)));
    let edits = repair.and_then(|repair| fix::edits(&repair, file, span, text));
    let diagnostic = Diagnostic { message, ..diagnostic }.help(help.clone());
    match edits {
        Some(edits) => diagnostic.fix(help, edits),
        None => diagnostic,
    }
}

const UNREGISTERED: &str =
    "pto-opt --allow-unregistered-dialect accepts operations, types and attributes of any dialect";

/// Names the operation of an unregistered dialect: MLIR reports the location after its name.
fn unregistered(diagnostic: Diagnostic, text: &[u8], span: Span) -> Diagnostic {
    let before = text.get(..span.start).unwrap_or(&[]).trim_ascii_end();
    let name = before.strip_suffix(b"\"").and_then(|rest| rest.rsplit(|byte| *byte == b'"').next());
    let name = shortened(name.unwrap_or_default());
    let message = format!("the dialect of operation '{name}' is not registered");
    Diagnostic { message, ..diagnostic }.help(UNREGISTERED)
}

/// Proposes similar operations for an unknown one.
fn unknown_operation(diagnostic: Diagnostic, file: FileId, text: &[u8]) -> Diagnostic {
    let Some(unknown) = diagnostic.message.split('\'').nth(1).map(str::to_owned) else { return diagnostic };
    let own = || ops::names().map(|(spelled, _)| spelled);
    let unknown = unknown.as_str();
    let words = match unknown.split_once('.') {
        Some(("pto", bare)) => of_ours(nearest(bare, own())),
        Some(_) => {
            nearest(unknown, Upstream::all().map(|upstream| upstream.name)).into_iter().map(str::to_owned).collect()
        }
        None => {
            let of_others = || Upstream::all().map(|upstream| upstream.name);
            let bare = of_others().filter(|name| name.split_once('.').is_some_and(|(_, bare)| bare == unknown));
            let ours = ops::lookup(unknown).map(|def| def.name);
            match (ours, bare.map(str::to_owned).collect::<Vec<_>>()) {
                (Some(ours), _) => of_ours(vec![ours]),
                // Users forget the dialect of `func`, `for` and `constant`.
                (None, found) if !found.is_empty() => found.into_iter().take(3).collect(),
                (None, _) => of_ours(nearest(unknown, own())),
            }
        }
    };
    let is_custom = diagnostic.message.starts_with("custom op '");
    let message = if is_custom { format!("unknown operation '{unknown}'") } else { diagnostic.message.clone() };
    let repair = match &words[..] {
        [only] => Some(Repair::word(unknown, only)),
        _ => None,
    };
    let edits = match (repair, &diagnostic.location) {
        (Some(repair), Location::Span(span)) => fix::edits(&repair, file, *span, text),
        _ => None,
    };
    let diagnostic = Diagnostic { message, ..diagnostic };
    match (question(words), edits) {
        (Some(help), Some(edits)) => diagnostic.help(help.clone()).fix(help, edits),
        (Some(help), None) => diagnostic.help(help),
        (None, _) => diagnostic,
    }
}

/// Returns the names of PTO operations with their prefix, for names and aliases.
fn of_ours(spelled: Vec<&str>) -> Vec<String> {
    let mut names: Vec<String> =
        spelled.into_iter().filter_map(ops::lookup).map(|def| format!("pto.{}", def.name)).collect();
    names.dedup();
    names
}

/// Names the undeclared value, and shows its definition elsewhere or proposes similar names.
fn undeclared(diagnostic: Diagnostic, file: FileId, text: &[u8], at: usize) -> Diagnostic {
    let used = name(text.get(at..).unwrap_or(&[]));
    let shown = shortened(used);
    let message = format!("use of undeclared value '{shown}'");
    let known = defined_around(text, at);
    let diagnostic = Diagnostic { message, ..diagnostic };
    if let Some((place, _)) = known.iter().find(|(_, known)| *known == used) {
        let why = if *place > at { "after this use" } else { "in a region that does not enclose this use" };
        let span = Span::new(file, *place, *place + used.len());
        return diagnostic.note_at(span, format!("'{shown}' is defined here, {why}"));
    }
    let names = known.iter().filter_map(|(_, known)| std::str::from_utf8(known).ok()?.strip_prefix('%'));
    match did_you_mean("%", shown.trim_start_matches('%'), names) {
        Some(help) => diagnostic.help(help),
        None => diagnostic,
    }
}

/// Shortens a word of the text for a message.
fn shortened(word: &[u8]) -> String {
    const MOST: usize = 80;
    let text = String::from_utf8_lossy(word.get(..MOST).unwrap_or(word));
    if word.len() > MOST { format!("{text}...") } else { text.into_owned() }
}

/// Returns the values that the surrounding function defines near an offset, with their offsets.
fn defined_around(text: &[u8], at: usize) -> Vec<(usize, &[u8])> {
    const FUNCTION: &[u8] = b"func.func";
    let low = at.saturating_sub(REACH);
    let start = text.get(low..at).and_then(|before| memchr::memmem::rfind(before, FUNCTION));
    let start = start.map_or(low, |found| low + found);
    let high = at.saturating_add(REACH).min(text.len());
    let end = text.get(at..high).and_then(|after| memchr::memmem::find(after, FUNCTION));
    let end = end.map_or(high, |found| at + found);
    let mut found = Vec::new();
    let mut line_start = start;
    for line in text.get(start..end).unwrap_or(&[]).split_inclusive(|byte| *byte == b'\n') {
        let trimmed = line.trim_ascii_start();
        let is_header = trimmed.starts_with(FUNCTION) || trimmed.starts_with(b"^");
        let of_statement = definitions(line);
        for (offset, _) in code(line).filter(|(_, byte)| *byte == b'%') {
            let word = name(&line[offset..]);
            let next = line[offset + word.len()..].trim_ascii_start();
            let is_defined = is_header && next.starts_with(b":")
                || next.starts_with(b"=") && !next.starts_with(b"==")
                || of_statement.iter().any(|defined| defined.as_slice() == word);
            if is_defined {
                found.push((line_start + offset, word));
            }
        }
        line_start += line.len();
    }
    found
}

/// Rewords `expects different type than prior uses: 'A' vs 'B'` as the expected and the found type of the value.
fn other_type(diagnostic: Diagnostic) -> Diagnostic {
    let quoted: Vec<&str> = diagnostic.message.split('\'').skip(1).step_by(2).collect();
    match quoted[..] {
        [value, found, expected] => {
            let message = format!("expected type '{expected}' of '{value}', found '{found}'");
            Diagnostic { message, ..diagnostic }
        }
        _ => diagnostic,
    }
}

/// Points at what is missing: the open brace at the end of the text, else the position after the last word before a new
/// line.
fn syntax(diagnostic: Diagnostic, file: FileId, text: &[u8], span: Span) -> Diagnostic {
    let chunk = ended_chunk(text, span.start);
    if let Some(chunk) = chunk.clone()
        && let Some(open) = text.get(chunk.clone()).and_then(unclosed)
    {
        let message = "expected '}' before the end of the text".to_owned();
        let brace = Span::new(file, chunk.start + open, chunk.start + open + 1);
        return Diagnostic { message, ..diagnostic }.note_at(brace, UNCLOSED);
    }
    if diagnostic.message == "expected operation name in quotes" && chunk.is_some() {
        return Diagnostic { message: "expected an operation before the end of the text".to_owned(), ..diagnostic };
    }
    if diagnostic.message == "expected operation name in quotes" {
        let found = shortened(text.get(span.start..span.end).unwrap_or(&[]));
        return Diagnostic { message: format!("expected an operation, found '{found}'"), ..diagnostic };
    }
    let before = text.get(..span.start).unwrap_or(&[]);
    let blank = before.len() - before.trim_ascii_end().len();
    let is_first = memchr::memrchr(b'\n', before).is_some_and(|newline| before[newline..].trim_ascii().is_empty());
    let is_part = diagnostic.message.starts_with("expected ") && diagnostic.message.contains(" in '");
    if !(is_first && is_part) {
        return slips::told(diagnostic, file, text, span);
    }
    let end = before.len() - blank;
    diagnostic.at(Span::new(file, end.saturating_sub(1), end))
}

/// Returns the chunk that has only blanks from an offset on: the whole text, or the part between separator lines.
fn ended_chunk(text: &[u8], at: usize) -> Option<Range<usize>> {
    let rest = text.get(at..)?.trim_ascii_start();
    let before = text.get(..at)?;
    if rest.is_empty() || rest.starts_with(input::SPLIT) {
        let start = input::chunks(before, true).last().map_or(0, |chunk| chunk.start);
        let whole = rest.is_empty() && unclosed(&before[start..]).is_none();
        return Some(if whole { 0 } else { start }..at);
    }
    None
}

/// Returns the unclosed brace at the end of the text. A closing brace that is indented less than the line of its
/// opening brace indicates that the opening brace was not closed; otherwise it is the innermost open brace.
fn unclosed(text: &[u8]) -> Option<usize> {
    let mut open: Vec<(usize, usize)> = Vec::new();
    let mut suspect = None;
    for (at, byte) in code(text) {
        let indentation = || {
            let start = memchr::memrchr(b'\n', &text[..at]).map_or(0, |newline| newline + 1);
            let blanks = text[start..].iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
            (blanks, start + blanks == at)
        };
        match byte {
            b'{' => open.push((at, indentation().0)),
            b'}' => {
                let (column, is_first) = indentation();
                let (opened, of_line) = open.pop()?;
                if is_first && column < of_line {
                    suspect = suspect.or(Some(opened));
                }
            }
            _ => {}
        }
    }
    let (left, _) = open.last()?;
    Some(suspect.unwrap_or(*left))
}
