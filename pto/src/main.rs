//! Implements `pto`, all tools in one executable. Called by the name of a tool, or with a tool as first argument, it
//! runs that tool; otherwise it writes completions and manual pages.
//!
//! Exit status: that of the tool; 2 for wrong usage, or output that cannot be written.

mod cli;
mod generated;
mod tools;

use cli::Command;
use pto_allocator as _;
use pto_driver::{invocation, usage};
use std::{ffi::OsString, process::ExitCode};
use tools::Tool;

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    if let Some((tool, arguments)) = called(arguments) {
        invocation::set(arguments);
        return tool.main();
    }
    let options: cli::Options = usage::parse(usage::Combinations::default(), |_| Ok(()));
    ExitCode::from(match options.command {
        Command::Completions { shell, tool } => generated::completions(shell, tool),
        Command::Man { folder } => generated::man(&folder),
        Command::Opt | Command::As | Command::Run | Command::Lsp | Command::Ptoas => {
            diag::say("error: expected the name of a tool as the first argument\n");
            2
        }
    })
}

/// Returns the called tool, and its arguments, which begin with its name.
fn called(arguments: Vec<OsString>) -> Option<(Tool, Vec<OsString>)> {
    let name = arguments.first().map(std::path::Path::new).and_then(|path| path.file_name()?.to_str());
    if let Some(tool) = name.and_then(Tool::of_name) {
        return Some((tool, arguments));
    }
    let tool = arguments.get(1).and_then(|argument| Tool::of_command(argument.to_str()?))?;
    let name = OsString::from(tool.name());
    Some((tool, std::iter::once(name).chain(arguments.into_iter().skip(2)).collect()))
}
