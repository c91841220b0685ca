//! Implements the child process that reads bytecode: a second instance of this executable, as for the tools.

use crate::session;
use std::io::Read;

/// The option that the supervisor of the tools passes to its child.
const IN_PROCESS: &str = "--in-process=";

/// Runs as the child of a supervisor and returns the exit status; `None` for any other run.
///
/// Every executable that runs targets has to call this first.
pub fn requested(arguments: &[String]) -> Option<u8> {
    if arguments.last().is_none_or(|last| !last.starts_with(IN_PROCESS)) {
        return None;
    }
    let mut bytes = Vec::new();
    if let Err(error) = std::io::stdin().read_to_end(&mut bytes) {
        eprintln!("error: cannot read the bytecode: {error}");
        return Some(1);
    }
    let accepted =
        session::with(|session| session.check("fuzz.mlirbc", &bytes).map(|checked| checked.module.is_some()));
    Some(match accepted {
        Ok(accepted) => u8::from(!accepted),
        Err(finding) => {
            eprintln!("{finding}");
            101
        }
    })
}
