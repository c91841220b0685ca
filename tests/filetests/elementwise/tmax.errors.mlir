// Each rule of pto.tmax, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!tile = !pto.tile_buf<vec, 16x16xf32>
!other = !pto.tile_buf<vec, 16x16xf16>
!no = !pto.tile_buf<vec, 16x16xi64>
!dn = !pto.tile_buf<vec, 16x16xf32, blayout=col_major>
!mat = !pto.tile_buf<mat, 16x16xf32>
!part = !pto.tile_buf<vec, 16x16xf32, valid=8x16>

func.func @types(%a: !tile, %b: !other, %c: !no) {
  pto.tmax ins(%a, %b : !tile, !other) outs(%a : !tile)
  pto.tmax ins(%c, %c : !no, !no) outs(%c : !no)
  return
}

func.func @places(%a: !tile, %p: !part, %m: !mat, %n: !dn) {
  pto.tmax ins(%p, %a : !part, !tile) outs(%a : !tile)
  pto.tmax ins(%a, %m : !tile, !mat) outs(%a : !tile)
  pto.tmax ins(%a, %a : !tile, !tile) outs(%n : !dn)
  return
}

// run 1: exit 1
// stderr:
//| tmax.errors.mlir:12:20: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `src1`
//| tmax.errors.mlir:13:16: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found i64 in `src0`
//| tmax.errors.mlir:18:16: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src0`
//| tmax.errors.mlir:19:20: error[PTO0304]: expected `src1` in vec, found it in mat
//| tmax.errors.mlir:20:44: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
