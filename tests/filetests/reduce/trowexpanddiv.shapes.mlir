// Further shapes of pto.trowexpanddiv, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 32x32xf32>, %b: !pto.tile_buf<vec, 32x8xf32>, %c: !pto.tile_buf<vec, 32x32xf32>) {
    pto.trowexpanddiv ins(%a, %b : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x8xf32>) outs(%c : !pto.tile_buf<vec, 32x32xf32>) {precisionType = #pto<div_precision default>}
    return
  }

  func.func @shape1(%a: !pto.tile_buf<vec, 32x128xf32>, %b: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) {
    pto.trowexpanddiv ins(%a, %b : !pto.tile_buf<vec, 32x128xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%a : !pto.tile_buf<vec, 32x128xf32>) {precisionType = #pto<div_precision default>}
    return
  }

  func.func @shape2(%a: !pto.tile_buf<vec, 8x128xf32>, %b: !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, %c: !pto.tile_buf<vec, 1x2048xf32>, %d: !pto.tile_buf<vec, 8x128xf32>) {
    pto.trowexpanddiv ins(%a, %b, %c : !pto.tile_buf<vec, 8x128xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 1x2048xf32>) outs(%d : !pto.tile_buf<vec, 8x128xf32>) {precisionType = #pto<div_precision default>}
    return
  }

  func.func @shape3(%a: !pto.tile_buf<vec, 16x64xf32>, %b: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %c: !pto.tile_buf<vec, 16x64xf32>) {
    pto.trowexpanddiv ins(%a, %b, %c : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>) {precisionType = #pto<div_precision default>}
    return
  }

  func.func @shape4(%a: !pto.tile_buf<vec, 40x64xf32>, %b: !pto.tile_buf<vec, 40x8xf32>, %c: !pto.tile_buf<vec, 40x64xf32>) {
    pto.trowexpanddiv ins(%a, %b : !pto.tile_buf<vec, 40x64xf32>, !pto.tile_buf<vec, 40x8xf32>) outs(%c : !pto.tile_buf<vec, 40x64xf32>) {highPrecision = false, precisionType = #pto<div_precision default>, src0eqdst = true, src1Col = 1 : i64}
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 32x32xf32>, %arg1: !pto.tile_buf<vec, 32x8xf32>, %arg2: !pto.tile_buf<vec, 32x32xf32>) {
//|     pto.trowexpanddiv ins(%arg0, %arg1 : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 32x32xf32>) {precisionType = #pto<div_precision default>}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 32x128xf32>, %arg1: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) {
//|     pto.trowexpanddiv ins(%arg0, %arg1 : !pto.tile_buf<vec, 32x128xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%arg0 : !pto.tile_buf<vec, 32x128xf32>) {precisionType = #pto<div_precision default>}
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 8x128xf32>, %arg1: !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 1x2048xf32>, %arg3: !pto.tile_buf<vec, 8x128xf32>) {
//|     pto.trowexpanddiv ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 8x128xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 1x2048xf32>) outs(%arg3 : !pto.tile_buf<vec, 8x128xf32>) {precisionType = #pto<div_precision default>}
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.tile_buf<vec, 16x64xf32>, %arg1: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 16x64xf32>) {
//|     pto.trowexpanddiv ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.tile_buf<vec, 16x64xf32>) {precisionType = #pto<div_precision default>}
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.tile_buf<vec, 40x64xf32>, %arg1: !pto.tile_buf<vec, 40x8xf32>, %arg2: !pto.tile_buf<vec, 40x64xf32>) {
//|     pto.trowexpanddiv ins(%arg0, %arg1 : !pto.tile_buf<vec, 40x64xf32>, !pto.tile_buf<vec, 40x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 40x64xf32>) {highPrecision = false, precisionType = #pto<div_precision default>, src0eqdst = true, src1Col = 1 : i64}
//|     return
//|   }
//| }
// stderr:
//| warning[PTO0211]: pto.trowexpanddiv has no attribute 'highPrecision'; it has no effect
//|   --> trowexpanddiv.shapes.mlir:26:139
//|    |
//| 26 | ...f<vec, 40x8xf32>) outs(%c : !pto.tile_buf<vec, 40x64xf32>) {highPrecision = false, precisionType = #pto<div_precision default>, src0eqdst = true, src1Col = 1 : ...
//|    |                                                                ^^^^^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpanddiv.md
//|
//| warning[PTO0211]: pto.trowexpanddiv has no attribute 'src0eqdst'; it has no effect
//|   --> trowexpanddiv.shapes.mlir:26:207
//|    |
//| 26 | ...c, 40x8xf32>) outs(%c : !pto.tile_buf<vec, 40x64xf32>) {highPrecision = false, precisionType = #pto<div_precision default>, src0eqdst = true, src1Col = 1 : i64}
//|    |                                                                                                                                ^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpanddiv.md
//|
//| warning[PTO0211]: pto.trowexpanddiv has no attribute 'src1Col'; it has no effect
//|   --> trowexpanddiv.shapes.mlir:26:225
//|    |
//| 26 | ...c, 40x8xf32>) outs(%c : !pto.tile_buf<vec, 40x64xf32>) {highPrecision = false, precisionType = #pto<div_precision default>, src0eqdst = true, src1Col = 1 : i64}
//|    |                                                                                                                                                  ^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpanddiv.md
//|
//| warning: 3 warnings
