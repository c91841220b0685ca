//! Writing the output, with the tool's code where it cannot be written.

use crate::pto;
use diag::{Diagnostic, Location};
use pto_isa::codes;
use std::path::Path;

/// Writes to a file, or to standard output for `-`, whole or not at all.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Box<Diagnostic>> {
    diag::write_output(path, bytes).map_err(|error| {
        let name = path.display().to_string();
        let message = format!("cannot write '{name}': {error}");
        Box::new(Diagnostic::error(pto(codes::CANNOT_WRITE), message).at(Location::File(name)))
    })
}
