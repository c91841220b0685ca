// Further shapes of pto.tabs, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 4x72xf32>, %b: !pto.tile_buf<vec, 4x72xf32>) {
    pto.tabs ins(%a : !pto.tile_buf<vec, 4x72xf32>) outs(%b : !pto.tile_buf<vec, 4x72xf32>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 4x72xf32>, %arg1: !pto.tile_buf<vec, 4x72xf32>) {
//|     pto.tabs ins(%arg0 : !pto.tile_buf<vec, 4x72xf32>) outs(%arg1 : !pto.tile_buf<vec, 4x72xf32>)
//|     return
//|   }
//| }
