// Each rule of pto.trowexpandmul, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!full = !pto.tile_buf<vec, 16x64xf32>
!block = !pto.tile_buf<vec, 16x8xf32>
!col = !pto.tile_buf<vec, 16x1xf32, blayout=col_major>

func.func @rules(%a: !full, %b: !block, %c: !col, %h: !pto.tile_buf<vec, 16x64xf16>, %i: !pto.tile_buf<vec, 16x64xi64>,
                 %n: !pto.tile_buf<vec, 16x2xf32>, %m: !pto.tile_buf<mat, 16x64xf32>, %t: !pto.tile_buf<vec, 1x8xf32>, %d: !full) {
  pto.trowexpandmul ins(%a, %b : !full, !block) outs(%h : !pto.tile_buf<vec, 16x64xf16>)
  pto.trowexpandmul ins(%i, %i : !pto.tile_buf<vec, 16x64xi64>, !pto.tile_buf<vec, 16x64xi64>) outs(%i : !pto.tile_buf<vec, 16x64xi64>)
  pto.trowexpandmul ins(%a, %n : !full, !pto.tile_buf<vec, 16x2xf32>) outs(%d : !full)
  pto.trowexpandmul ins(%m, %b : !pto.tile_buf<mat, 16x64xf32>, !block) outs(%d : !full)
  pto.trowexpandmul ins(%a, %c, %t : !full, !col, !pto.tile_buf<vec, 1x8xf32>) outs(%d : !full)
  pto.trowexpandmul ins(%a, %b, %d : !full, !block, !full) outs(%d : !full)
  pto.trowexpandmul ins(%a, %a : !full, !full) outs(%d : !full)
  return
}

func.func @layout(%a: !full, %b: !block, %d: !pto.tile_buf<vec, 16x64xf32, blayout=col_major>) {
  pto.trowexpandmul ins(%a, %b : !full, !block) outs(%d : !pto.tile_buf<vec, 16x64xf32, blayout=col_major>)
  return
}

// run 1: exit 1
// stderr:
//| trowexpandmul.errors.mlir:10:54: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `dst`
//| trowexpandmul.errors.mlir:11:25: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found i64 in `src0`
//| trowexpandmul.errors.mlir:11:29: warning[PTO0314]: `src0` and `src1` both cover `dst`: neither has one value for each row
//| trowexpandmul.errors.mlir:12:29: error[PTO0315]: expected a valid region of 16x8 in `src1`, one value for each row of `dst`, found 16x2
//| trowexpandmul.errors.mlir:13:25: error[PTO0304]: expected `src0` in vec, found it in mat
//| trowexpandmul.errors.mlir:14:33: error[PTO0316]: scratch `tmp` has 32 bytes, 512 are needed for 16 rows
//| trowexpandmul.errors.mlir:15:33: error[PTO0319]: scratch `tmp` has an effect only where one source is a column-major column
//| trowexpandmul.errors.mlir:16:29: warning[PTO0314]: `src0` and `src1` both cover `dst`: neither has one value for each row
//| trowexpandmul.errors.mlir:21:54: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
