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

// run 1: exit 1
// stderr:
//| tconcat.errors.mlir:9:23: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `src1`
//| tconcat.errors.mlir:9:67: error[PTO0426]: `dst` has 16 columns, 8 of `src0` and 16 of `src1` do not fit
//| tconcat.errors.mlir:10:19: error[PTO0302]: expected i8, i16, i32, f16, bf16 or f32 on a3, found i64 in `src0`
//| tconcat.errors.mlir:10:91: error[PTO0426]: `dst` has 8 columns, 8 of `src0` and 8 of `src1` do not fit
//| tconcat.errors.mlir:11:23: error[PTO0303]: expected 8 valid rows as in `dst`, found 4 in `src1`
//| tconcat.errors.mlir:12:23: error[PTO0304]: expected `src1` in vec, found it in mat
//| tconcat.errors.mlir:13:23: error[PTO0305]: expected `src1` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tconcat.errors.mlir:14:41: error[PTO0426]: `dst` has 16 columns, 8 of `src0` and 16 of `src1` do not fit
