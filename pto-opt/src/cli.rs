//! Defines the command line. Options shared with `mlir-opt` have the same names.

use clap::{ArgAction, Parser, ValueEnum};
use pto_driver::{
    Reporting,
    usage::{self, Combinations, Supervised, suggestion},
};
use pto_isa::{Target, rule::PlanLevel};
use renamed::current_names;
use std::{ffi::OsString, path::PathBuf};

#[path = "cli/renamed.rs"]
mod renamed;

/// Parse, verify, transform and print PTO kernels.
#[derive(Debug, Parser)]
#[command(name = "pto-opt", version = pto_version::VERSION, disable_help_subcommand = true)]
#[command(after_help = "pto-opt batch --help: many inputs in one process. pto-opt cache --help: its cache.\n\
pto-opt reduce --help: shrink a kernel that fails.\n\n\
Exit status: 0 accepted, 1 diagnostics, 2 wrong usage.")]
pub(crate) struct Options {
    /// MLIR text or bytecode, or the form of `--input`; `-` is standard input; several files, and folders, with --verify and --fix
    #[arg(default_value = "-", value_name = "INPUT")]
    pub(crate) inputs: Vec<PathBuf>,

    /// Write to FILE instead of standard output; nothing is written after an error
    #[arg(short, value_name = "FILE", default_value = "-")]
    pub(crate) output: PathBuf,

    /// Verify only, without output except diagnostics
    #[arg(long)]
    pub(crate) verify: bool,

    /// Repair in place what has one certain repair: near names, element types, layouts, sizes of tiles; then verify. Of standard input, the repaired text is written
    #[arg(long)]
    pub(crate) fix: bool,

    /// Target to verify for; default a3; overrides the target of the module [a2, a3, a2a3, a5]
    #[arg(long, value_name = "TARGET", value_parser = target)]
    pub(crate) pto_arch: Option<Target>,

    /// Level to verify for: who gives addresses, the compiler (level1, level2) or the program (level3)
    #[arg(help_heading = "Lowering")]
    #[arg(long, value_name = "LEVEL", value_parser = level)]
    pub(crate) pto_level: Option<PlanLevel>,

    /// Print the page of a diagnostic code and exit
    #[arg(long, value_name = "CODE")]
    pub(crate) explain: Option<String>,

    /// Print the names of the dialects that inputs may use and exit
    #[arg(help_heading = "Information")]
    #[arg(long)]
    pub(crate) show_dialects: bool,

    /// Print the instruction table as JSON and exit
    #[arg(help_heading = "Information")]
    #[arg(long)]
    pub(crate) show_isa: bool,

    /// Print all passes, each with a line on what it does, and exit
    #[arg(help_heading = "Passes and IR")]
    #[arg(long)]
    pub(crate) list_passes: bool,

    /// Treat chunks separated by lines `// -----` (in LLVM IR, `; -----`) as separate inputs
    #[arg(help_heading = "Diagnostics")]
    #[arg(long)]
    pub(crate) split_input_file: bool,

    /// Check the diagnostics against the `expected-error {{...}}` comments of the input
    #[arg(help_heading = "Diagnostics")]
    #[arg(long)]
    pub(crate) verify_diagnostics: bool,

    /// Accept operations of unregistered dialects
    #[arg(help_heading = "Diagnostics")]
    #[arg(long)]
    pub(crate) allow_unregistered_dialect: bool,

    /// Passes to run, such as `builtin.module(canonicalize,func.func(cse))`
    #[arg(long, value_name = "PIPELINE", value_parser = current_names)]
    pub(crate) pass_pipeline: Option<String>,

    /// Print on standard error the pipeline that is run
    #[arg(help_heading = "Passes and IR")]
    #[arg(long)]
    pub(crate) dump_pass_pipeline: bool,

    /// Lower tile operations to vector instructions, copies and synchronisation
    #[arg(long, value_name = "LEVEL")]
    pub(crate) lower: Option<Level>,

    /// Optimisation level: 0 none, 1 for cycles and memory
    #[arg(help_heading = "Lowering")]
    #[arg(short = 'O', value_name = "LEVEL", default_value_t = 1, value_parser = clap::value_parser!(u8).range(0..=1))]
    pub(crate) optimise: u8,

    /// Write a map of the addresses and lifetimes of tile buffers instead of the module; unless a pipeline is given, addresses are allocated first
    #[arg(help_heading = "Lowering")]
    #[arg(long, value_name = "FORM")]
    pub(crate) memory_map: Option<MapForm>,

    /// Transformations of floats that lowering may use although they change rounding
    #[arg(help_heading = "Lowering")]
    #[arg(long, value_name = "WHAT", value_delimiter = ',')]
    pub(crate) fast_math: Vec<FastMath>,

    /// Compile kernels for a target, to assembly, or to an object file if the name of the output ends with `.isa`
    #[arg(help_heading = "GPUs")]
    #[arg(long, value_name = "TARGET", requires = "platform")]
    pub(crate) target: Option<Machine>,

    /// GPU to compile for [skl, tgllp, xehp, dg2, pvc]
    #[arg(help_heading = "GPUs")]
    #[arg(long, value_name = "GPU", value_parser = platform, requires = "target")]
    pub(crate) platform: Option<visa::Platform>,

    /// Form of the input, if it is not MLIR: kernels as `--emit` writes them in this form
    #[arg(help_heading = "GPUs")]
    #[arg(long, value_name = "FORM", requires = "target")]
    pub(crate) input: Option<Form>,

    /// Form of the output of --target
    #[arg(help_heading = "GPUs")]
    #[arg(long, value_name = "FORM", requires = "target")]
    pub(crate) emit: Option<Emit>,

    /// As `--mlir-print-ir-after`, of passes of the backend; `all` as `--mlir-print-ir-after-all`
    #[arg(help_heading = "GPUs")]
    #[arg(long, value_name = "PASS", value_delimiter = ',', requires = "target", value_parser = backend_pass)]
    pub(crate) print_after: Vec<String>,

    /// Print to standard error the bales: the operations that become one instruction
    #[arg(help_heading = "GPUs")]
    #[arg(long, requires = "target")]
    pub(crate) dump_bales: bool,

    /// Print to standard error live ranges, and which values share registers
    #[arg(help_heading = "GPUs")]
    #[arg(long, requires = "target")]
    pub(crate) dump_live_ranges: bool,

    /// Skip an optional pass of the backend: one that only improves the code
    #[arg(help_heading = "GPUs")]
    #[arg(long, value_name = "PASS", value_delimiter = ',', value_parser = optional_pass, requires = "target")]
    pub(crate) disable_pass: Vec<String>,

    /// Verify after each pass, the default with --pass-pipeline; --lower and --target verify once, at the end
    #[arg(help_heading = "Passes and IR")]
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, action = ArgAction::Set)]
    #[arg(default_missing_value = "true")]
    pub(crate) verify_each: Option<bool>,

    /// Before all passes, check flags and barriers between the pipes of each core and remove them; lowering places the fewest
    #[arg(help_heading = "Lowering")]
    #[arg(long)]
    pub(crate) resync: bool,

    /// Check that flags and barriers order the pipes of each core, after all passes
    #[arg(long)]
    pub(crate) verify_sync: bool,

    /// Print, parse again and compare the module in custom form, generic form and bytecode
    #[arg(help_heading = "Passes and IR")]
    #[arg(long)]
    pub(crate) verify_roundtrip: bool,

    /// Write bytecode
    #[arg(help_heading = "Passes and IR")]
    #[arg(long)]
    pub(crate) emit_bytecode: bool,

    /// Print operations in generic form
    #[arg(help_heading = "Passes and IR")]
    #[arg(long)]
    pub(crate) mlir_print_op_generic: bool,

    /// Print values under the names that they have in the text, not as `%0` and `%arg0`
    #[arg(help_heading = "Passes and IR")]
    #[arg(long)]
    pub(crate) keep_names: bool,

    /// Print locations
    #[arg(help_heading = "Passes and IR")]
    #[arg(long)]
    pub(crate) mlir_print_debuginfo: bool,

    /// Print IR before the passes named, on modules or of the backend
    #[arg(help_heading = "Passes and IR")]
    #[arg(long, value_name = "PASS", value_delimiter = ',', value_parser = current_names)]
    pub(crate) mlir_print_ir_before: Vec<String>,

    /// Print IR after the passes named, on modules or of the backend
    #[arg(help_heading = "Passes and IR")]
    #[arg(long, value_name = "PASS", value_delimiter = ',', value_parser = current_names)]
    pub(crate) mlir_print_ir_after: Vec<String>,

    /// Print IR to standard error before every pass
    #[arg(help_heading = "Passes and IR")]
    #[arg(long)]
    pub(crate) mlir_print_ir_before_all: bool,

    /// Print IR to standard error after every pass
    #[arg(help_heading = "Passes and IR")]
    #[arg(long)]
    pub(crate) mlir_print_ir_after_all: bool,

    /// Print to standard error the time spent in each phase
    #[arg(help_heading = "Passes and IR")]
    #[arg(long)]
    pub(crate) mlir_timing: bool,

    /// Use a single thread
    #[arg(help_heading = "Passes and IR")]
    #[arg(long)]
    pub(crate) mlir_disable_threading: bool,

    #[command(flatten)]
    pub(crate) reporting: Reporting,

    #[command(flatten)]
    pub(crate) supervised: Supervised,
}

/// What kernels are compiled to.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Machine {
    /// Intel's virtual ISA of GPUs
    Visa,
}

/// What is read other than MLIR.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Form {
    /// LLVM IR with the intrinsics of the GenX backend
    GenxLlvm,
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
    /// A binary that the driver loads, by Intel's finalizer (`GenX_IR`)
    Zebin,
}

/// How a memory map is written.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum MapForm {
    /// JSON, for tools
    Json,
    /// HTML page with a picture for each memory
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
    /// Reassociate sums
    Reassoc,
    /// Replace divisions by one divisor by products with its reciprocal (GPUs only)
    Recip,
}

/// Options that run passes.
const PASSES: &[&str] = &["pass_pipeline", "lower", "memory_map", "target"];

/// Constraints between options.
const COMBINATIONS: Combinations = Combinations {
    alone: &[
        ("explain", &["output"]),
        ("show_dialects", &["output"]),
        ("list_passes", &["output"]),
        ("show_isa", &["output"]),
    ],
    without: &[
        ("fix", &["output", "verify_diagnostics", "split_input_file", "emit_bytecode", "verify_roundtrip"]),
        (
            "fix",
            &[
                "mlir_print_op_generic",
                "mlir_print_debuginfo",
                "keep_names",
                "lower",
                "target",
                "pass_pipeline",
                "memory_map",
                "resync",
            ],
        ),
        ("output", &["verify", "verify_diagnostics"]),
        (
            "emit_bytecode",
            &["verify", "verify_diagnostics", "mlir_print_op_generic", "mlir_print_debuginfo", "split_input_file"],
        ),
        ("mlir_print_op_generic", &["verify", "verify_diagnostics"]),
        ("mlir_print_debuginfo", &["verify", "verify_diagnostics"]),
        ("keep_names", &["memory_map"]),
        (
            "memory_map",
            &["verify", "verify_diagnostics", "emit_bytecode", "mlir_print_op_generic", "mlir_print_debuginfo"],
        ),
        ("memory_map", &["lower", "target", "split_input_file"]),
        ("pass_pipeline", &["lower", "target", "optimise", "fast_math"]),
        ("target", &["lower", "optimise"]),
        ("input", &["verify_sync", "verify_roundtrip"]),
        ("fast_math", &["memory_map"]),
        ("mlir_print_ir_before_all", &["mlir_print_ir_before"]),
        ("mlir_print_ir_after_all", &["mlir_print_ir_after"]),
        Reporting::STRICT,
    ],
    needs: &[
        ("optimise", &["lower", "memory_map"]),
        // Otherwise the pipes would not be synchronised.
        ("resync", &["lower", "pass_pipeline"]),
        ("fast_math", &["lower", "target"]),
        ("verify_each", PASSES),
        ("dump_pass_pipeline", PASSES),
        ("mlir_print_ir_before", PASSES),
        ("mlir_print_ir_after", PASSES),
        ("mlir_print_ir_before_all", PASSES),
        ("mlir_print_ir_after_all", PASSES),
    ],
    per_file: false,
};

impl Options {
    /// Parses the command line; ends the process with status 2 if options contradict each other.
    pub(crate) fn checked() -> Self {
        usage::parse(COMBINATIONS, Self::check)
    }

    /// Parses the options of a job of a batch; returns an error message.
    pub(crate) fn of_job(arguments: &[OsString]) -> Result<Self, String> {
        usage::parse_job(arguments, COMBINATIONS, Self::check)
    }

    /// Checks whether only diagnostics and repairs are written.
    pub(crate) fn only_verifies(&self) -> bool {
        self.verify || self.fix
    }

    /// Checks values that contradict each other; returns an error message.
    fn check(&self) -> Result<(), String> {
        self.reporting.check()?;
        let several = self.inputs.len() > 1 || self.inputs.iter().any(|path| path.is_dir());
        if several && !self.only_verifies() && !self.verify_diagnostics {
            return Err("several files, and folders, need '--verify', '--verify-diagnostics' or '--fix'".to_owned());
        }
        if several && self.inputs.iter().filter(|path| path.as_os_str() == "-").count() > 1 {
            return Err("standard input ('-') can be read once".to_owned());
        }
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
            (self.keep_names, "--keep-names"),
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
        if self.split_input_file
            && matches!(form, Emit::Object | Emit::Zebin)
            && !self.verify
            && !self.verify_diagnostics
        {
            return Err("a binary file cannot hold the chunks of '--split-input-file'".to_owned());
        }
        Ok(())
    }

    /// Returns the form of a compiled kernel: the requested one, or by the extension of the output.
    pub(crate) fn form(&self) -> Option<Emit> {
        let object = self.output.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("isa"));
        self.target.map(|_| self.emit.unwrap_or(if object { Emit::Object } else { Emit::Text }))
    }

    /// Checks whether modules are verified after each pass.
    pub(crate) fn verifies_modules(&self) -> bool {
        self.verify_each.unwrap_or(self.pass_pipeline.is_some())
    }

    /// Checks whether modules are verified after all passes.
    pub(crate) fn verifies_result(&self) -> bool {
        self.verify_each.is_none() && self.pass_pipeline.is_none()
    }

    /// Checks whether kernels are verified after each pass of the backend, which takes several times as long as
    /// compiling them.
    pub(crate) fn verifies_kernels(&self) -> bool {
        self.verify_each.unwrap_or(false)
    }

    /// Checks whether a transformation may change the rounding of floats.
    pub(crate) fn allows(&self, what: FastMath) -> bool {
        self.fast_math.contains(&what)
    }

    /// Returns the requested pipeline.
    pub(crate) fn pipeline(&self) -> Option<&str> {
        let optimised = self.optimise > 0;
        let lowered = |optimised| pto_vector::pipeline(optimised, self.allows(FastMath::Reassoc));
        let placed = if optimised { pto_vector::OPTIMISED_PLACED } else { pto_vector::PLACED };
        match self.lower {
            _ if self.memory_map.is_some() => Some(self.pass_pipeline.as_deref().unwrap_or(placed)),
            Some(Level::Vector) => Some(lowered(optimised)),
            // A thread of a GPU has no pipes to synchronise, and less memory.
            None if self.target.is_some() => Some(lowered(false)),
            None => self.pass_pipeline.as_deref(),
        }
    }
}

fn platform(text: &str) -> Result<visa::Platform, String> {
    visa::Platform::by_name(text).ok_or_else(|| format!("expected a GPU, found `{text}`"))
}

fn optional_pass(text: &str) -> Result<String, String> {
    let names = || genx::passes::PASSES.iter().filter(|pass| pass.optional).map(|pass| pass.name);
    if names().any(|name| name == text) {
        return Ok(text.to_owned());
    }
    let needed = genx::passes::PASSES.iter().any(|pass| pass.name == text);
    let what = if needed { "is needed" } else { "is not a pass of the backend" };
    let nearest = if needed { String::new() } else { suggestion(text, names()) };
    Err(format!("`{text}` {what}; expected {}{nearest}", names().collect::<Vec<_>>().join(", ")))
}

/// Selects all passes of the backend.
pub(crate) const ALL_PASSES: &str = "all";

fn backend_pass(text: &str) -> Result<String, String> {
    let names = || genx::passes::PASSES.iter().map(|pass| pass.name);
    if text == ALL_PASSES || names().any(|name| name == text) {
        return Ok(text.to_owned());
    }
    let nearest = suggestion(text, names().chain([ALL_PASSES]));
    Err(format!(
        "`{text}` is not a pass of the backend; expected {ALL_PASSES}, {}{nearest}",
        names().collect::<Vec<_>>().join(", ")
    ))
}

fn level(text: &str) -> Result<PlanLevel, String> {
    let known = PlanLevel::ALL.iter().find(|level| level.word() == text).copied();
    known.ok_or_else(|| "expected level1, level2 or level3".to_owned())
}

pub(crate) fn target(text: &str) -> Result<Target, String> {
    text.parse().map_err(|error: pto_isa::target::UnknownTarget| error.to_string())
}
