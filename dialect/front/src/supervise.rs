//! Bytecode is read in a child process: MLIR's reader may crash on bytecode that is not its own.

use crate::pto;
use diag::{Diagnostic, Location};
use pto_isa::codes;
use std::{
    io::{self, Write},
    process::{Command, Stdio},
};

/// Runs this tool once more with the same arguments, in process. Gives its exit status, or a diagnostic where it did
/// not end by itself.
pub fn run(stdin: bool, name: &str, bytes: &[u8]) -> Result<u8, Box<Diagnostic>> {
    let failed = |message: String| {
        let diagnostic = Diagnostic::error(pto(codes::BYTECODE), message)
            .at(Location::File(name.to_owned()))
            .note("MLIR's bytecode reader trusts its input; the file is damaged or not made by this version");
        Box::new(diagnostic)
    };
    let child = std::env::current_exe().and_then(|tool| {
        Command::new(tool)
            .args(std::env::args_os().skip(1))
            .arg("--in-process")
            .stdin(if stdin { Stdio::piped() } else { Stdio::null() })
            .spawn()
    });
    let mut child = child.map_err(|error| failed(format!("cannot start a process for bytecode: {error}")))?;
    if let Some(mut pipe) = child.stdin.take() {
        match pipe.write_all(bytes) {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                return Err(failed(format!("cannot hand on the bytecode: {error}")));
            }
            _ => {}
        }
    }
    let status = child.wait().map_err(|error| failed(format!("cannot wait for the bytecode reader: {error}")))?;
    match status.code().and_then(|code| u8::try_from(code).ok()) {
        Some(status @ 0..=2) => Ok(status),
        _ => Err(failed(format!("the bytecode reader crashed ({status})"))),
    }
}
