//! Tests `pto-run` as a process: closed and full output, and the child that reads bytecode.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]
#![cfg(target_os = "linux")]

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A kernel with a large buffer, whose elements `--print` writes.
const KERNEL: &str = "func.func @f(%x: !pto.ptr<f32, gm>) attributes {pto.entry} {\n  return\n}\n";

fn tool() -> Command {
    Command::new(env!("CARGO_BIN_EXE_pto-run"))
}

/// Defect 09-run-stdout-panic: a reader that stops early ends the run quietly.
#[test]
fn closed_standard_output_is_no_panic() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("in.pto"), KERNEL).unwrap();
    for option in ["--print=0", "--stats"] {
        let mut child = tool()
            .args(["in.pto", "--arg", "zero:4194304", option])
            .current_dir(folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut first = [0; 1];
        let _ = child.stdout.take().unwrap().read(&mut first);
        let output = child.wait_with_output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code().is_some(), "{option}: {}", output.status);
        assert!(!said.contains("panicked"), "{option}: {said}");
    }
}

/// Defect 09-run-stdout-panic: output that cannot be written is an error with status 2.
#[test]
fn full_standard_output_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("in.pto"), KERNEL).unwrap();
    for option in ["--print=0", "--stats"] {
        let full = File::options().write(true).open("/dev/full").unwrap();
        let output = tool()
            .args(["in.pto", "--arg", "zero:4096", option])
            .current_dir(folder.path())
            .stdout(full)
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{option}: {said}");
        assert!(said.contains("PTO0009"), "{option}: {said}");
    }
}

/// Returns the child processes of a process.
fn children(parent: u32) -> Vec<u32> {
    let numbers = fs::read_dir("/proc").unwrap().filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    let is_child = |number: &u32| {
        let stat = fs::read_to_string(format!("/proc/{number}/stat")).unwrap_or_default();
        // The fields after the name, which is in parentheses: state, parent.
        let fields = stat.rsplit(") ").next().unwrap_or_default();
        fields.split(' ').nth(1) == Some(parent.to_string().as_str())
    };
    numbers.filter(is_child).collect()
}

/// Waits up to ten seconds for a condition.
fn eventually(mut condition: impl FnMut() -> bool) -> bool {
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(10) {
        if condition() {
            return true;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    false
}

/// Checks whether a process runs, rather than having ended without being reaped.
fn runs(number: u32) -> bool {
    let stat = fs::read_to_string(format!("/proc/{number}/stat")).unwrap_or_default();
    let state = stat.rsplit(") ").next().and_then(|fields| fields.chars().next());
    Path::new(&format!("/proc/{number}")).exists() && state != Some('Z')
}

/// Defect 12-orphan-child: the child that reads bytecode ends with its parent, however the parent ends.
#[test]
fn the_child_ends_with_its_parent() {
    let input = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/inputs/12-orphan-child.mlirbc");
    let mut parent: Child = tool().arg(input).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let mut found = Vec::new();
    assert!(
        eventually(|| {
            found = children(parent.id());
            !found.is_empty()
        }),
        "expected a child process that reads the bytecode"
    );
    parent.kill().unwrap();
    parent.wait().unwrap();
    let left = || found.iter().copied().filter(|number| runs(*number)).collect::<Vec<u32>>();
    assert!(eventually(|| left().is_empty()), "children left: {:?}", left());
}
