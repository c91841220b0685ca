// Errors of pto.set_quant_scalar.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%s: f16) {
  pto.set_quant_scalar(%s : f16) {id = 0}
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @f(%t: !pto.tile_buf<vec, 16x16xf32>) {
  pto.set_quant_scalar(%t : !pto.tile_buf<vec, 16x16xf32>) {id = 0}
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @f(%s: f32) {
  pto.set_quant_scalar(%s : f32) {id = -1}
  return
}
}

// run 1: exit 1
// stderr:
//| set_quant_scalar.errors.mlir:6:24: error[PTO0807]: expected f32 in `scale`, found f16
//| set_quant_scalar.errors.mlir:15:24: error[PTO0203]: pto.set_quant_scalar expects an integer, float or index as operand 'scale', found !pto.tile_buf<vec, 16x16xf32>
//| set_quant_scalar.errors.mlir:24:40: error[PTO0207]: attribute 'id' of pto.set_quant_scalar expects an i32 from 0 to 2147483647, found -1 : i32
