// Further shapes of pto.trowexpandmul, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 32x128xf32>, %b: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) {
    pto.trowexpandmul ins(%a, %b : !pto.tile_buf<vec, 32x128xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%a : !pto.tile_buf<vec, 32x128xf32>)
    return
  }

  func.func @shape1(%a: !pto.tile_buf<vec, 8x128xf32>, %b: !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, %c: !pto.tile_buf<vec, 1x2048xf32>, %d: !pto.tile_buf<vec, 8x128xf32>) {
    pto.trowexpandmul ins(%a, %b, %c : !pto.tile_buf<vec, 8x128xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 1x2048xf32>) outs(%d : !pto.tile_buf<vec, 8x128xf32>)
    return
  }

  func.func @shape2(%a: !pto.tile_buf<vec, 16x32xf32>, %b: !pto.tile_buf<vec, 16x8xf32>, %c: !pto.tile_buf<vec, 16x32xf32>) {
    pto.trowexpandmul ins(%a, %b : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%c : !pto.tile_buf<vec, 16x32xf32>) {highPrecision = false, src0eqdst = true, src1Col = 1 : i64}
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 32x128xf32>, %arg1: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) {
//|     pto.trowexpandmul ins(%arg0, %arg1 : !pto.tile_buf<vec, 32x128xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%arg0 : !pto.tile_buf<vec, 32x128xf32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 8x128xf32>, %arg1: !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 1x2048xf32>, %arg3: !pto.tile_buf<vec, 8x128xf32>) {
//|     pto.trowexpandmul ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 8x128xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 1x2048xf32>) outs(%arg3 : !pto.tile_buf<vec, 8x128xf32>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 16x32xf32>, %arg1: !pto.tile_buf<vec, 16x8xf32>, %arg2: !pto.tile_buf<vec, 16x32xf32>) {
//|     pto.trowexpandmul ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 16x32xf32>) {highPrecision = false, src0eqdst = true, src1Col = 1 : i64}
//|     return
//|   }
//| }
// stderr:
//| warning[PTO0211]: pto.trowexpandmul has no attribute 'highPrecision'; it has no effect
//|   --> trowexpandmul.shapes.mlir:16:139
//|    |
//| 16 | ...to.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%c : !pto.tile_buf<vec, 16x32xf32>) {highPrecision = false, src0eqdst = true, src1Col = 1 : i64}
//|    |                                                                                                         ^^^^^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpandmul.md
//|
//| warning[PTO0211]: pto.trowexpandmul has no attribute 'src0eqdst'; it has no effect
//|   --> trowexpandmul.shapes.mlir:16:162
//|    |
//| 16 | ...to.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%c : !pto.tile_buf<vec, 16x32xf32>) {highPrecision = false, src0eqdst = true, src1Col = 1 : i64}
//|    |                                                                                                                                ^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpandmul.md
//|
//| warning[PTO0211]: pto.trowexpandmul has no attribute 'src1Col'; it has no effect
//|   --> trowexpandmul.shapes.mlir:16:180
//|    |
//| 16 | ...to.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%c : !pto.tile_buf<vec, 16x32xf32>) {highPrecision = false, src0eqdst = true, src1Col = 1 : i64}
//|    |                                                                                                                                                  ^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpandmul.md
//|
//| warning: 3 warnings
