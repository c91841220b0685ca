//! Writes outputs, and reports failures with a code.

use crate::pto;
use diag::{Diagnostic, Location};
use pto_isa::codes;
use std::{io::IsTerminal, path::Path};

/// Writes to a file, or to standard output for `-`. A file is written completely or not at all.
///
/// # Errors
/// Fails if the output cannot be written, or is a terminal and the bytes are not text.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Box<Diagnostic>> {
    if path.as_os_str() == "-" && std::io::stdout().is_terminal() && std::str::from_utf8(bytes).is_err() {
        let message = "expected a file or a pipe for binary output, found a terminal";
        let help = "name a file with '-o', or write '> FILE'";
        return Err(Box::new(Diagnostic::error(pto(codes::CANNOT_WRITE), message).help(help)));
    }
    diag::write_output(path, bytes).map_err(|error| {
        let name = path.display().to_string();
        let message = format!("cannot write '{name}': {error}");
        Box::new(Diagnostic::error(pto(codes::CANNOT_WRITE), message).at(Location::File(name)))
    })
}
