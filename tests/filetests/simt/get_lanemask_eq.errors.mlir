// Each rule of pto.get_lanemask_eq, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%other: index) {
    %r0 = "pto.get_lanemask_eq"(%other) : (index) -> i32
    "pto.get_lanemask_eq"() : () -> ()
    %r1 = "pto.get_lanemask_eq"() <{other = 1 : i32}> : () -> i32
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case() {
    %r0 = pto.get_lanemask_eq : i32
    return
  }
}

// run 1: exit 1
// stderr:
//| get_lanemask_eq.errors.mlir:7:11: error[PTO0202]: pto.get_lanemask_eq expects no operands, found 1
//| get_lanemask_eq.errors.mlir:8:5: error[PTO0204]: pto.get_lanemask_eq expects 1 result (result), found 0
//| get_lanemask_eq.errors.mlir:9:37: error[PTO0206]: pto.get_lanemask_eq has no inherent attributes, found 'other'
//| get_lanemask_eq.errors.mlir:19:11: error[PTO0209]: pto.get_lanemask_eq is not available on a3
