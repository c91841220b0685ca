//! Writing the output: whole or not at all.

use diag::{Diagnostic, Location};
use std::{
    fs,
    io::{self, Write},
    path::Path,
};
use visa::codes::Rule;

/// Writes to a file, or to standard output for `-`. A file is written under another name and then renamed.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Box<Diagnostic>> {
    let written = if path.as_os_str() == "-" { to_stdout(bytes) } else { to_file(path, bytes) };
    written.map_err(|error| {
        let name = path.display().to_string();
        Box::new(Rule::Write.says(format!("cannot write '{name}': {error}")).at(Location::File(name)))
    })
}

fn to_stdout(bytes: &[u8]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(bytes).and_then(|()| out.flush()) {
        // Whoever reads the output has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

fn to_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // A pipe, a device or a link is written to, not replaced.
    if fs::symlink_metadata(path).is_ok_and(|data| !data.is_file()) {
        return fs::write(path, bytes);
    }
    let mut part = path.file_name().unwrap_or_default().to_owned();
    part.push(format!(".{}.part", std::process::id()));
    let part = path.with_file_name(part);
    fs::write(&part, bytes).and_then(|()| fs::rename(&part, path)).inspect_err(|_| {
        let _ = fs::remove_file(&part);
    })
}
