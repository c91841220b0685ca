//! Returns the arguments of the tool, whether it is an executable or part of the one that contains all tools.

use std::{ffi::OsString, io, os::unix::process::CommandExt, process::Command, sync::OnceLock};

static ARGUMENTS: OnceLock<Vec<OsString>> = OnceLock::new();

/// Replaces the arguments of the process by those of the tool, which begin with its name. Later calls have no effect.
pub fn set(arguments: Vec<OsString>) {
    ARGUMENTS.get_or_init(|| arguments);
}

/// Returns the arguments of the tool; the first one is its name.
pub fn arguments() -> Vec<OsString> {
    ARGUMENTS.get().cloned().unwrap_or_else(|| std::env::args_os().collect())
}

/// Returns the arguments without the name of the command, such as `batch`, which follows the name of the tool.
pub fn arguments_of_command() -> Vec<OsString> {
    arguments().into_iter().enumerate().filter(|(index, _)| *index != 1).map(|(_, argument)| argument).collect()
}

/// Returns a command that runs this tool again, still without arguments.
///
/// # Errors
/// Fails if the system does not know the path of the executable.
pub fn again() -> io::Result<Command> {
    let mut command = Command::new(std::env::current_exe()?);
    if let Some(name) = arguments().first() {
        // The executable of all tools selects the tool by this name.
        command.arg0(name);
    }
    Ok(command)
}
