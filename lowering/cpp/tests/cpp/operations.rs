//! Checks that every operation has the call in `calls.txt` on each target, and that the calls fit the test header.
//!
//! `BLESS=1` writes `calls.txt`.

use crate::host::{compiles, cpp};
use pto_cpp::Options;
use pto_generate::{Operation, draw, module};
use pto_isa::{Target, ops};
use std::{collections::BTreeSet, fmt::Write, fs, path::Path};

/// Number of operations that are lowered per op definition and target.
const WRITTEN: usize = 4;
const SEEDS: u64 = 96;

/// Operations that are legal only with others that define their operands; `forms.rs` tests them.
const TOGETHER: [&str; 28] = [
    "comm.test_async_event",
    "comm.wait_async_event",
    "import_reserved_buffer",
    "local_array_get",
    "local_array_set",
    "multi_tile_get",
    "set_quant_scalar",
    "set_quant_vector",
    "struct_get",
    "struct_set",
    "sync.set",
    "sync.wait",
    "talloc",
    "talloc_to_aic",
    "talloc_to_aiv",
    "tfree",
    "tfree_from_aic",
    "tfree_from_aiv",
    "tpop",
    "tpop_from_aic",
    "tpop_from_aiv",
    "tpush",
    "tpush_to_aic",
    "tpush_to_aiv",
    "alloc_multi_tile",
    "alloc_tile",
    "make_tensor_view",
    "partition_view",
];

/// Returns a module of operations whose buffers have addresses. A buffer that is an argument has an unknown address, so
/// that no other buffers can be planned.
pub(crate) fn placed(operations: &[Operation]) -> String {
    const UNPLACED: &str = "\"pto.alloc_tile\"() <{operandSegmentSizes = array<i32: 0, 0, 0>}>";
    const PLACED: &str = "\"pto.alloc_tile\"(%at) <{operandSegmentSizes = array<i32: 1, 0, 0>}>";
    let text = module(operations).replace(&format!("{UNPLACED} : ()"), &format!("{PLACED} : (i64)"));
    let lines = text.lines().map(|line| match line.trim_start().starts_with("func.func") {
        true => format!("{line}\n    %at = arith.constant 0 : i64\n"),
        false => format!("{line}\n"),
    });
    lines.collect()
}

/// Returns the call in a line of C++ without names and without the arguments of types; `None` for a declaration.
fn call(line: &str) -> Option<String> {
    let line = line.split(" // pto: ").next().unwrap().trim();
    let declares = [
        "const ",
        "using ",
        "return",
        "uint64_t v",
        "TASSIGN(v",
        "{",
        "}",
        "RoundMode v",
        "CmpMode v",
        "SaturationMode v",
    ];
    if line.is_empty() || declares.iter().any(|start| line.starts_with(start)) {
        return None;
    }
    let mut text = line.to_owned();
    for (long, short) in [("Tile<", "ty"), ("GlobalTensor<", "gt"), ("TPipe<", "pipe")] {
        while let Some(start) = text.find(long) {
            let mut depth = 0;
            let end = text[start..].char_indices().find(|(_, letter)| {
                depth += match letter {
                    '<' => 1,
                    '>' => -1,
                    _ => 0,
                };
                depth == 0 && *letter == '>'
            });
            let end = start + end.map(|(at, _)| at)? + 1;
            text.replace_range(start..end, short);
        }
    }
    let mut named = String::new();
    let mut before = ' ';
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        named.push(letter);
        if letter == 'v' && !before.is_ascii_alphanumeric() && before != '_' {
            while letters.next_if(char::is_ascii_digit).is_some() {}
        }
        before = letter;
    }
    let is_variable = ["ty v;", "gt v;"].contains(&named.as_str());
    (!is_variable && !named.starts_with("ty v = ty(") && !named.starts_with("gt v(")).then_some(named)
}

/// Returns the lines of the body of the only function in a text.
fn body(text: &str) -> impl Iterator<Item = &str> {
    text.lines().skip_while(|line| !line.contains(" f0(")).skip(1)
}

/// Replaces numbers that depend on the drawn operation.
fn steady(call: &str) -> String {
    let mut text = String::new();
    for letter in call.chars() {
        if letter.is_ascii_digit() && text.ends_with('#') {
            continue;
        }
        let glued = text.chars().last().is_some_and(|last| last.is_ascii_alphanumeric() || last == '_' || last == '#');
        text.push(if letter.is_ascii_digit() && !glued { '#' } else { letter });
    }
    text
}

#[test]
fn every_operation_has_its_call() {
    let mut found = String::new();
    let mut without = Vec::new();
    for target in [Target::A3, Target::A5] {
        let mut taken: Vec<Operation> = Vec::new();
        for def in ops::all().filter(|def| pto_cpp::is_written(def) && def.targets.contains(target)) {
            let mut calls = BTreeSet::new();
            let mut said = String::new();
            let mut written = 0;
            for operation in (0..SEEDS).filter_map(|seed| draw(def, target, seed)) {
                if written == WRITTEN {
                    break;
                }
                match cpp(&placed(std::slice::from_ref(&operation)), None, Options::default()) {
                    Ok(text) => {
                        calls.extend(body(&text).filter_map(call).map(|call| steady(&call)));
                        written += 1;
                        taken.push(operation);
                    }
                    Err(message) => said = message,
                }
            }
            // The device library supports it only on a5.
            let refused = def.name == "thistogram" && target == Target::A3;
            assert!(!refused || written == 0, "{} on {}", def.name, target.name());
            if written == 0 && !refused && !TOGETHER.contains(&def.name) {
                without.push(format!("{} on {}: {said}", def.name, target.name()));
            }
            for call in calls {
                let _ = writeln!(found, "{} {}: {call}", target.name(), def.name);
            }
        }
        let whole = cpp(&placed(&taken), None, Options::default()).unwrap();
        compiles(target.name(), &whole).unwrap();
    }
    assert!(without.is_empty(), "{} operations have no C++:\n{}", without.len(), without.join("\n"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/calls.txt");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &found).unwrap();
    }
    let stated = fs::read_to_string(&path).unwrap_or_default();
    let other = found.lines().zip(stated.lines()).find(|(found, stated)| found != stated);
    assert!(found == stated, "calls are not those of calls.txt; the first other one: {other:?}");
}
