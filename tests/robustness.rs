//! Tests inputs that no user should write: each run ends with status 0, 1 or 2, with a diagnostic unless the input is
//! accepted, and leaves no partial output.

mod bytes;
mod calls;
mod depth;
mod llvm;
mod resources;
mod streams;

use crate::{
    support::{
        generate::KERNEL,
        tool::{self, Outcome},
    },
    trial,
};
use libtest_mimic::Trial;
use std::{fs, path::Path};

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = vec![
        trial("robustness", "brackets", brackets),
        trial("robustness", "truncated", truncated),
        trial("robustness", "numbers", numbers),
        trial("robustness", "determinism", determinism),
        trial("robustness", "recovery", recovery),
    ];
    trials.extend(bytes::trials());
    trials.extend(calls::trials());
    trials.extend(depth::trials());
    trials.extend(llvm::trials());
    trials.extend(resources::trials());
    trials.extend(streams::trials());
    trials
}

/// Name of the input in each directory.
const INPUT: &str = "input.mlir";

/// Runs the tool on the bytes of a file. If the tool rejects them, it must not have left an output.
fn feed(directory: &Path, bytes: &[u8], arguments: &[&str]) -> Result<Outcome, String> {
    fs::write(directory.join(INPUT), bytes).map_err(|error| error.to_string())?;
    let all = [&[INPUT, "--diagnostics=short", "-o", "out"], arguments].concat();
    let outcome = tool::run(directory, &all, b"")?;
    let left: Vec<String> = fs::read_dir(directory)
        .map_err(|error| error.to_string())?
        .filter_map(|entry| Some(entry.ok()?.file_name().to_string_lossy().into_owned()))
        .filter(|name| name != INPUT)
        .collect();
    if outcome.status != 0 && !left.is_empty() {
        return Err(format!("status {}, but there is {}", outcome.status, left.join(", ")));
    }
    for name in left {
        fs::remove_file(directory.join(name)).map_err(|error| error.to_string())?;
    }
    Ok(outcome)
}

/// Checks that the tool rejects bytes, with this code among its diagnostics.
fn refuses(directory: &Path, what: &str, bytes: &[u8], code: &str) -> Result<(), String> {
    let outcome = feed(directory, bytes, &[])?;
    if outcome.status == 1 && outcome.codes().iter().any(|found| found == code) {
        Ok(())
    } else {
        Err(format!("{what}: expected {code}, found status {} and\n{}", outcome.status, start(&outcome.stderr)))
    }
}

/// The tool takes bytes.
fn takes(directory: &Path, what: &str, bytes: &[u8]) -> Result<(), String> {
    let outcome = feed(directory, bytes, &[])?;
    if outcome.status == 0 { Ok(()) } else { Err(format!("{what}: refused with\n{}", start(&outcome.stderr))) }
}

/// Returns the start of a text, for a report.
fn start(text: &str) -> String {
    text.chars().take(2000).collect()
}

/// Removes each bracket of the kernel, then doubles it.
fn brackets() -> Result<(), String> {
    let directory = tool::scratch("robustness/brackets")?;
    takes(&directory, "the kernel", KERNEL.as_bytes())?;
    for (at, bracket) in KERNEL.bytes().enumerate().filter(|(_, byte)| b"()[]{}<>".contains(byte)) {
        let in_place = |text: &[u8]| [&KERNEL.as_bytes()[..at], text, &KERNEL.as_bytes()[at + 1..]].concat();
        if at > 0 && KERNEL.as_bytes()[at - 1] == b'-' {
            // The head of an arrow.
            continue;
        }
        for text in [in_place(b""), in_place(&[bracket, bracket])] {
            let outcome = feed(&directory, &text, &[])?;
            if outcome.status == 0 && !optional(at) {
                let line = KERNEL[..at].matches('\n').count() + 1;
                return Err(format!("accepted with `{}` on line {line} missing or twice", char::from(bracket)));
            }
        }
    }
    Ok(())
}

/// The assembly accepts `PIPE_MTE2` with and without brackets.
fn optional(at: usize) -> bool {
    KERNEL[..at].lines().last().is_some_and(|line| line.contains("_flag["))
}

/// The kernel cut at every 50th byte.
fn truncated() -> Result<(), String> {
    let directory = tool::scratch("robustness/truncated")?;
    for cut in (0..KERNEL.len()).step_by(50) {
        let outcome = feed(&directory, &KERNEL.as_bytes()[..cut], &[])?;
        // Comments and aliases alone are a program.
        if outcome.status == 0 && KERNEL[..cut].contains("module") {
            return Err(format!("accepted the first {cut} bytes"));
        }
    }
    Ok(())
}

/// Numbers that fit no type, at each position of a number.
fn numbers() -> Result<(), String> {
    let directory = tool::scratch("robustness/numbers")?;
    const HUGE: [&str; 8] = [
        "9223372036854775807",
        "9223372036854775808",
        "18446744073709551615",
        "18446744073709551616",
        "340282366920938463463374607431768211456",
        "-9223372036854775808",
        "-9223372036854775809",
        "0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF",
    ];
    const PLACES: [&str; 18] = [
        "func.func private @f(!pto.tile_buf<vec, NxNxf32>)",
        "func.func private @f(!pto.tile_buf<vec, 16x16xf32, valid=NxN>)",
        "func.func private @f(!pto.tile_buf<vec, 16x16xf32, fractal=N>)",
        "func.func private @f(!pto.tile_buf<vec, 16x16xf32, pad=N, compact=N>)",
        "func.func private @f(!pto.tile<f32, N, N>)",
        "func.func private @f(!pto.tile_buf<loc=vec, dtype=f32, rows=N, cols=N, v_row=N, v_col=N, blayout=row_major, slayout=none_box, fractal=512, pad=0>)",
        "func.func private @f(!pto.tensor_view<NxNxNxNxNxf32>)",
        "func.func private @f(!pto.memref<f32, N>)",
        "func.func private @f(!pto.multi_tile_buf<vec, NxNxf32, count=N>)",
        "func.func private @f(!pto.eventid_array<N>, !pto.vreg<Nxf32>)",
        "func.func private @f() attributes {a = N, b = N : i128, c = N : i1, d = dense<N> : tensor<2xi64>, e = array<i32: N>}",
        "pto.barrier N",
        "pto.set_flag[N, N, N]",
        "\"pto.alloc_tile\"() <{operandSegmentSizes = array<i32: N, N, N>}> : () -> !pto.tile_buf<vec, 8x8xf32>",
        "%n = arith.constant N : i64\n%0 = pto.alloc_tile addr = %n : !pto.tile_buf<vec, 9223372036854775807x8xf32>",
        "func.func @f(%v: !pto.tensor_view<NxNxf32>) {\n%n = arith.constant N : index\n%0 = pto.partition_view %v, offsets = [%n, %n], sizes = [%n, %n] : !pto.tensor_view<NxNxf32>\nreturn }",
        "func.func @f(%a: !pto.tile_buf<vec, NxNxf32>, %p: !pto.partition_tensor_view<NxNxNxf32>) {\npto.tstore ins(%a : !pto.tile_buf<vec, NxNxf32>) outs(%p : !pto.partition_tensor_view<NxNxNxf32>)\nreturn }",
        "pto.barrier <PIPE_ALL> loc(\"x\":N:N)",
    ];
    for place in PLACES {
        for number in HUGE {
            feed(&directory, place.replace('N', number).as_bytes(), &["--verify-roundtrip"])
                .map_err(|message| format!("{place} with {number}: {message}"))?;
        }
    }
    Ok(())
}

/// A file with errors in many functions yields the same bytes in every run, on one thread and on several.
fn determinism() -> Result<(), String> {
    let directory = tool::scratch("robustness/determinism")?;
    let mut text = String::from("!f32 = !pto.tile_buf<vec, 16x16xf32>\n!f16 = !pto.tile_buf<vec, 16x16xf16>\n");
    for function in 0..10 {
        text += &format!(
            "func.func @f{function}(%a: !f32, %b: !f16) {{\n  pto.tadd ins(%a, %b : !f32, !f16) outs(%a : !f32)\n  \
             %t = pto.alloc_tile : !pto.tile_buf<vec, 3x{}xf32>\n  pto.trowmax ins(%a : !f32) outs(%a : !f32)\n  \
             %w = pto.alloc_tile : !pto.tile_buf<vec, 1x4096xf32>\n  return\n}}\n",
            function + 1
        );
    }
    fs::write(directory.join(INPUT), text).map_err(|error| error.to_string())?;
    for format in ["short", "human", "json"] {
        let mut first: Option<Outcome> = None;
        for run in 0..100 {
            let mut arguments = vec![INPUT.to_owned(), format!("--diagnostics={format}")];
            if run % 2 == 1 {
                arguments.push("--mlir-disable-threading".to_owned());
            }
            let outcome = tool::run(&directory, &arguments, b"")?;
            if format == "short" && outcome.codes().len() < 30 {
                return Err(format!("expected at least 30 diagnostics, found {}", outcome.codes().len()));
            }
            match &first {
                None => first = Some(outcome),
                Some(first) if *first == outcome => {}
                Some(first) => {
                    return Err(format!("run {run} differs in {format}:\n{}\n{}", first.stderr, outcome.stderr));
                }
            }
        }
    }
    Ok(())
}

/// Statements that do not parse neither hide later errors nor cause new ones.
fn recovery() -> Result<(), String> {
    let directory = tool::scratch("robustness/recovery")?;
    let broken =
        ["pto.alloc_tile !pto.tile_buf<vec, 8x8xf32>", "pto.nothing 3", "\"unclosed", "pto.barrier #pto.pipe<", "%%"];
    for statement in broken {
        let text = format!(
            "func.func @f() {{\n  {statement}\n  %t = pto.alloc_tile : !pto.tile_buf<vec, 3x7xf32>\n  return\n}}\n\n\
             func.func @g() {{\n  pto.barrier <PIPE_ALL>\n  return\n}}\n"
        );
        let outcome = feed(&directory, text.as_bytes(), &[])?;
        let lines = outcome.lines(INPUT);
        if outcome.status != 1 || lines.iter().any(|line| ![1, 2, 3].contains(line)) {
            return Err(format!("`{statement}`: status {} and\n{}", outcome.status, outcome.stderr));
        }
    }
    Ok(())
}
