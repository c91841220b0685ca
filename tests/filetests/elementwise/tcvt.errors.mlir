// Each rule of pto.tcvt, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!f32 = !pto.tile_buf<vec, 16x16xf32>
!bf16 = !pto.tile_buf<vec, 16x16xbf16>
!f16 = !pto.tile_buf<vec, 16x16xf16>

func.func @pairs(%a: !bf16, %b: !f16, %f: !f32, %u: !pto.tile_buf<vec, 16x16xui32>) {
  pto.tcvt ins(%a : !bf16) outs(%b : !f16)
  pto.tcvt ins(%u : !pto.tile_buf<vec, 16x16xui32>) outs(%b : !f16)
  return
}

func.func @extents(%a: !f32, %b: !pto.tile_buf<vec, 16x32xf16>, %c: !pto.tile_buf<vec, 16x16xf16, valid=8x16>) {
  pto.tcvt ins(%a : !f32) outs(%b : !pto.tile_buf<vec, 16x32xf16>)
  pto.tcvt ins(%a : !f32) outs(%c : !pto.tile_buf<vec, 16x16xf16, valid=8x16>)
  return
}

func.func @places(%a: !pto.tile_buf<mat, 16x16xf32>, %n: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, %b: !f16) {
  pto.tcvt ins(%a : !pto.tile_buf<mat, 16x16xf32>) outs(%b : !f16)
  pto.tcvt ins(%n : !pto.tile_buf<vec, 16x16xf32, blayout=col_major>) outs(%b : !f16)
  return
}

func.func @attributes(%a: !f32, %b: !f16) {
  pto.tcvt ins(%a {rmode = #pto<round_mode DOWN>} : !f32) outs(%b : !f16)
  pto.tcvt ins(%a {satmode = #pto<saturation_mode MAYBE>} : !f32) outs(%b : !f16)
  pto.tcvt ins(%a {satmode = #pto<saturation_mode ON>, sat_mode = #pto<saturation_mode ON>} : !f32) outs(%b : !f16)
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @pairs(%a: !pto.tile_buf<vec, 16x16xf16>, %b: !pto.tile_buf<vec, 16x16xbf16>) {
    pto.tcvt ins(%a : !pto.tile_buf<vec, 16x16xf16>) outs(%b : !pto.tile_buf<vec, 16x16xbf16>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @scratch_bytes(%a: !pto.tile_buf<vec, 16x64xf32>, %tmp: !pto.tile_buf<vec, 1x32xf32>, %d: !pto.tile_buf<vec, 16x64xi16>) {
    pto.tcvt ins(%a, %tmp {rmode = #pto<round_mode RINT>, satmode = #pto<saturation_mode OFF>} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x32xf32>) outs(%d : !pto.tile_buf<vec, 16x64xi16>)
    return
  }

  func.func @scratch_half(%a: !pto.tile_buf<vec, 16x64xf16>, %tmp: !pto.tile_buf<vec, 1x64xf16>, %d: !pto.tile_buf<vec, 16x64xi8>) {
    pto.tcvt ins(%a, %tmp {rmode = #pto<round_mode RINT>, satmode = #pto<saturation_mode OFF>} : !pto.tile_buf<vec, 16x64xf16>, !pto.tile_buf<vec, 1x64xf16>) outs(%d : !pto.tile_buf<vec, 16x64xi8>)
    return
  }

  func.func @scratch_dynamic(%a: !pto.tile_buf<vec, 16x64xf16, valid=?x64>, %tmp: !pto.tile_buf<vec, 16x64xf16>, %d: !pto.tile_buf<vec, 16x64xi8, valid=?x64>) {
    pto.tcvt ins(%a, %tmp {rmode = #pto<round_mode RINT>, satmode = #pto<saturation_mode OFF>} : !pto.tile_buf<vec, 16x64xf16, valid=?x64>, !pto.tile_buf<vec, 16x64xf16>) outs(%d : !pto.tile_buf<vec, 16x64xi8, valid=?x64>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tcvt.errors.mlir:9:33: error[PTO0320]: expected i32, si32 or f32 from bf16 on a3, found f16 in `dst`
//| tcvt.errors.mlir:10:16: error[PTO0320]: ui32 is converted to no other type on a3
//| tcvt.errors.mlir:15:32: error[PTO0321]: expected 16 columns as in `src`, found 32 in `dst`
//| tcvt.errors.mlir:16:32: error[PTO0321]: expected 16 valid rows as in `src`, found 8 in `dst`
//| tcvt.errors.mlir:21:16: error[PTO0304]: expected `src` in vec, found it in mat
//| tcvt.errors.mlir:22:16: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tcvt.errors.mlir:27:44: error[PTO0122]: unknown round mode 'DOWN', expected NONE, RINT, ROUND, FLOOR, CEIL, TRUNC, ODD or CAST_RINT
//| tcvt.errors.mlir:28:51: error[PTO0122]: unknown saturation mode 'MAYBE', expected ON or OFF
//| tcvt.errors.mlir:29:56: error[PTO0111]: attribute 'sat_mode' is given twice
//| tcvt.errors.mlir:37:59: error[PTO0320]: expected i8, i16, i32, si16, si32, f32 or !pto.hif8 from f16 on a5, found bf16 in `dst`
//| tcvt.errors.mlir:46:22: error[PTO0322]: `tmp` has 128 bytes, 256 are needed
//| tcvt.errors.mlir:51:22: error[PTO0322]: `tmp` has 128 bytes, 256 are needed
//| tcvt.errors.mlir:56:22: error[PTO0322]: the bytes that `tmp` needs depend on the valid region of `dst`, which is dynamic
