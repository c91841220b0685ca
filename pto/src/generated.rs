//! Generates completions and manual pages from the command lines of the tools.

use crate::{cli::Options, tools::Tool};
use clap::CommandFactory;
use clap_complete::Shell;
use std::{fs, io, path::Path};

/// Prints the completions of a tool; returns the exit status.
pub(crate) fn completions(shell: Shell, tool: Tool) -> u8 {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut tool.command(), tool.name(), &mut text);
    status(pto_driver::write(Path::new("-"), &text).map_err(|diagnostic| diagnostic.message))
}

/// Writes the manual pages to a folder; returns the exit status.
pub(crate) fn man(folder: &Path) -> u8 {
    let write = || -> io::Result<()> {
        fs::create_dir_all(folder)?;
        Tool::ALL.into_iter().try_for_each(|tool| clap_mangen::generate_to(tool.command(), folder))?;
        // Pages of the commands of `pto` would have the same names as those of the tools.
        clap_mangen::Man::new(Options::command()).generate_to(folder).map(drop)
    };
    status(write().map_err(|error| format!("cannot write manual pages to '{}': {error}", folder.display())))
}

fn status(written: Result<(), String>) -> u8 {
    match written {
        Ok(()) => 0,
        Err(message) => {
            diag::say(&format!("error: {message}\n"));
            2
        }
    }
}
