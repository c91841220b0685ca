// Further shapes of pto.tgetval, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%b: !pto.tile_buf<vec, 16x16xf32>, %c: index) {
    %a = pto.tgetval ins(%b, %c : !pto.tile_buf<vec, 16x16xf32>, index) outs : f32
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: index) {
//|     %0 = pto.tgetval ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, index) outs : f32
//|     return
//|   }
//| }
