// Each rule of pto.tlog, broken alone.
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
  pto.tlog ins(%a : !f32) outs(%b : !f16)
  pto.tlog ins(%c : !i8) outs(%c : !i8)
  return
}

func.func @places(%a: !f32, %d: !f32, %p: !part, %m: !mat, %n: !dn) {
  pto.tlog ins(%p : !part) outs(%d : !f32)
  pto.tlog ins(%m : !mat) outs(%d : !f32)
  pto.tlog ins(%n : !dn) outs(%d : !f32)
  return
}

func.func @accuracy(%a: !f32, %d: !f32) {
  pto.tlog ins(%a : !f32) outs(%d : !f32) {precisionType = #pto<log_precision high_precision>}
  pto.tlog ins(%a : !f32) outs(%d : !f32) {precisionType = #pto<log_precision exact>}
  return
}

// run 1: exit 1
// stderr:
//| tlog.errors.mlir:14:32: error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//| tlog.errors.mlir:15:16: error[PTO0302]: expected f16 or f32 on a3, found i8 in `src`
//| tlog.errors.mlir:20:16: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src`
//| tlog.errors.mlir:21:16: error[PTO0304]: expected `src` in vec, found it in mat
//| tlog.errors.mlir:22:16: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tlog.errors.mlir:27:44: error[PTO0317]: attribute `precisionType` is not available on a3
//| tlog.errors.mlir:28:79: error[PTO0122]: unknown log precision 'exact', expected default or high_precision
