// Further shapes of pto.tsubs, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 8x16xi16>, %b: i16, %c: !pto.tile_buf<vec, 8x16xi16>) {
    pto.tsubs ins(%a, %b : !pto.tile_buf<vec, 8x16xi16>, i16) outs(%c : !pto.tile_buf<vec, 8x16xi16>)
    return
  }

  func.func @shape1(%a: !pto.tile_buf<vec, 8x64xf32>, %b: f32) {
    pto.tsubs ins(%a, %b : !pto.tile_buf<vec, 8x64xf32>, f32) outs(%a : !pto.tile_buf<vec, 8x64xf32>)
    return
  }

  func.func @shape2(%a: !pto.tile_buf<vec, 32x32xf32>, %b: f32, %c: !pto.tile_buf<vec, 32x32xf32>) {
    pto.tsubs ins(%a, %b : !pto.tile_buf<vec, 32x32xf32>, f32) outs(%c : !pto.tile_buf<vec, 32x32xf32>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 8x16xi16>, %arg1: i16, %arg2: !pto.tile_buf<vec, 8x16xi16>) {
//|     pto.tsubs ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x16xi16>, i16) outs(%arg2 : !pto.tile_buf<vec, 8x16xi16>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 8x64xf32>, %arg1: f32) {
//|     pto.tsubs ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x64xf32>, f32) outs(%arg0 : !pto.tile_buf<vec, 8x64xf32>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 32x32xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 32x32xf32>) {
//|     pto.tsubs ins(%arg0, %arg1 : !pto.tile_buf<vec, 32x32xf32>, f32) outs(%arg2 : !pto.tile_buf<vec, 32x32xf32>)
//|     return
//|   }
//| }
