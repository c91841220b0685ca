// Errors of pto.print.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f(%t: !pto.tile_buf<vec, 16x16xf32>) {
  pto.print ins("%f", %t : !pto.tile_buf<vec, 16x16xf32>)
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%s: f32) {
  "pto.print"(%s) : (f32) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%s: f32) {
  pto.print ins(%s : f32)
  return
}
}

// run 1: exit 1
// stderr:
//| print.errors.mlir:6:23: error[PTO0203]: pto.print expects an integer, float or index as operand 'scalar', found !pto.tile_buf<vec, 16x16xf32>
//| print.errors.mlir:15:3: error[PTO0205]: pto.print expects attribute 'format', a string
//| print.errors.mlir:24:17: error[PTO0005]: expected attribute value
