// The module before and after passes goes to standard error.
// RUN: %s --pass-pipeline=builtin.module(cse) --mlir-print-ir-before=cse
// RUN: %s --pass-pipeline=builtin.module(cse,canonicalize) --mlir-print-ir-after=canonicalize
// RUN: %s --pass-pipeline=builtin.module(cse,canonicalize) --mlir-print-ir-before=cse,canonicalize --verify
// RUN: %s --pass-pipeline=builtin.module(cse,canonicalize) --mlir-print-ir-before-all --verify
// RUN: %s --pass-pipeline=builtin.module(cse,canonicalize) --mlir-print-ir-after-all --verify

func.func @f() {
  %t = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @f() {
//|     return
//|   }
//| }
// stderr:
//| // -----// IR Dump Before CSE (cse) //----- //
//| module {
//|   func.func @f() {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     return
//|   }
//| }
//|
//|
// run 2: exit 0
// stdout: as run 1
// stderr:
//| // -----// IR Dump After Canonicalizer (canonicalize) //----- //
//| module {
//|   func.func @f() {
//|     return
//|   }
//| }
//|
//|
// run 3: exit 0
// stderr:
//| // -----// IR Dump Before CSE (cse) //----- //
//| module {
//|   func.func @f() {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     return
//|   }
//| }
//|
//|
//| // -----// IR Dump Before Canonicalizer (canonicalize) //----- //
//| module {
//|   func.func @f() {
//|     return
//|   }
//| }
//|
//|
// run 4: exit 0
// stderr: as run 3
// run 5: exit 0
// stderr:
//| // -----// IR Dump After CSE (cse) //----- //
//| module {
//|   func.func @f() {
//|     return
//|   }
//| }
//|
//|
//| // -----// IR Dump After Canonicalizer (canonicalize) //----- //
//| module {
//|   func.func @f() {
//|     return
//|   }
//| }
//|
//|
