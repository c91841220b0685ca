//! Writes the output, and reports failures with a code.

use diag::{Diagnostic, Location};
use std::path::Path;
use visa::codes::Rule;

/// Writes to a file, or to standard output for `-`. A file is written completely or not at all.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Box<Diagnostic>> {
    diag::write_output(path, bytes).map_err(|error| {
        let name = path.display().to_string();
        Box::new(Rule::Write.says(format!("cannot write '{name}': {error}")).at(Location::File(name)))
    })
}
