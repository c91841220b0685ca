// Errors of pto.dsb.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f() {
  pto.dsb "L1"
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @f() {
  pto.dsb
  return
}
}

// run 1: exit 1
// stderr:
//| dsb.errors.mlir:6:11: error[PTO0122]: unknown dsb mem 'L1', expected ALL, DDR, UB or SEQ
//| dsb.errors.mlir:15:10: error[PTO0005]: expected attribute value
