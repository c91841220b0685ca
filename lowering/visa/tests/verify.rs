//! Tests the diagnostics of texts, on each platform in their first line. `BLESS=1` writes the expectations.

mod support;

use libtest_mimic::{Arguments, Failed, Trial};
use std::fs;
use std::path::{Path, PathBuf};
use visa::Platform;

fn main() {
    let arguments = Arguments::from_args();
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/verify");
    let mut files: Vec<PathBuf> = fs::read_dir(&directory)
        .map(|entries| entries.filter_map(|entry| Some(entry.ok()?.path())).collect())
        .unwrap_or_default();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "visaasm"));
    files.sort();
    assert!(!files.is_empty(), "no files in {}", directory.display());
    let trials = files.into_iter().map(|path| {
        let name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        Trial::test(name.clone(), move || run(&name, &path))
    });
    libtest_mimic::run(&arguments, trials.collect()).exit();
}

fn run(name: &str, path: &Path) -> Result<(), Failed> {
    let text = fs::read_to_string(path)?;
    let names = text
        .lines()
        .next()
        .and_then(|line| line.strip_prefix("// platforms: "))
        .ok_or("no platforms in the first line")?;
    let mut found = String::new();
    for platform in names.split(", ") {
        let platform = Platform::by_name(platform).ok_or_else(|| format!("unknown platform {platform}"))?;
        found.push_str(&format!("== {platform}\n{}", support::rendered(name, &text, platform)));
    }
    let expectations = path.with_extension("expected");
    if std::env::var_os("BLESS").is_some() {
        return Ok(fs::write(expectations, found)?);
    }
    let expected = fs::read_to_string(&expectations)?;
    if found == expected {
        return Ok(());
    }
    let missing = expected.lines().filter(|line| !found.lines().any(|other| other == *line));
    let more = found.lines().filter(|line| !expected.lines().any(|other| other == *line));
    let lines: Vec<String> =
        missing.map(|line| format!("- {line}")).chain(more.map(|line| format!("+ {line}"))).collect();
    Err(format!("- expected, + found (BLESS=1 takes what is found)\n{}", lines.join("\n")).into())
}
