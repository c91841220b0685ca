// Further shapes of pto.trowmax, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 2x16xf32>, %b: !pto.tile_buf<vec, 2x8xf32, valid=2x1>) {
    pto.trowmax ins(%a : !pto.tile_buf<vec, 2x16xf32>) outs(%b : !pto.tile_buf<vec, 2x8xf32, valid=2x1>)
    return
  }

  func.func @shape1(%a: !pto.tile_buf<vec, 8x448xi16>, %b: !pto.tile_buf<vec, 8x448xi16>, %c: !pto.tile_buf<vec, 8x16xi16, valid=8x1>) {
    pto.trowmax ins(%a, %b : !pto.tile_buf<vec, 8x448xi16>, !pto.tile_buf<vec, 8x448xi16>) outs(%c : !pto.tile_buf<vec, 8x16xi16, valid=8x1>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 2x16xf32>, %arg1: !pto.tile_buf<vec, 2x8xf32, valid=2x1>) {
//|     pto.trowmax ins(%arg0 : !pto.tile_buf<vec, 2x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 2x8xf32, valid=2x1>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 8x448xi16>, %arg1: !pto.tile_buf<vec, 8x448xi16>, %arg2: !pto.tile_buf<vec, 8x16xi16, valid=8x1>) {
//|     pto.trowmax ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x448xi16>, !pto.tile_buf<vec, 8x448xi16>) outs(%arg2 : !pto.tile_buf<vec, 8x16xi16, valid=8x1>)
//|     return
//|   }
//| }
