// Each rule of pto.tcolexpand, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!src = !pto.tile_buf<vec, 1x16xf32>
!dst = !pto.tile_buf<vec, 8x16xf32>

func.func @rules(%a: !src, %h: !pto.tile_buf<vec, 32x32xf16>, %b: !pto.tile_buf<vec, 1x32xf32>, %m: !pto.tile_buf<mat, 1x16xf32>,
                 %e: !pto.tile_buf<vec, 1x16xf32, valid=0x0>, %z: !pto.tile_buf<vec, 1x16xf32, blayout=col_major, slayout=row_major>,
                 %d: !dst) {
  pto.tcolexpand ins(%a : !src) outs(%h : !pto.tile_buf<vec, 32x32xf16>)
  pto.tcolexpand ins(%b : !pto.tile_buf<vec, 1x32xf32>) outs(%d : !dst)
  pto.tcolexpand ins(%m : !pto.tile_buf<mat, 1x16xf32>) outs(%d : !dst)
  pto.tcolexpand ins(%e : !pto.tile_buf<vec, 1x16xf32, valid=0x0>) outs(%d : !dst)
  pto.tcolexpand ins(%z : !pto.tile_buf<vec, 1x16xf32, blayout=col_major, slayout=row_major>) outs(%d : !dst)
  return
}
