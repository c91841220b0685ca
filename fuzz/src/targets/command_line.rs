//! Fuzzes command lines of `pto-opt` and `pto-run`, one argument per line: they parse or fail with a usage error.
//! Nothing is executed.

use super::words::texts;
use crate::{Finding, Target};
use clap::{CommandFactory, Parser};

#[allow(dead_code)]
#[path = "../../../pto-opt/src/cli.rs"]
mod pto_opt;
#[allow(dead_code)]
#[path = "../../../pto-run/src/cli.rs"]
mod pto_run;

pub(crate) const TARGET: Target = Target { name: "command_line", run, max_len: 512, seconds: 2, words };

/// Returns all options, and values of some.
fn words() -> Vec<String> {
    let commands = [pto_opt::Options::command(), pto_run::Options::command()];
    let options = commands.iter().flat_map(|command| command.get_arguments());
    let mut words: Vec<String> =
        options.filter_map(|option| option.get_long()).map(|long| format!("--{long}=")).collect();
    words.extend(texts(&[
        "-O0",
        "-o\n",
        "-W",
        "a5",
        "dg2",
        "visa",
        "vector",
        "seed=",
        "all",
        "\n",
        "adversarial",
        "npu-a3",
    ]));
    words.sort_unstable();
    words.dedup();
    words
}

fn run(bytes: &[u8]) -> Result<(), Finding> {
    let Ok(text) = std::str::from_utf8(bytes) else { return Ok(()) };
    let arguments = || std::iter::once("tool").chain(text.lines());
    if let Ok(options) = pto_opt::Options::try_parse_from(arguments()) {
        let _ = (options.pipeline(), options.verifies_modules(), options.verifies_result());
    }
    let _ = pto_run::Options::try_parse_from(arguments());
    Ok(())
}
