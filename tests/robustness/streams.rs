//! Inputs that cannot be read, outputs that cannot be written, closed streams.

use super::{INPUT, start};
use crate::{
    support::{generate::KERNEL, tool},
    trial,
};
use libtest_mimic::Trial;
use std::{
    fs::{self, File},
    io::Read,
    path::Path,
    process::Stdio,
};

pub(super) fn trials() -> Vec<Trial> {
    vec![
        trial("robustness", "unreadable", unreadable),
        trial("robustness", "unwritable", unwritable),
        trial("robustness", "closed_streams", closed_streams),
        trial("robustness", "overwrite", overwrite),
    ]
}

fn text(error: std::io::Error) -> String {
    error.to_string()
}

fn prepared(name: &str) -> Result<std::path::PathBuf, String> {
    let directory = tool::scratch(name)?;
    fs::write(directory.join(INPUT), KERNEL).map_err(text)?;
    Ok(directory)
}

fn unreadable() -> Result<(), String> {
    let directory = prepared("robustness/unreadable")?;
    let attempt = |input: &str, status: i32, codes: &[&str]| {
        let outcome = tool::run(&directory, &["--diagnostics=short", "-o", "out", "--", input], b"")?;
        if outcome.status != status || outcome.codes() != codes || directory.join("out").exists() {
            return Err(format!("{input}: status {} and\n{}", outcome.status, outcome.stderr));
        }
        Ok(())
    };
    for input in ["missing.mlir", "input.mlir/below", "\u{1}\u{fffd}", "-missing"] {
        attempt(input, 1, &["PTO0001"])?;
    }
    // Only --verify and --fix accept folders.
    for folder in [".", "/"] {
        attempt(folder, 2, &[])?;
    }
    Ok(())
}

fn unwritable() -> Result<(), String> {
    let directory = prepared("robustness/unwritable")?;
    let mut outputs = vec!["missing/out", ".", "input.mlir/out"];
    if Path::new("/dev/full").exists() {
        outputs.push("/dev/full");
    }
    for output in outputs {
        for kind in [&[][..], &["--emit-bytecode"]] {
            let arguments = [&[INPUT, "--diagnostics=short", "-o", output], kind].concat();
            let outcome = tool::run(&directory, &arguments, b"")?;
            if outcome.status != 2 || outcome.codes() != ["PTO0009"] {
                return Err(format!("{output}: status {} and\n{}", outcome.status, outcome.stderr));
            }
        }
    }
    let left = fs::read_dir(&directory).map_err(text)?.count();
    if left == 1 { Ok(()) } else { Err(format!("{} files were left", left - 1)) }
}

/// Closed or full standard output and standard error.
fn closed_streams() -> Result<(), String> {
    let directory = prepared("robustness/closed_streams")?;
    fs::write(directory.join("wrong.mlir"), "pto.barrier <PIPE_X>").map_err(text)?;
    let cases: [(&str, &[&str]); 8] = [
        (INPUT, &[]),
        (INPUT, &["--emit-bytecode"]),
        (INPUT, &["--explain", "PTO0306"]),
        (INPUT, &["--show-isa"]),
        (INPUT, &["--show-dialects"]),
        (INPUT, &["--pass-pipeline=builtin.module(cse)", "--mlir-print-ir-after-all", "--mlir-timing"]),
        ("wrong.mlir", &[]),
        ("wrong.mlir", &["--diagnostics=json"]),
    ];
    for (input, arguments) in cases {
        for close in ["stdout", "stderr", "both"] {
            let mut command = tool::command(&directory);
            // These options need no input.
            let alone =
                arguments.first().is_some_and(|first| first.starts_with("--explain") || first.starts_with("--show"));
            command
                .args((!alone).then_some(input))
                .args(arguments)
                .stdin(Stdio::null())
                .stdout(Stdio::piped())
                .stderr(Stdio::piped());
            let mut child = command.spawn().map_err(text)?;
            let (mut out, mut err) = (child.stdout.take(), child.stderr.take());
            if close != "stderr" {
                drop(out.take());
            }
            if close != "stdout" {
                drop(err.take());
            }
            let mut rest = Vec::new();
            if let Some(out) = &mut out {
                out.read_to_end(&mut rest).map_err(text)?;
            }
            if let Some(err) = &mut err {
                err.read_to_end(&mut rest).map_err(text)?;
            }
            let status = child.wait().map_err(text)?;
            let expected = i32::from(input != INPUT);
            // LLVM ends with status 1 if it cannot write the output that passes print.
            let printing = arguments.contains(&"--mlir-print-ir-after-all") && close != "stdout";
            if status.code() != Some(expected) && !(printing && status.code() == Some(1)) {
                let said = start(&String::from_utf8_lossy(&rest));
                return Err(format!("{input} {arguments:?} without {close}: {status}\n{said}"));
            }
        }
    }
    full()
}

/// A full device is an error, unlike a reader that closes its pipe.
fn full() -> Result<(), String> {
    let directory = prepared("robustness/full")?;
    let Ok(device) = File::options().write(true).open("/dev/full") else { return Ok(()) };
    for arguments in [&[INPUT, "--diagnostics=short"][..], &["--show-isa"], &["--explain", "306"]] {
        let mut command = tool::command(&directory);
        let device = device.try_clone().map_err(text)?;
        command.args(arguments).stdin(Stdio::null()).stdout(device).stderr(Stdio::piped());
        let output = command.output().map_err(text)?;
        let outcome = tool::survived(&output)?;
        if outcome.status != 2 {
            return Err(format!("{arguments:?}: status {} though nothing was written", outcome.status));
        }
    }
    Ok(())
}

/// After an error an existing output is unchanged; it may be the input.
fn overwrite() -> Result<(), String> {
    let directory = prepared("robustness/overwrite")?;
    let read = |name: &str| fs::read_to_string(directory.join(name)).map_err(text);
    fs::write(directory.join("wrong.mlir"), "pto.barrier <PIPE_X>").map_err(text)?;
    fs::write(directory.join("out"), "as before").map_err(text)?;
    tool::run(&directory, &["wrong.mlir", "-o", "out"], b"")?;
    tool::run(&directory, &["wrong.mlir", "-o", "wrong.mlir"], b"")?;
    if read("out")? != "as before" || read("wrong.mlir")? != "pto.barrier <PIPE_X>" {
        return Err("an output was overwritten in spite of errors".to_owned());
    }
    let printed = tool::run(&directory, &[INPUT], b"")?;
    let outcome = tool::run(&directory, &[INPUT, "-o", INPUT], b"")?;
    if outcome.status != 0 || read(INPUT)?.as_bytes() != printed.stdout {
        return Err(format!("in place: status {} and\n{}", outcome.status, outcome.stderr));
    }
    Ok(())
}
