// Further shapes of pto.tsetval, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: index, %b: i32, %c: !pto.tile_buf<vec, 8x8xi32, valid=?x?>) {
    pto.tsetval ins(%a, %b : index, i32) outs(%c : !pto.tile_buf<vec, 8x8xi32, valid=?x?>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: index, %arg1: i32, %arg2: !pto.tile_buf<vec, 8x8xi32, valid=?x?>) {
//|     pto.tsetval ins(%arg0, %arg1 : index, i32) outs(%arg2 : !pto.tile_buf<vec, 8x8xi32, valid=?x?>)
//|     return
//|   }
//| }
