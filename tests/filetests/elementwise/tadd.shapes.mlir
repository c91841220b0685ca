// Further shapes of pto.tadd, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 1x32xf32>, %b: !pto.tile_buf<vec, 1x32xf32>) {
    pto.tadd ins(%a, %b : !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>) outs(%a : !pto.tile_buf<vec, 1x32xf32>)
    return
  }

  func.func @shape1(%a: !pto.tile_buf<vec, 32x32xf32>, %b: !pto.tile_buf<vec, 32x32xf32>, %c: !pto.tile_buf<vec, 32x32xf32>) {
    pto.tadd ins(%a, %b : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x32xf32>) outs(%c : !pto.tile_buf<vec, 32x32xf32>) {pto.fusion.group_id = 0 : i64, pto.fusion.order = 1 : i64}
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 1x32xf32>, %arg1: !pto.tile_buf<vec, 1x32xf32>) {
//|     pto.tadd ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>) outs(%arg0 : !pto.tile_buf<vec, 1x32xf32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 32x32xf32>, %arg1: !pto.tile_buf<vec, 32x32xf32>, %arg2: !pto.tile_buf<vec, 32x32xf32>) {
//|     pto.tadd ins(%arg0, %arg1 : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x32xf32>) outs(%arg2 : !pto.tile_buf<vec, 32x32xf32>) {pto.fusion.group_id = 0 : i64, pto.fusion.order = 1 : i64}
//|     return
//|   }
//| }
