//! The name of the called tool: that of its executable, or of the executable that holds all tools.

use std::{ffi::OsString, io, os::unix::process::CommandExt, process::Command, sync::OnceLock};

static ARGUMENTS: OnceLock<Vec<OsString>> = OnceLock::new();

/// Replaces the arguments of the process by those of the tool, which begin with its name. Only the first call counts.
pub fn set(arguments: Vec<OsString>) {
    ARGUMENTS.get_or_init(|| arguments);
}

/// The arguments of the tool; the first one is its name.
pub fn arguments() -> Vec<OsString> {
    ARGUMENTS.get().cloned().unwrap_or_else(|| std::env::args_os().collect())
}

/// The arguments after the name of a command, such as `batch`, in place of those after the name of the tool.
pub fn arguments_of_command() -> Vec<OsString> {
    arguments().into_iter().enumerate().filter(|(index, _)| *index != 1).map(|(_, argument)| argument).collect()
}

/// A command that runs this tool once more, without arguments.
///
/// # Errors
/// The system does not say where the executable is.
pub fn again() -> io::Result<Command> {
    let mut command = Command::new(std::env::current_exe()?);
    if let Some(name) = arguments().first() {
        // The executable of all tools reads from it which tool it is.
        command.arg0(name);
    }
    Ok(command)
}
