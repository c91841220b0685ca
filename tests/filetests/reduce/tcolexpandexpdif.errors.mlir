// Each rule of pto.tcolexpandexpdif, broken alone.
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
  pto.tcolexpandexpdif ins(%a, %h : !full, !half) outs(%a : !full)
  pto.tcolexpandexpdif ins(%i, %i : !i64, !i64) outs(%i : !i64)
  return
}

func.func @extents(%a: !full, %r: !row, %w: !wide, %p: !part, %n: !narrow) {
  pto.tcolexpandexpdif ins(%w, %r : !wide, !row) outs(%a : !full)
  pto.tcolexpandexpdif ins(%p, %r : !part, !row) outs(%a : !full)
  pto.tcolexpandexpdif ins(%a, %n : !full, !narrow) outs(%a : !full)
  return
}

func.func @places(%a: !full, %r: !row, %m: !mat, %n: !dn) {
  pto.tcolexpandexpdif ins(%a, %m : !full, !mat) outs(%a : !full)
  pto.tcolexpandexpdif ins(%n, %r : !dn, !row) outs(%a : !full)
  return
}

// run 1: exit 1
// stderr:
//| tcolexpandexpdif.errors.mlir:15:32: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `src1`
//| tcolexpandexpdif.errors.mlir:16:28: error[PTO0302]: expected f16 or f32 on a3, found i64 in `src0`
//| tcolexpandexpdif.errors.mlir:21:28: error[PTO0328]: expected 8x16 elements as in `dst`, found 8x32 in `src0`
//| tcolexpandexpdif.errors.mlir:22:28: error[PTO0303]: expected 8 valid rows as in `dst`, found 4 in `src0`
//| tcolexpandexpdif.errors.mlir:23:32: error[PTO0303]: expected 16 valid columns as in `dst`, found 8 in `src1`
//| tcolexpandexpdif.errors.mlir:28:32: error[PTO0304]: expected `src1` in vec, found it in mat
//| tcolexpandexpdif.errors.mlir:29:28: error[PTO0305]: expected `src0` with layout ND (row_major, none_box), found DN (col_major, none_box)
