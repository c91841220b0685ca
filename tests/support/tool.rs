//! Runs of the tool.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    thread,
};

/// What a run left over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Outcome {
    pub(crate) status: i32,
    pub(crate) stdout: Vec<u8>,
    pub(crate) stderr: String,
}

impl Outcome {
    /// Returns the codes of the diagnostics in order, from the output of `--diagnostics=short`.
    pub(crate) fn codes(&self) -> Vec<String> {
        self.stderr.split('[').skip(1).filter_map(code).collect()
    }

    /// Returns the lines of the diagnostics in the input `name`, from the output of `--diagnostics=short`.
    pub(crate) fn lines(&self, name: &str) -> Vec<usize> {
        let line = |text: &str| text.strip_prefix(name)?.strip_prefix(':')?.split(':').next()?.parse().ok();
        self.stderr.lines().filter_map(line).collect()
    }
}

/// Returns `PTO0101` for `PTO0101]: ...`.
fn code(text: &str) -> Option<String> {
    let code = text.split_once(']')?.0;
    (code.len() == 7 && code.starts_with("PTO") && code[3..].bytes().all(|b| b.is_ascii_digit()))
        .then(|| code.to_owned())
}

/// Creates an empty directory for the test with this name.
pub(crate) fn scratch(name: &str) -> Result<PathBuf, String> {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let message = |error| format!("{}: {error}", path.display());
    if path.exists() {
        fs::remove_dir_all(&path).map_err(message)?;
    }
    fs::create_dir_all(&path).map_err(message)?;
    Ok(path)
}

/// Returns a command that runs the tool in a directory.
pub(crate) fn command(directory: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pto-opt"));
    command.current_dir(directory).env_remove("NO_COLOR");
    command
}

/// Runs the tool on arguments and standard input. Fails if the tool ends by a signal, with another status than 0, 1 or
/// 2, or with an internal error.
pub(crate) fn run<S: AsRef<str>>(directory: &Path, arguments: &[S], stdin: &[u8]) -> Result<Outcome, String> {
    let arguments: Vec<&str> = arguments.iter().map(AsRef::as_ref).collect();
    let mut command = command(directory);
    command.args(&arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let output = spawn(&mut command, stdin).map_err(|error| format!("cannot run pto-opt: {error}"))?;
    survived(&output).map_err(|reason| format!("pto-opt {}: {reason}", arguments.join(" ")))
}

/// Runs LLVM's FileCheck on the output of the tool. FileCheck is in the folder of MLIR's tools, or `FILECHECK` names
/// it.
pub(crate) fn file_check(directory: &Path, options: &[String], said: &[u8]) -> Result<(), String> {
    let installed = option_env!("MLIR_SYS_220_PREFIX").map(|prefix| Path::new(prefix).join("bin/FileCheck"));
    let program = std::env::var_os("FILECHECK").map(PathBuf::from).or(installed).unwrap_or_else(|| "FileCheck".into());
    let mut command = Command::new(&program);
    command.current_dir(directory).args(options).args(["--dump-input=fail", "--color=0"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let output = spawn(&mut command, said).map_err(|error| format!("cannot run {}: {error}", program.display()))?;
    if output.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&output.stderr).into_owned()) }
}

fn spawn(command: &mut Command, stdin: &[u8]) -> std::io::Result<Output> {
    let mut child = command.spawn()?;
    let pipe = child.stdin.take();
    thread::scope(|scope| {
        scope.spawn(move || {
            // The tool may end before it has read all of its input.
            let _ = pipe.map(|mut pipe| pipe.write_all(stdin));
        });
        child.wait_with_output()
    })
}

/// Returns the outcome of a run that ended in a permitted way.
pub(crate) fn survived(output: &Output) -> Result<Outcome, String> {
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    let Some(status @ 0..=2) = output.status.code() else {
        return Err(format!("ended with {}:\n{stderr}", output.status));
    };
    if stderr.contains("internal error") || stderr.contains("panicked at") {
        return Err(format!("internal error:\n{stderr}"));
    }
    if status != 0 && stderr.is_empty() {
        return Err(format!("ended with status {status} and no diagnostic"));
    }
    Ok(Outcome { status, stdout: output.stdout.clone(), stderr })
}
