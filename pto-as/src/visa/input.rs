//! Reads the input.

use diag::{Diagnostic, Location};
use std::{
    fs,
    io::{self, Read},
    path::Path,
};
use visa::codes::Rule;

/// Reads the bytes of a file, or of standard input for `-`.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Box<Diagnostic>> {
    let read = if path.as_os_str() == "-" {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(path)
    };
    read.map_err(|error| {
        let name = path.display().to_string();
        Box::new(Rule::Read.says(format!("cannot read '{name}': {error}")).at(Location::File(name)))
    })
}
