// Further shapes of pto.tprint, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 8x16xf32>) {
    pto.tprint ins(%a : !pto.tile_buf<vec, 8x16xf32>)
    return
  }

  func.func @shape1(%a: !pto.partition_tensor_view<32x32xf32>) {
    pto.tprint ins(%a : !pto.partition_tensor_view<32x32xf32>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 8x16xf32>) {
//|     pto.tprint ins(%arg0 : !pto.tile_buf<vec, 8x16xf32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.partition_tensor_view<32x32xf32>) {
//|     pto.tprint ins(%arg0 : !pto.partition_tensor_view<32x32xf32>)
//|     return
//|   }
//| }
