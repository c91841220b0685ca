// Errors of pto.set_fix_clip_relu.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f(%a: i32) {
  pto.set_fix_clip_relu %a : i32
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%a: i64) {
  pto.set_fix_clip_relu : i64
  return
}
}

// run 1: exit 1
// stderr:
//| set_fix_clip_relu.errors.mlir:6:25: error[PTO0203]: pto.set_fix_clip_relu expects an i64 as operand 'value', found i32
//| set_fix_clip_relu.errors.mlir:15:25: error[PTO0005]: expected a value, found ':'
