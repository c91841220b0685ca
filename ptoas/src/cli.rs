//! Parses the command line of ptoas. Options without effect here are accepted with a note; others are rejected by name.

use crate::known::{self, Treated};
use clap::{
    Arg, ArgAction, CommandFactory, FromArgMatches, Parser, ValueEnum,
    error::{ContextKind, ErrorKind},
};
use pto_isa::{Target, rule::PlanLevel};
use std::{collections::HashSet, ffi::OsString, path::PathBuf};

/// Other ways to ask for help.
const HELP: [&str; 3] = ["help-list", "help-hidden", "help-list-hidden"];
/// Default version of ptoas whose command line and output this tool reproduces.
const COMPATIBLE: &str = "0.63";
/// Environment variable with the version to report.
const VERSION_VARIABLE: &str = "PTOAS_COMPAT_VERSION";

/// Compile PTO kernels to C++.
#[derive(Debug, Parser)]
#[command(name = "ptoas", disable_version_flag = true, disable_help_subcommand = true)]
#[command(after_help = "Exit status: 0 accepted, 1 anything else.")]
pub(crate) struct Options {
    /// MLIR text or bytecode; `-` is standard input
    #[arg(default_value = "-")]
    pub(crate) input: PathBuf,

    /// Write to FILE instead of standard output; nothing is written after an error
    #[arg(short, value_name = "FILE", default_value = "-")]
    pub(crate) output: PathBuf,

    /// Print the version of ptoas that this tool stands in for
    #[arg(long)]
    version: bool,

    /// Print the version of this tool and of MLIR, and the commit it was built from
    #[arg(short = 'V')]
    own_version: bool,

    /// The version to print, in place of 0.63; as the variable PTOAS_COMPAT_VERSION
    #[arg(long, value_name = "X.Y")]
    compat_version: Option<String>,

    /// Target; overrides that of the module [a2, a3, a5]
    #[arg(long, value_name = "TARGET")]
    pto_arch: Option<String>,

    /// What assigns addresses to tile buffers: the compiler (level1, level2), or the kernel (level3)
    #[arg(long, value_name = "LEVEL", default_value = "level2")]
    pub(crate) pto_level: Level,

    /// The output: C++ (emitc) or, by way of vector instructions, LLVM IR (vpto); overrides the attribute of the module
    #[arg(long, value_name = "BACKEND")]
    pub(crate) pto_backend: Option<Backend>,

    /// With vpto: write vector instructions
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    #[arg(default_value = "false", action = ArgAction::Set)]
    pub(crate) emit_vpto: bool,

    /// With vpto: write LLVM IR
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    #[arg(default_value = "false", action = ArgAction::Set)]
    pub(crate) emit_vpto_llvm_ir: bool,

    /// Order the pipes by flags and barriers
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    #[arg(default_value = "false", action = ArgAction::Set)]
    pub(crate) enable_insert_sync: bool,

    /// Check the flags and barriers of the kernel, remove them, and insert new ones
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    #[arg(default_value = "false", action = ArgAction::Set)]
    pub(crate) resync: bool,

    /// Check that what --enable-insert-sync, --resync or --enable-inject-barrier-all-sync places orders the pipes
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    #[arg(default_value = "true", action = ArgAction::Set)]
    pub(crate) verify_sync: bool,

    /// Insert a barrier of all pipes before each operation: slow, but correct
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    #[arg(default_value = "false", action = ArgAction::Set)]
    pub(crate) enable_inject_barrier_all_sync: bool,

    /// Write the IR after planning and synchronisation instead of C++
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    #[arg(default_value = "false", action = ArgAction::Set)]
    pub(crate) emit_pto_ir: bool,

    /// Print the IR after planning and synchronisation to standard error, too
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    #[arg(default_value = "false", action = ArgAction::Set)]
    pub(crate) pto_print_seam_ir: bool,

    /// Write the IR after planning and synchronisation to a file, too
    #[arg(long, value_name = "FILE")]
    pub(crate) pto_seam_ir_file: Option<PathBuf>,

    /// With vpto: print vector instructions to standard error, too
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    #[arg(default_value = "false", action = ArgAction::Set)]
    pub(crate) vpto_print_ir: bool,

    /// As --vpto-print-ir
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    #[arg(default_value = "false", action = ArgAction::Set)]
    pub(crate) dump_vpto_ir: bool,

    /// Print the IR after every pass to standard error, or to a directory
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false")]
    #[arg(action = ArgAction::Set, value_name = "BOOL")]
    pub(crate) mlir_print_ir_after_all: bool,

    /// Print the IR before every pass to standard error
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false")]
    #[arg(action = ArgAction::Set, value_name = "BOOL")]
    pub(crate) mlir_print_ir_before_all: bool,

    /// Print the IR before these passes to standard error
    #[arg(long, value_name = "PASSES", value_delimiter = ',')]
    pub(crate) mlir_print_ir_before: Vec<String>,

    /// Print the IR after these passes to standard error
    #[arg(long, value_name = "PASSES", value_delimiter = ',')]
    pub(crate) mlir_print_ir_after: Vec<String>,

    /// Print whole modules, which is always done
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false")]
    #[arg(action = ArgAction::Set, value_name = "BOOL")]
    mlir_print_ir_module_scope: bool,

    /// Print the IR after every pass into files of this directory
    #[arg(long, value_name = "DIR")]
    pub(crate) mlir_print_ir_tree_dir: Option<PathBuf>,

    /// Print the time spent in each pass to standard error
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false")]
    #[arg(action = ArgAction::Set, value_name = "BOOL")]
    pub(crate) mlir_timing: bool,

    /// Use a single thread
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false")]
    #[arg(action = ArgAction::Set, value_name = "BOOL")]
    pub(crate) mlir_disable_threading: bool,

    #[command(flatten)]
    pub(crate) supervised: pto_driver::usage::Supervised,

    /// The target, parsed from `pto_arch`.
    #[arg(skip)]
    pub(crate) target: Option<Target>,

    /// Notes for standard error before any other output.
    #[arg(skip)]
    pub(crate) notes: Vec<String>,
}

impl Options {
    /// Checks whether passes print to standard error or into a directory.
    pub(crate) fn prints(&self) -> bool {
        self.mlir_print_ir_after_all
            || self.mlir_print_ir_before_all
            || self.mlir_timing
            || self.mlir_print_ir_tree_dir.is_some()
            || self.pto_seam_ir_file.is_some()
            || !(self.mlir_print_ir_before.is_empty() && self.mlir_print_ir_after.is_empty())
    }

    /// Returns the file extension of the output, as far as the command line determines it.
    pub(crate) const fn extension(&self) -> &'static str {
        match (self.emit_pto_ir || self.emit_vpto, self.emit_vpto_llvm_ir, self.pto_backend) {
            (true, _, _) => "mlir",
            (false, true, _) => "ll",
            (false, false, Some(Backend::Vpto)) => "o",
            (false, false, Some(Backend::Emitc) | None) => "cpp",
        }
    }
}

/// Values of `--pto-level`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Level {
    /// Tiles are values; the compiler plans memory
    Level1,
    /// Tiles are buffers; the compiler plans memory
    Level2,
    /// Tiles are buffers at addresses
    Level3,
}

impl Level {
    /// Returns the level whose rules the verifier checks.
    pub(crate) const fn plan(self) -> PlanLevel {
        match self {
            Level::Level1 => PlanLevel::Level1,
            Level::Level2 => PlanLevel::Level2,
            Level::Level3 => PlanLevel::Level3,
        }
    }
}

/// Values of `--pto-backend`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Backend {
    /// C++
    Emitc,
    /// Vector instructions
    Vpto,
}

/// The action that a command line requests.
pub(crate) enum Asked {
    /// To compile.
    Run(Box<Options>),
    /// To print a text.
    Text(String),
}

/// Parses a command line.
///
/// # Errors
/// Returns the message for standard error.
pub(crate) fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Asked, String> {
    let Sorted { rest, notes, of_vectors } = known_options(arguments.into_iter().collect())?;
    let mut command = Options::command();
    let parsed =
        command.try_get_matches_from_mut(without_repeats(rest)).and_then(|matches| Options::from_arg_matches(&matches));
    let mut options = match parsed {
        Ok(options) => options,
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp) => return Ok(Asked::Text(error.to_string())),
        Err(error) if matches!(error.kind(), ErrorKind::UnknownArgument) => {
            let found = error.get(ContextKind::InvalidArg).map(ToString::to_string).unwrap_or_default();
            if !found.starts_with('-') {
                return Err(format!("Error: expected one input, found another one: '{found}'. Try: 'ptoas --help'\n"));
            }
            return Err(format!("Error: Unknown command line argument '{found}'. Try: 'ptoas --help'\n"));
        }
        Err(error) => return Err(format!("Error: {}\n", first_line(&error.to_string()))),
    };
    if options.own_version {
        return Ok(Asked::Text(format!("ptoas of pto {}\n", pto_version::VERSION)));
    }
    if options.version {
        let given = options.compat_version.take().or_else(|| std::env::var(VERSION_VARIABLE).ok());
        let version = given.unwrap_or_else(|| COMPATIBLE.to_owned());
        if !is_version(&version) {
            return Err(format!("Error: expected a version such as {COMPATIBLE}, found '{version}'\n"));
        }
        return Ok(Asked::Text(format!("ptoas {version}\n")));
    }
    if let Some(arch) = options.pto_arch.take() {
        options.target = Some(target(&arch)?);
    }
    let own = [
        ("emit-vpto", options.emit_vpto),
        ("emit-vpto-llvm-ir", options.emit_vpto_llvm_ir),
        ("vpto-print-ir", options.vpto_print_ir),
        ("dump-vpto-ir", options.dump_vpto_ir),
    ];
    let own = own.into_iter().filter(|(_, given)| *given).map(|(name, _)| name.to_owned());
    if let Some(name) = own.chain(of_vectors).next().filter(|_| options.pto_backend == Some(Backend::Emitc)) {
        return Err(format!("Error: --{name} needs --pto-backend=vpto\n"));
    }
    if options.emit_vpto && options.emit_vpto_llvm_ir {
        return Err("Error: --emit-vpto and --emit-vpto-llvm-ir exclude each other\n".to_owned());
    }
    let placed = [("enable-insert-sync", options.enable_insert_sync), ("resync", options.resync)];
    if let Some((name, _)) = placed.into_iter().find(|(_, given)| *given && options.enable_inject_barrier_all_sync) {
        return Err(format!("Error: --{name} and --enable-inject-barrier-all-sync exclude each other\n"));
    }
    options.enable_insert_sync |= options.resync;
    options.notes = notes;
    Ok(Asked::Run(Box::new(options)))
}

/// Returns the first line of a message of clap, without its `error: `.
fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or("").trim_start_matches("error: ")
}

fn target(text: &str) -> Result<Target, String> {
    let known = matches!(text.to_ascii_lowercase().as_str(), "a2" | "a3" | "a5");
    let parsed = text.parse().ok().filter(|_| known);
    parsed.ok_or_else(|| format!("Error: invalid --pto-arch='{text}': expected a2, a3 or a5\n"))
}

fn is_version(text: &str) -> bool {
    text.split('.').count() >= 2
        && text.split('.').all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()))
}

/// A command line whose options that are not in [`Options`] are removed.
struct Sorted {
    rest: Vec<OsString>,
    /// Notes on the removed options.
    notes: Vec<String>,
    /// The removed options that affect only the path through vector instructions.
    of_vectors: Vec<String>,
}

/// Removes the options that are not in [`Options`] from a command line.
fn known_options(arguments: Vec<OsString>) -> Result<Sorted, String> {
    let (mut rest, mut notes, mut of_vectors) = (Vec::new(), Vec::new(), Vec::new());
    let mut all = arguments.into_iter();
    rest.extend(all.next());
    while let Some(argument) = all.next() {
        if argument == "--" {
            rest.push(argument);
            rest.extend(all.by_ref());
            break;
        }
        let text = argument.to_string_lossy().into_owned();
        if HELP.contains(&text.trim_start_matches('-')) && text.starts_with('-') {
            rest.push("--help".into());
            continue;
        }
        let Some(long) = spelled(&text) else {
            rest.push(argument);
            continue;
        };
        let (name, value) = long.split_once('=').map_or((long, None), |(name, value)| (name, Some(value)));
        let Some(found) = known::find(name) else {
            // LLVM accepts one dash in place of two.
            let long = text.starts_with("--") || own(name).is_none();
            rest.push(match truth(name, value) {
                Some(value) => format!("--{name}={value}").into(),
                None if long => argument,
                None => format!("-{text}").into(),
            });
            continue;
        };
        let own = if found.value && value.is_none() { all.next() } else { None };
        if found.value && value.is_none() && own.is_none() {
            return Err(format!("Error: a value is required for '--{name}' but none was supplied\n"));
        }
        let off = !found.value && value.is_some_and(|value| word_of_truth(value) == Some("false"));
        let given = value.map(str::to_owned).or_else(|| own.map(|own| own.to_string_lossy().into_owned()));
        match found.treated {
            Treated::Ignored => {}
            _ if off || given.as_deref() == Some("off") => {}
            Treated::Otherwise(why) | Treated::OfVectors(why) => {
                of_vectors.extend(matches!(found.treated, Treated::OfVectors(_)).then(|| name.to_owned()));
                notes.push(format!("note: --{name} has no effect: {why}"));
            }
            Treated::Refused(why) => return Err(format!("Error: not supported: --{name}; {why}\n")),
        }
    }
    Ok(Sorted { rest, notes, of_vectors })
}

/// Returns an option without its dashes; `None` if the text is not an option, or has a single letter.
fn spelled(text: &str) -> Option<&str> {
    let name = text.strip_prefix("--").or_else(|| text.strip_prefix('-'))?;
    (name.len() > 1 && !name.starts_with('-')).then_some(name)
}

/// Returns the long option of [`Options`] that has a name.
fn own(name: &str) -> Option<Arg> {
    Options::command().get_arguments().find(|argument| argument.get_long() == Some(name)).cloned()
}

/// Returns the value of an option that is on or off, in one spelling; `None` for other options and values.
fn truth(name: &str, value: Option<&str>) -> Option<&'static str> {
    let on_or_off =
        own(name).is_some_and(|argument| argument.get_possible_values().len() == 2 && argument.is_require_equals_set());
    if on_or_off { word_of_truth(value.unwrap_or("")) } else { None }
}

/// Returns `true` or `false` for the words that LLVM takes for them.
fn word_of_truth(word: &str) -> Option<&'static str> {
    match word {
        "" | "true" | "TRUE" | "True" | "1" => Some("true"),
        "false" | "FALSE" | "False" | "0" => Some("false"),
        _ => None,
    }
}

/// Removes options that were given before with the same value: scripts add their options to those of a variable.
fn without_repeats(arguments: Vec<OsString>) -> Vec<OsString> {
    let (mut kept, mut seen) = (Vec::new(), HashSet::new());
    let mut all = arguments.into_iter();
    kept.extend(all.next());
    while let Some(argument) = all.next() {
        let text = argument.to_string_lossy().into_owned();
        let takes_next = text == "-o"
            || spelled(&text)
                .and_then(own)
                .is_some_and(|own| own.get_action().takes_values() && !own.is_require_equals_set());
        let value = if takes_next { all.next() } else { None };
        let whole = value.as_ref().map_or(text.clone(), |value| format!("{text}={}", value.to_string_lossy()));
        let is_option = text.len() > 1 && text.starts_with('-') && text != "--";
        if !is_option || seen.insert(whole) {
            kept.push(argument);
            kept.extend(value);
        }
        if text == "--" {
            kept.extend(all.by_ref());
        }
    }
    kept
}

#[cfg(test)]
#[allow(clippy::panic, reason = "tests")]
mod tests {
    use super::*;

    fn asked(line: &str) -> Result<Asked, String> {
        parse(line.split(' ').map(OsString::from))
    }

    fn options(line: &str) -> Options {
        match asked(line) {
            Ok(Asked::Run(options)) => *options,
            Ok(Asked::Text(text)) => panic!("{text}"),
            Err(message) => panic!("{message}"),
        }
    }

    #[test]
    fn names_are_known_once() {
        for option in known::KNOWN {
            assert!(own(option.name).is_none(), "{}", option.name);
            assert_eq!(known::KNOWN.iter().filter(|other| other.name == option.name).count(), 1, "{}", option.name);
        }
    }

    #[test]
    fn line_of_pypto() {
        let options = options("ptoas K.pto -o K.cpp --enable-insert-sync --pto-level=level3 --pto-arch a3");
        assert_eq!((options.pto_level, options.target), (Level::Level3, Some(Target::A3)));
        assert!(options.enable_insert_sync && options.notes.is_empty());
        assert_eq!((options.input, options.output), (PathBuf::from("K.pto"), PathBuf::from("K.cpp")));
    }

    #[test]
    fn lines_of_pto_dsl_and_samples() {
        assert!(options("ptoas --enable-insert-sync X.pto").enable_insert_sync);
        assert_eq!(options("ptoas").input, PathBuf::from("-"));
        assert_eq!(options("ptoas --pto-arch=a5 -o k.cpp - --enable-tile-op-expand").target, Some(Target::A5));
        assert!(!options("ptoas --enable-insert-sync=false k.pto").enable_insert_sync);
        assert!(options("ptoas -enable-insert-sync k.pto").enable_insert_sync);
    }

    #[test]
    fn what_is_done_otherwise_and_what_is_not() {
        let options = options(
            "ptoas --plan-memory-impl modern --enable-op-fusion=false --graph-sync-solver-event-id-max=8 k.pto",
        );
        assert_eq!(options.input, PathBuf::from("k.pto"));
        assert_eq!(options.notes.len(), 2, "{:?}", options.notes);
        for line in ["--enable-bufid_sync", "--cann-output-version=8.1.0", "--enable-vmi"] {
            let refused = asked(&format!("ptoas {line} k.pto")).err().unwrap_or_default();
            assert!(refused.starts_with("Error: not supported: --"), "{refused}");
        }
        assert!(asked("ptoas --pto-arch=a9 k.pto").is_err_and(|m| m.starts_with("Error: invalid --pto-arch=")));
        assert!(asked("ptoas --nothing k.pto").is_err_and(|m| m.starts_with("Error: ")));
    }

    #[test]
    fn options_given_twice_and_words_of_truth() {
        let twice = options(
            "ptoas --pto-arch a3 -o K.cpp --enable-insert-sync K.pto --enable-insert-sync=1 --pto-arch=a3 -o K.cpp",
        );
        assert!(twice.enable_insert_sync && twice.target == Some(Target::A3));
        for line in
            ["--pto-arch=a3 --pto-arch=a5", "-o a.cpp -o b.cpp", "--enable-insert-sync --enable-insert-sync=false"]
        {
            let refused = asked(&format!("ptoas K.pto {line}")).err().unwrap_or_default();
            assert!(refused.contains("cannot be used multiple times"), "{line}: {refused}");
        }
        for (word, on) in [("=True", true), ("=TRUE", true), ("=1", true), ("", true), ("=0", false), ("=False", false)]
        {
            assert_eq!(options(&format!("ptoas --enable-insert-sync{word} K.pto")).enable_insert_sync, on, "{word}");
        }
        assert!(asked("ptoas --enable-insert-sync=yes K.pto").is_err());
        assert!(options("ptoas --enable-op-fusion=0 K.pto").notes.is_empty());
        assert!(asked("ptoas K.pto --plan-memory-impl").is_err_and(|m| m.contains("a value is required")));
        assert!(asked("ptoas K.pto L.pto").is_err_and(|m| m.starts_with("Error: expected one input")));
    }

    #[test]
    fn versions() {
        let text = |line: &str| match asked(line) {
            Ok(Asked::Text(text)) => text,
            Ok(Asked::Run(_)) => "a run".to_owned(),
            Err(message) => message,
        };
        assert_eq!(text("ptoas --version --compat-version=0.70"), "ptoas 0.70\n");
        assert!(text("ptoas --version --compat-version=new").starts_with("Error: expected a version"));
    }
}
