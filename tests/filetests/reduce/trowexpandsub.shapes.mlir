// Further shapes of pto.trowexpandsub, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 32x32xf32>, %b: !pto.tile_buf<vec, 32x8xf32>, %c: !pto.tile_buf<vec, 32x32xf32>) {
    pto.trowexpandsub ins(%a, %b : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x8xf32>) outs(%c : !pto.tile_buf<vec, 32x32xf32>)
    return
  }

  func.func @shape1(%a: !pto.tile_buf<vec, 16x32xf32>, %b: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %c: !pto.tile_buf<vec, 16x32xf32>, %d: !pto.tile_buf<vec, 16x32xf32>) {
    pto.trowexpandsub ins(%a, %b, %c : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x32xf32>) outs(%d : !pto.tile_buf<vec, 16x32xf32>)
    return
  }

  func.func @shape2(%a: !pto.tile_buf<vec, 8x128xf32>, %b: !pto.tile_buf<vec, 8x8xf32>, %c: !pto.tile_buf<vec, 8x128xf32>) {
    pto.trowexpandsub ins(%a, %b : !pto.tile_buf<vec, 8x128xf32>, !pto.tile_buf<vec, 8x8xf32>) outs(%c : !pto.tile_buf<vec, 8x128xf32>) {highPrecision = false, src0eqdst = true, src1Col = 1 : i64}
    return
  }

  func.func @shape3(%a: !pto.tile_buf<vec, 16x128xf32>, %b: !pto.tile_buf<vec, 16x8xf32>, %c: !pto.tile_buf<vec, 16x128xf32>) {
    pto.trowexpandsub ins(%a, %b : !pto.tile_buf<vec, 16x128xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%c : !pto.tile_buf<vec, 16x128xf32>) {highPrecision = false, src0eqdst = false, src1Col = 1 : i64}
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 32x32xf32>, %arg1: !pto.tile_buf<vec, 32x8xf32>, %arg2: !pto.tile_buf<vec, 32x32xf32>) {
//|     pto.trowexpandsub ins(%arg0, %arg1 : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 32x32xf32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x32xf32>, %arg1: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 16x32xf32>, %arg3: !pto.tile_buf<vec, 16x32xf32>) {
//|     pto.trowexpandsub ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x32xf32>) outs(%arg3 : !pto.tile_buf<vec, 16x32xf32>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 8x128xf32>, %arg1: !pto.tile_buf<vec, 8x8xf32>, %arg2: !pto.tile_buf<vec, 8x128xf32>) {
//|     pto.trowexpandsub ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x128xf32>, !pto.tile_buf<vec, 8x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 8x128xf32>) {highPrecision = false, src0eqdst = true, src1Col = 1 : i64}
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.tile_buf<vec, 16x128xf32>, %arg1: !pto.tile_buf<vec, 16x8xf32>, %arg2: !pto.tile_buf<vec, 16x128xf32>) {
//|     pto.trowexpandsub ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x128xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 16x128xf32>) {highPrecision = false, src0eqdst = false, src1Col = 1 : i64}
//|     return
//|   }
//| }
// stderr:
//| warning[PTO0211]: pto.trowexpandsub has no attribute 'highPrecision'; it has no effect
//|   --> trowexpandsub.shapes.mlir:16:138
//|    |
//| 16 | ...pto.tile_buf<vec, 8x128xf32>, !pto.tile_buf<vec, 8x8xf32>) outs(%c : !pto.tile_buf<vec, 8x128xf32>) {highPrecision = false, src0eqdst = true, src1Col = 1 : i64}
//|    |                                                                                                         ^^^^^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpandsub.md
//|
//| warning[PTO0211]: pto.trowexpandsub has no attribute 'src0eqdst'; it has no effect
//|   --> trowexpandsub.shapes.mlir:16:161
//|    |
//| 16 | ...pto.tile_buf<vec, 8x128xf32>, !pto.tile_buf<vec, 8x8xf32>) outs(%c : !pto.tile_buf<vec, 8x128xf32>) {highPrecision = false, src0eqdst = true, src1Col = 1 : i64}
//|    |                                                                                                                                ^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpandsub.md
//|
//| warning[PTO0211]: pto.trowexpandsub has no attribute 'src1Col'; it has no effect
//|   --> trowexpandsub.shapes.mlir:16:179
//|    |
//| 16 | ...pto.tile_buf<vec, 8x128xf32>, !pto.tile_buf<vec, 8x8xf32>) outs(%c : !pto.tile_buf<vec, 8x128xf32>) {highPrecision = false, src0eqdst = true, src1Col = 1 : i64}
//|    |                                                                                                                                                  ^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpandsub.md
//|
//| warning[PTO0211]: pto.trowexpandsub has no attribute 'highPrecision'; it has no effect
//|   --> trowexpandsub.shapes.mlir:21:141
//|    |
//| 21 | ...tile_buf<vec, 16x128xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%c : !pto.tile_buf<vec, 16x128xf32>) {highPrecision = false, src0eqdst = false, src1Col = 1 : i64}
//|    |                                                                                                        ^^^^^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpandsub.md
//|
//| warning[PTO0211]: pto.trowexpandsub has no attribute 'src0eqdst'; it has no effect
//|   --> trowexpandsub.shapes.mlir:21:164
//|    |
//| 21 | ...tile_buf<vec, 16x128xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%c : !pto.tile_buf<vec, 16x128xf32>) {highPrecision = false, src0eqdst = false, src1Col = 1 : i64}
//|    |                                                                                                                               ^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpandsub.md
//|
//| warning[PTO0211]: pto.trowexpandsub has no attribute 'src1Col'; it has no effect
//|   --> trowexpandsub.shapes.mlir:21:183
//|    |
//| 21 | ...tile_buf<vec, 16x128xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%c : !pto.tile_buf<vec, 16x128xf32>) {highPrecision = false, src0eqdst = false, src1Col = 1 : i64}
//|    |                                                                                                                                                  ^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpandsub.md
//|
//| warning: 6 warnings
