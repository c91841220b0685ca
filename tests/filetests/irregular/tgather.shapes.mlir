// Further shapes of pto.tgather, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 4x16xf32>, %b: !pto.tile_buf<vec, 1x16xf32>) {
    pto.tgather ins(%a, {maskPattern = #pto.mask_pattern<P0010>} : !pto.tile_buf<vec, 4x16xf32>, "col") outs(%b : !pto.tile_buf<vec, 1x16xf32>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 4x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>) {
//|     pto.tgather ins(%arg0, {maskPattern = #pto.mask_pattern<P0010>} : !pto.tile_buf<vec, 4x16xf32>, "col") outs(%arg1 : !pto.tile_buf<vec, 1x16xf32>)
//|     return
//|   }
//| }
