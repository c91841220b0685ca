//! Checks the diagnostics of malformed statements, each in a function with a valid statement after it.

use crate::support::{assemble, explained};
use std::fmt::Write;

/// Definitions of the registers in the statements.
const HEAD: &str = ".func @f(%a: !pto.tile_buf<vec, 32x32xf32>, %b: !pto.tile_buf<vec, 32x32xf32>, \
    %d: !pto.tile_buf<vec, 32x32xf32>, %s: f32, %n: index, %p: !pto.ptr<f32, ub>) {\n";

#[test]
fn malformed_statements_are_explained() {
    let statements = include_str!("malformed.txt");
    assert!(statements.lines().count() >= 50);
    let (mut shown, mut silent) = (String::new(), Vec::new());
    for statement in statements.lines() {
        let said = assemble(&format!("{HEAD}{statement}\nreturn\n}}\n")).err().unwrap_or_default();
        silent.extend(said.is_empty().then_some(statement));
        writeln!(shown, "{statement}\n{said}").unwrap();
    }
    assert!(silent.is_empty(), "nothing is said of {silent:#?}");
    insta::assert_snapshot!(shown);
}

#[test]
fn all_errors_of_a_file_are_reported_in_order() {
    let text = format!("{HEAD}tadf %d, %a\n%d = tadd %a, %b\n%d = tadd %a,, %b\nbarrier <PIPE_X>\nreturn\n}}\n");
    let said = assemble(&text).err().unwrap_or_default();
    let places: Vec<&str> = said.lines().filter_map(|line| line.strip_prefix("test.ptoas:")?.get(..1)).collect();
    assert_eq!(places, ["2", "4", "5"], "{said}");
}

#[test]
fn the_nearest_mnemonic_is_named() {
    let typos = [
        ("tadf %d, %a", "tadd"),
        ("%d = tmatmull %a, %b", "tmatmul"),
        ("pto.tlaod %d, %a", "pto.tload"),
        ("%m = vlsd %p[%n]", "vlds"),
        ("%c = arith.cosntant 1 : index", "arith.constant"),
        ("treduze %a, %b", "comm.treduce"),
        ("tput %a, %b", "comm.tput"),
    ];
    for (statement, meant) in typos {
        let said = explained(&format!("{HEAD}{statement}\nreturn\n}}\n"));
        assert!(said.contains(&format!("did you mean '{meant}'?")), "{statement}: {said}");
    }
    let said = explained(&format!("{HEAD}wholly_unlike %a\nreturn\n}}\n"));
    assert!(said.contains("unknown mnemonic 'wholly_unlike'") && !said.contains("did you mean"), "{said}");
}

#[test]
fn the_parser_goes_on_after_each_error() {
    // Each with a typo after it; a statement that ends with a bracket or comma continues in the next line.
    let open = |text: &str| {
        let count = |all: &[char]| text.matches(all).count();
        count(&['(', '[', '{']) > count(&[')', ']', '}']) || text.ends_with([',', ':', '=']) || text.ends_with("->")
    };
    let (mut count, mut lost) = (0, Vec::new());
    for statement in include_str!("malformed.txt").lines().filter(|statement| !open(statement)) {
        let said = assemble(&format!("{HEAD}{statement}\ntadf %d, %a\nreturn\n}}\n")).err().unwrap_or_default();
        let found = said.contains("test.ptoas:3:1: error[PTO1402]: unknown mnemonic 'tadf'");
        lost.extend((!found).then_some((statement, said)));
        count += 1;
    }
    assert!(count > 40 && lost.is_empty(), "{} of {count}: {lost:#?}", lost.len());
}
