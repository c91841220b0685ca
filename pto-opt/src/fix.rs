//! Implements `--fix`: applies certain repairs of diagnostics, and writes the files.

use crate::{cli::Options, driver};
use pto_driver::{files::Named, input, repair, write};

/// Repairs files and reports remaining diagnostics; returns the exit status.
pub(crate) fn run(options: &Options, list: &[Named]) -> u8 {
    let mut repaired = Vec::new();
    for named in list {
        let name = input::name(&named.path);
        let text = match input::read(&named.path) {
            Ok(bytes) => String::from_utf8(bytes).ok(),
            // The verification below reports it.
            Err(_) => None,
        };
        let Some(text) = text else { continue };
        let (fixed, count) = repair::all(&text, &|text| driver::diagnose(options, &name, text));
        let is_standard = named.path.as_os_str() == "-";
        if fixed == text && !is_standard {
            continue;
        }
        if let Err(diagnostic) = write(&named.path, fixed.as_bytes()) {
            diag::say(&format!("error: {}\n", diagnostic.message));
            return 2;
        }
        if count > 0 {
            repaired.push(format!("note: {count} repair{} in '{name}'\n", if count == 1 { "" } else { "s" }));
        }
        if is_standard {
            repaired.iter().for_each(|line| diag::say(line));
            return driver::verify_text(options, &name, fixed.into_bytes());
        }
    }
    repaired.iter().for_each(|line| diag::say(line));
    driver::verify_files(options, list)
}
