//! Tests that the output of `pto-opt reduce` still fails, is small, and is deterministic.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use std::{
    fs,
    path::Path,
    process::{Command, Output},
};

const TYPE: &str = "!pto.tile_buf<vec, 16x64xf32>";

/// Returns two functions; the second has an exponential in a loop, among unrelated operations.
fn kernel() -> String {
    let other = format!("pto.tadd ins(%a, %a : {TYPE}, {TYPE}) outs(%b : {TYPE})\n").repeat(20);
    format!(
        "func.func @other() {{\n%a = pto.alloc_tile : {TYPE}\n%b = pto.alloc_tile : {TYPE}\n{other}return\n}}\n\
         func.func @k(%n: index) {{\n%a = pto.alloc_tile : {TYPE}\n%b = pto.alloc_tile : {TYPE}\n\
         %c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n{other}\
         scf.for %i = %c0 to %n step %c1 {{\n{other}pto.texp ins(%b : {TYPE}) outs(%b : {TYPE})\n}}\n{other}return\n}}\n"
    )
}

fn run(folder: &Path, test: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pto-opt"));
    command.args(["reduce", "k.mlir", "-o", "small.mlir", "--test", test]).current_dir(folder).output().unwrap()
}

#[test]
fn what_is_left_still_fails() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("k.mlir"), kernel()).unwrap();
    let ran = run(folder.path(), "grep -q pto.texp");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    let small = fs::read_to_string(folder.path().join("small.mlir")).unwrap();
    let expected = format!(
        "module {{\n  func.func @k(%arg0: index) {{\n    %0 = pto.alloc_tile : {TYPE}\n    \
         pto.texp ins(%0 : {TYPE}) outs(%0 : {TYPE})\n    return\n  }}\n}}\n"
    );
    let plain =
        |text: &str| text.lines().map(|line| line.trim_start().replace("%1", "%0")).collect::<Vec<_>>().join("\n");
    assert_eq!(plain(&small), plain(&expected));
    assert!(
        Command::new(env!("CARGO_BIN_EXE_pto-opt"))
            .arg("--verify")
            .arg(folder.path().join("small.mlir"))
            .status()
            .unwrap()
            .success()
    );
    run(folder.path(), "grep -q pto.texp \"$1\"");
    assert_eq!(fs::read_to_string(folder.path().join("small.mlir")).unwrap(), small);
}

#[test]
fn a_kernel_that_is_rejected_stays_one() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("k.mlir"), kernel().replace("texp", "tnot")).unwrap();
    let tool = env!("CARGO_BIN_EXE_pto-opt");
    let ran = run(folder.path(), &format!("{tool} --verify \"$1\" 2>&1 | grep -q PTO0302"));
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    let small = fs::read_to_string(folder.path().join("small.mlir")).unwrap();
    assert!(small.contains("pto.tnot") && !small.contains("pto.tadd") && !small.contains("scf.for"), "{small}");
}

#[test]
fn what_does_not_fail_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("k.mlir"), kernel()).unwrap();
    let ran = run(folder.path(), "false");
    assert_eq!(ran.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&ran.stderr).contains("expected a kernel that fails"));
    assert!(!folder.path().join("small.mlir").exists());
    let wrong = Command::new(env!("CARGO_BIN_EXE_pto-opt")).args(["reduce", "k.mlir"]).output().unwrap();
    assert_eq!(wrong.status.code(), Some(2));
}
