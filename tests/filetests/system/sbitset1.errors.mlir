// Errors of pto.sbitset1.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f(%a: i64) {
  %c64 = arith.constant 64 : i64
  %c = pto.sbitset1 %a, %c64 : i64, i64 -> i64
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%a: i32) {
  %c = pto.sbitset1 %a, %a : i32, i32 -> i64
  return
}
}

// run 1: exit 1
// stderr:
//| sbitset1.errors.mlir:7:25: error[PTO0806]: `second` is 64, expected 0 to 63
//| sbitset1.errors.mlir:16:21: error[PTO0203]: pto.sbitset1 expects an i64 as operand 'first', found i32
//| sbitset1.errors.mlir:16:25: error[PTO0203]: pto.sbitset1 expects an i64 as operand 'second', found i32
