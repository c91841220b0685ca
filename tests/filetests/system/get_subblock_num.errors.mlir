// Errors of pto.get_subblock_num.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f() {
  %a = "pto.get_subblock_num"() : () -> i32
  return
}
}

// run 1: exit 1
// stderr:
//| get_subblock_num.errors.mlir:6:8: error[PTO0204]: pto.get_subblock_num expects an i64 as result 'result', found i32
