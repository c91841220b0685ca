// Passes do not run on what does not verify.
// RUN: %s --diagnostics=short --pass-pipeline=builtin.module(cse) --mlir-print-ir-before-all
// RUN: %s --diagnostics=short --pass-pipeline=builtin.module(cse) --verify-each=false

func.func @f() {
  %t = pto.alloc_tile : !pto.tile_buf<vec, 1x1xf32>
  return
}

// run 1: exit 1
// stderr:
//| invalid_input.mlir:6:8: error[PTO0306]: a row of 1 f32 elements is 4 bytes, not a multiple of 32
// run 2: exit 1
// stderr: as run 1
