//! The registry of passes: those on modules and those of the GPU backend, by name, with a one-line description.

use crate::cli::{ALL_PASSES, Emit, Options};
use genx::passes::{self as backend, Moment, Pass, State};
use mlir_dialect::PassError;
use std::{
    collections::BTreeMap,
    fmt::Write,
    sync::OnceLock,
    time::{Duration, Instant},
};

/// Passes of MLIR and of `mlir-dialect` that are listed; pipelines may also name the others of
/// `dialect/mlir/cpp/upstream.cpp`.
const OF_MLIR: [&str; 9] = [
    "canonicalize",
    "canonicalize-foldable",
    "cse",
    "inline",
    "loop-invariant-code-motion",
    "mem2reg",
    "remove-dead-values",
    "sccp",
    "symbol-dce",
];

/// Name of the backend in `--dump-pass-pipeline` and `--mlir-timing`.
const BACKEND: &str = "genx";

/// Registers all passes that pipelines may name.
pub(crate) fn register() -> Result<(), PassError> {
    static ONCE: OnceLock<Result<(), PassError>> = OnceLock::new();
    ONCE.get_or_init(|| {
        mlir_dialect::register_upstream_passes();
        pto_verify::register_passes()?;
        pto_bufferization::register_passes()?;
        pto_vector::register_passes()?;
        pto_cpp::register_passes()?;
        pto_llvm::register_passes()?;
        pto_sync_verifier::register_passes()
    })
    .clone()
}

/// Unit on which a pass works.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// A module, in `--pass-pipeline`.
    Module,
    /// A kernel of the backend, in the fixed order of its passes.
    Backend,
}

/// Returns all passes: stage, name and description.
fn all() -> Result<Vec<(Stage, String, String)>, PassError> {
    register()?;
    let own = mlir_dialect::registered_passes();
    let upstream = OF_MLIR.iter().filter_map(|name| Some(((*name).to_owned(), mlir_dialect::pass_description(name)?)));
    let modules: BTreeMap<String, String> = own.into_iter().chain(upstream).collect();
    let backend = backend::PASSES.iter();
    let backend = backend.map(|pass| (Stage::Backend, pass.name.to_owned(), pass.description.to_owned()));
    Ok(modules.into_iter().map(|(name, what)| (Stage::Module, name, what)).chain(backend).collect())
}

/// Returns the page of `--list-passes`.
pub(crate) fn list() -> Result<String, PassError> {
    let passes = all()?;
    let width = passes.iter().map(|(_, name, _)| name.len()).max().unwrap_or(0);
    let mut text = String::new();
    for (stage, title) in [
        (Stage::Module, "Passes on modules, for --pass-pipeline:"),
        (Stage::Backend, "Passes of the backend, which --target=visa runs in this order:"),
    ] {
        let _ = writeln!(text, "{title}");
        for (_, name, description) in passes.iter().filter(|(of, ..)| *of == stage) {
            let _ = writeln!(text, "  {name:width$}  {description}");
        }
    }
    Ok(text)
}

/// Proposes names similar to an unknown pass in a pipeline.
pub(crate) fn unknown_in_pipeline(message: &str) -> Option<String> {
    let (before, _) = message.split_once("' does not refer to a registered pass")?;
    let (_, name) = before.rsplit_once('\'')?;
    let passes = all().ok()?;
    let known = passes.iter().filter(|(stage, ..)| *stage == Stage::Module).map(|(_, name, _)| name.as_str());
    let question = mlir_dialect::suggest::did_you_mean("", name, known)?;
    Some(format!("{question} '--list-passes' prints all passes"))
}

/// Returns the passes of the backend that are run.
pub(crate) fn of_backend(options: &Options) -> Vec<&'static str> {
    let runs = matches!(options.form(), Some(Emit::Text | Emit::Object | Emit::Zebin));
    let left_out = |pass: &&Pass| pass.optional && options.disable_pass.iter().any(|name| name == pass.name);
    backend::PASSES.iter().filter(|pass| runs && !left_out(pass)).map(|pass| pass.name).collect()
}

/// Returns the passes of the backend as a pipeline; empty if none is run.
pub(crate) fn backend_pipeline(options: &Options) -> String {
    let passes = of_backend(options);
    if passes.is_empty() { String::new() } else { format!("{BACKEND}({})", passes.join(",")) }
}

/// Checks whether a kernel is printed before or after a pass of the backend.
pub(crate) fn prints(options: &Options, moment: Moment, name: &str) -> bool {
    let has = |names: &[String]| names.iter().any(|known| known == name);
    match moment {
        Moment::Before => options.mlir_print_ir_before_all || has(&options.mlir_print_ir_before),
        Moment::After => {
            let all = options.print_after.iter().any(|known| known == ALL_PASSES);
            all || options.mlir_print_ir_after_all || has(&options.mlir_print_ir_after) || has(&options.print_after)
        }
    }
}

/// Time of each pass of the backend, over all kernels.
#[derive(Default)]
pub(crate) struct BackendTimes {
    started: Option<Instant>,
    /// Time by the position of the pass.
    spent: BTreeMap<usize, Duration>,
}

impl BackendTimes {
    /// Records the time before or after a pass.
    pub(crate) fn at(&mut self, moment: Moment, pass: &Pass, _: &State) {
        match moment {
            Moment::Before => self.started = Some(Instant::now()),
            Moment::After => {
                let position = backend::PASSES.iter().position(|known| known.name == pass.name);
                if let (Some(started), Some(position)) = (self.started.take(), position) {
                    *self.spent.entry(position).or_default() += started.elapsed();
                }
            }
        }
    }

    /// Adds the times of another chunk.
    pub(crate) fn add(&mut self, other: &Self) {
        for (position, spent) in &other.spent {
            *self.spent.entry(*position).or_default() += *spent;
        }
    }

    /// Returns the total time.
    pub(crate) fn total(&self) -> Duration {
        self.spent.values().sum()
    }

    /// Returns name and time of each pass that ran.
    pub(crate) fn rows(&self) -> impl Iterator<Item = (String, Duration)> {
        let named = |(position, spent): (&usize, &Duration)| {
            backend::PASSES.get(*position).map(|pass| (format!("{BACKEND}: {}", pass.name), *spent))
        };
        self.spent.iter().filter_map(named)
    }
}
