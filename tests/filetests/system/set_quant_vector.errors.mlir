// Errors of pto.set_quant_vector.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%t: !pto.tile_buf<vec, 1x32xui64>) {
  pto.set_quant_vector(%t : !pto.tile_buf<vec, 1x32xui64>) {id = 1}
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @f(%t: f32) {
  pto.set_quant_vector(%t : f32) {id = 1}
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func private @elements(%t: !pto.tile_buf<scaling, 1x16xi64>) {
    pto.set_quant_vector(%t : !pto.tile_buf<scaling, 1x16xi64>) {id = 0}
    return
  }
}

// run 1: exit 1
// stderr:
//| set_quant_vector.errors.mlir:6:24: error[PTO0304]: expected `scaling_tile` in scaling, found it in vec
//| set_quant_vector.errors.mlir:6:24: error[PTO0807]: expected f16, bf16 or f32 in `scaling_tile`, found ui64
//| set_quant_vector.errors.mlir:15:24: error[PTO0203]: pto.set_quant_vector expects a tile buffer or tensor view as operand 'scaling_tile', found f32
//| set_quant_vector.errors.mlir:24:26: error[PTO0807]: expected f16, bf16 or f32 in `scaling_tile`, found i64
