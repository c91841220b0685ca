//! Tests the server from the view of an editor: messages on standard input and output.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs)]

mod editing;
mod editor;

use editor::{Editor, KERNEL, PATIENCE, URI, range};
use serde_json::{Value, json};
use std::{
    fs,
    io::Write,
    path::Path,
    process::Command,
    thread,
    time::{Duration, Instant},
};

/// Returns a text with an error on line 4: the second source has another element type.
pub(crate) fn wrong() -> String {
    let other = "  %b = pto.alloc_tile : !pto.tile_buf<vec, 32x32xf16>\n";
    let text = KERNEL.replace("  pto.tload", &format!("{other}  pto.tload"));
    text.replace(
        "(%a, %a : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x32xf32>)",
        "(%a, %b : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x32xf16>)",
    )
}

#[test]
fn an_error_is_shown_and_goes_away_when_it_is_repaired() {
    let mut editor = Editor::ready(&[]);
    editor.open(URI, &wrong());
    let found = editor.diagnostics(URI, 1);
    let [error] = found.as_slice() else { panic!("expected one diagnostic: {found:#?}") };
    assert_eq!(error["code"], "PTO0301");
    assert_eq!(error["severity"], 1);
    assert_eq!(error["source"], "pto");
    assert_eq!(error["range"], range((5, 19), (5, 21)));
    let message = error["message"].as_str().unwrap();
    assert!(
        message.starts_with("expected element type f32 as in `src0`, found f16 in `src1`\nnote: rule: "),
        "{message}"
    );
    editor.change(URI, 2, KERNEL);
    assert_eq!(editor.diagnostics(URI, 2), Vec::<Value>::new());
    editor.end();
}

#[test]
fn all_errors_of_a_file_are_shown() {
    let mut editor = Editor::ready(&[]);
    editor.open(
        URI,
        &wrong().replace("  return\n", "  pto.tfoo\n  %d = pto.alloc_tile : !pto.tile_buf<vec, 3x3x3xf32>\n  return\n"),
    );
    let found = editor.diagnostics(URI, 1);
    let lines: Vec<u64> = found.iter().map(|error| error["range"]["start"]["line"].as_u64().unwrap()).collect();
    assert_eq!(lines, [5, 6, 7], "{found:#?}");
    editor.end();
}

#[test]
fn positions_count_utf16_units() {
    let mut editor = Editor::ready(&[]);
    // Each of the characters is four bytes of UTF-8 and two units of UTF-16.
    let before = "  %k = arith.constant {note = \"\u{1f600}\u{1f600}\"} 1 : i32 pto.tadd";
    let text = wrong().replace("  pto.tadd", before);
    editor.open(URI, &text);
    let found = editor.diagnostics(URI, 1);
    let line: Vec<&Value> = found.iter().filter(|error| error["code"] == "PTO0301").collect();
    let [error] = line.as_slice() else { panic!("expected one PTO0301: {found:#?}") };
    let line = text.lines().nth(5).unwrap();
    let start = u32::try_from(line[..line.find("%b").unwrap()].encode_utf16().count()).unwrap();
    assert_eq!(error["range"], range((5, start), (5, start + 2)));
    editor.end();
}

#[test]
fn related_places_are_named() {
    let mut editor = Editor::ready(&[]);
    editor.open(URI, "func.func @f() {\n  return\n}\nfunc.func @f() {\n  return\n}\n");
    let found = editor.diagnostics(URI, 1);
    let [error] = found.as_slice() else { panic!("expected one diagnostic: {found:#?}") };
    assert_eq!(error["relatedInformation"][0]["location"]["uri"], URI);
    assert_eq!(error["relatedInformation"][0]["location"]["range"]["start"]["line"], 0);
    editor.end();
}

#[test]
fn the_target_comes_from_the_command_line_or_the_module() {
    // Only on a5, bf16 is an element type of tadd.
    let text = KERNEL.replace("f32", "bf16");
    let mut editor = Editor::ready(&[]);
    editor.open(URI, &text);
    let found = editor.diagnostics(URI, 1);
    assert_eq!(found.first().map(|error| &error["code"]), Some(&json!("PTO0302")), "{found:#?}");
    editor.change(URI, 2, &format!("module attributes {{pto.target_arch = \"a5\"}} {{\n{text}}}\n"));
    assert_eq!(editor.diagnostics(URI, 2), Vec::<Value>::new());
    editor.end();
    let mut editor = Editor::ready(&["--pto-arch=a5"]);
    editor.open(URI, &text);
    assert_eq!(editor.diagnostics(URI, 1), Vec::<Value>::new());
    editor.end();
}

#[test]
fn assembly_is_checked() {
    let mut editor = Editor::ready(&[]);
    editor.open(URI, "tfoo %a, %b\ntadd %a, %b\n");
    let found = editor.diagnostics(URI, 1);
    assert!(
        !found.is_empty() && found.iter().all(|error| error["code"].as_str().unwrap().starts_with("PTO")),
        "{found:#?}"
    );
    editor.end();
}

#[test]
fn hover_shows_the_instruction_table() {
    let mut editor = Editor::ready(&[]);
    editor.open(URI, KERNEL);
    let hover = editor.at("textDocument/hover", 4, 6);
    let text = hover["contents"]["value"].as_str().unwrap();
    assert!(text.starts_with("**pto.tadd**: "), "{text}");
    // The answer of MLIR's server follows.
    assert!(text.contains("\n---\n") && text.contains("\"pto.tadd\"(%"), "{text}");
    assert_eq!(hover["range"], range((4, 2), (4, 10)));
    let hover = editor.at("textDocument/hover", 2, 32);
    assert!(hover["contents"]["value"].as_str().unwrap().starts_with("**!pto.tile_buf**: "), "{hover}");
    // MLIR's server knows the operations of a text that violates rules.
    editor.change(URI, 2, &wrong());
    let text = editor.at("textDocument/hover", 5, 6)["contents"]["value"].clone();
    assert!(text.as_str().unwrap().contains("\"pto.tadd\"(%"), "{text}");
    // If a text does not parse, the answer comes from the table.
    editor.change(URI, 3, &KERNEL.replace("  return", "  pto.tadd ins("));
    let text = editor.at("textDocument/hover", 4, 6)["contents"]["value"].clone();
    assert!(text.as_str().unwrap().starts_with("**pto.tadd**: "), "{text}");
    assert_eq!(editor.at("textDocument/hover", 0, 5), Value::Null);
    editor.end();
}

#[test]
fn values_have_definitions_and_references() {
    let mut editor = Editor::ready(&[]);
    editor.open(URI, KERNEL);
    let definition = editor.at("textDocument/definition", 4, 16);
    assert_eq!(definition, json!([{ "uri": URI, "range": range((2, 2), (2, 4)) }]));
    let references = editor.at("textDocument/references", 2, 3);
    let lines: Vec<u64> =
        references.as_array().unwrap().iter().map(|place| place["range"]["start"]["line"].as_u64().unwrap()).collect();
    assert_eq!(lines, [2, 3, 4, 4, 4], "{references:#}");
    editor.end();
}

#[test]
fn functions_are_symbols() {
    let mut editor = Editor::ready(&[]);
    editor.open(URI, KERNEL);
    let symbols = editor.request("textDocument/documentSymbol", json!({ "textDocument": { "uri": URI } }));
    assert!(symbols.to_string().contains("\"name\":\"sum\""), "{symbols:#}");
    editor.end();
}

#[test]
fn operations_are_completed() {
    let mut editor = Editor::ready(&[]);
    editor.open(URI, &KERNEL.replace("  return", "  pto."));
    let list = editor.at("textDocument/completion", 5, 6);
    let labels: Vec<&str> =
        list["items"].as_array().unwrap().iter().filter_map(|item| item["label"].as_str()).collect();
    assert!(labels.contains(&"tadd") && labels.contains(&"tload"), "{labels:?}");
    editor.change(URI, 2, &KERNEL.replace("  return", "  arith."));
    let list = editor.at("textDocument/completion", 5, 8);
    let labels: Vec<&str> =
        list["items"].as_array().unwrap().iter().filter_map(|item| item["label"].as_str()).collect();
    assert!(labels.contains(&"addf"), "operations of other dialects: {labels:?}");
    editor.end();
}

#[test]
fn what_is_unknown_is_an_error_and_not_the_end() {
    let mut editor = Editor::ready(&[]);
    assert!(editor.answer("pto/unknown", json!({})).get("error").is_some());
    assert!(editor.answer("textDocument/hover", json!({ "position": 3 })).get("error").is_some());
    editor.notify("textDocument/didOpen", json!([1]));
    editor.notify("$/unknown", json!(null));
    editor.open(URI, KERNEL);
    assert_eq!(editor.diagnostics(URI, 1), Vec::<Value>::new());
    editor.notify("textDocument/didClose", json!({ "textDocument": { "uri": URI } }));
    assert_eq!(editor.request("shutdown", Value::Null), Value::Null);
    editor.notify("exit", Value::Null);
    assert_eq!(editor.wait().0.code(), Some(0));
}

#[test]
fn the_end_of_the_input_ends_the_server() {
    for ready in [true, false] {
        let mut editor = if ready { Editor::ready(&[]) } else { Editor::start(&[]) };
        editor.stdin = None;
        let (status, stderr) = editor.wait();
        assert_eq!((status.code(), stderr.as_str()), (Some(1), ""));
    }
    let mut editor = Editor::start(&[]);
    write!(editor.stdin.as_mut().unwrap(), "Content-Length: many\r\n\r\n").unwrap();
    let (status, stderr) = editor.wait();
    assert_eq!(status.code(), Some(1));
    assert!(stderr.starts_with("error: cannot read the messages of the editor"), "{stderr}");
}

/// Sends prefixes of a text: each gets its diagnostics, and MLIR's server, which reports its restarts, survives all of
/// them.
#[test]
fn truncated_texts_are_survived() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/run/kernels/attention.mlir");
    let text = fs::read_to_string(path).unwrap();
    let mut editor = Editor::ready(&[]);
    editor.open(URI, &text);
    let _ = editor.diagnostics(URI, 1);
    for (version, part) in (2..).zip(1..=200) {
        let prefix = &text[..text.floor_char_boundary(text.len() * part / 200)];
        editor.change(URI, version, prefix);
        if part % 10 == 0 {
            let line = prefix.matches('\n').count();
            let character = prefix.len() - prefix.rfind('\n').map_or(0, |newline| newline + 1);
            let _ =
                editor.at("textDocument/completion", u32::try_from(line).unwrap(), u32::try_from(character).unwrap());
            let _ = editor.at("textDocument/hover", 8, 8);
        }
        let found = editor.diagnostics(URI, version);
        assert!(found.iter().all(|error| error["code"].as_str().unwrap().starts_with("PTO")), "{found:#?}");
    }
    editor.end();
}

/// Returns the child processes of a process.
fn children(parent: u32) -> Vec<String> {
    let wanted = format!("PPid:\t{parent}");
    let processes = fs::read_dir("/proc").unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let child = |pid: &String| {
        let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
        status.lines().any(|line| line == wanted)
    };
    processes.filter(|name| name.bytes().all(|byte| byte.is_ascii_digit())).filter(child).collect()
}

/// Kills MLIR's server: it is restarted with all texts but the last one.
#[test]
fn a_crash_of_the_inner_server_is_survived() {
    let mut editor = Editor::ready(&[]);
    editor.open(URI, KERNEL);
    editor.open("file:///kernels/last.mlir", KERNEL);
    assert_eq!(editor.at("textDocument/definition", 4, 16)[0]["uri"], URI);
    let last =
        json!({ "textDocument": { "uri": "file:///kernels/last.mlir" }, "position": { "line": 4, "character": 16 } });
    assert_ne!(editor.request("textDocument/definition", last.clone()), json!([]));
    let children = children(editor.child.id());
    let [child] = children.as_slice() else { panic!("expected one child: {children:?}") };
    assert!(Command::new("kill").args(["-KILL", child]).status().unwrap().success());
    let start = Instant::now();
    let document = json!({ "textDocument": { "uri": URI }, "position": { "line": 4, "character": 16 } });
    // Requests that the old server has not answered fail.
    while editor.answer("textDocument/definition", document.clone())["result"][0]["uri"] != URI {
        assert!(start.elapsed() < PATIENCE, "the server does not come back");
        thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(editor.request("textDocument/definition", last), json!([]));
    assert_eq!(editor.request("shutdown", Value::Null), Value::Null);
    editor.notify("exit", Value::Null);
    let (status, stderr) = editor.wait();
    assert_eq!(status.code(), Some(0));
    assert!(stderr.starts_with("warning: the language server of MLIR has ended (signal: 9"), "{stderr}");
}

#[test]
fn what_the_parser_does_not_survive_is_refused() {
    let mut editor = Editor::ready(&[]);
    editor.open(URI, &"(".repeat(1 << 20));
    let found = editor.diagnostics(URI, 1);
    assert!(found[0]["message"].as_str().unwrap().starts_with("brackets nest more than"), "{found:#?}");
    editor.change(URI, 2, KERNEL);
    assert_eq!(editor.diagnostics(URI, 2), Vec::<Value>::new());
    assert_eq!(editor.at("textDocument/definition", 4, 16)[0]["range"], range((2, 2), (2, 4)));
    editor.end();
}
