//! Registers the passes, and defines the pipelines.

use crate::{
    allocation::Allocation, calls, double_buffer, drop_barriers, drop_sync, extents, fuse, loop_coarsening, mem_bar,
    prefetch, scalar_sinking, schedule, sync::Sync, tile_lowering::TileLowering, tile_to_nests::TileToNests,
    valid_regions, vecscope, walk,
};
use mlir_dialect::{
    Failed, OptionValues, PassDefinition, PassError,
    melior::ir::{
        BlockLike, RegionLike,
        block::BlockRef,
        operation::{OperationLike, OperationRef},
    },
    region, register_canonicalize_foldable, register_pass,
};
use pto_upstream::Outer;
use std::sync::OnceLock;

/// A pass without options on functions that have a body.
pub(crate) struct OnFunctions {
    /// The name in pipelines.
    pub(crate) argument: &'static str,
    /// One line of help.
    pub(crate) description: &'static str,
    /// Dialects of the operations that it creates.
    pub(crate) dialects: &'static [&'static str],
    /// Transforms a function, given with its entry block.
    pub(crate) run: for<'c, 'a> fn(OperationRef<'c, 'a>, BlockRef<'c, 'a>) -> Result<(), Failed>,
}

impl PassDefinition for OnFunctions {
    fn argument(&self) -> &str {
        self.argument
    }

    fn description(&self) -> &str {
        self.description
    }

    fn operation(&self) -> Option<&str> {
        Some(Outer::Function.name())
    }

    fn dialects(&self) -> Vec<&str> {
        self.dialects.to_vec()
    }

    fn run(&self, function: OperationRef<'_, '_>, _options: &OptionValues<'_>) -> Result<(), Failed> {
        let entry = walk::blocks(function).next();
        entry.map_or(Ok(()), |entry| (self.run)(function, entry))
    }
}

/// Start of each pipeline: the passes on a module.
const OF_MODULE: &str = "builtin.module(pto-to-buffers,pto-calls,";

/// Builds a pipeline: module passes, function passes up to `pto-allocation`, which plans all functions together, and
/// function passes after it. For nested modules see [`nested`].
macro_rules! pipeline {
    ([$($before:literal),*], $place:literal, [$($after:literal),*]) => {
        concat!(
            "builtin.module(pto-to-buffers,pto-calls,",
            pipeline!(@functions "", "),", $($before),*),
            $place,
            pipeline!(@functions ",", ")", $($after),*),
            ")"
        )
    };
    (@functions $start:literal, $end:literal,) => { "" };
    (@functions $start:literal, $end:literal, $first:literal $(, $rest:literal)*) => {
        concat!($start, "func.func(", $first $(, ",", $rest)*, $end)
    };
}

/// Builds the passes of [`PIPELINE`] and [`OPTIMISED`], with the given passes that create and lower nests.
macro_rules! plain {
    ($nests:literal, $tile_lowering:literal) => {
        pipeline!(
            [],
            "pto-allocation",
            [
                "pto-extents",
                "pto-sync",
                "pto-valid-regions",
                $nests,
                $tile_lowering,
                "pto-vecscope",
                "canonicalize",
                "cse"
            ]
        )
    };
}
macro_rules! optimised {
    ($nests:literal, $tile_lowering:literal) => {
        pipeline!(
            ["pto-drop-barriers", "pto-loop-coarsening", "pto-double-buffer", "canonicalize", "pto-prefetch"],
            "pto-allocation{smallest=true apart=true}",
            [
                "pto-extents",
                "pto-sync{distinct-arguments=true}",
                "pto-valid-regions",
                $nests,
                "pto-fuse",
                $tile_lowering,
                "pto-schedule",
                "pto-vecscope",
                "canonicalize",
                "cse",
                "pto-scalar-sinking"
            ]
        )
    };
}

/// From tile level to vector level without optimisation: `pto-opt --lower=vector -O0`.
pub const PIPELINE: &str = plain!("pto-tile-to-nests", "pto-tile-lowering");

/// From tile level to vector level: `pto-opt --lower=vector`.
pub const OPTIMISED: &str = optimised!("pto-tile-to-nests{fuse=true}", "pto-tile-lowering{fuse=true}");

/// Returns the pipeline from tile level to vector level, optimised or not. `reassociates` permits sums of floats in
/// another order, which may round differently.
pub const fn pipeline(optimised: bool, reassociates: bool) -> &'static str {
    match (optimised, reassociates) {
        (false, false) => PIPELINE,
        (false, true) => plain!("pto-tile-to-nests{reassociate=true}", "pto-tile-lowering{reassociate=true}"),
        (true, false) => OPTIMISED,
        (true, true) => {
            optimised!("pto-tile-to-nests{fuse=true reassociate=true}", "pto-tile-lowering{fuse=true reassociate=true}")
        }
    }
}

/// The part of [`PIPELINE`] up to the allocation of buffers.
pub const PLACED: &str = pipeline!([], "pto-allocation", []);

/// The part of [`OPTIMISED`] up to the allocation of buffers.
pub const OPTIMISED_PLACED: &str = pipeline!(
    ["pto-drop-barriers", "pto-loop-coarsening", "pto-double-buffer", "canonicalize", "pto-prefetch"],
    "pto-allocation{smallest=true apart=true}",
    []
);

/// Removes hand-written flags and barriers, before one of the other pipelines.
pub const DROP_SYNC: &str = "builtin.module(pto-to-buffers,pto-calls,func.func(pto-drop-sync))";

/// Does not simplify blocks, which would find nothing in regions without branches, and does not try to fold vector
/// instructions, which have no folds: that would take most of the time.
const WITHOUT_BRANCHES: &str = "canonicalize-foldable";

/// Adapts one of these pipelines to a module: its function passes also run in nested modules, and simplification of
/// blocks is disabled if there are no branches.
pub fn nested(pipeline: &str, module: OperationRef<'_, '_>) -> String {
    let branches = |op: OperationRef<'_, '_>| {
        (0..op.region_count())
            .filter_map(|index| region(op, index))
            .any(|region| region.first_block().is_some_and(|block| block.next_in_region().is_some()))
    };
    let simplified = match branches(module) || walk::inside(module).into_iter().any(branches) {
        true => pipeline.to_owned(),
        false => pipeline.replace("canonicalize", WITHOUT_BRANCHES),
    };
    let pipeline = simplified.as_str();
    let mut depth = 0;
    let mut modules = vec![module];
    loop {
        let inside = modules.iter().flat_map(|module| walk::blocks(*module).flat_map(walk::operations));
        modules = inside.filter(|op| walk::is(*op, Outer::Module)).collect();
        if modules.is_empty() {
            break;
        }
        depth += 1;
    }
    let functions = pipeline.strip_prefix(OF_MODULE).and_then(|rest| rest.strip_suffix(')'));
    let Some(functions) = functions.filter(|_| depth > 0) else { return pipeline.to_owned() };
    let inner = (0..depth).fold(functions.to_owned(), |inner, _| format!("{functions},builtin.module({inner})"));
    format!("{OF_MODULE}{inner})")
}

/// Registers the passes once per process.
pub fn register_passes() -> Result<(), PassError> {
    static DONE: OnceLock<Result<(), PassError>> = OnceLock::new();
    DONE.get_or_init(|| {
        register_canonicalize_foldable();
        register_pass(calls::Mark)?;
        register_pass(double_buffer::PASS)?;
        register_pass(drop_barriers::PASS)?;
        register_pass(drop_sync::PASS)?;
        register_pass(TileLowering)?;
        register_pass(TileToNests)?;
        register_pass(extents::PASS)?;
        register_pass(fuse::PASS)?;
        register_pass(loop_coarsening::PASS)?;
        register_pass(mem_bar::PASS)?;
        register_pass(Allocation)?;
        register_pass(prefetch::PASS)?;
        register_pass(scalar_sinking::PASS)?;
        register_pass(schedule::PASS)?;
        register_pass(Sync)?;
        register_pass(valid_regions::PASS)?;
        register_pass(vecscope::PASS)
    })
    .clone()
}
