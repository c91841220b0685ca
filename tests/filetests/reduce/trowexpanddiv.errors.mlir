// Each rule of pto.trowexpanddiv, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!full = !pto.tile_buf<vec, 8x32xf32>
!line = !pto.tile_buf<vec, 8x8xf32>
!half = !pto.tile_buf<vec, 8x16xf16>
!full16 = !pto.tile_buf<vec, 8x32xf16>

func.func @types(%a: !full, %b: !line, %h: !half, %d: !full16) {
  pto.trowexpanddiv ins(%a, %h : !full, !half) outs(%a : !full)
  pto.trowexpanddiv ins(%a, %b : !full, !line) outs(%d : !full16)
  return
}

// -----

func.func @admitted(%a: !pto.tile_buf<vec, 8x32xi32>, %c: !pto.tile_buf<vec, 32x1xi32, blayout=col_major, valid=8x1>) {
  pto.trowexpanddiv ins(%a, %c : !pto.tile_buf<vec, 8x32xi32>, !pto.tile_buf<vec, 32x1xi32, blayout=col_major, valid=8x1>) outs(%a : !pto.tile_buf<vec, 8x32xi32>)
  return
}

module @a5 attributes {pto.target_arch = "a5"} {
  func.func @admitted(%a: !pto.tile_buf<vec, 8x32xbf16>, %c: !pto.tile_buf<vec, 8x16xbf16>) {
    pto.trowexpanddiv ins(%a, %c : !pto.tile_buf<vec, 8x32xbf16>, !pto.tile_buf<vec, 8x16xbf16>) outs(%a : !pto.tile_buf<vec, 8x32xbf16>)
    return
  }
}

// -----

!full = !pto.tile_buf<vec, 16x32xf32>
!line = !pto.tile_buf<vec, 16x8xf32>
!col = !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
!mat = !pto.tile_buf<mat, 16x32xf32>
!matline = !pto.tile_buf<mat, 16x8xf32>

func.func @memory(%a: !full, %b: !line, %c: !col, %m: !mat, %n: !matline) {
  pto.trowexpanddiv ins(%m, %b : !mat, !line) outs(%a : !full)
  pto.trowexpanddiv ins(%a, %n : !full, !matline) outs(%a : !full)
  pto.trowexpanddiv ins(%a, %c, %m : !full, !col, !mat) outs(%m : !mat)
  return
}

// -----

!full = !pto.tile_buf<vec, 16x32xf32>
!line = !pto.tile_buf<vec, 16x8xf32>
!dn = !pto.tile_buf<vec, 16x32xf32, blayout=col_major>
!nz = !pto.tile_buf<vec, 16x32xf32, blayout=col_major, slayout=row_major>
!nzl = !pto.tile_buf<vec, 16x8xf32, blayout=col_major, slayout=row_major, valid=16x1>

func.func @layout(%a: !full, %b: !line, %d: !dn, %z: !nz, %y: !nzl) {
  pto.trowexpanddiv ins(%a, %b : !full, !line) outs(%d : !dn)
  pto.trowexpanddiv ins(%z, %b : !nz, !line) outs(%a : !full)
  pto.trowexpanddiv ins(%a, %y : !full, !nzl) outs(%a : !full)
  return
}

// -----

!full = !pto.tile_buf<vec, 16x32xf32>
!part = !pto.tile_buf<vec, 16x32xf32, valid=8x32>
!line = !pto.tile_buf<vec, 16x8xf32>
!short = !pto.tile_buf<vec, 8x8xf32>
!wide = !pto.tile_buf<vec, 16x16xf32>
!cols = !pto.tile_buf<vec, 16x2xf32, blayout=col_major>

func.func @regions(%a: !full, %p: !part, %b: !line, %s: !short, %w: !wide, %c: !cols) {
  pto.trowexpanddiv ins(%p, %b : !part, !line) outs(%a : !full)
  pto.trowexpanddiv ins(%a, %s : !full, !short) outs(%a : !full)
  pto.trowexpanddiv ins(%a, %w : !full, !wide) outs(%a : !full)
  pto.trowexpanddiv ins(%c, %a : !cols, !full) outs(%a : !full)
  return
}

// -----

!full = !pto.tile_buf<vec, 16x32xf32>

// Only the manual says that one of them holds a value for each row.
func.func @both(%a: !full) {
  pto.trowexpanddiv ins(%a, %a : !full, !full) outs(%a : !full)
  return
}

// -----

!full = !pto.tile_buf<vec, 16x32xf32>
!col = !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
!tmp = !pto.tile_buf<vec, 1x120xf32>

func.func @scratch(%a: !full, %c: !col, %t: !tmp) {
  pto.trowexpanddiv ins(%a, %c, %t : !full, !col, !tmp) outs(%a : !full)
  return
}

// -----

!full = !pto.tile_buf<vec, 8x32xf32>
!line = !pto.tile_buf<vec, 8x8xf32>
!bf = !pto.tile_buf<vec, 8x32xi32>
!bl = !pto.tile_buf<vec, 8x8xi32>

// High precision needs scratch and floats, and a5; without it scratch serves columns only.
module attributes {pto.target_arch = "a5"} {
  func.func @precise(%a: !full, %b: !line, %i: !bf, %j: !bl) {
    pto.trowexpanddiv ins(%a, %b : !full, !line) outs(%a : !full) {precisionType = #pto<div_precision high_precision>}
    pto.trowexpanddiv ins(%i, %j, %i : !bf, !bl, !bf) outs(%i : !bf) {precisionType = #pto<div_precision high_precision>}
    pto.trowexpanddiv ins(%a, %b, %a : !full, !line, !full) outs(%a : !full)
    pto.trowexpanddiv ins(%a, %b, %a : !full, !line, !full) outs(%a : !full) {precisionType = high}
    return
  }
}

// -----

!full = !pto.tile_buf<vec, 8x32xf32>
!line = !pto.tile_buf<vec, 8x8xf32>

func.func @target(%a: !full, %b: !line) {
  pto.trowexpanddiv ins(%a, %b, %a : !full, !line, !full) outs(%a : !full) {precisionType = #pto<div_precision high_precision>}
  return
}

// -----

!t = !pto.tile_buf<vec, 16x32xf32>

func.func @generic(%a: !t, %n: i32) {
  "pto.trowexpanddiv"(%a, %a) : (!t, !t) -> ()
  "pto.trowexpanddiv"(%a, %n, %a) : (!t, i32, !t) -> ()
  return
}

// run 1: exit 1
// stderr:
//| trowexpanddiv.errors.mlir:10:29: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `src1`
//| trowexpanddiv.errors.mlir:11:53: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `dst`
//| trowexpanddiv.errors.mlir:18:25: error[PTO0302]: expected f16 or f32 on a3, found i32 in `src0`
//| trowexpanddiv.errors.mlir:24:27: error[PTO0302]: expected i8, i16, i32, f16 or f32 on a5, found bf16 in `src0`
//| trowexpanddiv.errors.mlir:38:25: error[PTO0304]: expected `src0` in vec, found it in mat
//| trowexpanddiv.errors.mlir:39:29: error[PTO0304]: expected `src1` in vec, found it in mat
//| trowexpanddiv.errors.mlir:40:33: error[PTO0304]: expected `tmp` in vec, found it in mat
//| trowexpanddiv.errors.mlir:40:62: error[PTO0304]: expected `dst` in vec, found it in mat
//| trowexpanddiv.errors.mlir:53:53: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| trowexpanddiv.errors.mlir:54:25: error[PTO0305]: expected `src0` with layout ND (row_major, none_box) or DN (col_major, none_box), found NZ (col_major, row_major, fractal 512)
//| trowexpanddiv.errors.mlir:55:29: error[PTO0305]: expected `src1` with layout ND (row_major, none_box) or DN (col_major, none_box), found NZ (col_major, row_major, fractal 512)
//| trowexpanddiv.errors.mlir:69:25: error[PTO0315]: neither `src0` (8x32) nor `src1` (16x8) covers the valid region 16x32 of `dst`
//| trowexpanddiv.errors.mlir:70:29: error[PTO0315]: expected a valid region of 16x8 in `src1`, one value for each row of `dst`, found 8x8
//| trowexpanddiv.errors.mlir:71:29: error[PTO0315]: expected a valid region of 16x8 in `src1`, one value for each row of `dst`, found 16x16
//| trowexpanddiv.errors.mlir:72:25: error[PTO0315]: expected a valid region of 16x1 in `src0`, one value for each row of `dst`, found 16x2
//| trowexpanddiv.errors.mlir:82:29: warning[PTO0314]: `src0` and `src1` both cover `dst`: neither has one value for each row
//| trowexpanddiv.errors.mlir:93:33: error[PTO0316]: scratch `tmp` has 480 bytes, 512 are needed for 16 rows
//| trowexpanddiv.errors.mlir:107:68: error[PTO0318]: high_precision needs the scratch operand `tmp`
//| trowexpanddiv.errors.mlir:108:27: error[PTO0302]: expected f16 or f32 on a5 with this `precisionType`, found i32 in `src0`
//| trowexpanddiv.errors.mlir:109:35: error[PTO0319]: scratch `tmp` has an effect only where one source is a column-major column
//| trowexpanddiv.errors.mlir:110:95: error[PTO0122]: unknown div precision 'high', expected default or high_precision
//| trowexpanddiv.errors.mlir:121:77: error[PTO0317]: attribute `precisionType` is not available on a3
//| trowexpanddiv.errors.mlir:130:3: error[PTO0202]: pto.trowexpanddiv expects 3 to 4 operands (src0, src1, tmp, dst), found 2
//| trowexpanddiv.errors.mlir:131:27: error[PTO0203]: pto.trowexpanddiv expects a tile buffer as operand 'src1', found i32
