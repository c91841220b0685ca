// Further shapes of pto.tdiv, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 1x16xf32>, %b: !pto.tile_buf<vec, 1x16xf32>, %c: !pto.tile_buf<vec, 1x16xf32>) {
    pto.tdiv ins(%a, %b : !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%c : !pto.tile_buf<vec, 1x16xf32>)
    return
  }

  func.func @shape1(%a: !pto.tile_buf<vec, 1x16384xf16, valid=1x?>, %b: !pto.tile_buf<vec, 1x16384xf16, valid=1x?>) {
    pto.tdiv ins(%a, %b : !pto.tile_buf<vec, 1x16384xf16, valid=1x?>, !pto.tile_buf<vec, 1x16384xf16, valid=1x?>) outs(%a : !pto.tile_buf<vec, 1x16384xf16, valid=1x?>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 1x16xf32>, %b: !pto.tile_buf<vec, 1x16xf32>, %c: !pto.tile_buf<vec, 1x16xf32>) {
    pto.tdiv ins(%a, %b : !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%c : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<div_precision high_precision>}
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>, %arg2: !pto.tile_buf<vec, 1x16xf32>) {
//|     pto.tdiv ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%arg2 : !pto.tile_buf<vec, 1x16xf32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 1x16384xf16, valid=1x?>, %arg1: !pto.tile_buf<vec, 1x16384xf16, valid=1x?>) {
//|     pto.tdiv ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x16384xf16, valid=1x?>, !pto.tile_buf<vec, 1x16384xf16, valid=1x?>) outs(%arg0 : !pto.tile_buf<vec, 1x16384xf16, valid=1x?>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>, %arg2: !pto.tile_buf<vec, 1x16xf32>) {
//|     pto.tdiv ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%arg2 : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<div_precision high_precision>}
//|     return
//|   }
//| }
