//! Checks that random kernels of loops, branches and tile operations on few buffers have no race and no deadlock after
//! `pto-sync`, and the same results on every schedule of the pipes; also if flags and barriers of the kernel are removed
//! first.
//!
//! A hundred kernels run, a thousand with `PTO_TEST_ALL=1`, one with `PTO_TEST_ONLY`, its seed.

use fastrand::Rng;
use mlir_dialect::{
    ParsedSource, PipelineOptions,
    melior::{Context, ir::operation::OperationRef},
    register_upstream_passes, run_pipeline,
};
use pto_buffers::Given;
use pto_interp::Schedule;
use pto_isa::{Target, types::DType};
use pto_kernels::{Ran, run};
use std::fmt::Write;

const PIPELINES: [&str; 2] = [
    "builtin.module(func.func(pto-allocation,pto-sync))",
    "builtin.module(func.func(pto-allocation{smallest=true apart=true},pto-sync{distinct-arguments=true}))",
];
const TILE: &str = "!pto.tile_buf<vec, 8x64xf32>";
const VIEW: &str = "!pto.partition_tensor_view<8x64xf32>";
/// Number of tiles, and of matrices in global memory.
const TILES: usize = 4;
const MATRICES: usize = 3;

/// A random kernel under construction.
struct Draw {
    random: Rng,
    text: String,
    names: usize,
}

impl Draw {
    fn line(&mut self, depth: usize, line: &str) {
        let _ = writeln!(self.text, "{:1$}{line}", "", 2 * depth);
    }

    fn name(&mut self) -> String {
        self.names += 1;
        format!("%n{}", self.names)
    }

    fn operation(&mut self, depth: usize) {
        let [a, b, c] = std::array::from_fn(|_| self.random.usize(..TILES));
        let matrix = self.random.usize(..MATRICES);
        let line = match self.random.u8(..4) {
            0 => format!("pto.tload ins(%m{matrix} : {VIEW}) outs(%t{a} : {TILE})"),
            1 => format!("pto.tstore ins(%t{a} : {TILE}) outs(%m{matrix} : {VIEW})"),
            2 => format!("pto.tmax ins(%t{a}, %t{b} : {TILE}, {TILE}) outs(%t{c} : {TILE})"),
            _ => format!("pto.tneg ins(%t{a} : {TILE}) outs(%t{b} : {TILE})"),
        };
        self.line(depth, &line);
    }

    fn block(&mut self, depth: usize, room: usize) {
        for _ in 0..self.random.usize(1..=4) {
            match self.random.u8(..9) {
                0..3 if room > 0 => {
                    let index = self.name();
                    let count = self.random.usize(..4);
                    self.line(depth, &format!("scf.for {index} = %zero to %count{count} step %one {{"));
                    self.block(depth + 1, room - 1);
                    self.line(depth, "}");
                }
                3 if room > 0 => {
                    let (kind, choice) = (self.random.usize(..4), self.name());
                    self.line(depth, &format!("{choice} = arith.cmpi ugt, %count{kind}, %one : index"));
                    self.line(depth, &format!("scf.if {choice} {{"));
                    self.block(depth + 1, room - 1);
                    if self.random.bool() {
                        self.line(depth, "} else {");
                        self.block(depth + 1, room - 1);
                    }
                    self.line(depth, "}");
                }
                _ => self.operation(depth),
            }
        }
    }

    /// Returns a kernel with three matrices and four counts as parameters.
    fn kernel(seed: u64) -> String {
        let mut draw = Self { random: Rng::with_seed(seed), text: String::new(), names: 0 };
        let views: Vec<String> = (0..MATRICES).map(|index| format!("%m{index}: {VIEW}")).collect();
        let counts: Vec<String> = (0..4).map(|index| format!("%count{index}: index")).collect();
        draw.line(0, &format!("func.func @f({}, {}) {{", views.join(", "), counts.join(", ")));
        for (name, number) in [("zero", "0"), ("one", "1")] {
            draw.line(1, &format!("%{name} = arith.constant {number} : index"));
        }
        for index in 0..TILES {
            draw.line(1, &format!("%t{index} = pto.alloc_tile : {TILE}"));
            draw.line(1, &format!("%s{index} = arith.constant {index}.5 : f32"));
            draw.line(1, &format!("pto.texpands ins(%s{index} : f32) outs(%t{index} : {TILE})"));
        }
        draw.block(1, 4);
        draw.line(1, &format!("pto.tstore ins(%t0 : {TILE}) outs(%m0 : {VIEW})"));
        draw.line(1, "return");
        draw.line(0, "}");
        draw.text
    }
}

fn ran(module: OperationRef<'_, '_>, given: &[Given], target: Target, schedule: Schedule) -> Result<Ran, String> {
    run(module, given, target, schedule)
        .map_err(|fault| format!("{target}, {schedule:?}: PTO{}: {}", fault.code, fault.message))
}

fn same_in_every_order(context: &Context, text: &str, target: Target, pipeline: &str) -> Result<(), String> {
    let configuration = pto_dialect::target::Configuration { target: Some(target), ..Default::default() };
    pto_driver::configure(context, configuration);
    let parsed = ParsedSource::parse(context, "drawn", text.as_bytes(), false).ok_or("does not parse")?;
    let module = parsed.module();
    let mut given: Vec<Given> = (0..MATRICES).map(|index| Given::Random(index as u64, DType::F32, 8 * 64)).collect();
    given.extend((0..4).map(|count| Given::Number(pto_buffers::Number::Integer(count))));
    let expected = ran(module, &given, target, Schedule::Program)?;
    let options = PipelineOptions { verify_each: true, ..PipelineOptions::default() };
    let same = || {
        for schedule in [Schedule::Program, Schedule::Adversarial] {
            let found = ran(module, &given, target, schedule)?;
            if found.buffers != expected.buffers {
                return Err(format!("{target}, {schedule:?}: other bytes"));
            }
        }
        pto_sync_verifier::verify(module).map_err(|_| format!("{target}: the sync verifier reports an order"))
    };
    run_pipeline(module, pipeline, &options).map_err(|error| error.to_string())?;
    same()?;
    // The flags and barriers in the module now serve as hand-written ones.
    let ordered = orders(module);
    for again in [pto_vector::DROP_SYNC, pipeline] {
        run_pipeline(module, again, &options).map_err(|error| error.to_string())?;
    }
    same()?;
    match orders(module) {
        // Exact flags may be more numerous than barriers, which wait for everything.
        more if more > ordered && !text.contains("pto.barrier") => {
            Err(format!("{target}: {more} flags and barriers in place of {ordered}"))
        }
        _ => Ok(()),
    }
}

/// Returns the number of flags and barriers of a module.
fn orders(module: OperationRef<'_, '_>) -> usize {
    let names = mlir_dialect::walk::inside(module).into_iter().map(|op| mlir_dialect::name_of(op));
    names.filter(|name| ["pto.set_flag", "pto.wait_flag", "pto.barrier"].contains(&name.as_str())).count()
}

/// Returns a kernel with a barrier of all pipes before each operation, as a cautious author would write it.
fn by_hand(text: &str) -> String {
    text.replace("pto.t", "pto.barrier #pto.pipe<PIPE_ALL>\npto.t").replace("!pto.barrier #pto.pipe<PIPE_ALL>\n", "!")
}

#[test]
fn drawn_kernels_are_ordered() {
    register_upstream_passes();
    assert!(pto_vector::register_passes().is_ok() && pto_bufferization::register_passes().is_ok());
    let count = if std::env::var_os("PTO_TEST_ALL").is_some() { 1000 } else { 100 };
    let context = pto_driver::context(false, false);
    assert!(context.is_ok(), "no context");
    let Ok(context) = context else { return };
    let only: Option<u64> = std::env::var("PTO_TEST_ONLY").ok().and_then(|seed| seed.parse().ok());
    for seed in only.map_or(0..count, |seed| seed..seed + 1) {
        let text = Draw::kernel(seed);
        for (target, pipeline) in [Target::A3, Target::A5].into_iter().flat_map(|target| PIPELINES.map(|p| (target, p)))
        {
            let found = same_in_every_order(&context, &text, target, pipeline);
            assert!(found.is_ok(), "seed {seed}, {pipeline}: {}\n{text}", found.err().unwrap_or_default());
        }
        if seed % 5 == 0 || only.is_some() {
            let text = by_hand(&text);
            let found = same_in_every_order(&context, &text, Target::A5, PIPELINES[0]);
            assert!(found.is_ok(), "seed {seed}: {}\n{text}", found.err().unwrap_or_default());
        }
    }
}
