//! Compares operations with shared and separate loops: random chains on tiles, lowered in both modes, have the same
//! results bit for bit, in program order and on the most hostile schedule of pipes.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a test")]

mod peer;

use fastrand::Rng;
use mlir_dialect::{ParsedSource, PipelineOptions, melior::Context, register_upstream_passes, run_pipeline};
use peer::PEER;
use pto_buffers::{Bytes, Content, Number};
use pto_dialect::target::Configuration;
use pto_interp::Schedule;
use pto_isa::Target;
use pto_kernels::{Argument, Held, run_on};
use pto_vector::{OPTIMISED, PIPELINE};
use std::fmt::Write;

const CASES: u64 = 60;

/// Physical and valid rows and columns of the tiles.
const SHAPES: [([i64; 2], [i64; 2]); 8] = [
    ([16, 64], [16, 64]),
    ([16, 64], [13, 50]),
    ([8, 128], [8, 128]),
    ([8, 256], [7, 200]),
    ([16, 16], [16, 16]),
    ([8, 640], [3, 640]),
    ([40, 32], [40, 31]),
    ([8, 704], [5, 690]),
];

/// Returns a kernel that loads four tiles, executes some operations, and stores some of the tiles.
fn kernel(rng: &mut Rng) -> (String, [i64; 2], [i64; 2]) {
    let ([rows, cols], [valid_rows, valid_cols]) = SHAPES[rng.usize(..SHAPES.len())];
    let dynamic = rng.bool();
    let of = |rows: i64, cols: i64, valid: String, dtype: &str, more: &str| {
        format!("!pto.tile_buf<vec, {rows}x{cols}x{dtype}, valid={valid}{more}>")
    };
    let (full, line, column) = if dynamic {
        ("?x?".to_owned(), "1x?".to_owned(), "?x1".to_owned())
    } else {
        (format!("{valid_rows}x{valid_cols}"), format!("1x{valid_cols}"), format!("{valid_rows}x1"))
    };
    let tile = of(rows, cols, full.clone(), "f32", "");
    let half = of(rows, cols, full, "f16", "");
    let row = of(1, cols, line, "f32", "");
    let lines = of(rows, 1, column, "f32", ", blayout=col_major");
    let (both, of_cols, of_rows) =
        if dynamic { (" valid_row = %r valid_col = %c", " valid_col = %c", " valid_row = %r") } else { ("", "", "") };
    let mut text = String::new();
    let t = &mut text;
    let ptr = "!pto.ptr<f32, gm>";
    writeln!(t, "func.func @chain(%p0: {ptr}, %p1: {ptr}, %p2: {ptr}, %p3: {ptr}, %r: index, %c: index, %s: f32) {{")
        .unwrap();
    writeln!(t, "  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n  %c2 = arith.constant 2 : index")
        .unwrap();
    writeln!(t, "  %rows = arith.constant {rows} : index\n  %cols = arith.constant {cols} : index").unwrap();
    let view = "!pto.tensor_view<?x?xf32>";
    let part = "!pto.partition_tensor_view<?x?xf32>";
    for number in 0..4 {
        writeln!(
            t,
            "  %g{number} = pto.make_tensor_view %p{number}, shape = [%rows, %cols], strides = [%cols, %c1] : {view}"
        )
        .unwrap();
        writeln!(
            t,
            "  %v{number} = pto.partition_view %g{number}, offsets = [%c0, %c0], sizes = [%r, %c] : {view} -> {part}"
        )
        .unwrap();
        writeln!(t, "  %t{number} = pto.alloc_tile{both} : {tile}").unwrap();
    }
    writeln!(t, "  %h = pto.alloc_tile{both} : {half}").unwrap();
    writeln!(t, "  %w = pto.alloc_tile{of_cols} : {row}").unwrap();
    let across = of(1, rows, format!("1x{valid_rows}"), "f32", "");
    for number in 0..2 {
        writeln!(t, "  %l{number} = pto.alloc_tile{of_rows} : {lines}").unwrap();
        if !dynamic {
            writeln!(t, "  %a{number} = pto.treshape %l{number} : {lines} -> {across}").unwrap();
        }
    }
    let looped = rng.bool();
    if looped {
        writeln!(t, "  scf.for %i = %c0 to %c2 step %c1 {{").unwrap();
    }
    for number in 0..4 {
        writeln!(t, "  pto.tload ins(%v{number} : {part}) outs(%t{number} : {tile})").unwrap();
    }
    writeln!(t, "  pto.tcvt ins(%t1 : {tile}) outs(%h : {half})").unwrap();
    writeln!(t, "  pto.tcolmax ins(%t0 : {tile}) outs(%w : {row})").unwrap();
    for number in 0..2 {
        writeln!(t, "  pto.trowmax ins(%t{number}, %t3 : {tile}, {tile}) outs(%l{number} : {lines})").unwrap();
    }
    let mut products = 2;
    for number in 0..rng.usize(2..14) {
        let [x, y, z] = [(); 3].map(|()| rng.usize(..4));
        let [a, b] = [(); 2].map(|()| rng.usize(..2));
        let choice = rng.usize(..21);
        match choice {
            0 | 1 => writeln!(t, "  pto.tadd ins(%t{x}, %t{y} : {tile}, {tile}) outs(%t{z} : {tile})"),
            2 => writeln!(t, "  pto.tsub ins(%t{x}, %t{y} : {tile}, {tile}) outs(%t{z} : {tile})"),
            3 if products > 0 => {
                products -= 1;
                writeln!(t, "  pto.tmul ins(%t{x}, %t{y} : {tile}, {tile}) outs(%t{z} : {tile})")
            }
            3 | 4 => writeln!(t, "  pto.tabs ins(%t{x} : {tile}) outs(%t{z} : {tile})"),
            5 => writeln!(t, "  pto.tmuls ins(%t{x}, %s : {tile}, f32) outs(%t{z} : {tile})"),
            6 => writeln!(t, "  pto.tmaxs ins(%t{x}, %s : {tile}, f32) outs(%t{z} : {tile})"),
            7 => writeln!(t, "  pto.trowsum ins(%t{x}, %t3 : {tile}, {tile}) outs(%l{a} : {lines})"),
            8 => writeln!(t, "  pto.trowmax ins(%t{x}, %t3 : {tile}, {tile}) outs(%l{a} : {lines})"),
            9 => writeln!(t, "  pto.trowexpandsub ins(%t{x}, %l{a} : {tile}, {lines}) outs(%t{z} : {tile})"),
            10 => writeln!(t, "  pto.trowexpand ins(%l{a} : {lines}) outs(%t{z} : {tile})"),
            11 => writeln!(t, "  pto.tcolsum ins(%t{x} : {tile}) outs(%w : {row})"),
            19 => writeln!(
                t,
                "  pto.tcolmax ins(%t{x} : {tile}) outs(%w : {row})\n  pto.tmuls ins(%w, %s : {row}, f32) outs(%w : {row})"
            ),
            12 => writeln!(t, "  pto.tcolexpandmax ins(%t{x}, %w : {tile}, {row}) outs(%t{z} : {tile})"),
            13 if !dynamic => writeln!(t, "  pto.tmuls ins(%a{a}, %s : {across}, f32) outs(%a{b} : {across})"),
            14 => writeln!(
                t,
                "  pto.tcvt ins(%t{x} : {tile}) outs(%h : {half})\n  pto.tcvt ins(%h : {half}) outs(%t{z} : {tile})"
            ),
            // Short-lived tiles are at the addresses of others.
            15 => writeln!(
                t,
                "  %s{number} = pto.alloc_tile{both} : {tile}
  pto.tabs ins(%t{x} : {tile}) outs(%s{number} : {tile})
  pto.tadd ins(%s{number}, %t{y} : {tile}, {tile}) outs(%t{z} : {tile})"
            ),
            16 | 17 => writeln!(
                t,
                "  %h{number} = pto.alloc_tile{both} : {half}
  %k{number} = pto.alloc_tile{both} : {half}
  pto.tcvt ins(%t{x} : {tile}) outs(%h{number} : {half})
  pto.tmax ins(%h{number}, %h{number} : {half}, {half}) outs(%k{number} : {half})
  pto.tcvt ins(%k{number} : {half}) outs(%t{z} : {tile})"
            ),
            18 => writeln!(
                t,
                "  pto.tmax ins(%h, %h : {half}, {half}) outs(%h : {half})\n  pto.tcvt ins(%h : {half}) outs(%t{z} : {tile})"
            ),
            _ if !dynamic => writeln!(t, "  pto.tadd ins(%a{a}, %a{b} : {across}, {across}) outs(%a{a} : {across})"),
            _ => writeln!(t, "  pto.tneg ins(%t{x} : {tile}) outs(%t{z} : {tile})"),
        }
        .unwrap();
    }
    for number in 0..4 {
        if rng.u8(..3) > 0 {
            writeln!(t, "  pto.tstore ins(%t{number} : {tile}) outs(%v{number} : {part})").unwrap();
        }
    }
    writeln!(t, "{}  return\n}}", if looped { "  }\n" } else { "" }).unwrap();
    (text, [rows, cols], [valid_rows, valid_cols])
}

fn bytes(count: i64, seed: i64) -> Bytes {
    let numbers = (0..count).map(|index| ((index * 7 + seed * 5 + index / 11) % 13 - 6) as f32 / 4.0);
    let bytes: Vec<u8> = numbers.flat_map(f32::to_le_bytes).collect();
    Bytes { defined: vec![true; bytes.len()], bytes }
}

/// Returns the memory after a run.
fn run(
    context: &Context,
    text: &str,
    [rows, cols]: [i64; 2],
    valid: [i64; 2],
    pipeline: &str,
    schedule: Schedule,
) -> Vec<Option<Held>> {
    let buffers = (0..4).map(|seed| Content::Buffer(bytes(rows * cols, seed).bytes, None));
    let numbers = valid.map(|number| Content::Number(Number::Integer(i128::from(number))));
    let arguments = buffers.chain(numbers).chain([Content::Number(Number::Real(0.75))]).collect();
    lowered(context, text, pipeline, arguments, schedule)
}

/// Returns the memory after a run of a lowered module.
fn lowered(
    context: &Context,
    text: &str,
    pipeline: &str,
    arguments: Vec<Content>,
    schedule: Schedule,
) -> Vec<Option<Held>> {
    let parsed = ParsedSource::parse(context, "chain", text.as_bytes(), false).expect("parses");
    let module = parsed.module();
    assert!(mlir_dialect::verify(module), "not legal:\n{text}");
    let options = PipelineOptions { verify_each: true, ..PipelineOptions::default() };
    assert!(run_pipeline(module, pipeline, &options).is_ok(), "not lowered:\n{text}");
    let arguments = arguments.into_iter().map(|content| Argument { content, defined: true }).collect();
    let ran = run_on(module, arguments, Target::A5, schedule);
    let ran = ran.map_err(|fault| format!("{pipeline}, {schedule:?}: {}\n{text}", fault.message));
    ran.expect("runs").buffers
}

#[test]
fn chains_do_the_same() {
    register_upstream_passes();
    pto_bufferization::register_passes().and_then(|()| pto_vector::register_passes()).unwrap();
    let context = pto_driver::context(false, false).unwrap();
    pto_driver::configure(&context, Configuration { target: Some(Target::A5), ..Configuration::default() });
    let cases = std::env::var("PTO_FUSE_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(CASES);
    for seed in 0..cases {
        let (text, shape, valid) = kernel(&mut Rng::with_seed(seed));
        let plain = run(&context, &text, shape, valid, PIPELINE, Schedule::Program);
        for pipeline in [OPTIMISED, PEER] {
            for schedule in [Schedule::Program, Schedule::Adversarial] {
                let found = run(&context, &text, shape, valid, pipeline, schedule);
                assert!(plain == found, "{pipeline}, {schedule:?}, case {seed}:\n{text}");
            }
        }
    }
}

/// Rows and columns of tiles with columns to search, and the number of valid rows.
const SEARCHED: [[i64; 3]; 5] = [[40, 64, 40], [24, 128, 17], [64, 64, 64], [16, 64, 16], [8, 64, 1]];

/// Returns columns with equal values, zeros of both signs, and NaN: in the first row of some columns, and in later
/// ones.
fn columns(rows: i64, cols: i64) -> Bytes {
    let mut rng = Rng::with_seed(rows as u64);
    let mut element = |index: i64| match rng.u8(..8) {
        0 if index / cols > 0 || index % 5 == 0 => f32::NAN,
        1 => -0.0,
        2 => 0.0,
        _ => f32::from(rng.i8(-3..4)),
    };
    let bytes: Vec<u8> = (0..rows * cols).flat_map(|index| element(index).to_le_bytes()).collect();
    Bytes { defined: vec![true; bytes.len()], bytes }
}

#[test]
fn positions_in_columns_are_the_first() {
    register_upstream_passes();
    pto_bufferization::register_passes().and_then(|()| pto_vector::register_passes()).unwrap();
    let context = pto_driver::context(false, false).unwrap();
    pto_driver::configure(&context, Configuration { target: Some(Target::A5), ..Configuration::default() });
    for ([rows, cols, valid], name) in
        SEARCHED.iter().flat_map(|shape| ["tcolargmax", "tcolargmin"].map(|n| (*shape, n)))
    {
        let tile = format!("!pto.tile_buf<vec, {rows}x{cols}xf32, valid={valid}x{cols}>");
        let row = format!("!pto.tile_buf<vec, 1x{cols}xi32>");
        let [view, part] = ["tensor_view<?x?x", "partition_tensor_view<?x?x"].map(|kind| format!("!pto.{kind}"));
        let text = format!(
            "func.func @positions(%x: !pto.ptr<f32, gm>, %y: !pto.ptr<i32, gm>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant {valid} : index
  %cols = arith.constant {cols} : index
  %a = pto.make_tensor_view %x, shape = [%rows, %cols], strides = [%cols, %c1] : {view}f32>
  %b = pto.partition_view %a, offsets = [%c0, %c0], sizes = [%rows, %cols] : {view}f32> -> {part}f32>
  %c = pto.make_tensor_view %y, shape = [%c1, %cols], strides = [%cols, %c1] : {view}i32>
  %d = pto.partition_view %c, offsets = [%c0, %c0], sizes = [%c1, %cols] : {view}i32> -> {part}i32>
  %t = pto.alloc_tile : {tile}
  %tmp = pto.alloc_tile : {tile}
  %r = pto.alloc_tile : {row}
  pto.tload ins(%b : {part}f32>) outs(%t : {tile})
  pto.{name} ins(%t, %tmp : {tile}, {tile}) outs(%r : {row})
  pto.tstore ins(%r : {row}) outs(%d : {part}i32>)
  return
}}"
        );
        let given = || {
            let output = Bytes { defined: vec![true; cols as usize * 4], bytes: vec![0xff; cols as usize * 4] };
            [columns(rows, cols), output].map(|bytes| Content::Buffer(bytes.bytes, None)).to_vec()
        };
        let plain = lowered(&context, &text, PIPELINE, given(), Schedule::Program);
        let found = lowered(&context, &text, OPTIMISED, given(), Schedule::Adversarial);
        assert!(plain == found, "{name} of {valid} rows");
        let written = plain[1].as_ref().map(|held| held.bytes.bytes.clone()).unwrap();
        assert!(written.iter().any(|byte| *byte != 0xff), "nothing is written");
    }
}
