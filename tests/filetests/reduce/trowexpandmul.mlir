// Every shape of pto.trowexpandmul.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!full = !pto.tile_buf<vec, 16x64xf32>
!block = !pto.tile_buf<vec, 16x8xf32>
!col = !pto.tile_buf<vec, 16x1xf32, blayout=col_major>

func.func @operands(%a: !full, %b: !block, %c: !col, %t: !full, %d: !full) {
  pto.trowexpandmul ins(%a, %b : !full, !block) outs(%d : !full)
  pto.trowexpandmul ins(%a, %c : !full, !col) outs(%a : !full)
  pto.trowexpandmul ins(%c, %a : !col, !full) outs(%d : !full)
  pto.trowexpandmul ins(%a, %c, %t : !full, !col, !full) outs(%a : !full)
  pto.trowexpandmul ins(%a, %b : !full, !block) outs(%d : !full) {highPrecision = false, src0eqdst = true, src1Col = 1 : i64}
  "pto.trowexpandmul"(%a, %b, %d) : (!full, !block, !full) -> ()
  "pto.trowexpandmul"(%a, %c, %t, %d) : (!full, !col, !full, !full) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 16x64xf32>, %arg1: !pto.tile_buf<vec, 16x8xf32>, %arg2: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %arg3: !pto.tile_buf<vec, 16x64xf32>, %arg4: !pto.tile_buf<vec, 16x64xf32>) {
//|     pto.trowexpandmul ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%arg4 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.trowexpandmul ins(%arg0, %arg2 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%arg0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.trowexpandmul ins(%arg2, %arg0 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x64xf32>) outs(%arg4 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.trowexpandmul ins(%arg0, %arg2, %arg3 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.trowexpandmul ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%arg4 : !pto.tile_buf<vec, 16x64xf32>) {highPrecision = false, src0eqdst = true, src1Col = 1 : i64}
//|     pto.trowexpandmul ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%arg4 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.trowexpandmul ins(%arg0, %arg2, %arg3 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x64xf32>) outs(%arg4 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//| }
// stderr:
//| warning[PTO0211]: pto.trowexpandmul has no attribute 'highPrecision'; it has no effect
//|   --> trowexpandmul.mlir:14:67
//|    |
//| 14 |   pto.trowexpandmul ins(%a, %b : !full, !block) outs(%d : !full) {highPrecision = false, src0eqdst = true, src1Col = 1 : i64}
//|    |                                                                   ^^^^^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpandmul.md
//|
//| warning[PTO0211]: pto.trowexpandmul has no attribute 'src0eqdst'; it has no effect
//|   --> trowexpandmul.mlir:14:90
//|    |
//| 14 |   pto.trowexpandmul ins(%a, %b : !full, !block) outs(%d : !full) {highPrecision = false, src0eqdst = true, src1Col = 1 : i64}
//|    |                                                                                          ^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpandmul.md
//|
//| warning[PTO0211]: pto.trowexpandmul has no attribute 'src1Col'; it has no effect
//|   --> trowexpandmul.mlir:14:108
//|    |
//| 14 |   pto.trowexpandmul ins(%a, %b : !full, !block) outs(%d : !full) {highPrecision = false, src0eqdst = true, src1Col = 1 : i64}
//|    |                                                                                                            ^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpandmul.md
//|
//| warning: 3 warnings
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x64xf32>, %arg1: !pto.tile_buf<vec, 16x8xf32>, %arg2: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %arg3: !pto.tile_buf<vec, 16x64xf32>, %arg4: !pto.tile_buf<vec, 16x64xf32>):
//|     "pto.trowexpandmul"(%arg0, %arg1, %arg4) : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x64xf32>) -> ()
//|     "pto.trowexpandmul"(%arg0, %arg2, %arg0) : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x64xf32>) -> ()
//|     "pto.trowexpandmul"(%arg2, %arg0, %arg4) : (!pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) -> ()
//|     "pto.trowexpandmul"(%arg0, %arg2, %arg3, %arg0) : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) -> ()
//|     "pto.trowexpandmul"(%arg0, %arg1, %arg4) {highPrecision = false, src0eqdst = true, src1Col = 1 : i64} : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x64xf32>) -> ()
//|     "pto.trowexpandmul"(%arg0, %arg1, %arg4) : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x64xf32>) -> ()
//|     "pto.trowexpandmul"(%arg0, %arg2, %arg3, %arg4) : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
// stderr: as run 1
