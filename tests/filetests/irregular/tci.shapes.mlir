// Further shapes of pto.tci, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: ui32, %b: !pto.tile_buf<vec, 1x32xui32>) {
    pto.tci ins(%a : ui32) outs(%b : !pto.tile_buf<vec, 1x32xui32>) {descending = false}
    return
  }

  func.func @shape1(%a: ui32, %b: !pto.tile_buf<vec, 1x128xui32>) {
    pto.tci ins(%a : ui32) outs(%b : !pto.tile_buf<vec, 1x128xui32>) {descending = true}
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: ui32, %arg1: !pto.tile_buf<vec, 1x32xui32>) {
//|     pto.tci ins(%arg0 : ui32) outs(%arg1 : !pto.tile_buf<vec, 1x32xui32>) {descending = false}
//|     return
//|   }
//|   func.func @shape1(%arg0: ui32, %arg1: !pto.tile_buf<vec, 1x128xui32>) {
//|     pto.tci ins(%arg0 : ui32) outs(%arg1 : !pto.tile_buf<vec, 1x128xui32>) {descending = true}
//|     return
//|   }
//| }
