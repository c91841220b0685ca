// Further shapes of pto.tload, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.partition_tensor_view<?xi8>, %b: !pto.tile_buf<vec, 1x64xi8>) {
    pto.tload ins(%a : !pto.partition_tensor_view<?xi8>) outs(%b : !pto.tile_buf<vec, 1x64xi8>)
    return
  }

  func.func @shape1(%a: !pto.partition_tensor_view<1x32xf16>, %b: !pto.tile_buf<vec, 1x32xf16>) {
    pto.tload ins(%a : !pto.partition_tensor_view<1x32xf16>) outs(%b : !pto.tile_buf<vec, 1x32xf16>) {layout = #pto.layout<nd>}
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.partition_tensor_view<?xi8>, %arg1: !pto.tile_buf<vec, 1x64xi8>) {
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<?xi8>) outs(%arg1 : !pto.tile_buf<vec, 1x64xi8>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.partition_tensor_view<1x32xf16>, %arg1: !pto.tile_buf<vec, 1x32xf16>) {
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<1x32xf16>) outs(%arg1 : !pto.tile_buf<vec, 1x32xf16>) {layout = #pto.layout<nd>}
//|     return
//|   }
//| }
// stderr:
//| warning[PTO0211]: pto.tload has no attribute 'layout'; it has no effect
//|   --> tload.shapes.mlir:11:103
//|    |
//| 11 |     pto.tload ins(%a : !pto.partition_tensor_view<1x32xf16>) outs(%b : !pto.tile_buf<vec, 1x32xf16>) {layout = #pto.layout<nd>}
//|    |                                                                                                       ^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/memory-and-data-movement/tload.md
//|
//| warning: 1 warning
