// Each rule of pto.trecip, broken alone.
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
  pto.trecip ins(%a : !f32) outs(%b : !f16)
  pto.trecip ins(%c : !i8) outs(%c : !i8)
  return
}

func.func @places(%a: !f32, %d: !f32, %p: !part, %m: !mat, %n: !dn) {
  pto.trecip ins(%p : !part) outs(%d : !f32)
  pto.trecip ins(%m : !mat) outs(%d : !f32)
  pto.trecip ins(%n : !dn) outs(%d : !f32)
  return
}

func.func @accuracy(%a: !f32, %d: !f32) {
  pto.trecip ins(%a : !f32) outs(%d : !f32) {precisionType = #pto<recip_precision high_precision>}
  pto.trecip ins(%a : !f32) outs(%d : !f32) {precisionType = #pto<recip_precision exact>}
  return
}

// A reciprocal does not overwrite its source on a2 and a3.
func.func @storage(%a: !f32) {
  pto.trecip ins(%a : !f32) outs(%a : !f32)
  return
}

// run 1: exit 1
// stderr:
//| trecip.errors.mlir:14:34: error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//| trecip.errors.mlir:15:18: error[PTO0302]: expected f16 or f32 on a3, found i8 in `src`
//| trecip.errors.mlir:15:33: error[PTO0323]: `dst` and `src` are the same buffer
//| trecip.errors.mlir:20:18: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src`
//| trecip.errors.mlir:21:18: error[PTO0304]: expected `src` in vec, found it in mat
//| trecip.errors.mlir:22:18: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| trecip.errors.mlir:27:46: error[PTO0317]: attribute `precisionType` is not available on a3
//| trecip.errors.mlir:28:83: error[PTO0122]: unknown recip precision 'exact', expected default or high_precision
//| trecip.errors.mlir:34:34: error[PTO0323]: `dst` and `src` are the same buffer
