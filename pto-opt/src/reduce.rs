//! Implements `pto-opt reduce`, which shrinks a kernel while a command reports that it still fails.
//!
//! The kernel is printed with one operation per line. Reduction removes operations with all users of their results, in
//! groups of decreasing size; replaces operations by the content of their regions; and replaces operands by values that
//! are defined earlier, so that the definitions can be removed. Kernels that are less valid than the input are not
//! tried. The order of attempts depends only on the text.

mod statements;

use clap::Parser;
use diag::{Diagnostic, Severity, Sources};
use mlir_dialect::{PrintOptions, melior::Context};
use pto_driver::{Chunk, input};
use pto_isa::Target;
use statements::Text;
use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::Arc,
};
use tempfile::TempDir;

/// Shrink a kernel while a command says that it still fails.
#[derive(Debug, Parser)]
#[command(name = "pto-opt reduce", bin_name = "pto-opt reduce", disable_help_subcommand = true)]
#[command(
    after_help = "Exit status: 0 a kernel that still fails is written, 1 the input does not fail, 2 wrong usage."
)]
struct ReduceOptions {
    /// MLIR text or bytecode; `-` is standard input
    #[arg(default_value = "-")]
    input: PathBuf,

    /// Shell command that exits with 0 if the kernel in the file `$1` still fails. A command without `$1` gets the file as its
    /// last argument. It should limit its own time
    #[arg(long, value_name = "CMD")]
    test: String,

    /// Write to FILE instead of standard output
    #[arg(short, value_name = "FILE", default_value = "-")]
    output: PathBuf,

    /// Target to verify for; default a3; overrides the target of the module [a2, a3, a2a3, a5]
    #[arg(long, value_name = "TARGET", value_parser = crate::cli::target)]
    pto_arch: Option<Target>,
}

/// Runs `pto-opt reduce`; returns its exit status.
pub(crate) fn run() -> u8 {
    let options = match ReduceOptions::try_parse_from(pto_driver::invocation::arguments_of_command()) {
        Ok(options) => options,
        Err(error) => {
            let _ = error.print();
            return u8::try_from(error.exit_code()).unwrap_or(2);
        }
    };
    reduce(&options).unwrap_or_else(|(status, message)| {
        diag::say(&format!("error: {message}\n"));
        status
    })
}

/// An exit status and an error message.
type Refused = (u8, String);

fn reduce(options: &ReduceOptions) -> Result<u8, Refused> {
    let wrong = |message: String| (2, message);
    let bytes = input::read(&options.input).map_err(|found| (1, found.message))?;
    let context = pto_driver::context(false, true).map_err(wrong)?;
    let folder = tempfile::tempdir().map_err(|error| wrong(format!("cannot make a temporary folder: {error}")))?;
    let mut judge = Judge { options, context: &context, folder, validity: Validity::Unread, runs: 0 };
    judge.validity = judge.validity(&bytes);
    let forms = [judge.printed(&bytes, false), judge.printed(&bytes, true), String::from_utf8(bytes).ok()];
    let mut found = None;
    for form in forms.into_iter().flatten() {
        let text = Text::new(&form);
        if judge.still_fails(&text)? {
            found = Some(text);
            break;
        }
    }
    let name = options.input.display();
    let first = found
        .ok_or_else(|| (1, format!("expected a kernel that fails: the test exits with 0 for no form of {name}")))?;
    let before = first.operations();
    let smallest = judge.shrink(first)?;
    let smallest = judge.indented(smallest)?;
    pto_driver::write(&options.output, smallest.to_string().as_bytes()).map_err(|found| wrong(found.message))?;
    diag::say(&format!(
        "note: {} of {before} operations are left, after {} tests\n",
        smallest.operations(),
        judge.runs
    ));
    Ok(0)
}

/// Degree to which a text is valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Validity {
    Unread,
    Parsed,
    Verified,
}

/// Selects texts to try, and runs the command on them.
struct Judge<'j> {
    options: &'j ReduceOptions,
    context: &'j Context,
    folder: TempDir,
    /// Validity of the input.
    validity: Validity,
    runs: usize,
}

impl<'j> Judge<'j> {
    /// Runs `work` on the text as an input of the tool.
    fn read<T>(&self, bytes: &[u8], work: impl FnOnce(&mut Chunk<'j>, &mut Vec<Diagnostic>) -> T) -> Option<T> {
        let mut sources = Sources::new();
        let file = sources.add("<kernel>".to_owned(), bytes.to_vec());
        if !input::scan(&sources, file, 0..bytes.len()).refused.is_empty() {
            return None;
        }
        let mut chunk = Chunk::new(self.context, Arc::new(sources), file, 0..bytes.len(), self.options.pto_arch);
        Some(work(&mut chunk, &mut Vec::new()))
    }

    fn validity(&self, bytes: &[u8]) -> Validity {
        let validity = self.read(bytes, |chunk, found| {
            chunk.configure(false);
            if chunk.parse(bytes, false, &mut Vec::new()).is_none() {
                return Validity::Unread;
            }
            let verified = chunk.check(found).is_some() && !found.iter().any(|one| one.severity == Severity::Error);
            if verified { Validity::Verified } else { Validity::Parsed }
        });
        validity.unwrap_or(Validity::Unread)
    }

    /// Prints the text with one operation per line.
    fn printed(&self, bytes: &[u8], generic: bool) -> Option<String> {
        let printed = self.read(bytes, |chunk, found| {
            chunk.configure(false);
            let parsed = chunk.parse(bytes, false, found)?;
            Some(mlir_dialect::print(
                parsed.module(),
                PrintOptions { generic, debug_info: false, verified: false, names: false },
            ))
        })?;
        String::from_utf8(printed?).ok()
    }

    /// Checks whether a text is as valid as the input and the command reports that it still fails.
    fn still_fails(&mut self, text: &Text) -> Result<bool, Refused> {
        let text = text.to_string();
        if self.validity(text.as_bytes()) < self.validity {
            return Ok(false);
        }
        self.runs += 1;
        let file = self.folder.path().join("kernel.mlir");
        std::fs::write(&file, text).map_err(|error| (2, format!("cannot write {}: {error}", file.display())))?;
        self.command(&file)
    }

    fn command(&self, file: &Path) -> Result<bool, Refused> {
        let test = &self.options.test;
        let script = if test.contains("$1") { test.clone() } else { format!("{test} \"$1\"") };
        let mut shell = Command::new("sh");
        shell.args(["-c", &script, "sh"]).arg(file).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let status = shell.status().map_err(|error| (2, format!("cannot run sh: {error}")))?;
        Ok(status.success())
    }

    /// Shrinks a text until no step makes it smaller.
    fn shrink(&mut self, mut text: Text) -> Result<Text, Refused> {
        loop {
            let before = text.to_string();
            text = self.without_groups(text)?;
            text = self.stepwise(text, Text::unwrapped)?;
            text = self.stepwise(text, Text::with_earlier_values)?;
            if text.to_string() == before {
                return Ok(text);
            }
        }
    }

    /// Prints the text again with MLIR, which corrects the indentation of lines of removed regions; keeps it if it
    /// still fails.
    fn indented(&mut self, text: Text) -> Result<Text, Refused> {
        for generic in [false, true] {
            let printed = self.printed(text.to_string().as_bytes(), generic).map(|printed| Text::new(&printed));
            if let Some(printed) = printed
                && self.still_fails(&printed)?
            {
                return Ok(printed);
            }
        }
        Ok(text)
    }

    /// Removes groups of operations, from all at once to one by one, the last ones first.
    fn without_groups(&mut self, mut text: Text) -> Result<Text, Refused> {
        let mut size = text.operations().max(1);
        loop {
            let mut end = text.operations();
            while end > 0 {
                let start = end.saturating_sub(size);
                let smaller = text.without(start..end);
                if smaller.operations() < text.operations() && self.still_fails(&smaller)? {
                    text = smaller;
                }
                end = start.min(text.operations());
            }
            if size == 1 {
                return Ok(text);
            }
            size = size.div_ceil(2);
        }
    }

    /// Applies a step to the text as long as one of the results still fails.
    fn stepwise(&mut self, mut text: Text, step: impl Fn(&Text) -> Vec<Text>) -> Result<Text, Refused> {
        'again: loop {
            for smaller in step(&text) {
                if self.still_fails(&smaller)? {
                    text = smaller;
                    continue 'again;
                }
            }
            return Ok(text);
        }
    }
}
