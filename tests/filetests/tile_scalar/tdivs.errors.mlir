// Each rule of pto.tdivs, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!f32 = !pto.tile_buf<vec, 16x16xf32>
!f16 = !pto.tile_buf<vec, 16x16xf16>
!i64 = !pto.tile_buf<vec, 16x16xi64>
!part = !pto.tile_buf<vec, 16x16xf32, valid=8x16>
!mat = !pto.tile_buf<mat, 16x16xf32>
!dn = !pto.tile_buf<vec, 16x16xf32, blayout=col_major>

func.func @order(%a: !f32, %s: f32) {
  pto.tdivs ins(%a, %a : !f32, !f32) outs(%a : !f32)
  pto.tdivs ins(%s, %s : f32, f32) outs(%a : !f32)
  return
}

func.func @types(%a: !f32, %b: !f16, %c: !i64, %s: f32, %h: f16, %i: i64) {
  pto.tdivs ins(%b, %h : !f16, f16) outs(%a : !f32)
  pto.tdivs ins(%h, %a : f16, !f32) outs(%a : !f32)
  pto.tdivs ins(%c, %i : !i64, i64) outs(%c : !i64)
  return
}

func.func @places(%a: !f32, %p: !part, %m: !mat, %n: !dn, %s: f32) {
  pto.tdivs ins(%s, %p : f32, !part) outs(%a : !f32)
  pto.tdivs ins(%m, %s : !mat, f32) outs(%a : !f32)
  pto.tdivs ins(%s, %n : f32, !dn) outs(%a : !f32)
  pto.tdivs ins(%a, %s : !f32, f32) outs(%a : !f32) {precisionType = #pto<div_precision high_precision>}
  return
}

// run 1: exit 1
// stderr:
//| tdivs.errors.mlir:12:21: error[PTO0325]: expected one tile and one scalar in `src` and `scalar`
//| tdivs.errors.mlir:13:21: error[PTO0325]: expected one tile and one scalar in `src` and `scalar`
//| tdivs.errors.mlir:18:17: error[PTO0301]: expected element type f32 as in `dst`, found f16 in `src`
//| tdivs.errors.mlir:19:17: error[PTO0326]: expected f32, the element type of `scalar`, found f16 in `src`
//| tdivs.errors.mlir:20:42: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found i64 in `dst`
//| tdivs.errors.mlir:25:21: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `scalar`
//| tdivs.errors.mlir:26:17: error[PTO0304]: expected `src` in vec, found it in mat
//| tdivs.errors.mlir:27:21: error[PTO0305]: expected `scalar` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tdivs.errors.mlir:28:54: error[PTO0317]: attribute `precisionType` is not available on a3
