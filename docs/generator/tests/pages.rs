//! The pages of the manual: each operation has an example in every form, and each link leads to a page.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use pto_isa::{ops, types::info::TYPES};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Component, Path, PathBuf},
    sync::LazyLock,
};

static ROOT: LazyLock<PathBuf> = LazyLock::new(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."));

/// Generated pages by their path below `docs/src`.
static GENERATED: LazyLock<BTreeMap<PathBuf, String>> =
    LazyLock::new(|| pto_docs::pages(&ROOT.join("tests/filetests")).unwrap());

fn page(op: &pto_isa::Op) -> &'static str {
    GENERATED.get(Path::new(&format!("operations/{}/{}.md", op.family().stem(), op.name))).expect(op.name)
}

#[test]
fn every_operation_has_a_page_with_an_example() {
    let missing: Vec<&str> = ops::all().filter(|op| !page(op).contains("```mlir\n")).map(|op| op.name).collect();
    assert!(missing.is_empty(), "no example, as no function in the file test is short: {missing:?}");
}

#[test]
fn every_operation_is_shown_in_each_form() {
    for op in ops::all() {
        let (_, forms) = page(op).split_once("\nAs assembly (PTO-AS):\n\n```text\n").expect(op.name);
        let (assembly, values) = forms.split_once("```\n").expect(op.name);
        assert!(assembly.split([' ', '\n', '[', '(', '<', '{', '"']).any(|word| word == op.name), "{}", op.name);
        assert!(!assembly.contains("\"pto.") && !assembly.contains(" ins("), "{} shows another form", op.name);
        assert!(values.contains("\nOn values (level 1)"), "{}", op.name);
    }
}

/// Generated and written pages, by their path below `docs/src`.
fn all_pages() -> BTreeMap<PathBuf, String> {
    let mut pages = GENERATED.clone();
    for entry in fs::read_dir(ROOT.join("docs/src")).unwrap() {
        let path = entry.unwrap().path();
        let name = PathBuf::from(path.file_name().unwrap());
        if path.is_file() && !pages.contains_key(&name) {
            pages.insert(name, fs::read_to_string(&path).unwrap());
        }
    }
    pages
}

/// `folder` joined with a relative link, without `.` and `..`.
fn resolve(folder: &Path, link: &str) -> PathBuf {
    let mut path = PathBuf::new();
    for part in folder.join(link).components() {
        match part {
            Component::ParentDir => {
                path.pop();
            }
            Component::CurDir => {}
            part => path.push(part),
        }
    }
    path
}

#[test]
fn every_link_leads_to_a_page() {
    let pages = all_pages();
    let mut broken = Vec::new();
    for (path, text) in &pages {
        let folder = path.parent().unwrap_or(Path::new(""));
        for (_, rest) in text.match_indices("](").map(|(at, _)| text.split_at(at + 2)) {
            let link = rest.split(')').next().unwrap_or_default();
            let file = link.split('#').next().unwrap_or_default();
            if file.ends_with(".md") && !file.contains("://") && !pages.contains_key(&resolve(folder, file)) {
                broken.push(format!("{}: {link}", path.display()));
            }
        }
    }
    assert!(broken.is_empty(), "links without a page: {broken:#?}");
}

#[test]
fn the_summary_lists_every_page() {
    let pages = all_pages();
    let summary = &pages[Path::new("SUMMARY.md")];
    let listed = |path: &Path| summary.contains(&format!("]({})", path.display()));
    let missing: Vec<_> = pages.keys().filter(|path| *path != Path::new("SUMMARY.md") && !listed(path)).collect();
    assert!(missing.is_empty(), "pages that SUMMARY.md does not list: {missing:?}");
}

#[test]
fn types_are_sorted() {
    let names: Vec<&str> = TYPES.iter().map(|info| info.name).collect();
    let sorted: BTreeSet<&str> = names.iter().copied().collect();
    assert_eq!(names, sorted.into_iter().collect::<Vec<_>>());
}
