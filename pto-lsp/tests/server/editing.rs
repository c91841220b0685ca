//! Tests edits with the help of the server, and annotations beside the text.

use crate::editor::{Editor, KERNEL, URI, range};
use serde_json::{Value, json};
use std::{thread, time::Duration};

fn document(uri: &str) -> Value {
    json!({ "uri": uri })
}

fn offset(text: &str, position: &Value) -> usize {
    let line = usize::try_from(position["line"].as_u64().unwrap()).unwrap();
    let character = usize::try_from(position["character"].as_u64().unwrap()).unwrap();
    let start: usize = text.split_inclusive('\n').take(line).map(str::len).sum();
    let units = text[start..].char_indices().scan(0, |units, (at, c)| {
        let before = *units;
        *units += c.len_utf16();
        Some((before, at))
    });
    start
        + units.take_while(|(before, _)| *before <= character).last().map_or(0, |(before, at)| at + character - before)
}

/// Applies edits to a text.
fn edited(text: &str, edits: &Value) -> String {
    let mut list: Vec<(usize, usize, &str)> = edits
        .as_array()
        .unwrap()
        .iter()
        .map(|edit| {
            let at = |end: &str| offset(text, &edit["range"][end]);
            (at("start"), at("end"), edit["newText"].as_str().unwrap())
        })
        .collect();
    list.sort_by_key(|(start, _, _)| std::cmp::Reverse(*start));
    let mut text = text.to_owned();
    for (start, end, new) in list {
        text.replace_range(start..end, new);
    }
    text
}

fn actions(editor: &mut Editor, line: u32, only: &Value) -> Vec<Value> {
    let params = json!({
        "textDocument": document(URI),
        "range": range((line, 0), (line, 200)),
        "context": { "diagnostics": [], "only": only },
    });
    editor.request("textDocument/codeAction", params).as_array().unwrap().clone()
}

#[test]
fn a_repair_is_a_quick_fix() {
    let mut editor = Editor::ready(&[]);
    let text = crate::wrong();
    editor.open(URI, &text);
    assert_eq!(editor.diagnostics(URI, 1).len(), 1);
    let found = actions(&mut editor, 5, &json!(["quickfix"]));
    let [fix] = found.as_slice() else { panic!("expected one action: {found:#?}") };
    assert_eq!((&fix["kind"], &fix["isPreferred"]), (&json!("quickfix"), &json!(true)));
    assert_eq!((&fix["title"], &fix["diagnostics"][0]["code"]), (&json!("Insert pto.tcvt to f32"), &json!("PTO0301")));
    let repaired = edited(&text, &fix["edit"]["documentChanges"][0]["edits"]);
    assert_eq!(actions(&mut editor, 0, &json!(["quickfix"])), Vec::<Value>::new());
    let all = actions(&mut editor, 0, &json!(["source.fixAll"]));
    assert_eq!(edited(&text, &all[0]["edit"]["documentChanges"][0]["edits"]), repaired);
    editor.change(URI, 2, &repaired);
    assert_eq!(editor.diagnostics(URI, 2), Vec::<Value>::new(), "{repaired}");
    assert_eq!(actions(&mut editor, 5, &json!(null)), Vec::<Value>::new());
    editor.end();
}

#[test]
fn near_names_are_quick_fixes() {
    let mut editor = Editor::ready(&[]);
    let text = KERNEL.replace("  return", "  pto.barrier <PIPE_X>\n  pto.barrier <MTE2>\n  return");
    editor.open(URI, &text);
    assert_eq!(editor.diagnostics(URI, 1).len(), 2);
    let mut titles = |line: u32| {
        let found = actions(&mut editor, line, &json!(["quickfix"]));
        let of = |action: &Value| (action["title"].as_str().unwrap().to_owned(), action["isPreferred"] == json!(true));
        (found.iter().map(of).collect::<Vec<_>>(), found)
    };
    let asked = |word: &str| (format!("Replace 'PIPE_X' with '{word}'"), false);
    let (found, chosen) = titles(5);
    assert_eq!(found, [asked("PIPE_M"), asked("PIPE_S"), asked("PIPE_V")]);
    let new = edited(&text, &chosen[2]["edit"]["documentChanges"][0]["edits"]);
    assert_eq!(new, text.replace("PIPE_X", "PIPE_V"));
    assert_eq!(titles(6).0, [("Did you mean 'PIPE_MTE2'?".to_owned(), true)]);
    editor.end();
}

#[test]
fn each_document_has_the_settings_of_its_folder() {
    let folder = tempfile::tempdir().unwrap();
    let mut editor = Editor::ready(&[]);
    let text = KERNEL.replace("f32", "bf16");
    let mut found = |name: &str, settings: Option<&str>| {
        let inner = folder.path().join(name);
        std::fs::create_dir(&inner).unwrap();
        if let Some(settings) = settings {
            std::fs::write(inner.join("pto.toml"), settings).unwrap();
        }
        let uri = format!("file://{}", inner.join("k.pto").display());
        editor.open(&uri, &text);
        editor.diagnostics(&uri, 1)
    };
    assert_eq!(found("none", None)[0]["code"], "PTO0302");
    assert_eq!(found("a5", Some("pto-arch = \"a5\"\n")), Vec::<Value>::new());
    let wrong = found("wrong", Some("pto-arch = \"a5\"\npto-arh = 1\n"));
    let last = wrong.last().unwrap()["message"].as_str().unwrap();
    assert!(last.ends_with("pto.toml:2: unknown key 'pto-arh'; did you mean 'pto-arch'?"), "{wrong:#?}");
    editor.end();
}

#[test]
fn words_have_kinds() {
    let mut editor = Editor::ready(&[]);
    editor.open(URI, "// A comment.\nfunc.func @f(%a: index) {\n  return\n}\n");
    let asked = json!({ "textDocument": document(URI) });
    let all = editor.request("textDocument/semanticTokens/full", asked.clone());
    let expected = json!([0, 0, 13, 0, 0, 1, 0, 9, 9, 0, 0, 10, 2, 4, 0, 0, 3, 2, 3, 0, 0, 4, 5, 5, 0, 1, 2, 6, 8, 0]);
    assert_eq!(all["data"], expected);
    let mut part = asked;
    part["range"] = range((2, 0), (3, 0));
    let part = editor.request("textDocument/semanticTokens/range", part);
    assert_eq!(part["data"], json!([2, 2, 6, 8, 0]));
    editor.end();
}

#[test]
fn functions_of_the_generic_form_are_symbols() {
    let mut editor = Editor::ready(&[]);
    let text = "\"builtin.module\"() <{sym_name = \"m\"}> ({\n  \"func.func\"() <{function_type = () -> (), sym_name = \"f\"}> ({\n    \
                \"func.return\"() : () -> ()\n  }) : () -> ()\n}) : () -> ()\n";
    editor.open(URI, text);
    let symbols = editor.request("textDocument/documentSymbol", json!({ "textDocument": document(URI) }));
    assert_eq!((&symbols[0]["name"], &symbols[0]["children"][0]["name"]), (&json!("m"), &json!("f")), "{symbols:#}");
    assert_eq!(symbols[0]["children"][0]["range"], range((1, 2), (3, 15)));
    editor.end();
}

#[test]
fn parts_of_a_text_change() {
    let mut editor = Editor::ready(&[]);
    let text = KERNEL.replace('\n', "\r\n").replace("A comment", "\u{1f600}");
    editor.open(URI, &text);
    assert_eq!(editor.diagnostics(URI, 1), Vec::<Value>::new());
    let change = |start, end, text: &str| json!({ "range": range(start, end), "text": text });
    // The second change applies to the text after the first one.
    let changes = json!([change((4, 10), (4, 10), "d"), change((0, 3), (0, 5), "\u{e9}")]);
    let document = json!({ "uri": URI, "version": 2 });
    editor.notify("textDocument/didChange", json!({ "textDocument": document, "contentChanges": changes }));
    let found = editor.diagnostics(URI, 2);
    assert_eq!(found[0]["range"]["start"], json!({ "line": 4, "character": 2 }), "{found:#?}");
    editor.end();
}

#[test]
fn values_of_mlir_are_renamed() {
    let mut editor = Editor::ready(&[]);
    editor.open(URI, KERNEL);
    let mut rename = |name: &str| {
        let position = json!({ "line": 4, "character": 16 });
        editor.answer(
            "textDocument/rename",
            json!({ "textDocument": document(URI), "position": position, "newName": name }),
        )
    };
    let answer = rename("sum");
    let text = edited(KERNEL, &answer["result"]["changes"][URI]);
    assert_eq!(text, KERNEL.replace("%a", "%sum"));
    assert!(rename("x")["error"]["message"].as_str().unwrap().contains("another value"));
    assert!(rename("a b").get("error").is_some());
    let place = json!({ "textDocument": document(URI), "position": { "line": 4, "character": 16 } });
    assert_eq!(editor.request("textDocument/prepareRename", place), range((4, 15), (4, 17)));
    editor.end();
}

const ASSEMBLY: &str = "\
.func @f(%a: !pto.tile_buf<vec, 16x16xf32>) {
  %d = tadd %a, %a
  %e = tadd %d, %a
}
";

#[test]
fn names_of_assembly_are_known() {
    let uri = "file:///kernels/sum.pto";
    let mut editor = Editor::ready(&[]);
    editor.open(uri, ASSEMBLY);
    let at = |line: u32, character: u32| json!({ "line": line, "character": character });
    let params =
        json!({ "textDocument": document(uri), "position": at(2, 13), "context": { "includeDeclaration": true } });
    let definition = editor.request("textDocument/definition", params.clone());
    assert_eq!(definition, json!([{ "uri": uri, "range": range((1, 2), (1, 4)) }]));
    assert_eq!(editor.request("textDocument/references", params).as_array().unwrap().len(), 2);
    let params = json!({ "textDocument": document(uri), "position": at(1, 13), "newName": "%in" });
    let renamed = editor.request("textDocument/rename", params);
    assert_eq!(edited(ASSEMBLY, &renamed["changes"][uri]), ASSEMBLY.replace("%a", "%in"));
    let symbols = editor.request("textDocument/documentSymbol", json!({ "textDocument": document(uri) }));
    assert_eq!(symbols[0]["name"], "f");
    let found = editor.request("workspace/symbol", json!({ "query": "F" }));
    assert_eq!(found[0]["location"]["uri"], uri);
    editor.end();
}

#[test]
fn texts_are_formatted() {
    let uri = "file:///kernels/sum.pto";
    let mut editor = Editor::ready(&[]);
    let options = json!({ "tabSize": 2, "insertSpaces": true });
    for (text, expected) in [
        (KERNEL.replace("  %a", "%a"), KERNEL.to_owned()),
        (KERNEL.replace("  %a", "\t%a").replace('\n', "\r\n"), KERNEL.replace('\n', "\r\n")),
        (ASSEMBLY.replace("  %e", "     %e"), ASSEMBLY.to_owned()),
    ] {
        editor.open(uri, &text);
        let edits =
            editor.request("textDocument/formatting", json!({ "textDocument": document(uri), "options": options }));
        let formatted = edited(&text, &edits);
        assert_eq!(formatted.contains("\r\n"), expected.contains("\r\n"));
        assert_eq!(formatted.lines().count(), expected.lines().count(), "{formatted}");
        editor.open(uri, &formatted);
        let again =
            editor.request("textDocument/formatting", json!({ "textDocument": document(uri), "options": options }));
        assert_eq!(again, json!([]), "{formatted}");
    }
    editor.open(uri, "tfoo %a\ntadd %a\n");
    let answer = editor.answer("textDocument/formatting", json!({ "textDocument": document(uri), "options": options }));
    assert_eq!(answer["error"]["message"], "the text has errors");
    editor.end();
}

#[test]
fn hints_and_signatures_are_shown() {
    let mut editor = Editor::ready(&[]);
    editor.open(URI, KERNEL);
    let hints = editor
        .request("textDocument/inlayHint", json!({ "textDocument": document(URI), "range": range((0, 0), (6, 0)) }));
    let labels: Vec<&str> = hints.as_array().unwrap().iter().map(|hint| hint["label"].as_str().unwrap()).collect();
    assert_eq!(labels, ["vec 0..4096", "PIPE_MTE2", "PIPE_V"], "{hints:#}");
    let help = editor.at("textDocument/signatureHelp", 4, 19);
    assert_eq!(help["activeParameter"], 1, "{help:#}");
    editor.end();
}

#[test]
fn attributes_words_and_codes_have_pages() {
    let mut editor = Editor::ready(&[]);
    let text = "// PTO0301\nfunc.func @f(%a: !pto.tile_buf<vec, 16x64xf32>) {\n  pto.tcvt ins(%a {rmode = #pto<round_mode CAST_RINT>} : !pto.tile_buf<vec, 16x64xf32>)\n}\n";
    editor.open(URI, text);
    for (line, word, expected) in
        [(0, "PTO0301", "PTO0301"), (1, "vec", "**vec**"), (2, "rmode", "**rmode**, attribute of `pto.tcvt`")]
    {
        let column = text.lines().nth(line).unwrap().find(word).unwrap();
        let hover = editor.at("textDocument/hover", u32::try_from(line).unwrap(), u32::try_from(column + 1).unwrap());
        let page = hover["contents"]["value"].as_str().unwrap_or_default();
        assert!(page.contains(expected), "{word}: {hover:#}");
    }
    editor.end();
}

#[test]
fn assembly_for_gpus_is_read() {
    let uri = "file:///kernels/k.visaasm";
    let mut editor = Editor::ready(&[]);
    editor.open(uri, ".version 3.6\n.kernel \"k\"\n    nonsense (M1, 8) V32\n");
    let found = editor.diagnostics(uri, 1);
    assert!(!found.is_empty() && found[0]["range"]["start"]["line"] == 2, "{found:#?}");
    let symbols = editor.request("textDocument/documentSymbol", json!({ "textDocument": document(uri) }));
    assert_eq!(symbols[0]["name"], "k");
    editor.end();
}

/// Each request gets exactly one answer, cancelled or not.
#[test]
fn requests_are_cancelled() {
    let mut editor = Editor::ready(&[]);
    editor.open(URI, KERNEL);
    for id in 1000..1020 {
        let params = json!({ "textDocument": document(URI), "range": range((0, 0), (6, 0)) });
        editor.send(&json!({ "jsonrpc": "2.0", "id": id, "method": "textDocument/inlayHint", "params": params }));
    }
    for id in 1000..1020 {
        editor.notify("$/cancelRequest", json!({ "id": id }));
    }
    editor.notify("$/cancelRequest", json!({ "id": 5 }));
    let mut answered = Vec::new();
    while answered.len() < 20 {
        let message = editor.next();
        if let Some(id) = message["id"].as_i64() {
            assert!(message.get("result").is_some() || message["error"]["code"] == -32800, "{message}");
            answered.push(id);
        }
    }
    answered.sort_unstable();
    answered.dedup();
    assert_eq!(answered.len(), 20);
    editor.end();
}

#[test]
fn the_end_does_not_wait_for_a_check() {
    let body =
        "  pto.tadd ins(%a, %a : T, T) outs(%a : T)\n".replace('T', "!pto.tile_buf<vec, 16x64xf32>").repeat(2000);
    let text = format!("func.func @k(%a: !pto.tile_buf<vec, 16x64xf32>) {{\n{body}  return\n}}\n");
    for pause in 0..20 {
        let mut editor = Editor::ready(&[]);
        editor.open(URI, &text);
        thread::sleep(Duration::from_millis(pause * 20));
        editor.end();
    }
}

#[test]
fn empty_and_half_typed_texts_are_answered() {
    let mut editor = Editor::ready(&[]);
    for (version, text) in
        (1..).zip(["", "\n", "%", "pto.", "func.func @f(%a: !pto.tile_buf<", "  %a = ", "\"", ".func @", "}"])
    {
        editor.open(URI, text);
        let end = text.lines().last().map_or(0, str::len);
        let line = text.lines().count().saturating_sub(1);
        let position = json!({ "line": line, "character": end });
        for method in ["hover", "signatureHelp", "prepareRename", "rename", "definition", "references"] {
            let params = json!({ "textDocument": document(URI), "position": position, "newName": "x", "context": {} });
            let _ = editor.answer(&format!("textDocument/{method}"), params);
        }
        for method in ["formatting", "documentSymbol"] {
            let _ = editor.answer(&format!("textDocument/{method}"), json!({ "textDocument": document(URI) }));
        }
        let whole = json!({ "textDocument": document(URI), "range": range((0, 0), (9, 0)), "context": {} });
        assert_eq!(editor.answer("textDocument/inlayHint", whole.clone())["result"], json!([]), "{version}");
        let _ = editor.answer("textDocument/codeAction", whole);
    }
    editor.end();
}
