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
//| dsb.errors.mlir:15:3: error[PTO0007]: expected a terminator as the last operation of the block, found 'pto.dsb'
//| dsb.errors.mlir:16:3: error[PTO0122]: unknown dsb mem 'return', expected ALL, DDR, UB or SEQ
