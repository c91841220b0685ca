// Further shapes of pto.texpands, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: i32, %b: !pto.tile_buf<vec, 64x64xi32>) {
    pto.texpands ins(%a : i32) outs(%b : !pto.tile_buf<vec, 64x64xi32>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: i32, %arg1: !pto.tile_buf<vec, 64x64xi32>) {
//|     pto.texpands ins(%arg0 : i32) outs(%arg1 : !pto.tile_buf<vec, 64x64xi32>)
//|     return
//|   }
//| }
