// Further shapes of pto.tmax, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 1x8xf32>, %b: !pto.tile_buf<vec, 1x8xf32>, %c: !pto.tile_buf<vec, 1x8xf32>) {
    pto.tmax ins(%a, %b : !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) outs(%c : !pto.tile_buf<vec, 1x8xf32>)
    return
  }

  func.func @shape1(%a: !pto.tile_buf<vec, 1x32xf32>, %b: !pto.tile_buf<vec, 1x32xf32>) {
    pto.tmax ins(%a, %b : !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>) outs(%a : !pto.tile_buf<vec, 1x32xf32>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 1x8xf32>, %arg1: !pto.tile_buf<vec, 1x8xf32>, %arg2: !pto.tile_buf<vec, 1x8xf32>) {
//|     pto.tmax ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 1x8xf32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 1x32xf32>, %arg1: !pto.tile_buf<vec, 1x32xf32>) {
//|     pto.tmax ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>) outs(%arg0 : !pto.tile_buf<vec, 1x32xf32>)
//|     return
//|   }
//| }
