//! Checks every source file of the project: it has a header, it is not too long, and it uses the words of the field;
//! the header of a pass states its pre- and postconditions and an example, and a test has the name of the pass.

use crate::{
    coverage::expect_none,
    support::{filetest, tool},
    trial,
};
use libtest_mimic::Trial;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

mod dependencies;
mod matches;
mod words;

/// Maximal number of lines of a file.
const LINES: usize = 800;

/// Extensions of hand-written files.
const SOURCES: [&str; 6] = ["rs", "cpp", "h", "pest", "py", "sh"];

/// Folders of build products and of files that others wrote.
const OUTSIDE: [&str; 4] = ["target", ".git", "node_modules", "corpus"];

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        trial("tidy", "headers", || sources().and_then(|sources| expect_none(&headers(&sources)))),
        trial("tidy", "lengths", || sources().and_then(|sources| expect_none(&lengths(&sources)))),
        trial("tidy", "passes", || sources().and_then(|sources| expect_none(&passes(&sources)))),
        trial("tidy", "words", || pages().and_then(|sources| expect_none(&words::words(&sources)))),
        trial("tidy", "matches", || sources().and_then(|sources| expect_none(&matches::matches(&sources)))),
        trial("tidy", "dependencies", || {
            let manifests = files(&["toml"])?;
            let sources = sources()?;
            let found = [dependencies::unsafe_code(&sources), dependencies::allocator(&sources)].concat();
            expect_none(&[dependencies::dependencies(&manifests), found].concat())
        }),
        trial("tidy", "conversions", || sources().and_then(|sources| expect_none(&conversions(&sources)))),
        trial("tidy", "registry", || sources().and_then(|sources| expect_none(&registry(&sources)?))),
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
    files(&SOURCES)
}

/// Sources, pages and file tests.
fn pages() -> Result<Vec<Source>, String> {
    files(&[SOURCES.as_slice(), &["md", "mlir"]].concat())
}

/// The files of the project with one of these extensions, sorted.
fn files(extensions: &[&str]) -> Result<Vec<Source>, String> {
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
            } else if path.extension().and_then(|e| e.to_str()).is_some_and(|e| extensions.contains(&e)) {
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

/// Returns conversions of values by `melior`. A failed one prints the value, for which MLIR reads the whole module: that
/// is a race in a pass on functions, and quadratic elsewhere.
fn conversions(sources: &[Source]) -> Vec<String> {
    let converts =
        |line: &str| ["BlockArgument", "OperationResult"].iter().any(|ty| line.contains(&format!("{ty}::try_from(")));
    let rust = sources.iter().filter(|source| source.has("rs"));
    let found = rust.flat_map(|source| {
        let lines = source.text.lines().enumerate().filter(|(_, line)| converts(line));
        lines.map(|(at, _)| {
            format!("{}:{}: use `mlir_dialect::block_argument` or `operation_result`", source.path.display(), at + 1)
        })
    });
    found.collect()
}

/// Returns what each file that defines a pass lacks: parts of the header, or a test of its name.
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

/// Returns the passes that files define, by the name in constants or headers, and that `pto-opt --list-passes` does not
/// list; and the listed passes without a description.
fn registry(sources: &[Source]) -> Result<Vec<String>, String> {
    let directory = tool::scratch("tidy/registry")?;
    let page = tool::run(&directory, &["--list-passes"], b"")?;
    let page = String::from_utf8_lossy(&page.stdout).into_owned();
    let rows = page.lines().filter_map(|line| line.strip_prefix("  "));
    let listed: BTreeMap<&str, &str> = rows.map(|row| row.split_once(' ').unwrap_or((row, ""))).collect();
    let undescribed = listed.iter().filter(|(_, description)| description.trim().is_empty());
    let mut missing: Vec<String> = undescribed.map(|(name, _)| format!("{name} has no description")).collect();
    let mut count = 0;
    for source in sources.iter().filter(|source| source.has("rs")) {
        for name in named_passes(source) {
            count += 1;
            if !listed.contains_key(name) {
                missing.push(format!("{}: `pto-opt --list-passes` does not list {name}", source.path.display()));
            }
        }
    }
    if count < 50 {
        missing.push(format!("found only {count} passes in the sources"));
    }
    Ok(missing)
}

/// Returns the names of the passes that a file of a crate defines.
fn named_passes(source: &Source) -> Vec<&str> {
    if !source.path.components().any(|part| part.as_os_str() == "src") {
        return Vec::new();
    }
    let mut names = Vec::new();
    let lines: Vec<&str> = source.text.lines().collect();
    for (index, line) in lines.iter().enumerate() {
        let constant = line.contains("const ") && [": Pass =", ": OnFunctions ="].iter().any(|ty| line.contains(ty));
        if constant || line.contains("fn argument(&self) -> &str {") {
            let quoted = lines[index..].iter().take(3).find_map(|line| {
                let named = ["name: ", "argument: "].iter().find_map(|field| Some(line.split_once(field)?.1));
                named.unwrap_or(line.trim_start()).strip_prefix('"')?.split_once('"')
            });
            names.extend(quoted.map(|(name, _)| name));
        }
    }
    names
}

/// Returns whether a file defines one pass, as a constant or by its name at the start of the header. A `main.rs`
/// defines none.
fn is_pass(source: &Source) -> bool {
    let constants = [" const PASS: Pass ", " const PASS: OnFunctions "];
    let defines = source.text.lines().any(|line| constants.iter().any(|constant| line.contains(constant)));
    let named = source.header().next().is_some_and(|line| line.starts_with("//! `pto-") && line.contains("`: "));
    let inside = source.path.components().any(|part| part.as_os_str() == "src");
    inside && (defines || named) && !source.path.ends_with("main.rs")
}
