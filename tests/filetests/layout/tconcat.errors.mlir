// Each rule of pto.tconcat, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!a = !pto.tile_buf<vec, 8x8xf32>
!d = !pto.tile_buf<vec, 8x16xf32>

func.func @rules(%a: !a, %d: !d, %h: !pto.tile_buf<vec, 8x16xf16>, %i: !pto.tile_buf<vec, 8x8xi64>, %r: !pto.tile_buf<vec, 4x8xf32>,
                 %m: !pto.tile_buf<mat, 8x8xf32>, %n: !pto.tile_buf<vec, 8x8xf32, blayout=col_major>) {
  pto.tconcat ins(%a, %h : !a, !pto.tile_buf<vec, 8x16xf16>) outs(%d : !d)
  pto.tconcat ins(%i, %i : !pto.tile_buf<vec, 8x8xi64>, !pto.tile_buf<vec, 8x8xi64>) outs(%i : !pto.tile_buf<vec, 8x8xi64>)
  pto.tconcat ins(%a, %r : !a, !pto.tile_buf<vec, 4x8xf32>) outs(%d : !d)
  pto.tconcat ins(%a, %m : !a, !pto.tile_buf<mat, 8x8xf32>) outs(%d : !d)
  pto.tconcat ins(%a, %n : !a, !pto.tile_buf<vec, 8x8xf32, blayout=col_major>) outs(%d : !d)
  pto.tconcat ins(%a, %d : !a, !d) outs(%d : !d)
  return
}
