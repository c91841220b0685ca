//! Lists and reads the files that a command line names, directly or through their folders.

use crate::{input, pto};
use diag::{Bytes, Diagnostic, FileId, Location, Report, Sources};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use pto_isa::codes;
use std::{
    io::IsTerminal,
    path::{Path, PathBuf},
};

/// A file that the command line names, or that a named folder contains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// The file; `-` is standard input.
    pub path: PathBuf,
    /// Path relative to the named folder; the file name of a file that is named itself.
    pub below: PathBuf,
}

/// Lists the named files, and the files of named folders that have one of the extensions, sorted.
///
/// # Errors
/// Fails if a folder cannot be read.
pub fn list(paths: &[PathBuf], extensions: &[&str]) -> Result<Vec<Named>, Box<Diagnostic>> {
    let mut list = Vec::new();
    for path in paths {
        if path.is_dir() {
            folder(path, path, extensions, &mut list)?;
        } else {
            let below = path.file_name().map_or_else(|| path.clone(), PathBuf::from);
            list.push(Named { path: path.clone(), below });
        }
    }
    Ok(list)
}

fn folder(root: &Path, path: &Path, extensions: &[&str], list: &mut Vec<Named>) -> Result<(), Box<Diagnostic>> {
    let unreadable = |error: std::io::Error| {
        let name = path.display().to_string();
        let message = format!("cannot read '{name}': {error}");
        Box::new(Diagnostic::error(pto(codes::CANNOT_READ), message).at(Location::File(name)))
    };
    let entries = std::fs::read_dir(path).and_then(Iterator::collect::<Result<Vec<_>, _>>).map_err(unreadable)?;
    let mut entries: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
    entries.sort();
    for entry in entries {
        if entry.is_dir() {
            folder(root, &entry, extensions, list)?;
        } else if entry.extension().and_then(|e| e.to_str()).is_some_and(|e| extensions.contains(&e)) {
            let below = entry.strip_prefix(root).unwrap_or(&entry).to_owned();
            list.push(Named { path: entry, below });
        }
    }
    Ok(())
}

/// Reads the files. Reports files that cannot be read, and returns `None` for them.
pub fn read(list: &[Named], sources: &mut Sources, report: &mut Report) -> Vec<Option<FileId>> {
    let mut one = |named: &Named| match input::read(&named.path) {
        Ok(bytes) => Some(sources.add(input::name(&named.path), Bytes::from(bytes))),
        Err(diagnostic) => {
            report.push(*diagnostic);
            None
        }
    };
    list.iter().map(&mut one).collect()
}

/// Creates a progress bar for a number of files; hidden for a single file, and if standard error is not a terminal.
pub fn bar(files: usize) -> ProgressBar {
    if files < 2 || !std::io::stderr().is_terminal() {
        return ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} files, {eta} left");
    let bar = ProgressBar::new(files as u64);
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
