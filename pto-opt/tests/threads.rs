//! Tests that lowering many functions at a time gives the same bytes on every run.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use std::{fmt::Write, process::Command};

/// The number of runs: each lowers all functions.
const RUNS: usize = 40;

/// The number of functions in a module.
const FUNCTIONS: usize = 64;

/// Returns a module of functions with loads to windows whose offset is a product, an induction variable, or an argument:
/// lowering searches the definitions of each.
fn module() -> String {
    let tile = "!pto.tile_buf<vec, 8x256xf32>";
    let mut text = String::new();
    for index in 0..FUNCTIONS {
        let offset = ["%product", "%c", "%n"][index % 3];
        write!(
            text,
            "func.func @k{index}(%p: !pto.ptr<f32, gm>, %n: index) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c8 = arith.constant 8 : index
  %c256 = arith.constant 256 : index
  %v = pto.make_tensor_view %p, shape = [%c8, %c256], strides = [%c256, %c1] : !pto.tensor_view<?x?xf32>
  %t = pto.alloc_tile : {tile}
  scf.for %c = %c0 to %n step %c64 {{
    %product = arith.muli %n, %c64 : index
    %w = pto.partition_view %v, offsets = [%c0, {offset}], sizes = [%c8, %c64]
      : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<8x64xf32>
    %s = pto.subview %t[%c0, {offset}] sizes [8, 64] : {tile} -> !pto.tile_buf<vec, 8x64xf32>
    pto.tload ins(%w : !pto.partition_tensor_view<8x64xf32>) outs(%s : !pto.tile_buf<vec, 8x64xf32>)
    pto.texp ins(%t : {tile}) outs(%t : {tile})
  }}
  return
}}
"
        )
        .unwrap();
    }
    text
}

#[test]
fn runs_lower_to_the_same_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kernels.mlir");
    std::fs::write(&path, module()).unwrap();
    let lowered = |run: usize| {
        let output = Command::new(env!("CARGO_BIN_EXE_pto-opt")).arg(&path).arg("--lower=vector").output().unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "run {run}: {}\n{errors}", output.status);
        output.stdout
    };
    let first = lowered(0);
    assert!(first.windows(5).filter(|found| found == b"@k63(").count() == 1, "expected the last function");
    (1..RUNS).for_each(|run| assert!(lowered(run) == first, "run {run} differs"));
}
