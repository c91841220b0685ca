// Further shapes of pto.tmuls, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 1x64xf32>, %b: f32, %c: !pto.tile_buf<vec, 1x64xf32>) {
    pto.tmuls ins(%a, %b : !pto.tile_buf<vec, 1x64xf32>, f32) outs(%c : !pto.tile_buf<vec, 1x64xf32>)
    return
  }

  func.func @shape1(%a: !pto.tile_buf<vec, 1x32xf32>, %b: f32) {
    pto.tmuls ins(%a, %b : !pto.tile_buf<vec, 1x32xf32>, f32) outs(%a : !pto.tile_buf<vec, 1x32xf32>)
    return
  }

  func.func @shape2(%a: !pto.tile_buf<vec, 1x32xi32>, %b: i32) {
    pto.tmuls ins(%a, %b : !pto.tile_buf<vec, 1x32xi32>, i32) outs(%a : !pto.tile_buf<vec, 1x32xi32>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 1x64xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 1x64xf32>) {
//|     pto.tmuls ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x64xf32>, f32) outs(%arg2 : !pto.tile_buf<vec, 1x64xf32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 1x32xf32>, %arg1: f32) {
//|     pto.tmuls ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x32xf32>, f32) outs(%arg0 : !pto.tile_buf<vec, 1x32xf32>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 1x32xi32>, %arg1: i32) {
//|     pto.tmuls ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x32xi32>, i32) outs(%arg0 : !pto.tile_buf<vec, 1x32xi32>)
//|     return
//|   }
//| }
