//! Checks that the time of the verifier grows linearly with the program, or is bounded and reported.
//!
//! The tests measure the steps that the verifier counts, which are the same on every machine.
//!
//! * 04-verify-sync-nested-loops-exponential: loops in loops, and calls of calls.
//! * 23-quadratic: branches that set flags.
//! * 25-checker-slow-on-views: views as arguments, with layouts that are computed at run time, lowered.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use mlir_dialect::{ParsedSource, PipelineOptions, melior::Context, register_upstream_passes, run_pipeline};
use pto_dialect::target::Configuration;
use pto_isa::{Target, codes};
use pto_program::{Program, load};
use std::fmt::Write as _;

/// A program by its size.
type Form = fn(usize) -> Program;

const TILE: &str = "!pto.tile_buf<vec, 32x32xf32>";
const VIEW: &str = "!pto.partition_tensor_view<32x32xf32>";

fn context() -> Context {
    let context = pto_driver::context(false, false).expect("a context");
    let target = Some(Target::A5);
    pto_driver::configure(&context, Configuration { target, ..Configuration::default() });
    context
}

/// Builds a program of one function with the given body, next to other functions, optionally lowered.
fn program(parameters: &str, body: &str, others: &str, lowered: bool) -> Program {
    let context = context();
    let text = format!("func.func @f({parameters}) {{\n{body}return\n}}\n{others}");
    let parsed = ParsedSource::parse(&context, "grown", text.as_bytes(), false).expect("a program");
    if lowered {
        register_upstream_passes();
        pto_bufferization::register_passes().and_then(|()| pto_vector::register_passes()).expect("passes");
        run_pipeline(parsed.module(), pto_vector::PIPELINE, &PipelineOptions::default()).expect("lowered");
    }
    load::load(parsed.module(), &|op| load::location(op)).expect("a program")
}

fn codes_of(program: &Program) -> Vec<u16> {
    pto_sync_verifier::check(program).iter().map(|finding| finding.code).collect()
}

/// Loads, sums, products and stores of tiles: 25-checker-slow-on-views.
fn views(tiles: usize) -> Program {
    let mut body = String::new();
    for index in 0..tiles {
        let _ = write!(
            body,
            "%t{index} = pto.alloc_tile : {TILE}
             pto.tload ins(%a : {VIEW}) outs(%t{index} : {TILE})
             pto.tadd ins(%t{index}, %t{index} : {TILE}, {TILE}) outs(%t{index} : {TILE})
             pto.tmul ins(%t{index}, %t{index} : {TILE}, {TILE}) outs(%t{index} : {TILE})
             pto.tstore ins(%t{index} : {TILE}) outs(%b : {VIEW})\n"
        );
    }
    program(&format!("%a: {VIEW}, %b: {VIEW}"), &body, "", true)
}

/// Branches that set one of two flags each: 23-quadratic.
fn diamonds(branches: usize) -> Program {
    let flag = |event: usize| format!("pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID{event}>]\n");
    let branch = format!("scf.if %c {{ {} }} else {{ {} }}\n", flag(0), flag(1));
    program("%c: i1", &branch.repeat(branches), "", false)
}

/// Branches on different conditions.
fn branches(count: usize) -> Program {
    let conditions: Vec<String> = (0..count).map(|index| format!("%c{index}: i1")).collect();
    let mut body = String::new();
    for index in 0..count {
        let _ = writeln!(body, "%t{index} = pto.alloc_tile : {TILE}");
        let _ = writeln!(body, "scf.if %c{index} {{ pto.tload ins(%a : {VIEW}) outs(%t{index} : {TILE}) }}");
    }
    program(&format!("{}, %a: {VIEW}", conditions.join(", ")), &body, "", false)
}

/// Nested loops around one operation; with `moves`, its address depends on all counters:
/// 04-verify-sync-nested-loops-exponential.
fn nest(loops: usize, moves: bool) -> Program {
    let mut body = "%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%c9 = arith.constant 9 : index\n\
                    %k = arith.constant 64 : i64\n%t = pto.alloc_tile : !pto.tile_buf<vec, 32x32xf32>\n%s = arith.constant 0 : \
                    index\n"
        .to_owned();
    let mut sum = "%s".to_owned();
    for index in 0..loops {
        let _ = writeln!(body, "scf.for %i{index} = %c0 to %c9 step %c1 {{");
        let _ = writeln!(body, "%s{index} = arith.addi {sum}, %i{index} : index");
        sum = format!("%s{index}");
    }
    let tile = if moves {
        let _ = writeln!(body, "%n = arith.index_cast {sum} : index to i64\n%at = arith.muli %n, %k : i64");
        let _ = writeln!(body, "%u = pto.alloc_tile addr = %at : {TILE}");
        "%u"
    } else {
        "%t"
    };
    let _ = writeln!(body, "pto.tload ins(%a : {VIEW}) outs({tile} : {TILE})");
    program(&format!("%a: {VIEW}"), &(body + &"}\n".repeat(loops)), "", false)
}

#[test]
fn as_the_program() {
    let forms: [(&str, Form, usize); 3] =
        [("views", views, 20), ("diamonds", diamonds, 100), ("branches", branches, 100)];
    for (name, form, size) in forms {
        let [small, large] = [size, 4 * size].map(|size| pto_sync_verifier::steps(&form(size)));
        println!("{name}: {small} steps, {large} of four times as much");
        assert!(large <= 5 * small, "{name}: {small} steps, {large} of four times as much");
    }
}

/// Loops over the rows of views with a layout that is known at run time are summarized.
#[test]
fn views_are_checked_within_the_budget() {
    let program = views(100);
    println!(
        "views: {} steps of {} operations",
        pto_sync_verifier::steps(&program),
        program.functions[0].instructions().count()
    );
    assert!(codes_of(&program).is_empty(), "{:?}", codes_of(&program));
}

#[test]
fn loops_in_loops() {
    let steps = [8, 16].map(|loops| pto_sync_verifier::steps(&nest(loops, false)));
    println!("8 loops: {} steps, 16: {}", steps[0], steps[1]);
    assert!(steps[1] < 4 * steps[0], "{steps:?}");
    assert!(codes_of(&nest(16, false)).is_empty());
}

#[test]
fn what_has_no_end_is_bounded_and_said() {
    let moving = nest(16, true);
    let chain = |calls: usize| {
        let mut others = String::from("func.func private @g0() { return }\n");
        for index in 1..=calls {
            let call = format!("func.call @g{}() : () -> ()\n", index - 1);
            let _ = writeln!(others, "func.func private @g{index}() {{ {call}{call}{call}{call} return }}");
        }
        program("", &format!("func.call @g{calls}() : () -> ()\n"), &others, false)
    };
    for program in [moving, chain(14), chain(40)] {
        assert!(pto_sync_verifier::steps(&program) < 1_000_000, "{}", pto_sync_verifier::steps(&program));
        let found = codes_of(&program);
        assert!(!found.is_empty() && found.iter().all(|code| *code == codes::UNSEEN), "{found:?}");
    }
}
