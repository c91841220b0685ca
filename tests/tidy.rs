//! What every source file of the project keeps: a header, a length that can be read, and for a pass what it needs, what it
//! leaves, an example and a test of its own.

use crate::{coverage::expect_none, support::filetest, trial};
use libtest_mimic::Trial;
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// Lines of a file that can still be read.
const LINES: usize = 800;

/// Extensions of hand-written files.
const SOURCES: [&str; 6] = ["rs", "cpp", "h", "pest", "py", "sh"];

/// Folders that hold what is built, or is not ours.
const OUTSIDE: [&str; 4] = ["target", ".git", "node_modules", "corpus"];

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        trial("tidy", "headers", || sources().and_then(|sources| expect_none(&headers(&sources)))),
        trial("tidy", "lengths", || sources().and_then(|sources| expect_none(&lengths(&sources)))),
        trial("tidy", "passes", || sources().and_then(|sources| expect_none(&passes(&sources)))),
    ]
}

/// A file: its path below the project, and its text.
struct Source {
    path: PathBuf,
    text: String,
}

impl Source {
    fn has(&self, extension: &str) -> bool {
        self.path.extension().is_some_and(|found| found == extension)
    }

    /// The lines of the documentation of the file itself.
    fn header(&self) -> impl Iterator<Item = &str> {
        self.text.lines().take_while(|line| line.starts_with("//!"))
    }
}

fn sources() -> Result<Vec<Source>, String> {
    let root = Path::new(filetest::ROOT).join("../..");
    let mut sources = Vec::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for path in filetest::entries(&folder)? {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if path.is_dir() {
                if !OUTSIDE.contains(&name) {
                    folders.push(path);
                }
            } else if path.extension().and_then(|e| e.to_str()).is_some_and(|e| SOURCES.contains(&e)) {
                let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
                let path = path.strip_prefix(&root).unwrap_or(&path).to_path_buf();
                sources.push(Source { path, text });
            }
        }
    }
    if sources.is_empty() {
        return Err("there are no sources".to_owned());
    }
    sources.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(sources)
}

fn headers(sources: &[Source]) -> Vec<String> {
    let rust = sources.iter().filter(|source| source.has("rs"));
    let without = rust.filter(|source| source.header().next().is_none());
    without.map(|source| format!("{} does not say what it is", source.path.display())).collect()
}

fn lengths(sources: &[Source]) -> Vec<String> {
    let counted = sources.iter().map(|source| (source, source.text.lines().count()));
    let long = counted.filter(|(_, lines)| *lines > LINES);
    long.map(|(source, lines)| format!("{} has {lines} lines, of at most {LINES}", source.path.display())).collect()
}

/// Of each file that defines a pass, the parts of its header and a test of its name.
fn passes(sources: &[Source]) -> Vec<String> {
    let tests: BTreeSet<&str> = sources
        .iter()
        .filter(|source| source.path.components().any(|part| part.as_os_str() == "tests"))
        .filter_map(|source| source.path.file_stem()?.to_str())
        .collect();
    let files = filetest::all().unwrap_or_default();
    let names: BTreeSet<&str> = files.iter().filter_map(|path| path.file_stem()?.to_str()).collect();
    let mut missing = Vec::new();
    for source in sources.iter().filter(|source| source.has("rs") && is_pass(source)) {
        let path = source.path.display();
        let stem = source.path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        for part in ["//! Before:", "After:", "```"] {
            if !source.header().any(|line| line.contains(part)) {
                missing.push(format!("{path} is a pass, and its header has no `{}`", part.trim_start_matches("//! ")));
            }
        }
        if !tests.contains(stem) && !names.contains(stem) {
            missing.push(format!("{path} is a pass, and there is no test of the name {stem}"));
        }
    }
    missing
}

/// A pass of this file alone, as a constant or by its name at the start of the header. What tools say is no pass.
fn is_pass(source: &Source) -> bool {
    let constants = [" const PASS: Pass ", " const PASS: OnFunctions "];
    let defines = source.text.lines().any(|line| constants.iter().any(|constant| line.contains(constant)));
    let named = source.header().next().is_some_and(|line| line.starts_with("//! `pto-") && line.contains("`: "));
    let inside = source.path.components().any(|part| part.as_os_str() == "src");
    inside && (defines || named) && !source.path.ends_with("main.rs")
}
