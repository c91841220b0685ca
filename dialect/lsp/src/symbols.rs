//! Lists the functions and modules of a text, and of all files of a folder. The text need not parse.

use crate::{document::Form, message::Lines};
use pto_asm::Statement;
use serde_json::{Value, json};
use std::{
    fs,
    ops::Range,
    path::{Path, PathBuf},
};

/// Most files of folders that are read for one request.
const MOST_FILES: usize = 5000;
/// Most bytes of a file that is read for its symbols.
const LONGEST: u64 = 1 << 23;

/// Symbol kinds, as the protocol numbers them.
const MODULE: u8 = 2;
const FUNCTION: u8 = 12;

/// A named definition in a text.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Symbol {
    pub(crate) name: String,
    kind: u8,
    /// Range of the whole definition.
    pub(crate) whole: Range<usize>,
    place: Range<usize>,
    inside: Vec<Symbol>,
}

impl Symbol {
    /// Returns the nested symbols.
    pub(crate) fn inside(self) -> Vec<Symbol> {
        self.inside
    }
}

/// Returns the symbols of a text.
pub(crate) fn of(uri: &str, text: &str) -> Vec<Symbol> {
    match Form::of(uri, text) {
        Form::Gpu => units(text),
        Form::Mlir | Form::Assembly => symbols(&pto_asm::outline(text), text),
    }
}

fn symbols(list: &[Statement], text: &str) -> Vec<Symbol> {
    list.iter().flat_map(|statement| symbol(statement, text)).collect()
}

/// Returns the symbol that a statement defines, or else the symbols inside of the statement.
fn symbol(statement: &Statement, text: &str) -> Vec<Symbol> {
    let inside = symbols(&statement.inside, text);
    let head = text.get(statement.head.clone()).unwrap_or("");
    let name = head.split(|c: char| c.is_whitespace() || matches!(c, '@' | '(')).next().unwrap_or("");
    let name = name.trim_matches('"');
    let is_function = name == "func.func" || name == ".func";
    if !is_function && !statement.has_region {
        return inside;
    }
    let found = match head.split_once("sym_name = \"").or_else(|| head.split_once('@')) {
        Some((before, rest)) => {
            let rest = rest.strip_prefix('"').unwrap_or(rest);
            let end = rest.find(|c: char| !(c.is_alphanumeric() || matches!(c, '_' | '.' | '$' | '-')));
            let start = statement.head.start + (head.len() - rest.len()).max(before.len());
            start..start + end.unwrap_or(rest.len())
        }
        None => return inside,
    };
    let kind = if is_function { FUNCTION } else { MODULE };
    let label = text.get(found.clone()).unwrap_or("").to_owned();
    if label.is_empty() {
        return inside;
    }
    vec![Symbol { name: label, kind, whole: statement.whole.clone(), place: found, inside }]
}

/// Returns the kernels and functions of assembly for GPUs, each up to the next.
fn units(text: &str) -> Vec<Symbol> {
    let mut list: Vec<Symbol> = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let content = line.trim();
        if let Some(rest) = content.strip_prefix(".kernel").or_else(|| content.strip_prefix(".function")) {
            let name = rest.trim().trim_matches('"');
            let start = at + line.find(name).unwrap_or(0);
            if let Some(before) = list.last_mut() {
                before.whole.end = at;
            }
            let (whole, place) = (at..text.len(), start..start + name.len());
            list.push(Symbol { name: name.to_owned(), kind: FUNCTION, whole, place, inside: Vec::new() });
        }
        at += line.len();
    }
    list
}

/// Returns the symbols of a document as a tree.
pub(crate) fn tree(uri: &str, text: &str) -> Value {
    fn json_of(list: &[Symbol], lines: &Lines<'_>) -> Vec<Value> {
        let item = |symbol: &Symbol| {
            json!({
                "name": symbol.name,
                "kind": symbol.kind,
                "range": lines.range(symbol.whole.clone()),
                "selectionRange": lines.range(symbol.place.clone()),
                "children": json_of(&symbol.inside, lines),
            })
        };
        list.iter().map(item).collect()
    }
    Value::from(json_of(&of(uri, text), &Lines::new(text)))
}

/// Returns the symbols of open documents and other files below folders whose names contain a word, ignoring case.
pub(crate) fn workspace(documents: &[(String, &str)], folders: &[PathBuf], query: &str) -> Value {
    let query = query.to_lowercase();
    let mut found = Vec::new();
    for (uri, text) in documents {
        matching(uri, text, &query, &mut found);
    }
    for path in files(folders) {
        let uri = uri(&path);
        if documents.iter().all(|(open, _)| *open != uri)
            && let Ok(text) = fs::read_to_string(&path)
        {
            matching(&uri, &text, &query, &mut found);
        }
    }
    Value::from(found)
}

fn matching(uri: &str, text: &str, query: &str, found: &mut Vec<Value>) {
    let lines = Lines::new(text);
    let mut rest: Vec<Symbol> = of(uri, text);
    while let Some(symbol) = rest.pop() {
        if symbol.name.to_lowercase().contains(query) {
            let location = json!({ "uri": uri, "range": lines.range(symbol.place) });
            found.push(json!({ "name": symbol.name, "kind": symbol.kind, "location": location }));
        }
        rest.extend(symbol.inside);
    }
}

/// Returns the kernel files below folders, sorted by path, without hidden folders and build folders.
fn files(folders: &[PathBuf]) -> Vec<PathBuf> {
    let mut rest: Vec<PathBuf> = folders.to_vec();
    let mut list = Vec::new();
    while let Some(folder) = rest.pop() {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for entry in entries.flatten() {
            let Ok(kind) = entry.file_type() else { continue };
            let path = entry.path();
            let name = entry.file_name().to_string_lossy().into_owned();
            let is_kernel = path.extension().is_some_and(|end| end == "pto" || end == "mlir" || end == "visaasm");
            if kind.is_dir() && !name.starts_with('.') && name != "target" && name != "node_modules" {
                rest.push(path);
            } else if kind.is_file() && is_kernel && entry.metadata().is_ok_and(|data| data.len() <= LONGEST) {
                list.push(path);
                if list.len() == MOST_FILES {
                    return list;
                }
            }
        }
    }
    list.sort();
    list
}

/// Converts a path to a URI.
fn uri(path: &Path) -> String {
    let mut uri = "file://".to_owned();
    for byte in path.to_string_lossy().bytes() {
        match byte {
            b'/' | b'-' | b'_' | b'.' | b'~' => uri.push(char::from(byte)),
            _ if byte.is_ascii_alphanumeric() => uri.push(char::from(byte)),
            _ => uri += &format!("%{byte:02X}"),
        }
    }
    uri
}

/// Converts a URI to a path.
pub(crate) fn path(uri: &str) -> Option<PathBuf> {
    let rest = uri.strip_prefix("file://")?.as_bytes();
    let (mut bytes, mut at) = (Vec::new(), 0);
    while let Some(byte) = rest.get(at) {
        let hex = rest.get(at + 1..at + 3).and_then(|hex| std::str::from_utf8(hex).ok());
        match hex.and_then(|hex| u8::from_str_radix(hex, 16).ok()).filter(|_| *byte == b'%') {
            Some(escaped) => {
                bytes.push(escaped);
                at += 3;
            }
            None => {
                bytes.push(*byte);
                at += 1;
            }
        }
    }
    Some(PathBuf::from(String::from_utf8(bytes).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(uri: &str, text: &str) -> Vec<(String, String)> {
        of(uri, text).into_iter().map(|symbol| (symbol.name, text[symbol.place].to_owned())).collect()
    }

    #[test]
    fn all_forms_have_symbols() {
        let pair = |name: &str| (name.to_owned(), name.to_owned());
        assert_eq!(
            names("k.pto", "func.func private @f(i32)\nfunc.func @g() {\n  call @f() : () -> ()\n"),
            [pair("f"), pair("g")]
        );
        assert_eq!(names("k.pto", "module @m {\n  func.func @f() {\n  }\n}\n"), [pair("m")]);
        assert_eq!(names("k.pto", "\"func.func\"() <{sym_name = \"f\"}> ({\n}) : () -> ()\n"), [pair("f")]);
        assert_eq!(names("k.pto", ".func @f(%a) {\n  tadd %a, %a, %a\n}\n"), [pair("f")]);
        assert_eq!(names("k.visaasm", ".version 3.6\n.kernel \"k\"\n.function \"f\"\n"), [pair("k"), pair("f")]);
    }

    #[test]
    fn paths_are_escaped() {
        let name = Path::new("/a b/\u{e9}.pto");
        assert_eq!(uri(name), "file:///a%20b/%C3%A9.pto");
        assert_eq!(path("file:///a%20b/%C3%A9.pto").as_deref(), Some(name));
        assert_eq!(path("untitled:1"), None);
    }
}
