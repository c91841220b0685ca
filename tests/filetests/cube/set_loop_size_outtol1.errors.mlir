// Each rule of pto.set_loop_size_outtol1, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%v0: i32) {
    "pto.set_loop_size_outtol1"(%v0) : (i32) -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| set_loop_size_outtol1.errors.mlir:6:33: error[PTO0203]: pto.set_loop_size_outtol1 expects an i64 as operand 'value', found i32
