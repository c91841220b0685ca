// Errors of pto.section.vector.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%n: i64) {
  "pto.section.vector"() : () -> ()
  "pto.section.vector"(%n) ({
  }) : (i64) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @blocks() {
  "pto.section.vector"() ({
  ^a(%x: i64):
  }) : () -> ()
  return
}
}

// run 1: exit 1
// stderr:
//| section.vector.errors.mlir:6:3: error[PTO0202]: pto.section.vector expects 1 regions, found 0
//| section.vector.errors.mlir:7:3: error[PTO0202]: pto.section.vector expects no operands, found 1
//| section.vector.errors.mlir:17:3: error[PTO0007]: 'pto.section.vector' op region should have no arguments
