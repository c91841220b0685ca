//! Parses command lines, and checks options that exclude or need each other.

use crate::settings;
use clap::{ArgMatches, Args, CommandFactory, Parser, error::ErrorKind, parser::ValueSource};
use std::{ffi::OsString, io::IsTerminal, path::Path};

/// Constraints between options, which are named by their fields.
#[derive(Clone, Copy, Debug, Default)]
pub struct Combinations {
    /// Options that can only be combined with those listed.
    pub alone: &'static [(&'static str, &'static [&'static str])],
    /// Options that contradict those listed, or have no effect beside them.
    pub without: &'static [(&'static str, &'static [&'static str])],
    /// Options that have no effect without one of those listed.
    pub needs: &'static [(&'static str, &'static [&'static str])],
    /// The tool opens files later, and applies the settings of the folder of each ([`settings::of_file`]).
    pub per_file: bool,
}

/// Parses the command line of a tool. On wrong usage or a request for help, ends the process: with status 2 for wrong
/// usage and for help that cannot be written.
///
/// Options that the command line does not set come from the settings of the folder ([`settings`]). `further` checks
/// values and returns an error message.
pub fn parse<O: Parser>(combinations: Combinations, further: impl FnOnce(&O) -> Result<(), String>) -> O {
    let mut command = O::command();
    let arguments = crate::invocation::arguments();
    let given = command.try_get_matches_from_mut(&arguments).unwrap_or_else(|error| stop(&error));
    if let Err(wrong) = combinations.check(&command, &given) {
        stop(&command.error(ErrorKind::ArgumentConflict, wrong));
    }
    let arguments = if combinations.per_file {
        arguments
    } else {
        settings::applied(&command, arguments, None)
            .unwrap_or_else(|wrong| stop(&command.error(ErrorKind::InvalidValue, wrong)))
    };
    let matches = command.try_get_matches_from_mut(arguments).unwrap_or_else(|error| stop(&error));
    let options = O::from_arg_matches(&matches).unwrap_or_else(|error| stop(&error.format(&mut command)));
    if let Err(wrong) = further(&options) {
        stop(&command.error(ErrorKind::ArgumentConflict, wrong));
    }
    options
}

/// Parses the options of one job of a batch; `arguments` begins with the name of the tool.
///
/// # Errors
/// Fails with a message of one line.
pub fn parse_job<O: Parser>(
    arguments: &[OsString],
    combinations: Combinations,
    further: impl FnOnce(&O) -> Result<(), String>,
) -> Result<O, String> {
    let mut command = O::command();
    let line =
        |error: clap::Error| error.to_string().lines().next().unwrap_or("").trim_start_matches("error: ").to_owned();
    let matches = command.try_get_matches_from_mut(arguments).map_err(line)?;
    let options = O::from_arg_matches(&matches).map_err(line)?;
    combinations.check(&command, &matches).and_then(|()| further(&options))?;
    Ok(options)
}

/// Ends the process with a message about a wrong command line.
pub fn wrong<O: CommandFactory>(kind: ErrorKind, message: &str) -> ! {
    stop(&O::command().error(kind, message))
}

/// Prints an error or the help of clap, and ends the process.
fn stop(error: &clap::Error) -> ! {
    let text = error.render();
    let styled = |terminal: bool| if terminal { text.ansi().to_string() } else { text.to_string() };
    let status = if error.use_stderr() {
        diag::say(&styled(std::io::stderr().is_terminal()));
        error.exit_code()
    } else {
        match crate::write(Path::new("-"), styled(std::io::stdout().is_terminal()).as_bytes()) {
            Ok(()) => error.exit_code(),
            Err(diagnostic) => {
                diag::say(&format!("error: {}\n", diagnostic.message));
                2
            }
        }
    };
    std::process::exit(status)
}

impl Combinations {
    /// Checks the options on the command line; returns an error message.
    fn check(&self, command: &clap::Command, matches: &ArgMatches) -> Result<(), String> {
        let given = |id: &str| {
            matches.try_contains_id(id).is_ok() && matches.value_source(id) == Some(ValueSource::CommandLine)
        };
        let shown = |id: &str| shown(command, id);
        for (option, company) in self.alone.iter().filter(|(option, _)| given(option)) {
            let other = command.get_arguments().map(|argument| argument.get_id().as_str());
            if let Some(other) = other.filter(|id| id != option && !company.contains(id)).find(|id| given(id)) {
                return Err(format!("the argument '{}' cannot be used with '{}'", shown(option), shown(other)));
            }
        }
        for (option, others) in self.without.iter().filter(|(option, _)| given(option)) {
            if let Some(other) = others.iter().find(|id| given(id)) {
                return Err(format!("the argument '{}' cannot be used with '{}'", shown(option), shown(other)));
            }
        }
        for (option, others) in self.needs.iter().filter(|(option, _)| given(option)) {
            if !others.iter().any(|id| given(id)) {
                let others: Vec<String> = others.iter().map(|id| format!("'{}'", shown(id))).collect();
                return Err(format!("the argument '{}' has no effect without {}", shown(option), others.join(" or ")));
            }
        }
        Ok(())
    }
}

/// Returns an option as users write it.
fn shown(command: &clap::Command, id: &str) -> String {
    let found = command.get_arguments().find(|argument| argument.get_id() == id);
    found.map_or_else(|| id.to_owned(), ToString::to_string)
}

/// Returns the known names nearest to an unknown one, as a question to append to a message; empty if none is near.
pub fn suggestion<'n>(name: &str, known: impl IntoIterator<Item = &'n str>) -> String {
    mlir_dialect::suggest::did_you_mean("", name, known).map_or(String::new(), |question| format!("; {question}"))
}

/// The number of the process that has started this one to read bytecode, which may crash.
#[derive(Clone, Copy, Debug, Args)]
pub struct Supervised {
    /// Read bytecode in this process: set for the child that does it
    #[arg(long, hide = true, global = true, value_name = "PARENT")]
    pub in_process: Option<u32>,
}

impl Supervised {
    /// Checks whether this process is the child that reads bytecode, and if so ties it to its parent.
    pub fn follow(self) -> bool {
        self.in_process.map(crate::supervise::follow).is_some()
    }
}
