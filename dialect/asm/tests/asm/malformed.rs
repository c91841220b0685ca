//! What is said of malformed statements, each in a function with a statement behind it that is still read.

use crate::support::assemble;
use std::fmt::Write;

/// Registers the statements work with.
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
