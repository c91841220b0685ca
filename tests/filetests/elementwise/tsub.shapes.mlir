// Further shapes of pto.tsub, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 1x64xf32, valid=?x?>, %b: !pto.tile_buf<vec, 1x64xf32, valid=?x?>) {
    pto.tsub ins(%a, %a : !pto.tile_buf<vec, 1x64xf32, valid=?x?>, !pto.tile_buf<vec, 1x64xf32, valid=?x?>) outs(%b : !pto.tile_buf<vec, 1x64xf32, valid=?x?>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 1x64xf32, valid=?x?>, %arg1: !pto.tile_buf<vec, 1x64xf32, valid=?x?>) {
//|     pto.tsub ins(%arg0, %arg0 : !pto.tile_buf<vec, 1x64xf32, valid=?x?>, !pto.tile_buf<vec, 1x64xf32, valid=?x?>) outs(%arg1 : !pto.tile_buf<vec, 1x64xf32, valid=?x?>)
//|     return
//|   }
//| }
