//! Determines the paths of outputs, and writes all outputs together.

use super::form::Form;
use diag::{Diagnostic, Location};
use pto_driver::files::Named;
use pto_driver::pto;
use pto_isa::codes;
use std::{
    collections::HashMap,
    path::{Path, PathBuf},
};

/// The output of a file.
#[derive(Debug)]
pub(crate) struct Output {
    pub(crate) path: PathBuf,
    pub(crate) bytes: Vec<u8>,
    /// Whether several of them can be in one text.
    pub(crate) text: bool,
}

/// Separates modules in one text, for the tools that split inputs.
const SPLIT: &[u8] = b"// -----\n";

/// Returns the path of the output of each file, in their order: the path of `-o`, which is a folder for several files;
/// otherwise bytecode of several files is written next to each input, and other outputs to standard output.
///
/// # Errors
///
/// Returns an error message if two outputs would be the same file, or an output would overwrite an input.
pub(crate) fn places(list: &[Named], several: bool, output: Option<&Path>, form: Form) -> Result<Vec<PathBuf>, String> {
    let extension = form.extension();
    let place = |named: &Named| match output {
        Some(folder) if several || folder.is_dir() => folder.join(named.below.with_extension(extension)),
        Some(file) => file.to_owned(),
        None if several && form == Form::Bytecode => named.path.with_extension(extension),
        None => PathBuf::from("-"),
    };
    if several && output.is_some_and(|path| path.exists() && !path.is_dir()) {
        return Err("several inputs need a folder after -o".to_owned());
    }
    let places: Vec<PathBuf> = list.iter().map(place).collect();
    let mut writers: HashMap<&Path, &Path> = HashMap::new();
    for (named, place) in list.iter().zip(&places).filter(|(_, place)| place.as_os_str() != "-") {
        if several && list.iter().any(|other| other.path == *place) {
            return Err(format!("'{}' is an input and would be written", place.display()));
        }
        if let Some(other) = writers.insert(place, &named.path) {
            let (first, second) = (other.display(), named.path.display());
            return Err(format!("'{}' would be the output of '{first}' and of '{second}'", place.display()));
        }
    }
    Ok(places)
}

/// Writes outputs, each completely or not at all; those to standard output as one text in their order. Returns
/// diagnostics for outputs that cannot be written.
pub(crate) fn write(outputs: Vec<Output>) -> Vec<Diagnostic> {
    let mut failed = Vec::new();
    let mut standard: Option<Vec<u8>> = None;
    for Output { path, bytes, text } in outputs {
        if path.as_os_str() == "-" {
            match &mut standard {
                Some(before) => {
                    if text {
                        before.extend_from_slice(SPLIT);
                    }
                    before.extend(bytes);
                }
                None => standard = Some(bytes),
            }
            continue;
        }
        let written = folder_of(&path).and_then(|()| pto_driver::write(&path, &bytes));
        failed.extend(written.err().map(|diagnostic| *diagnostic));
    }
    let written = standard.map(|bytes| pto_driver::write(Path::new("-"), &bytes));
    failed.extend(written.and_then(Result::err).map(|diagnostic| *diagnostic));
    failed
}

/// Creates the parent folder of a file.
fn folder_of(path: &Path) -> Result<(), Box<Diagnostic>> {
    let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) else { return Ok(()) };
    std::fs::create_dir_all(folder).map_err(|error| {
        let name = folder.display().to_string();
        let message = format!("cannot make folder '{name}': {error}");
        Box::new(Diagnostic::error(pto(codes::CANNOT_WRITE), message).at(Location::File(name)))
    })
}
