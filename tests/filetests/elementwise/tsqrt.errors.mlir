// Each rule of pto.tsqrt, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!f32 = !pto.tile_buf<vec, 16x16xf32>
!f16 = !pto.tile_buf<vec, 16x16xf16>
!si32 = !pto.tile_buf<vec, 16x16xsi32>
!bf16 = !pto.tile_buf<vec, 16x16xbf16>
!dn = !pto.tile_buf<vec, 16x16xf32, blayout=col_major>
!mat = !pto.tile_buf<mat, 16x16xf32>
!part = !pto.tile_buf<vec, 16x16xf32, valid=8x16>
!i8 = !pto.tile_buf<vec, 16x32xi8>

func.func @types(%a: !f32, %b: !f16, %c: !i8) {
  pto.tsqrt ins(%a : !f32) outs(%b : !f16)
  pto.tsqrt ins(%c : !i8) outs(%c : !i8)
  return
}

func.func @places(%a: !f32, %d: !f32, %p: !part, %m: !mat, %n: !dn) {
  pto.tsqrt ins(%p : !part) outs(%d : !f32)
  pto.tsqrt ins(%m : !mat) outs(%d : !f32)
  pto.tsqrt ins(%n : !dn) outs(%d : !f32)
  return
}

func.func @accuracy(%a: !f32, %d: !f32) {
  pto.tsqrt ins(%a : !f32) outs(%d : !f32) {precisionType = #pto<sqrt_precision high_precision>}
  pto.tsqrt ins(%a : !f32) outs(%d : !f32) {precisionType = #pto<sqrt_precision exact>}
  return
}

// run 1: exit 1
// stderr:
//| tsqrt.errors.mlir:14:33: error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//| tsqrt.errors.mlir:15:17: error[PTO0302]: expected f16 or f32 on a3, found i8 in `src`
//| tsqrt.errors.mlir:20:17: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src`
//| tsqrt.errors.mlir:21:17: error[PTO0304]: expected `src` in vec, found it in mat
//| tsqrt.errors.mlir:22:17: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tsqrt.errors.mlir:27:45: error[PTO0317]: attribute `precisionType` is not available on a3
//| tsqrt.errors.mlir:28:81: error[PTO0122]: unknown sqrt precision 'exact', expected default or high_precision
