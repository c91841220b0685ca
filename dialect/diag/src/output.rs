//! Writes the output of a tool: completely or not at all.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
};

use crate::part::{self, Part};

/// Writes to a file, or to standard output for `-`.
///
/// A regular file is written under another name and then renamed, so that it is never visible half written; it keeps
/// its mode and owner. Symbolic links are followed. A pipe or a device is written directly.
///
/// # Errors
///
/// The file cannot be written. A reader of standard output that closes its end is no error.
pub fn write_output(path: &Path, bytes: &[u8]) -> io::Result<()> {
    part::watch_signals();
    if path.as_os_str() == "-" { to_stdout(bytes) } else { to_file(path, bytes) }
}

/// Writes a message to standard error. If standard error is closed or full, the message is lost.
pub fn say(message: &str) {
    let _ = io::stderr().lock().write_all(message.as_bytes());
}

fn to_stdout(bytes: &[u8]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(bytes).and_then(|()| out.flush()) {
        // The reader needs no more output.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

fn to_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let Some(place) = replaceable(path)? else { return fs::write(path, bytes) };
    let before = fs::metadata(&place).ok();
    if before.is_some() {
        // Renaming would replace a file that may not be written.
        File::options().write(true).open(&place)?;
    }
    let mut part = Part::create(&place)?;
    part.write_all(bytes)?;
    if let Some(before) = before {
        part.take_over(&before)?;
    }
    part.rename(&place)
}

/// Maximal number of symbolic links to follow, as on Linux.
const MAX_LINKS: usize = 40;

/// Returns the regular file that a path leads to, which need not exist. Returns `None` if the path has to be written
/// directly: it leads to a pipe, a device or a folder, or to an open file, like `/dev/stdout`.
fn replaceable(path: &Path) -> io::Result<Option<PathBuf>> {
    let mut place = path.to_owned();
    for _ in 0..MAX_LINKS {
        match fs::symlink_metadata(&place) {
            Ok(data) if data.is_symlink() => {
                let target = fs::read_link(&place)?;
                place = place.parent().map_or_else(|| target.clone(), |folder| folder.join(&target));
                if place.starts_with("/proc") || place.starts_with("/dev/fd") {
                    return Ok(None);
                }
            }
            Ok(data) => return Ok(data.is_file().then_some(place)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok(place.file_name().is_some().then_some(place));
            }
            Err(error) => return Err(error),
        }
    }
    Err(io::Error::other("too many levels of symbolic links"))
}
