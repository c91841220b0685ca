// Each rule of pto.trowmax, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!f32 = !pto.tile_buf<vec, 8x16xf32>
!f16 = !pto.tile_buf<vec, 8x16xf16>
!col = !pto.tile_buf<vec, 8x1xf32, blayout=col_major>

func.func @types(%a: !f32, %b: !f16, %c: !col) {
  pto.trowmax ins(%b : !f16) outs(%c : !col)
  pto.trowmax ins(%a, %b : !f32, !f16) outs(%c : !col)
  return
}

// -----

!src = !pto.tile_buf<vec, 8x32xi8>
!dst = !pto.tile_buf<vec, 8x32xi8, valid=8x1>
!bf = !pto.tile_buf<vec, 8x16xbf16>
!bfd = !pto.tile_buf<vec, 8x16xbf16, valid=8x1>

func.func @admitted(%s: !src, %d: !dst) {
  pto.trowmax ins(%s : !src) outs(%d : !dst)
  return
}

module @a5 attributes {pto.target_arch = "a5"} {
  func.func @admitted(%s: !bf, %d: !bfd) {
    pto.trowmax ins(%s : !bf) outs(%d : !bfd)
    return
  }
}

// -----

!src = !pto.tile_buf<vec, 8x16xf32>
!rows = !pto.tile_buf<vec, 8x16xf32, valid=4x16>
!none = !pto.tile_buf<vec, 8x16xf32, valid=8x0>
!col = !pto.tile_buf<vec, 8x1xf32, blayout=col_major>

func.func @valid(%s: !src, %r: !rows, %n: !none, %c: !col) {
  pto.trowmax ins(%r : !rows) outs(%c : !col)
  pto.trowmax ins(%n : !none) outs(%c : !col)
  return
}

// -----

!src = !pto.tile_buf<vec, 16x16xf32>
!mat = !pto.tile_buf<mat, 16x16xf32>
!col = !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
!matcol = !pto.tile_buf<mat, 16x1xf32, blayout=col_major>

func.func @memory(%s: !src, %m: !mat, %c: !col, %d: !matcol) {
  pto.trowmax ins(%m : !mat) outs(%c : !col)
  pto.trowmax ins(%s, %m : !src, !mat) outs(%c : !col)
  pto.trowmax ins(%s : !src) outs(%d : !matcol)
  return
}

// -----

!nd = !pto.tile_buf<vec, 16x16xf32>
!dn = !pto.tile_buf<vec, 16x16xf32, blayout=col_major>
!nz = !pto.tile_buf<vec, 16x16xf32, blayout=col_major, slayout=row_major>
!col = !pto.tile_buf<vec, 16x1xf32, blayout=col_major>

func.func @layout(%a: !nd, %b: !dn, %z: !nz, %c: !col) {
  pto.trowmax ins(%b : !dn) outs(%c : !col)
  pto.trowmax ins(%a : !nd) outs(%z : !nz)
  return
}

// -----

!src = !pto.tile_buf<vec, 16x16xf32>
!dn = !pto.tile_buf<vec, 16x2xf32, blayout=col_major>
!nd = !pto.tile_buf<vec, 16x8xf32, valid=16x2>

func.func @column(%s: !src, %d: !dn, %n: !nd) {
  pto.trowmax ins(%s : !src) outs(%d : !dn)
  pto.trowmax ins(%s : !src) outs(%n : !nd)
  return
}

// -----

!src = !pto.tile_buf<vec, 16x16xf32>
!col = !pto.tile_buf<vec, 16x1xf32, blayout=col_major>

func.func @generic(%s: !src, %c: !col, %n: index) {
  "pto.trowmax"(%s) : (!src) -> ()
  "pto.trowmax"(%s, %s, %s, %c) : (!src, !src, !src, !col) -> ()
  "pto.trowmax"(%s, %n, %c) : (!src, index, !col) -> ()
  return
}

// -----

!src = !pto.tile_buf<vec, 16x16xf32>

func.func @operands(%s: !src) {
  pto.trowmax ins(%s, %s, %s : !src, !src, !src) outs(%s : !src)
  return
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @scratch_bytes(%src: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 1x4xf32>, %dst: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) {
    pto.trowmax ins(%src, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 1x4xf32>) outs(%dst : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>)
    return
  }
}

// run 1: exit 1
// stderr:
//| trowmax.errors.mlir:9:35: error[PTO0301]: expected element type f16 as in `src`, found f32 in `dst`
//| trowmax.errors.mlir:10:23: error[PTO0301]: expected element type f32 as in `src`, found f16 in `tmp`
//| trowmax.errors.mlir:22:19: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found i8 in `src`
//| trowmax.errors.mlir:28:21: error[PTO0302]: expected i16, i32, f16 or f32 on a5, found bf16 in `src`
//| trowmax.errors.mlir:41:36: error[PTO0303]: expected 4 valid rows as in `src`, found 8 in `dst`
//| trowmax.errors.mlir:42:19: error[PTO0313]: valid region of `src` is empty: 8x0
//| trowmax.errors.mlir:54:19: error[PTO0304]: expected `src` in vec, found it in mat
//| trowmax.errors.mlir:55:23: error[PTO0304]: expected `tmp` in vec, found it in mat
//| trowmax.errors.mlir:56:35: error[PTO0304]: expected `dst` in vec, found it in mat
//| trowmax.errors.mlir:68:19: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| trowmax.errors.mlir:69:34: error[PTO0305]: expected `dst` with layout ND (row_major, none_box) or DN (col_major, none_box), found NZ (col_major, row_major, fractal 512)
//| trowmax.errors.mlir:80:35: error[PTO0312]: column-major result `dst` has 2 columns, expected 1
//| trowmax.errors.mlir:81:35: error[PTO0312]: result `dst` has 2 valid columns, expected 1
//| trowmax.errors.mlir:91:3: error[PTO0202]: pto.trowmax expects 2 to 3 operands (src, tmp, dst), found 1
//| trowmax.errors.mlir:92:3: error[PTO0202]: pto.trowmax expects 2 to 3 operands (src, tmp, dst), found 4
//| trowmax.errors.mlir:93:21: error[PTO0203]: pto.trowmax expects a tile buffer as operand 'tmp', found index
//| trowmax.errors.mlir:102:27: error[PTO0202]: pto.trowmax expects 1 to 2 operands here (src, tmp), found 3
//| trowmax.errors.mlir:110:27: error[PTO0322]: `tmp` has 16 bytes, 32 are needed
