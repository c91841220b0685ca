// Further shapes of pto.tfillpad, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 32x32xf32, pad=1>) {
    pto.tfillpad ins(%a : !pto.tile_buf<vec, 32x32xf32, pad=1>) outs(%a : !pto.tile_buf<vec, 32x32xf32, pad=1>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 32x32xf32, pad=1>) {
//|     pto.tfillpad ins(%arg0 : !pto.tile_buf<vec, 32x32xf32, pad=1>) outs(%arg0 : !pto.tile_buf<vec, 32x32xf32, pad=1>)
//|     return
//|   }
//| }
