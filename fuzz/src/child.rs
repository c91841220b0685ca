//! The child process in which bytecode is read: this executable once more, as the tools do it.

use crate::session;
use std::io::Read;

/// The option that the supervisor of the tools gives its child.
const IN_PROCESS: &str = "--in-process=";

/// The exit status of a run that the supervisor asked for; `None` of any other run.
///
/// Every executable that runs targets has to ask this first.
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
