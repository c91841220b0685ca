// Each rule of pto.trowexpandmul, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!full = !pto.tile_buf<vec, 16x64xf32>
!block = !pto.tile_buf<vec, 16x8xf32>
!col = !pto.tile_buf<vec, 16x1xf32, blayout=col_major>

func.func @rules(%a: !full, %b: !block, %c: !col, %h: !pto.tile_buf<vec, 16x64xf16>, %i: !pto.tile_buf<vec, 16x64xi64>,
                 %n: !pto.tile_buf<vec, 16x1xf32>, %m: !pto.tile_buf<mat, 16x64xf32>, %t: !pto.tile_buf<vec, 1x8xf32>, %d: !full) {
  pto.trowexpandmul ins(%a, %b : !full, !block) outs(%h : !pto.tile_buf<vec, 16x64xf16>)
  pto.trowexpandmul ins(%i, %i : !pto.tile_buf<vec, 16x64xi64>, !pto.tile_buf<vec, 16x64xi64>) outs(%i : !pto.tile_buf<vec, 16x64xi64>)
  pto.trowexpandmul ins(%a, %n : !full, !pto.tile_buf<vec, 16x1xf32>) outs(%d : !full)
  pto.trowexpandmul ins(%m, %b : !pto.tile_buf<mat, 16x64xf32>, !block) outs(%d : !full)
  pto.trowexpandmul ins(%a, %c, %t : !full, !col, !pto.tile_buf<vec, 1x8xf32>) outs(%d : !full)
  pto.trowexpandmul ins(%a, %b, %d : !full, !block, !full) outs(%d : !full)
  pto.trowexpandmul ins(%a, %a : !full, !full) outs(%d : !full)
  return
}
