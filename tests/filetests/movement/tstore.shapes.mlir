// Further shapes of pto.tstore, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 16x16xf32>, %b: !pto.partition_tensor_view<1x1x1x16x16xf32>) {
    pto.tstore ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%b : !pto.partition_tensor_view<1x1x1x16x16xf32>) {layout = #pto.layout<nd>}
    return
  }

  func.func @shape1(%a: !pto.tile_buf<vec, 32x32xf16>, %b: !pto.partition_tensor_view<32x32xf16>) {
    pto.tstore ins(%a : !pto.tile_buf<vec, 32x32xf16>) outs(%b : !pto.partition_tensor_view<32x32xf16>) {stPhase = #pto<st_phase final>}
    return
  }

  func.func @shape2(%a: !pto.tile_buf<vec, 32x32xf16>, %b: !pto.partition_tensor_view<32x32xf16>) {
    pto.tstore ins(%a : !pto.tile_buf<vec, 32x32xf16>) outs(%b : !pto.partition_tensor_view<32x32xf16>) {atomicType = #pto<atomic_type atomic_add>}
    return
  }

  func.func @shape3(%a: !pto.tile_buf<vec, 1x16xi16>, %b: !pto.partition_tensor_view<1x16xi16>) {
    pto.tstore ins(%a : !pto.tile_buf<vec, 1x16xi16>) outs(%b : !pto.partition_tensor_view<1x16xi16>) {layout = #pto.layout<nd>, pto.inferred_layout = true}
    return
  }

  func.func @shape4(%a: !pto.tile_buf<vec, 32x32xf16>, %b: !pto.partition_tensor_view<32x32xf16>) {
    pto.tstore ins(%a : !pto.tile_buf<vec, 32x32xf16>) outs(%b : !pto.partition_tensor_view<32x32xf16>) {atomicType = #pto<atomic_type atomic_add>, stPhase = #pto<st_phase final>}
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.partition_tensor_view<1x1x1x16x16xf32>) {
//|     pto.tstore ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.partition_tensor_view<1x1x1x16x16xf32>) {layout = #pto.layout<nd>}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 32x32xf16>, %arg1: !pto.partition_tensor_view<32x32xf16>) {
//|     pto.tstore ins(%arg0 : !pto.tile_buf<vec, 32x32xf16>) outs(%arg1 : !pto.partition_tensor_view<32x32xf16>) {stPhase = #pto<st_phase final>}
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 32x32xf16>, %arg1: !pto.partition_tensor_view<32x32xf16>) {
//|     pto.tstore ins(%arg0 : !pto.tile_buf<vec, 32x32xf16>) outs(%arg1 : !pto.partition_tensor_view<32x32xf16>) {atomicType = #pto<atomic_type atomic_add>}
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.tile_buf<vec, 1x16xi16>, %arg1: !pto.partition_tensor_view<1x16xi16>) {
//|     pto.tstore ins(%arg0 : !pto.tile_buf<vec, 1x16xi16>) outs(%arg1 : !pto.partition_tensor_view<1x16xi16>) {layout = #pto.layout<nd>, pto.inferred_layout = true}
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.tile_buf<vec, 32x32xf16>, %arg1: !pto.partition_tensor_view<32x32xf16>) {
//|     pto.tstore ins(%arg0 : !pto.tile_buf<vec, 32x32xf16>) outs(%arg1 : !pto.partition_tensor_view<32x32xf16>) {atomicType = #pto<atomic_type atomic_add>, stPhase = #pto<st_phase final>}
//|     return
//|   }
//| }
// stderr:
//| warning[PTO0211]: pto.tstore has no attribute 'layout'; it has no effect
//|  --> tstore.shapes.mlir:6:112
//|   |
//| 6 |     pto.tstore ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%b : !pto.partition_tensor_view<1x1x1x16x16xf32>) {layout = #pto.layout<nd>}
//|   |                                                                                                                ^^^^^^
//|   |
//|   = note: rule: PTO ISA manual, tile/ops/memory-and-data-movement/tstore.md
//|
//| warning[PTO0416]: `atomicType` needs `src` in acc, found it in vec
//|   --> tstore.shapes.mlir:16:106
//|    |
//| 16 |     pto.tstore ins(%a : !pto.tile_buf<vec, 32x32xf16>) outs(%b : !pto.partition_tensor_view<32x32xf16>) {atomicType = #pto<atomic_type atomic_add>}
//|    |                                                                                                          ^^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/memory-and-data-movement/tstore.md
//|
//| warning[PTO0211]: pto.tstore has no attribute 'layout'; it has no effect
//|   --> tstore.shapes.mlir:21:104
//|    |
//| 21 |     pto.tstore ins(%a : !pto.tile_buf<vec, 1x16xi16>) outs(%b : !pto.partition_tensor_view<1x16xi16>) {layout = #pto.layout<nd>, pto.inferred_layout = true}
//|    |                                                                                                        ^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/memory-and-data-movement/tstore.md
//|
//| warning[PTO0416]: `atomicType` needs `src` in acc, found it in vec
//|   --> tstore.shapes.mlir:26:106
//|    |
//| 26 | ...%a : !pto.tile_buf<vec, 32x32xf16>) outs(%b : !pto.partition_tensor_view<32x32xf16>) {atomicType = #pto<atomic_type atomic_add>, stPhase = #pto<st_phase final>}
//|    |                                                                                          ^^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/memory-and-data-movement/tstore.md
//|
//| warning: 4 warnings
