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
