//! Tests the tool on a terminal: progress on many files, no binary output; and `-` for standard input.

use std::{
    error::Error,
    fs,
    io::Write,
    path::Path,
    process::{Command, Stdio},
};
use tempfile::TempDir;

type Result = std::result::Result<(), Box<dyn Error>>;

const TOOL: &str = env!("CARGO_BIN_EXE_pto-opt");

/// Returns the output of a run on a terminal.
fn on_terminal(folder: &Path, arguments: &str) -> std::result::Result<String, Box<dyn Error>> {
    // `script` is an essential package of the supported systems.
    let mut script = Command::new("script");
    script.args(["-qec", &format!("{TOOL} {arguments}"), "/dev/null"]);
    let output = script.current_dir(folder).stdin(Stdio::null()).env("TERM", "xterm").output()?;
    Ok(String::from_utf8(output.stdout)?)
}

#[test]
fn many_files_have_a_bar_and_bytecode_is_not_written() -> Result {
    let folder = TempDir::new()?;
    for name in ["a.pto", "b.pto"] {
        fs::write(folder.path().join(name), "func.func @f() {\n  return\n}\n")?;
    }
    let shown = on_terminal(folder.path(), "--verify .")?;
    assert!(shown.contains("2/2 files, "), "{shown}");
    assert_eq!(on_terminal(folder.path(), "--verify a.pto")?, "", "one file has none");
    let refused = on_terminal(folder.path(), "--emit-bytecode --diagnostics=short a.pto")?;
    assert_eq!(
        refused.trim_end(),
        "<unknown>: error[PTO0009]: expected a file or a pipe for binary output, found a terminal",
        "{refused}"
    );
    Ok(())
}

#[test]
fn a_dash_is_standard_input() -> Result {
    let mut child = Command::new(TOOL).arg("-").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    child.stdin.take().ok_or("no input")?.write_all(b"func.func private @f()\n")?;
    let output = child.wait_with_output()?;
    assert_eq!(String::from_utf8(output.stdout)?, "module {\n  func.func private @f()\n}\n");
    assert!(output.status.success());
    Ok(())
}
