//! The files a run works on.

use diag::{Diagnostic, Location};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use pto_front::{input, pto};
use pto_isa::codes;
use std::{
    io::{IsTerminal, Read},
    path::{Path, PathBuf},
};

/// Extensions of files that are kernels, in folders.
const EXTENSIONS: &[&str] = &["pto", "ptoas", "asm", "mlir", "mlirbc"];

/// The files; those of folders, sorted.
pub(crate) fn list(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Box<Diagnostic>> {
    let mut list = Vec::new();
    for path in paths {
        if path.is_dir() {
            folder(path, &mut list)?;
        } else {
            list.push(path.clone());
        }
    }
    Ok(list)
}

fn folder(path: &Path, list: &mut Vec<PathBuf>) -> Result<(), Box<Diagnostic>> {
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
            folder(&entry, list)?;
        } else if entry.extension().and_then(|e| e.to_str()).is_some_and(|e| EXTENSIONS.contains(&e)) {
            list.push(entry);
        }
    }
    Ok(())
}

/// The name of a file if it is bytecode.
pub(crate) fn bytecode(path: &Path) -> Option<String> {
    let mut start = [0; 4];
    std::fs::File::open(path).ok()?.read_exact(&mut start).ok()?;
    mlir_dialect::is_bytecode(&start).then(|| input::name(path))
}

/// A progress bar for so many files, on a terminal.
pub(crate) fn bar(files: usize) -> ProgressBar {
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
