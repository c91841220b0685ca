//! Short inputs that expand to huge types and reports, and options that contradict each other.

use super::{feed, refuses, takes};
use crate::{support::tool, trial};
use libtest_mimic::Trial;
use std::fmt::Write;

pub(super) fn trials() -> Vec<Trial> {
    vec![
        trial("robustness", "05-callsite-location-exponential", call_sites),
        trial("robustness", "06-alias-type-bomb", aliases),
        trial("robustness", "11-bytecode-hang", bytecode),
        trial("robustness", "15-errors-cut-at-20", all_errors),
        trial("robustness", "17-part-left", parts),
        trial("robustness", "19-mode-lost", modes),
        trial("robustness", "21-misleading", extents),
        trial("robustness", "22-flags-ignored", flags),
        trial("robustness", "23-quadratic", dimensions),
        trial("robustness", "results", results),
    ]
}

/// A location that reaches one place along 2^60 paths, for each kind of location.
fn call_sites() -> Result<(), String> {
    let directory = tool::scratch("robustness/05-callsite-location-exponential")?;
    for next in ["callsite(#l@ at #l@)", "fused[#l@, #l@]"] {
        for width in [31, 32] {
            let mut text = format!(
                "func.func @f() {{\n %a = pto.alloc_tile : !pto.tile_buf<vec, 32x{width}xf32> loc(#l60)\n return }}\n\
                 #l0 = loc(\"f\":1:1)\n"
            );
            for number in 1..=60 {
                let _ = writeln!(text, "#l{number} = loc({})", next.replace('@', &(number - 1).to_string()));
            }
            if width == 31 {
                refuses(&directory, next, text.as_bytes(), "PTO0306")?;
            } else {
                takes(&directory, next, text.as_bytes())?;
                feed(&directory, text.as_bytes(), &["--mlir-print-debuginfo"])?;
            }
        }
    }
    Ok(())
}

/// A type and an attribute whose text is 2^40 times as long as in the input.
fn aliases() -> Result<(), String> {
    let directory = tool::scratch("robustness/06-alias-type-bomb")?;
    for (first, next, last) in [
        ("!a0 = i1", "!a$ = tuple<!a@, !a@>", "func.func private @f(!a40)"),
        ("#a0 = 1", "#a$ = [#a@, #a@]", "module attributes {pto.a = #a40} {}"),
    ] {
        let mut text = format!("{first}\n");
        for number in 1..=40 {
            let line = next.replace('@', &(number - 1).to_string()).replace('$', &number.to_string());
            let _ = writeln!(text, "{line}");
        }
        refuses(&directory, first, (text + last).as_bytes(), "PTO0017")?;
    }
    Ok(())
}

fn bytecode() -> Result<(), String> {
    let directory = tool::scratch("robustness/11-bytecode-hang")?;
    refuses(&directory, "bytecode", include_bytes!("inputs/11-bytecode-hang.mlirbc"), "PTO0006")
}

/// The tool finds all errors, and states how many of them it does not show.
fn all_errors() -> Result<(), String> {
    let directory = tool::scratch("robustness/15-errors-cut-at-20")?;
    let twice =
        "func.func @f() { return }\nfunc.func @f() { return }\nfunc.func @g() { return }\nfunc.func @g() { return }\n";
    let outcome = feed(&directory, twice.as_bytes(), &[])?;
    if outcome.lines(super::INPUT) != [2, 4] {
        return Err(format!("symbols that are defined twice:\n{}", outcome.stderr));
    }
    let tile = "!pto.tile_buf<vec, 32x32xf32>";
    let mut text = format!("func.func @f() {{\n  %a = pto.alloc_tile : {tile}\n");
    for _ in 0..1000 {
        let _ = writeln!(text, "  pto.tadd ins(%a %a : {tile}, {tile}) outs(%a : {tile})");
    }
    text += "  return\n}\n";
    for (most, shown) in [("--max-errors=100", 100), ("--max-errors=0", 1000), ("--max-errors=7", 7)] {
        let outcome = feed(&directory, text.as_bytes(), &[most])?;
        let left = outcome.stderr.contains(&format!("{} more errors are not shown", 1000 - shown));
        if outcome.lines(super::INPUT).len() != shown || left != (shown < 1000) {
            return Err(format!("{most}: {} shown", outcome.lines(super::INPUT).len()));
        }
    }
    Ok(())
}

/// An output that exceeds the file size limit is not left in part.
fn parts() -> Result<(), String> {
    let directory = tool::scratch("robustness/17-part-left")?;
    let mut text = String::new();
    for number in 0..200 {
        let _ = writeln!(text, "func.func @f{number}() {{ return }}");
    }
    std::fs::write(directory.join("in.pto"), text).map_err(|error| error.to_string())?;
    let script = "ulimit -f 1; exec \"$0\" in.pto -o out";
    let output = std::process::Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_pto-opt")])
        .current_dir(&directory)
        .output()
        .map_err(|error| error.to_string())?;
    let left = std::fs::read_dir(&directory).map_err(|error| error.to_string())?.count();
    match (output.status.code(), left) {
        (Some(2), 1) => Ok(()),
        _ => Err(format!("{}, {left} files, {}", output.status, String::from_utf8_lossy(&output.stderr))),
    }
}

/// An output file keeps its mode, and a link remains a link.
fn modes() -> Result<(), String> {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let directory = tool::scratch("robustness/19-mode-lost")?;
    let text = |error: std::io::Error| error.to_string();
    let file = directory.join("file");
    std::fs::write(&file, "").map_err(text)?;
    std::fs::set_permissions(&file, PermissionsExt::from_mode(0o600)).map_err(text)?;
    symlink("file", directory.join("link")).map_err(text)?;
    for output in ["file", "link"] {
        let outcome = tool::run(&directory, &["-", "-o", output], b"module {}")?;
        let data = std::fs::metadata(&file).map_err(text)?;
        if outcome.status != 0 || data.permissions().mode() & 0o7777 != 0o600 || data.len() == 0 {
            return Err(format!("{output}: status {}, mode {:o}", outcome.status, data.permissions().mode()));
        }
    }
    let link = std::fs::symlink_metadata(directory.join("link")).map_err(text)?;
    if link.is_symlink() { Ok(()) } else { Err("the link was replaced".to_owned()) }
}

/// Sizes are computed without overflow.
fn extents() -> Result<(), String> {
    let directory = tool::scratch("robustness/21-misleading")?;
    let text = "%a = pto.alloc_tile : !pto.tile_buf<vec, 9223372036854775807x9223372036854775807xf32>";
    let outcome = feed(&directory, text.as_bytes(), &[])?;
    let says = "9223372036854775807 f32 elements is 36893488147419103228 bytes";
    if outcome.stderr.contains(says) { Ok(()) } else { Err(outcome.stderr) }
}

/// Options that contradict each other, or make another one ineffective.
fn flags() -> Result<(), String> {
    let directory = tool::scratch("robustness/22-flags-ignored")?;
    const GPU: &str = "--target=visa --platform=dg2";
    for arguments in [
        "--split-input-file --emit-bytecode",
        "--verify --emit-bytecode",
        "--verify -o out",
        "--verify-diagnostics -o out",
        "--memory-map=json --lower=vector",
        "--pass-pipeline=cse --lower=vector",
        "--pass-pipeline=cse --mlir-print-ir-after=nosuch",
        "--pass-pipeline=cse -O0",
        "--mlir-print-ir-after-all",
        "--verify-each",
        "-O0",
        "--strict -W=none",
        "--explain PTO0001 --verify",
        "--color=always --diagnostics=json",
        &format!("{GPU} --emit-bytecode"),
        &format!("{GPU} -O0"),
        &format!("{GPU} --emit=genx --dump-bales"),
        &format!("{GPU} --split-input-file --emit=object"),
    ] {
        let split: Vec<&str> = arguments.split(' ').collect();
        let outcome = tool::run(&directory, &split, b"module {}")?;
        if outcome.status != 2 || !outcome.stdout.is_empty() || directory.join("out").exists() {
            return Err(format!("{arguments}: status {} and\n{}", outcome.status, outcome.stderr));
        }
    }
    Ok(())
}

/// MLIR's parser allocates an entry for each result number up to the largest one used.
fn results() -> Result<(), String> {
    let directory = tool::scratch("robustness/results")?;
    for uses in ["%a#2147483648".to_owned(), "%a#99999999999999999999".to_owned(), "%a#65535 ".repeat(600)] {
        let text =
            format!("func.func @f() {{\n  \"pto.x\"({}) : (index) -> ()\n  return\n}}", uses.replace(" %", ", %"));
        refuses(&directory, "func.func", text.as_bytes(), "PTO0020")?;
    }
    Ok(())
}

/// MLIR's parser takes time quadratic in the number of dimensions.
fn dimensions() -> Result<(), String> {
    let directory = tool::scratch("robustness/23-quadratic")?;
    for (before, after) in [("!pto.partition_tensor_view<", "f32>"), ("tensor<", "f32>"), ("memref<", "f32>")] {
        let text = format!("func.func private @f({before}{}{after})", "1x".repeat(200_000));
        refuses(&directory, before, text.as_bytes(), "PTO0018")?;
    }
    Ok(())
}
