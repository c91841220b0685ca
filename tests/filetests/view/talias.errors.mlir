// Each rule of pto.talias, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%a: !pto.tile_buf<vec, 32x32xf16>, %b: !pto.tile_buf<vec, 32x32xf32>) {
    pto.talias ins(%a : !pto.tile_buf<vec, 32x32xf16>) outs(%b : !pto.tile_buf<vec, 32x32xf32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| talias.errors.mlir:6:61: error[PTO0301]: expected element type f16 as in `src`, found f32 in `dst`
