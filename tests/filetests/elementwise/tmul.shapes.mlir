// Further shapes of pto.tmul, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 1x32xf32>, %b: !pto.tile_buf<vec, 1x32xf32>) {
    pto.tmul ins(%a, %b : !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>) outs(%a : !pto.tile_buf<vec, 1x32xf32>)
    return
  }

  func.func @shape1(%a: !pto.tile_buf<vec, 1x16384xf16, valid=1x?>, %b: !pto.tile_buf<vec, 1x16384xf16, valid=1x?>) {
    pto.tmul ins(%a, %b : !pto.tile_buf<vec, 1x16384xf16, valid=1x?>, !pto.tile_buf<vec, 1x16384xf16, valid=1x?>) outs(%b : !pto.tile_buf<vec, 1x16384xf16, valid=1x?>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 1x32xf32>, %arg1: !pto.tile_buf<vec, 1x32xf32>) {
//|     pto.tmul ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>) outs(%arg0 : !pto.tile_buf<vec, 1x32xf32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 1x16384xf16, valid=1x?>, %arg1: !pto.tile_buf<vec, 1x16384xf16, valid=1x?>) {
//|     pto.tmul ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x16384xf16, valid=1x?>, !pto.tile_buf<vec, 1x16384xf16, valid=1x?>) outs(%arg1 : !pto.tile_buf<vec, 1x16384xf16, valid=1x?>)
//|     return
//|   }
//| }
