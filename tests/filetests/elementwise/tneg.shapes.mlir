// Further shapes of pto.tneg, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 8x16xf32>, %b: !pto.tile_buf<vec, 8x16xf32>) {
    pto.tneg ins(%a : !pto.tile_buf<vec, 8x16xf32>) outs(%b : !pto.tile_buf<vec, 8x16xf32>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 8x16xf32>) {
//|     pto.tneg ins(%arg0 : !pto.tile_buf<vec, 8x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 8x16xf32>)
//|     return
//|   }
//| }
