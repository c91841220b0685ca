//! Checks the pages of the manual: each operation has an example in every form, and each link leads to a page.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use pto_isa::{
    ops,
    target::{EVENT_IDS, MEMORIES},
    types::info::TYPES,
};
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

/// Returns generated and written pages, by their path below `docs/src`.
fn all_pages() -> BTreeMap<PathBuf, String> {
    let mut pages = GENERATED.clone();
    pages.retain(|path, _| path.extension().is_some_and(|extension| extension == "md"));
    for entry in fs::read_dir(ROOT.join("docs/src")).unwrap() {
        let path = entry.unwrap().path();
        let name = PathBuf::from(path.file_name().unwrap());
        let is_page = path.is_file() && path.extension().is_some_and(|extension| extension == "md");
        if is_page && !pages.contains_key(&name) {
            pages.insert(name, fs::read_to_string(&path).unwrap());
        }
    }
    pages
}

/// Resolves a relative link in a folder to a path without `.` and `..`.
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
fn every_picture_is_there() {
    for (path, text) in all_pages() {
        for (_, rest) in text.match_indices("](pictures/").map(|(at, _)| text.split_at(at + 2)) {
            let picture = rest.split(')').next().unwrap_or_default();
            assert!(ROOT.join("docs/src").join(picture).is_file(), "{}: {picture}", path.display());
        }
    }
}

#[test]
fn the_summary_lists_every_page_once() {
    let pages = all_pages();
    let summary = &pages[Path::new("SUMMARY.md")];
    let times = |path: &Path| summary.matches(&format!("]({})", path.display())).count();
    let wrong: Vec<_> = pages.keys().filter(|path| *path != Path::new("SUMMARY.md") && times(path) != 1).collect();
    assert!(wrong.is_empty(), "pages that SUMMARY.md does not list, or lists twice: {wrong:?}");
    let listed = summary.matches(".md)").count();
    assert_eq!(listed, pages.len() - 1, "SUMMARY.md lists pages that are not there");
}

/// Counts the words of a page outside of listings: a word contains a letter or a digit.
fn words(text: &str) -> usize {
    let mut listing = false;
    let mut count = 0;
    for line in text.lines() {
        listing ^= line.starts_with("```");
        if !listing {
            count += line.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count();
        }
    }
    count
}

/// A page can be read in a few minutes.
#[test]
fn no_page_has_more_than_2000_words() {
    let pages = all_pages().into_iter().filter(|(path, _)| path != Path::new("SUMMARY.md"));
    let lengths: Vec<_> = pages.map(|(path, text)| (path, words(&text))).collect();
    assert!(lengths.len() > 1000, "{}", lengths.len());
    let long: Vec<_> = lengths.iter().filter(|(_, words)| *words > 2000).collect();
    assert!(long.is_empty(), "pages to split: {long:?}");
}

#[test]
fn the_sizes_of_memories_are_those_of_the_table() {
    let page = fs::read_to_string(ROOT.join("docs/src/memories.md")).unwrap();
    let size = |bytes: Option<i64>| bytes.map_or("not stated".to_owned(), |bytes| format!("{} KiB", bytes / 1024));
    for memory in &MEMORIES {
        let (old, new) = (size(memory.capacity.a2a3), size(memory.capacity.a5));
        let row = format!("| `{}` | {old} | {new} | {} bytes |\n", memory.loc, memory.align);
        assert!(page.contains(&row), "memories.md lacks {row}");
    }
    assert!(page.contains(&format!("has {EVENT_IDS} flags")));
}

#[test]
fn no_page_names_positions_in_the_table() {
    for op in ops::all() {
        let (_, constraints) = page(op).split_once("## Constraints").unwrap_or_default();
        for word in [" value: ", " splits: ", " Both", " Cols", " a2a3: ", "to_layouts"] {
            assert!(!constraints.split("\n## ").next().unwrap().contains(word), "{}: {word}", op.name);
        }
    }
}

#[test]
fn pages_name_the_pipe_and_the_memories() {
    for (name, line) in [
        ("tadd", "It runs on the [pipe](../../pipes.md) `PIPE_V`.\n"),
        ("tmatmul", "It runs on the [pipe](../../pipes.md) `PIPE_M`.\n"),
        ("tload", "It runs on the [pipe](../../pipes.md) `PIPE_MTE2`.\n"),
        ("tmov", "The [pipe](../../pipes.md) that runs it is chosen by"),
        ("tadd", "| `src0` | in | a tile buffer in `vec` |"),
    ] {
        assert!(page(ops::lookup(name).unwrap()).contains(line), "{name}: {line}");
    }
}

#[test]
fn every_operation_that_runs_has_a_run() {
    // The interpreter has no semantics of virtual vectors and `tquant_hif4`.
    let is_run = |op: &&pto_isa::Op| !op.name.starts_with("vmi.") && op.name != "tquant_hif4";
    let missing: Vec<&str> =
        ops::all().filter(is_run).filter(|op| !page(op).contains("\n## A run\n")).map(|op| op.name).collect();
    assert!(missing.is_empty(), "{missing:?}");
    let text = page(ops::lookup("tadd").unwrap());
    assert!(text.contains("$ pto-run example.mlir --pto-arch=a5") && text.contains("holds elements of `"), "{text}");
}

#[test]
fn every_source_has_a_link() {
    use pto_docs::sources::linked;
    let of_codes = pto_isa::codes::CODES.iter().map(|info| (info.id(), info.source.to_owned()));
    let of_rules = ops::all().flat_map(|op| {
        let cited = move |rule: &pto_isa::Rule| op.cited(rule.source(), |_| "the operation's page".to_owned());
        op.all_rules().map(move |rule| (op.name.to_owned(), cited(rule)))
    });
    let of_pages = GENERATED.iter().flat_map(|(path, text)| {
        let lines = text.lines().filter_map(|line| line.strip_prefix("Source: "));
        lines.filter(|line| !line.contains("sources.md#")).map(|line| (path.display().to_string(), line.to_owned()))
    });
    let unknown: Vec<_> =
        of_codes.chain(of_rules).filter(|(_, source)| linked(source, "").is_none()).chain(of_pages).collect();
    assert!(unknown.is_empty(), "{unknown:#?}");
    assert_eq!(linked("ptoas, verifier", "../").as_deref(), Some("[ptoas](../sources.md#ptoas), verifier"));
    assert_eq!(linked("driver", "").as_deref(), Some("[This toolchain](sources.md#this-toolchain): driver"));
    assert_eq!(linked("drivers", ""), None);
}

#[test]
fn types_are_sorted() {
    let names: Vec<&str> = TYPES.iter().map(|info| info.name).collect();
    let sorted: BTreeSet<&str> = names.iter().copied().collect();
    assert_eq!(names, sorted.into_iter().collect::<Vec<_>>());
}

#[test]
fn pages_of_operations_state_their_cost() {
    for (name, expected) in [
        ("tadd", "| `PIPE_V` |"),
        ("tload", "| `PIPE_MTE2` |"),
        ("tmatmul", "| `PIPE_M` |"),
        ("vexp", "assumes 16 cycles (21 for 16-bit elements)"),
    ] {
        let text = page(ops::lookup(name).expect(name));
        assert!(text.contains("\n## Cost\n") && text.contains(expected), "{name}: {text}");
    }
    assert!(page(ops::lookup("tsort32").unwrap()).contains("records of 8 bytes"));
    assert!(!page(ops::lookup("set_flag").unwrap()).contains("## Cost"));
}
