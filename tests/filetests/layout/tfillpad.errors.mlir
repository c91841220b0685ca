// Each rule of pto.tfillpad, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!src = !pto.tile_buf<vec, 16x32xf32>
!dst = !pto.tile_buf<vec, 32x32xf32, pad=1>

func.func @rules(%a: !src, %d: !dst, %p: !pto.tile_buf<vec, 32x32xf32>, %h: !pto.tile_buf<vec, 16x32xf16>, %i: !pto.tile_buf<vec, 16x32xi64, pad=1>,
                 %s: !pto.tile_buf<vec, 8x32xf32, pad=1>, %c: !pto.tile_buf<acc, 16x32xf32, pad=1>,
                 %m: !pto.tile_buf<mat, 16x64xbf16, valid=?x?>, %n: !pto.tile_buf<mat, 16x64xbf16, pad=1>) {
  pto.tfillpad ins(%a : !src) outs(%p : !pto.tile_buf<vec, 32x32xf32>)
  pto.tfillpad ins(%h : !pto.tile_buf<vec, 16x32xf16>) outs(%d : !dst)
  pto.tfillpad ins(%i : !pto.tile_buf<vec, 16x32xi64, pad=1>) outs(%i : !pto.tile_buf<vec, 16x32xi64, pad=1>)
  pto.tfillpad ins(%a : !src) outs(%s : !pto.tile_buf<vec, 8x32xf32, pad=1>)
  pto.tfillpad ins(%a : !src) outs(%c : !pto.tile_buf<acc, 16x32xf32, pad=1>)
  pto.tfillpad ins(%m : !pto.tile_buf<mat, 16x64xbf16, valid=?x?>) outs(%n : !pto.tile_buf<mat, 16x64xbf16, pad=1>)
  return
}
