//! Tests that programs that do not end, and types of excessive size, give a diagnostic with a code, and never abort.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use std::fs;
use std::process::Command;

/// Returns status and standard error of a run of a program.
fn run(text: &str, arguments: &[&str]) -> (i32, String) {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("in.pto"), text).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_pto-run"))
        .args(["in.pto", "--diagnostics=short", "--pto-arch=a5"])
        .args(arguments)
        .current_dir(folder.path())
        .output()
        .unwrap();
    (output.status.code().expect("an exit status, not a signal"), String::from_utf8(output.stderr).unwrap())
}

/// Fails unless a run ends with status 1 and this code.
fn refused(text: &str, arguments: &[&str], code: &str) {
    let (status, said) = run(text, arguments);
    assert_eq!(status, 1, "{text}\n{said}");
    assert!(said.contains(code), "expected {code}\n{text}\n{said}");
}

/// Defect 01-run-empty-loop-no-step-limit: every iteration counts as a step, even of an empty loop.
#[test]
fn every_iteration_is_a_step() {
    let body = |body: &str| {
        format!(
            "func.func @f() attributes {{pto.entry}} {{\n  %z = arith.constant 0 : index\n  %o = arith.constant 1 : index\n  \
             %n = arith.constant 1152921504606846976 : index\n  %t = arith.constant true\n{body}  return\n}}\n"
        )
    };
    let endless = [
        "func.func @f() attributes {pto.entry} {\n  cf.br ^a\n^a:\n  cf.br ^a\n}\n".to_owned(),
        "func.func @f() attributes {pto.entry} {\n  %t = arith.constant true\n  cf.br ^a\n^a:\n  cf.cond_br %t, ^a, ^b\n^b:\n  \
         return\n}\n"
            .to_owned(),
        body("  scf.for %i = %z to %n step %o {\n  }\n"),
        body("  scf.for %i = %z to %n step %o {\n    scf.for %j = %z to %z step %o {\n    }\n  }\n"),
        body("  scf.while : () -> () {\n    scf.condition(%t)\n  } do {\n    scf.yield\n  }\n"),
        body("  scf.for %i = %z to %n step %o {\n    scf.if %t {\n    }\n  }\n"),
        body("  pto.vecscope {\n    scf.for %i = %z to %n step %o {\n    }\n  }\n"),
        body("  pto.section.vector {\n    scf.for %i = %z to %n step %o {\n    }\n  }\n"),
        body("  scf.for %i = %z to %n step %o {\n    func.call @g() : () -> ()\n  }\n")
            + "func.func private @g() {\n  return\n}\n",
    ];
    for text in endless {
        refused(&text, &["--steps=1000", "--entry=f"], "PTO1513");
    }
    // A recursion ends at the limit of nested calls, or of steps.
    let recursion = "func.func @f() attributes {pto.entry} {\n  func.call @f() : () -> ()\n  return\n}\n";
    refused(recursion, &["--steps=10"], "PTO1513");
    refused(recursion, &[], "PTO1504");
}

/// Checks that a program with as many iterations as allowed steps runs.
#[test]
fn steps_that_are_allowed_run() {
    let text = "func.func @f() attributes {pto.entry} {\n  %z = arith.constant 0 : index\n  %o = arith.constant 1 : index\n  \
                %n = arith.constant 100 : index\n  scf.for %i = %z to %n step %o {\n  }\n  return\n}\n";
    assert_eq!(run(text, &["--steps=200"]), (0, String::new()));
    refused(text, &["--steps=90"], "PTO1513");
}

/// Defect 01-run-empty-loop-no-step-limit: threads of a launch share the steps.
#[test]
fn threads_count() {
    let text = "func.func @threads() attributes {pto.simt_entry} {\n  %z = arith.constant 0 : index\n  \
                %o = arith.constant 1 : index\n  %n = arith.constant 1000000000000 : index\n  \
                scf.for %i = %z to %n step %o {\n  }\n  return\n}\n\
                func.func @f() attributes {pto.entry} {\n  %x = arith.constant 32 : i32\n  %y = arith.constant 1 : i32\n  \
                pto.simt_launch @threads<<<%x, %y, %y>>>() : () -> ()\n  return\n}\n";
    refused(text, &["--steps=1000", "--entry=f"], "PTO1513");
}

/// Defect 02-run-splat-abort: the size of a type alone causes no allocation.
#[test]
fn types_are_no_reason_to_allocate() {
    let body = |body: &str| format!("func.func @f() {{\n{body}  return\n}}\n");
    for constant in [
        "  %c = arith.constant dense<1.0> : vector<1099511627776xf32>\n",
        "  %c = arith.constant dense<1> : vector<4611686018427387903xi64>\n",
    ] {
        refused(&body(constant), &[], "PTO1518");
    }
    refused(&body("  %a = pto.declare_local_array -> !pto.local_array<1099511627776xf32>\n"), &[], "PTO1518");
    for tile in ["4294967296x4294967296xf32", "1099511627776x8xf32", "4611686018427387904x8xf32"] {
        refused(&body(&format!("  %a = pto.alloc_tile : !pto.tile_buf<vec, {tile}>\n")), &[], "PTO0342");
    }
    for memref in ["1099511627776xf32", "4294967296x4294967296xf32"] {
        let space = "#pto.address_space<vec>";
        refused(&body(&format!("  %a = memref.alloc() : memref<{memref}, {space}>\n")), &[], "PTO1512");
    }
}

/// Defect 02-run-splat-abort: numbers on the command line and operands cause no excessive allocation.
#[test]
fn numbers_are_no_reason_to_allocate() {
    let two = "func.func @f(%a: !pto.ptr<i8>, %b: !pto.ptr<i8>, %c: !pto.ptr<i8>) {\n  return\n}\n";
    refused(two, &["--arg=zero:1073741824", "--arg=zero:1073741824", "--arg=zero:8"], "PTO1518");
    for given in ["zero:99999999999999", "iota:i8:99999999999", "data:i8:1*1000000000", "rand:1:f64:9999999999"] {
        let (status, said) = run(two, &[&format!("--arg={given}")]);
        assert_eq!(status, 2, "{said}");
    }
    let bursts = "func.func @f(%a: !pto.ptr<i8>, %n: i64) {\n  %z = arith.constant 0 : i64\n  %l = arith.constant 32 : i64\n  \
                  %u = pto.castptr %z : i64 -> !pto.ptr<i8, ub>\n  \
                  pto.mte_gm_ub %a, %u, %z, %l nburst(%n, %z, %z) : !pto.ptr<i8>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64\n  \
                  return\n}\n";
    refused(bursts, &["--arg=zero:64", "--arg=4611686018427387904"], "PTO1518");
    let view = "func.func @f(%a: !pto.ptr<f32>, %n: index) {\n  %z = arith.constant 0 : index\n  \
                %v = pto.make_tensor_view %a, shape = [%n, %n], strides = [%z, %z] : !pto.tensor_view<?x?xf32>\n  \
                %p = pto.partition_view %v, offsets = [%z, %z], sizes = [%n, %n] : !pto.tensor_view<?x?xf32> -> \
                !pto.partition_tensor_view<?x?xf32>\n  pto.tprint ins(%p : !pto.partition_tensor_view<?x?xf32>)\n  return\n}\n";
    refused(view, &["--arg=zero:64", "--arg=4294967296"], "PTO1518");
}
