// Each rule of pto.tcolexpandadd, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!full = !pto.tile_buf<vec, 8x16xf32>
!row = !pto.tile_buf<vec, 1x16xf32>
!half = !pto.tile_buf<vec, 1x16xf16>
!i64 = !pto.tile_buf<vec, 8x16xi64>
!wide = !pto.tile_buf<vec, 8x32xf32, valid=8x16>
!part = !pto.tile_buf<vec, 8x16xf32, valid=4x16>
!narrow = !pto.tile_buf<vec, 1x8xf32>
!mat = !pto.tile_buf<mat, 1x16xf32>
!dn = !pto.tile_buf<vec, 8x16xf32, blayout=col_major>

func.func @types(%a: !full, %h: !half, %i: !i64) {
  pto.tcolexpandadd ins(%a, %h : !full, !half) outs(%a : !full)
  pto.tcolexpandadd ins(%i, %i : !i64, !i64) outs(%i : !i64)
  return
}

func.func @extents(%a: !full, %r: !row, %w: !wide, %p: !part, %n: !narrow) {
  pto.tcolexpandadd ins(%w, %r : !wide, !row) outs(%a : !full)
  pto.tcolexpandadd ins(%p, %r : !part, !row) outs(%a : !full)
  pto.tcolexpandadd ins(%a, %n : !full, !narrow) outs(%a : !full)
  return
}

func.func @places(%a: !full, %r: !row, %m: !mat, %n: !dn) {
  pto.tcolexpandadd ins(%a, %m : !full, !mat) outs(%a : !full)
  pto.tcolexpandadd ins(%n, %r : !dn, !row) outs(%a : !full)
  return
}
