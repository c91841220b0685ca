// Errors of pto.section.cube.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%n: i64) {
  "pto.section.cube"() : () -> ()
  "pto.section.cube"(%n) ({
  }) : (i64) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @blocks() {
  "pto.section.cube"() ({
  ^a(%x: i64):
  }) : () -> ()
  return
}
}

// run 1: exit 1
// stderr:
//| section.cube.errors.mlir:6:3: error[PTO0202]: pto.section.cube expects 1 regions, found 0
//| section.cube.errors.mlir:7:3: error[PTO0202]: pto.section.cube expects no operands, found 1
//| section.cube.errors.mlir:17:3: error[PTO0007]: 'pto.section.cube' op region should have no arguments
