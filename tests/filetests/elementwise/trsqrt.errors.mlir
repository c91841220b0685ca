// Each rule of pto.trsqrt, broken alone.
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
  pto.trsqrt ins(%a : !f32) outs(%b : !f16)
  pto.trsqrt ins(%c : !i8) outs(%c : !i8)
  return
}

func.func @places(%a: !f32, %d: !f32, %p: !part, %m: !mat, %n: !dn) {
  pto.trsqrt ins(%p : !part) outs(%d : !f32)
  pto.trsqrt ins(%m : !mat) outs(%d : !f32)
  pto.trsqrt ins(%n : !dn) outs(%d : !f32)
  return
}

func.func @accuracy(%a: !f32, %d: !f32) {
  pto.trsqrt ins(%a : !f32) outs(%d : !f32) {precisionType = #pto<rsqrt_precision high_precision>}
  pto.trsqrt ins(%a : !f32) outs(%d : !f32) {precisionType = #pto<rsqrt_precision exact>}
  return
}

func.func @scratch(%a: !f32, %t: !pto.tile_buf<vec, 1x4xf32>, %m: !mat, %d: !f32) {
  pto.trsqrt ins(%a, %t : !f32, !pto.tile_buf<vec, 1x4xf32>) outs(%d : !f32)
  pto.trsqrt ins(%a, %m : !f32, !mat) outs(%d : !f32)
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @accuracy(%a: !pto.tile_buf<vec, 16x16xf32>, %d: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trsqrt ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%d : !pto.tile_buf<vec, 16x16xf32>) {precisionType = #pto<rsqrt_precision high_precision>}
    return
  }
}

// run 1: exit 1
// stderr:
//| trsqrt.errors.mlir:14:34: error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//| trsqrt.errors.mlir:15:18: error[PTO0302]: expected f16 or f32 on a3, found i8 in `src`
//| trsqrt.errors.mlir:20:18: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src`
//| trsqrt.errors.mlir:21:18: error[PTO0304]: expected `src` in vec, found it in mat
//| trsqrt.errors.mlir:22:18: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| trsqrt.errors.mlir:27:46: error[PTO0317]: attribute `precisionType` is not available on a3
//| trsqrt.errors.mlir:27:46: error[PTO0318]: high_precision needs the scratch operand `tmp`
//| trsqrt.errors.mlir:28:83: error[PTO0122]: unknown rsqrt precision 'exact', expected default or high_precision
//| trsqrt.errors.mlir:33:22: error[PTO0322]: `tmp` has 16 bytes, 32 are needed
//| trsqrt.errors.mlir:34:22: error[PTO0304]: expected `tmp` in vec, found it in mat
//| trsqrt.errors.mlir:42:98: error[PTO0318]: high_precision needs the scratch operand `tmp`
