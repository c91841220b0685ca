//! Checks that random loops over blocks of matrices have the same results after optimisation, for any factor and trip
//! count.
//!
//! Forty loops run, four hundred with `PTO_TEST_ALL=1`, one with `PTO_TEST_ONLY`, its seed.

use fastrand::Rng;
use mlir_dialect::{ParsedSource, PipelineOptions, melior::Context, register_upstream_passes, run_pipeline};
use pto_buffers::{Given, Number};
use pto_interp::Schedule;
use pto_isa::{Target, types::DType};
use pto_kernels::run;
use pto_vector::OPTIMISED;
use std::fmt::Write;

const TILE: &str = "!pto.tile_buf<vec, 8x64xf32>";
const VIEW: &str = "!pto.partition_tensor_view<8x64xf32>";
const MATRICES: usize = 3;
/// Rows of a matrix.
const ROWS: usize = 512;

/// Returns a random loop over blocks of 8 rows, from `from` to `to` if they are constant.
fn kernel(random: &mut Rng, bounds: Option<(i64, i64)>) -> String {
    let mut text = String::new();
    let line = |text: &str, line: String| format!("{text}  {line}\n");
    let pointers: Vec<String> = (0..MATRICES).map(|index| format!("%p{index}: !pto.ptr<f32, gm>")).collect();
    let _ = writeln!(text, "func.func @f({}, %from: index, %to: index) {{", pointers.join(", "));
    for (name, number) in [("c0", 0), ("c1", 1), ("c8", 8), ("c64", 64), ("rows", ROWS as i64)] {
        text = line(&text, format!("%{name} = arith.constant {number} : index"));
    }
    let step = random.i64(1..=3);
    text = line(&text, format!("%step = arith.constant {step} : index"));
    let (mut from, mut to) = ("%from", "%to");
    if let Some((first, last)) = bounds {
        text = line(&text, format!("%first = arith.constant {first} : index"));
        text = line(&text, format!("%last = arith.constant {last} : index"));
        (from, to) = ("%first", "%last");
    }
    for number in 0..2 {
        text = line(&text, format!("%t{number} = pto.alloc_tile : {TILE}"));
    }
    let carries = random.bool();
    text = line(&text, format!("%one = arith.constant 1.0 : f32\n  pto.texpands ins(%one : f32) outs(%t1 : {TILE})"));
    text = line(&text, format!("scf.for %i = {from} to {to} step %step {{"));
    text = line(&text, format!("%t2 = pto.alloc_tile : {TILE}\n  %row = arith.muli %i, %c8 : index"));
    let mut filled = Vec::new();
    for number in 0..random.usize(2..6) {
        let matrix = random.usize(..MATRICES);
        let far = [0, 8, 64][random.usize(..3)];
        let view = format!(
            "%far{number} = arith.constant {far} : index\n  %at{number} = arith.addi %row, %far{number} : index\n  \
             %m{number} = pto.make_tensor_view %p{matrix}, shape = [%rows, %c64], strides = [%c64, %c1] : \
             !pto.tensor_view<?x?xf32>\n  %v{number} = pto.partition_view %m{number}, offsets = [%at{number}, %c0], \
             sizes = [%c8, %c64] : !pto.tensor_view<?x?xf32> -> {VIEW}"
        );
        let tile = [0, 2][random.usize(..2)];
        if number == 0 || !filled.contains(&tile) {
            text = line(&text, view);
            text = line(&text, format!("pto.tload ins(%v{number} : {VIEW}) outs(%t{tile} : {TILE})"));
            filled.push(tile);
            continue;
        }
        let to = if carries { 1 } else { tile };
        match random.u8(..3) {
            0 => {
                text = line(&text, view);
                text = line(&text, format!("pto.tstore ins(%t{tile} : {TILE}) outs(%v{number} : {VIEW})"));
            }
            1 => {
                text = line(&text, format!("pto.tmax ins(%t{tile}, %t{to} : {TILE}, {TILE}) outs(%t{to} : {TILE})"));
            }
            _ => text = line(&text, format!("pto.tneg ins(%t{tile} : {TILE}) outs(%t{tile} : {TILE})")),
        }
    }
    text = line(
        &text,
        format!(
            "%out = pto.make_tensor_view %p2, shape = [%rows, %c64], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>\n  \
             %box = pto.partition_view %out, offsets = [%row, %c0], sizes = [%c8, %c64] : !pto.tensor_view<?x?xf32> \
             -> {VIEW}\n  pto.tstore ins(%t{} : {TILE}) outs(%box : {VIEW})",
            if carries { 1 } else { filled[0] }
        ),
    );
    text + "  }\n  return\n}\n"
}

fn same_optimised(context: &Context, text: &str, target: Target, bounds: &[(i64, i64)]) -> Result<(), String> {
    let configuration = pto_dialect::target::Configuration { target: Some(target), ..Default::default() };
    pto_driver::configure(context, configuration);
    let parse = || ParsedSource::parse(context, "drawn", text.as_bytes(), false).ok_or("does not parse");
    let (before, after) = (parse()?, parse()?);
    let options = PipelineOptions { verify_each: true, ..PipelineOptions::default() };
    run_pipeline(after.module(), OPTIMISED, &options).map_err(|error| error.to_string())?;
    for (from, to) in bounds {
        let mut given: Vec<Given> =
            (0..MATRICES).map(|index| Given::Random(index as u64, DType::F32, ROWS * 64)).collect();
        given.extend([*from, *to].map(|number| Given::Number(Number::Integer(number.into()))));
        let ran = |module, schedule| {
            run(module, &given, target, schedule).map_err(|fault| format!("{schedule:?}: {}", fault.message))
        };
        let expected = ran(before.module(), Schedule::Program)?;
        for schedule in [Schedule::Program, Schedule::Adversarial] {
            if ran(after.module(), schedule)?.buffers != expected.buffers {
                return Err(format!("{target}, {schedule:?}, from {from} to {to}: other bytes"));
            }
        }
    }
    Ok(())
}

#[test]
fn drawn_loops_give_the_same_bytes() {
    register_upstream_passes();
    assert!(pto_bufferization::register_passes().and_then(|()| pto_vector::register_passes()).is_ok());
    let count = if std::env::var_os("PTO_TEST_ALL").is_some() { 400 } else { 40 };
    let context = pto_driver::context(false, false);
    assert!(context.is_ok(), "no context");
    let Ok(context) = context else { return };
    let only: Option<u64> = std::env::var("PTO_TEST_ONLY").ok().and_then(|seed| seed.parse().ok());
    for seed in only.map_or(0..count, |seed| seed..seed + 1) {
        let mut random = Rng::with_seed(seed);
        let mut draw = || (random.i64(0..4), random.i64(-2..30));
        let bounds = [draw(), draw(), draw()];
        let known = random.bool();
        let text = kernel(&mut random, known.then_some(bounds[0]));
        let bounds = if known { &bounds[..1] } else { &bounds[..] };
        for target in [Target::A3, Target::A5] {
            let found = same_optimised(&context, &text, target, bounds);
            assert!(found.is_ok(), "seed {seed}: {}\n{text}", found.err().unwrap_or_default());
        }
    }
}
