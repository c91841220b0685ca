//! The committed pages are those that are generated.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use pto_isa::{ops, types::info::TYPES};
use std::{collections::BTreeSet, path::Path};

#[test]
fn pages_are_current() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let pages = pto_docs::pages(&root.join("tests/filetests")).unwrap();
    let stale = pto_docs::stale(&pages, &root.join("docs/src")).unwrap();
    assert!(stale.is_empty(), "not current, run `make docs`: {stale:?}");
}

#[test]
fn every_operation_has_a_page_with_an_example() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let pages = pto_docs::pages(&root.join("tests/filetests")).unwrap();
    let page = |op: &pto_isa::Op| pages.get(Path::new(&format!("operations/{}/{}.md", op.family.stem(), op.name)));
    let missing: Vec<&str> =
        ops::all().filter(|op| page(op).is_none_or(|text| !text.contains("```mlir\n"))).map(|op| op.name).collect();
    assert!(missing.is_empty(), "no example, as no function in the file test is short: {missing:?}");
}

#[test]
fn every_operation_is_shown_in_each_form() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for op in ops::all() {
        let path = format!("docs/src/operations/{}/{}.md", op.family.stem(), op.name);
        let page = std::fs::read_to_string(root.join(&path)).unwrap();
        let (_, forms) = page.split_once("\nAs assembly (PTO-AS):\n\n```text\n").expect(&path);
        let (assembly, values) = forms.split_once("```\n").expect(&path);
        assert!(assembly.split([' ', '\n', '[', '(', '<', '{', '"']).any(|word| word == op.name), "{path}");
        assert!(!assembly.contains("\"pto.") && !assembly.contains(" ins("), "{path} shows another form as assembly");
        assert!(values.contains("\nOn values (level 1)"), "{path}");
    }
}

#[test]
fn types_are_sorted() {
    let names: Vec<&str> = TYPES.iter().map(|info| info.name).collect();
    let sorted: BTreeSet<&str> = names.iter().copied().collect();
    assert_eq!(names, sorted.into_iter().collect::<Vec<_>>());
}
