//! Writing what a tool makes: whole or not at all.

use std::{
    fs,
    io::{self, Write},
    path::Path,
};

/// Writes to a file, or to standard output for `-`. A file is written under another name and then renamed, so that it
/// is never seen half written.
///
/// # Errors
///
/// When the place cannot be written. That whoever reads standard output has seen enough is no error.
pub fn write_output(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if path.as_os_str() == "-" { to_stdout(bytes) } else { to_file(path, bytes) }
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
