// Further shapes of pto.tdivs, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 32x32xf32>, %b: f32) {
    pto.tdivs ins(%a, %b : !pto.tile_buf<vec, 32x32xf32>, f32) outs(%a : !pto.tile_buf<vec, 32x32xf32>) {precisionType = #pto<div_precision default>}
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 32x32xf32>, %arg1: f32) {
//|     pto.tdivs ins(%arg0, %arg1 : !pto.tile_buf<vec, 32x32xf32>, f32) outs(%arg0 : !pto.tile_buf<vec, 32x32xf32>) {precisionType = #pto<div_precision default>}
//|     return
//|   }
//| }
