// Further shapes of pto.tcolsum, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 4x8xf32>, %b: !pto.tile_buf<vec, 1x8xf32>) {
    pto.tcolsum ins(%a : !pto.tile_buf<vec, 4x8xf32>) outs(%b : !pto.tile_buf<vec, 1x8xf32>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 4x8xf32>, %arg1: !pto.tile_buf<vec, 1x8xf32>) {
//|     pto.tcolsum ins(%arg0 : !pto.tile_buf<vec, 4x8xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x8xf32>)
//|     return
//|   }
//| }
