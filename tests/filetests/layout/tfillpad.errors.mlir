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

// run 1: exit 1
// stderr:
//| tfillpad.errors.mlir:10:36: error[PTO0428]: `dst` has no padding
//| tfillpad.errors.mlir:11:61: error[PTO0429]: expected elements of 2 bytes as in `src`, found 4 in `dst`
//| tfillpad.errors.mlir:12:68: error[PTO0429]: expected elements of 1, 2 or 4 bytes, found 8 in `dst`
//| tfillpad.errors.mlir:13:36: error[PTO0427]: `dst` has 8x32 elements, at least 16x32 are needed for `src`
//| tfillpad.errors.mlir:14:36: error[PTO0304]: expected `dst` in vec or mat, found it in acc
//| tfillpad.errors.mlir:15:73: error[PTO0427]: in mat expected the extents and valid region of `src` in `dst`, ?x? of 16x64, found 16x64 of 16x64
