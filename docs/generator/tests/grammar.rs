//! Checks that the grammar of editors has the operations and types of the instruction table.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use std::{fs, path::Path};

fn grammar() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(pto_docs::grammar::PATH)).unwrap()
}

#[test]
fn the_grammar_is_current() {
    let text = grammar();
    assert!(pto_docs::grammar::renewed(&text).unwrap() == text, "the grammar is outdated: run `make docs`");
}

#[test]
fn what_is_outdated_is_renewed() {
    let text = grammar();
    let outdated = text.replace("|tadd|", "|tmean|");
    assert_ne!(outdated, text);
    assert_eq!(pto_docs::grammar::renewed(&outdated).unwrap(), text);
}

#[test]
fn a_text_without_the_rules_is_no_grammar() {
    assert!(pto_docs::grammar::renewed("{}").is_err());
    assert!(pto_docs::grammar::renewed("").is_err());
}
