//! The command line. Options shared with `mlir-opt` have its names.

use clap::{ArgAction, Parser, ValueEnum};
use pto_front::{
    Reporting,
    usage::{self, Combinations, Supervised},
};
use pto_isa::Target;
use std::path::PathBuf;

/// Parse, verify, transform and print PTO kernels.
#[derive(Debug, Parser)]
#[command(name = "pto-opt", version = VERSION, disable_help_subcommand = true)]
#[command(after_help = "Exit status: 0 accepted, 1 diagnostics, 2 wrong usage.")]
pub(crate) struct Options {
    /// MLIR text or bytecode; `-` is standard input
    #[arg(default_value = "-")]
    pub(crate) input: PathBuf,

    /// Write to FILE instead of standard output; nothing is written where there are errors
    #[arg(short, value_name = "FILE", default_value = "-")]
    pub(crate) output: PathBuf,

    /// Only verify: no output but diagnostics
    #[arg(long)]
    pub(crate) verify: bool,

    /// Target to verify for; wins over what modules say [a2, a3, a2a3, a5]
    #[arg(long, value_name = "TARGET", value_parser = target)]
    pub(crate) pto_arch: Option<Target>,

    /// How diagnostics are shown
    #[command(flatten)]
    pub(crate) reporting: Reporting,

    /// Print the page of a diagnostic code and exit
    #[arg(long, value_name = "CODE")]
    pub(crate) explain: Option<String>,

    /// Print the names of the dialects that inputs may use and exit
    #[arg(long)]
    pub(crate) show_dialects: bool,

    /// Print the instruction table as JSON and exit
    #[arg(long)]
    pub(crate) show_isa: bool,

    /// Treat chunks separated by lines `// -----` as inputs of their own
    #[arg(long)]
    pub(crate) split_input_file: bool,

    /// Check the diagnostics against the `expected-error {{...}}` comments of the input
    #[arg(long)]
    pub(crate) verify_diagnostics: bool,

    /// Accept operations of dialects that are not known
    #[arg(long)]
    pub(crate) allow_unregistered_dialect: bool,

    /// Passes to run, such as `builtin.module(canonicalize,func.func(cse))`
    #[arg(long, value_name = "PIPELINE")]
    pub(crate) pass_pipeline: Option<String>,

    /// Lower to a level: tile operations become vector instructions and copies, ordered by flags
    #[arg(long, value_name = "LEVEL")]
    pub(crate) lower: Option<Level>,

    /// How much is done for few cycles and bytes: 0 lowers as it stands, 1 optimises
    #[arg(short = 'O', value_name = "LEVEL", default_value_t = 1, value_parser = clap::value_parser!(u8).range(0..=1))]
    pub(crate) optimise: u8,

    /// Write where tile buffers are and when, instead of the module; they are placed first, unless a pipeline is given
    #[arg(long, value_name = "FORM")]
    pub(crate) memory_map: Option<MapForm>,

    /// What lowering may do to the rounding of floats
    #[arg(long, value_name = "WHAT", value_delimiter = ',')]
    pub(crate) fast_math: Vec<FastMath>,

    /// Compile kernels for a target: to its assembly, or, where the output is named `.isa`, to an object file
    #[arg(long, value_name = "TARGET", requires = "platform")]
    pub(crate) target: Option<Machine>,

    /// GPU to compile for [skl, tgllp, xehp, dg2, pvc]
    #[arg(long, value_name = "GPU", value_parser = platform, requires = "target")]
    pub(crate) platform: Option<visa::Platform>,

    /// What to write instead of the end of the way to the target
    #[arg(long, value_name = "FORM", requires = "target")]
    pub(crate) emit: Option<Emit>,

    /// Print kernels on standard error after the passes of the backend named, or after `all`
    #[arg(long, value_name = "PASS", value_delimiter = ',', requires = "target", value_parser = backend_pass)]
    pub(crate) print_after: Vec<String>,

    /// Print on standard error which operations become one instruction
    #[arg(long, requires = "target")]
    pub(crate) dump_bales: bool,

    /// Print on standard error which values are alive where, and which share registers
    #[arg(long, requires = "target")]
    pub(crate) dump_live_ranges: bool,

    /// Leave out a pass of the backend: one of those that only make the code better
    #[arg(long, value_name = "PASS", value_delimiter = ',', value_parser = optional_pass, requires = "target")]
    pub(crate) disable_pass: Vec<String>,

    /// Verify after each pass, as a pipeline of your own does by default; what is lowered is verified once, at the end
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, action = ArgAction::Set)]
    #[arg(default_missing_value = "true")]
    pub(crate) verify_each: Option<bool>,

    /// Check that flags and barriers order the pipes of each core, after all passes
    #[arg(long)]
    pub(crate) verify_sync: bool,

    /// Print, parse again and compare, in custom form, generic form and bytecode
    #[arg(long)]
    pub(crate) verify_roundtrip: bool,

    /// Write bytecode
    #[arg(long)]
    pub(crate) emit_bytecode: bool,

    /// Print operations in generic form
    #[arg(long)]
    pub(crate) mlir_print_op_generic: bool,

    /// Print locations
    #[arg(long)]
    pub(crate) mlir_print_debuginfo: bool,

    /// Print IR before the passes named
    #[arg(long, value_name = "PASS", value_delimiter = ',')]
    pub(crate) mlir_print_ir_before: Vec<String>,

    /// Print IR after the passes named
    #[arg(long, value_name = "PASS", value_delimiter = ',')]
    pub(crate) mlir_print_ir_after: Vec<String>,

    /// Print IR before every pass
    #[arg(long)]
    pub(crate) mlir_print_ir_before_all: bool,

    /// Print IR after every pass
    #[arg(long)]
    pub(crate) mlir_print_ir_after_all: bool,

    /// Print on standard error what time was spent on
    #[arg(long)]
    pub(crate) mlir_timing: bool,

    /// Work on one thread
    #[arg(long)]
    pub(crate) mlir_disable_threading: bool,

    #[command(flatten)]
    pub(crate) supervised: Supervised,
}

/// What kernels are compiled to.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Machine {
    /// Intel's virtual ISA of GPUs
    Visa,
}

/// What is written on the way to a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Emit {
    /// The dialect of the GenX backend, before its passes
    Genx,
    /// LLVM IR with the intrinsics of the GenX backend, before its passes
    GenxLlvm,
    /// Assembly of the target
    Text,
    /// An object file of the target
    Object,
}

/// How a memory map is written.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum MapForm {
    /// For tools
    Json,
    /// A page with a picture for each memory
    Html,
}

/// What is lowered to.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Level {
    /// Vector instructions and copies
    Vector,
}

/// What may be done to floats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum FastMath {
    /// Put sums together in another order
    Reassoc,
    /// Divide many floats by one number by its reciprocal, on GPUs
    Recip,
}

/// Options that make passes run.
const PASSES: &[&str] = &["pass_pipeline", "lower", "memory_map", "target"];

/// Options that say what is written.
const COMBINATIONS: Combinations = Combinations {
    alone: &[("explain", &["output"]), ("show_dialects", &["output"]), ("show_isa", &["output"])],
    without: &[
        ("output", &["verify", "verify_diagnostics"]),
        (
            "emit_bytecode",
            &["verify", "verify_diagnostics", "mlir_print_op_generic", "mlir_print_debuginfo", "split_input_file"],
        ),
        ("mlir_print_op_generic", &["verify", "verify_diagnostics"]),
        ("mlir_print_debuginfo", &["verify", "verify_diagnostics"]),
        (
            "memory_map",
            &["verify", "verify_diagnostics", "emit_bytecode", "mlir_print_op_generic", "mlir_print_debuginfo"],
        ),
        ("memory_map", &["lower", "target", "split_input_file"]),
        ("pass_pipeline", &["lower", "target", "optimise", "fast_math"]),
        ("target", &["lower", "optimise"]),
        ("fast_math", &["memory_map"]),
        ("mlir_print_ir_before_all", &["mlir_print_ir_before"]),
        ("mlir_print_ir_after_all", &["mlir_print_ir_after"]),
        Reporting::STRICT,
    ],
    needs: &[
        ("optimise", &["lower", "memory_map"]),
        ("fast_math", &["lower", "target"]),
        ("verify_each", PASSES),
        ("mlir_print_ir_before", PASSES),
        ("mlir_print_ir_after", PASSES),
        ("mlir_print_ir_before_all", PASSES),
        ("mlir_print_ir_after_all", PASSES),
    ],
};

impl Options {
    /// The command line; ends the process with status 2 where its parts contradict each other.
    pub(crate) fn checked() -> Self {
        usage::parse(COMBINATIONS, Self::check)
    }

    /// Checks values that contradict each other; gives what is wrong.
    fn check(&self) -> Result<(), String> {
        self.reporting.check()?;
        let Some(form) = self.form() else { return Ok(()) };
        let given = |options: &[(bool, &'static str)]| options.iter().find(|(given, _)| *given).map(|(_, name)| *name);
        let early = matches!(form, Emit::Genx | Emit::GenxLlvm);
        let of_passes = given(&[
            (!self.print_after.is_empty(), "--print-after"),
            (self.dump_bales, "--dump-bales"),
            (self.dump_live_ranges, "--dump-live-ranges"),
            (!self.disable_pass.is_empty(), "--disable-pass"),
        ]);
        if let Some(option) = of_passes.filter(|_| early) {
            return Err(format!(
                "the argument '{option}' has no effect with '--emit=genx' and '--emit=genx-llvm', which are \
                 what the backend's passes begin with"
            ));
        }
        let of_mlir = given(&[
            (self.emit_bytecode, "--emit-bytecode"),
            (self.mlir_print_op_generic, "--mlir-print-op-generic"),
            (self.mlir_print_debuginfo, "--mlir-print-debuginfo"),
        ]);
        if let Some(option) = of_mlir.filter(|_| form != Emit::Genx) {
            return Err(format!("the argument '{option}' has no effect with '--target' unless '--emit=genx' is given"));
        }
        if let Some(name) = self.print_after.iter().find(|name| self.disable_pass.contains(name)) {
            return Err(format!("'--print-after={name}' has no effect with '--disable-pass={name}'"));
        }
        let coalescing = genx::passes::coalescing::PASS.name;
        if self.dump_live_ranges && self.disable_pass.iter().any(|name| name == coalescing) {
            return Err(format!("the argument '--dump-live-ranges' has no effect with '--disable-pass={coalescing}'"));
        }
        if self.split_input_file && form == Emit::Object && !self.verify && !self.verify_diagnostics {
            return Err("an object file cannot hold the chunks of '--split-input-file'".to_owned());
        }
        Ok(())
    }

    /// What is written of a kernel that is compiled: what was asked for, else what the name of the output says.
    pub(crate) fn form(&self) -> Option<Emit> {
        let object = self.output.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("isa"));
        self.target.map(|_| self.emit.unwrap_or(if object { Emit::Object } else { Emit::Text }))
    }

    /// Whether a module is verified after each pass on it.
    pub(crate) fn verifies_modules(&self) -> bool {
        self.verify_each.unwrap_or(self.pass_pipeline.is_some())
    }

    /// Whether a module is verified when all passes are done.
    pub(crate) fn verifies_result(&self) -> bool {
        self.verify_each.is_none() && self.pass_pipeline.is_none()
    }

    /// Whether kernels are checked after each pass of the backend, which takes several times as long as compiling them.
    pub(crate) fn verifies_kernels(&self) -> bool {
        self.verify_each.unwrap_or(false)
    }

    /// Whether something may be done to the rounding of floats.
    pub(crate) fn allows(&self, what: FastMath) -> bool {
        self.fast_math.contains(&what)
    }

    /// The passes asked for.
    pub(crate) fn pipeline(&self) -> Option<&str> {
        let optimised = self.optimise > 0;
        let lowered = |optimised| pto_lowering::pipeline(optimised, self.allows(FastMath::Reassoc));
        let placed = if optimised { pto_lowering::OPTIMISED_PLACED } else { pto_lowering::PLACED };
        match self.lower {
            _ if self.memory_map.is_some() => Some(self.pass_pipeline.as_deref().unwrap_or(placed)),
            Some(Level::Vector) => Some(lowered(optimised)),
            // A thread of a GPU has no pipes to keep apart, and less memory.
            None if self.target.is_some() => Some(lowered(false)),
            None => self.pass_pipeline.as_deref(),
        }
    }
}

const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), " (MLIR 22)");

fn platform(text: &str) -> Result<visa::Platform, String> {
    visa::Platform::by_name(text).ok_or_else(|| format!("expected a GPU, found `{text}`"))
}

fn optional_pass(text: &str) -> Result<String, String> {
    let names = || genx::passes::PASSES.iter().filter(|pass| pass.optional).map(|pass| pass.name);
    if names().any(|name| name == text) {
        return Ok(text.to_owned());
    }
    let needed = genx::passes::PASSES.iter().any(|pass| pass.name == text);
    let what = if needed { "is needed" } else { "is no pass of the backend" };
    Err(format!("`{text}` {what}; expected {}", names().collect::<Vec<_>>().join(", ")))
}

/// Stands for all passes of the backend.
pub(crate) const ALL_PASSES: &str = "all";

fn backend_pass(text: &str) -> Result<String, String> {
    let names = || genx::passes::PASSES.iter().map(|pass| pass.name);
    if text == ALL_PASSES || names().any(|name| name == text) {
        return Ok(text.to_owned());
    }
    Err(format!("expected {ALL_PASSES}, {}", names().collect::<Vec<_>>().join(", ")))
}

fn target(text: &str) -> Result<Target, String> {
    text.parse().map_err(|error: pto_isa::target::UnknownTarget| error.to_string())
}
