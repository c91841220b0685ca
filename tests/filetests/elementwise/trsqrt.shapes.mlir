// Further shapes of pto.trsqrt, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 1x16xf16>, %b: !pto.tile_buf<vec, 1x16xf16>, %c: !pto.tile_buf<vec, 1x16xf16>) {
    pto.trsqrt ins(%a, %b : !pto.tile_buf<vec, 1x16xf16>, !pto.tile_buf<vec, 1x16xf16>) outs(%c : !pto.tile_buf<vec, 1x16xf16>) {precisionType = #pto<rsqrt_precision default>}
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 1x16xf16>, %arg1: !pto.tile_buf<vec, 1x16xf16>, %arg2: !pto.tile_buf<vec, 1x16xf16>) {
//|     pto.trsqrt ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x16xf16>, !pto.tile_buf<vec, 1x16xf16>) outs(%arg2 : !pto.tile_buf<vec, 1x16xf16>) {precisionType = #pto<rsqrt_precision default>}
//|     return
//|   }
//| }
