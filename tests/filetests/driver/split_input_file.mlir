// Chunks between lines `// -----` are separate inputs: names may be used again, lines count from the top of the file.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --verify
// RUN: %s --diagnostics=short

func.func @f() {
  return
}

// -----

!t = !pto.tile_buf<vec, 1x8xf32>

func.func @f(%a: !t) {
  pto.texp ins(%a : !t) outs(%a : !t)
  return
}

// ----- What stands after the dashes does not count.

// Nothing but a comment: a warning.

// -----
module @named attributes {pto.target_arch = "a5"} {
}
// -----
func.func @last() { return }

// run 1: exit 0
// stdout:
//| module {
//|   func.func @f() {
//|     return
//|   }
//| }
//| // -----
//| module {
//|   func.func @f(%arg0: !pto.tile_buf<vec, 1x8xf32>) {
//|     pto.texp ins(%arg0 : !pto.tile_buf<vec, 1x8xf32>) outs(%arg0 : !pto.tile_buf<vec, 1x8xf32>)
//|     return
//|   }
//| }
//| // -----
//| module @named attributes {pto.target_arch = "a5"} {
//| }
//| // -----
//| module {
//|   func.func @last() {
//|     return
//|   }
//| }
// run 2: exit 0
// run 3: exit 1
// stderr:
//| split_input_file.mlir:14:1: error[PTO0007]: redefinition of symbol named 'f'
