// Further shapes of pto.txor, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 2x16xi16>, %b: !pto.tile_buf<vec, 2x16xi16>, %c: !pto.tile_buf<vec, 2x16xi16>) {
    pto.txor ins(%a, %b : !pto.tile_buf<vec, 2x16xi16>, !pto.tile_buf<vec, 2x16xi16>) outs(%c : !pto.tile_buf<vec, 2x16xi16>)
    return
  }

  func.func @shape1(%a: !pto.tile_buf<vec, 1x64xi32>, %b: !pto.tile_buf<vec, 1x64xi32>, %c: !pto.tile_buf<vec, 1x64xi32>, %d: !pto.tile_buf<vec, 1x64xi32>) {
    pto.txor ins(%a, %b, %c : !pto.tile_buf<vec, 1x64xi32>, !pto.tile_buf<vec, 1x64xi32>, !pto.tile_buf<vec, 1x64xi32>) outs(%d : !pto.tile_buf<vec, 1x64xi32>)
    return
  }

  func.func @shape2(%a: !pto.tile_buf<vec, 16x64xi32>, %b: !pto.tile_buf<vec, 16x64xi32>, %c: !pto.tile_buf<vec, 16x64xi32>) {
    pto.txor ins(%a, %b, %c : !pto.tile_buf<vec, 16x64xi32>, !pto.tile_buf<vec, 16x64xi32>, !pto.tile_buf<vec, 16x64xi32>) outs(%c : !pto.tile_buf<vec, 16x64xi32>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 2x16xi16>, %arg1: !pto.tile_buf<vec, 2x16xi16>, %arg2: !pto.tile_buf<vec, 2x16xi16>) {
//|     pto.txor ins(%arg0, %arg1 : !pto.tile_buf<vec, 2x16xi16>, !pto.tile_buf<vec, 2x16xi16>) outs(%arg2 : !pto.tile_buf<vec, 2x16xi16>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 1x64xi32>, %arg1: !pto.tile_buf<vec, 1x64xi32>, %arg2: !pto.tile_buf<vec, 1x64xi32>, %arg3: !pto.tile_buf<vec, 1x64xi32>) {
//|     pto.txor ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 1x64xi32>, !pto.tile_buf<vec, 1x64xi32>, !pto.tile_buf<vec, 1x64xi32>) outs(%arg3 : !pto.tile_buf<vec, 1x64xi32>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 16x64xi32>, %arg1: !pto.tile_buf<vec, 16x64xi32>, %arg2: !pto.tile_buf<vec, 16x64xi32>) {
//|     pto.txor ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x64xi32>, !pto.tile_buf<vec, 16x64xi32>, !pto.tile_buf<vec, 16x64xi32>) outs(%arg2 : !pto.tile_buf<vec, 16x64xi32>)
//|     return
//|   }
//| }
