// Further shapes of pto.texp, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 1x32xf32>) {
    pto.texp ins(%a : !pto.tile_buf<vec, 1x32xf32>) outs(%a : !pto.tile_buf<vec, 1x32xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 1x16xf32>, %b: !pto.tile_buf<vec, 1x16xf32>) {
    pto.texp ins(%a : !pto.tile_buf<vec, 1x16xf32>) outs(%b : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<exp_precision high_precision>}
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 1x32xf32>) {
//|     pto.texp ins(%arg0 : !pto.tile_buf<vec, 1x32xf32>) outs(%arg0 : !pto.tile_buf<vec, 1x32xf32>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>) {
//|     pto.texp ins(%arg0 : !pto.tile_buf<vec, 1x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<exp_precision high_precision>}
//|     return
//|   }
//| }
