// Each rule of pto.trowexpand, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!src = !pto.tile_buf<vec, 32x8xf32>
!dst = !pto.tile_buf<vec, 32x32xf32>

func.func @rules(%a: !src, %h: !pto.tile_buf<vec, 32x32xf16>, %b: !pto.tile_buf<vec, 16x8xf32>, %m: !pto.tile_buf<mat, 32x8xf32>,
                 %e: !pto.tile_buf<vec, 32x8xf32, valid=0x0>, %z: !pto.tile_buf<vec, 32x8xf32, blayout=col_major, slayout=row_major>,
                 %d: !dst) {
  pto.trowexpand ins(%a : !src) outs(%h : !pto.tile_buf<vec, 32x32xf16>)
  pto.trowexpand ins(%b : !pto.tile_buf<vec, 16x8xf32>) outs(%d : !dst)
  pto.trowexpand ins(%m : !pto.tile_buf<mat, 32x8xf32>) outs(%d : !dst)
  pto.trowexpand ins(%e : !pto.tile_buf<vec, 32x8xf32, valid=0x0>) outs(%d : !dst)
  pto.trowexpand ins(%z : !pto.tile_buf<vec, 32x8xf32, blayout=col_major, slayout=row_major>) outs(%d : !dst)
  return
}
