// Each rule of pto.tmatmul, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!l = !pto.tile_buf<left, 16x16xf16, slayout=row_major>
!r = !pto.tile_buf<right, 16x16xf16, slayout=col_major>
!d = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
!v = !pto.tile_buf<vec, 16x16xf16>
!w = !pto.tile_buf<vec, 16x16xf32>

func.func @memory(%l: !l, %r: !r, %d: !d, %v: !v, %w: !w) {
  pto.tmatmul ins(%v, %r : !v, !r) outs(%d : !d)
  pto.tmatmul ins(%l, %v : !l, !v) outs(%d : !d)
  pto.tmatmul ins(%r, %l : !r, !l) outs(%d : !d)
  pto.tmatmul ins(%l, %r : !l, !r) outs(%w : !w)
  return
}

// -----

!l = !pto.tile_buf<left, 16x32xf16, slayout=row_major>
!r = !pto.tile_buf<right, 32x16xf16, slayout=col_major>
!rb = !pto.tile_buf<right, 32x16xbf16, slayout=col_major>
!ri = !pto.tile_buf<right, 32x16xi8, slayout=col_major>
!lu = !pto.tile_buf<left, 16x32xui8, slayout=row_major>
!li = !pto.tile_buf<left, 16x32xi16, slayout=row_major>
!d = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
!di = !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>
!dh = !pto.tile_buf<acc, 16x16xf16, blayout=col_major, slayout=row_major, fractal=1024>

func.func @types(%l: !l, %r: !r, %rb: !rb, %ri: !ri, %lu: !lu, %li: !li, %d: !d, %di: !di, %dh: !dh) {
  pto.tmatmul ins(%l, %rb : !l, !rb) outs(%d : !d)
  pto.tmatmul ins(%l, %ri : !l, !ri) outs(%d : !d)
  pto.tmatmul ins(%l, %r : !l, !r) outs(%di : !di)
  pto.tmatmul ins(%l, %r : !l, !r) outs(%dh : !dh)
  pto.tmatmul ins(%lu, %ri : !lu, !ri) outs(%di : !di)
  pto.tmatmul ins(%li, %ri : !li, !ri) outs(%di : !di)
  return
}

// -----

!l8 = !pto.tile_buf<left, 16x32xf8E4M3FN, slayout=row_major>
!r8 = !pto.tile_buf<right, 32x16xf8E4M3FN, slayout=col_major>
!d = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>

func.func @target(%l: !l8, %r: !r8, %d: !d) {
  pto.tmatmul ins(%l, %r : !l8, !r8) outs(%d : !d)
  return
}

// -----

!l = !pto.tile_buf<left, 16x64xf16, slayout=row_major>
!r = !pto.tile_buf<right, 32x16xf16, slayout=col_major>
!r64 = !pto.tile_buf<right, 64x16xf16, slayout=col_major>
!d = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
!rows = !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
!cols = !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>

func.func @shape(%l: !l, %r: !r, %s: !r64, %d: !d, %m: !rows, %n: !cols) {
  pto.tmatmul ins(%l, %r : !l, !r) outs(%d : !d)
  pto.tmatmul ins(%l, %s : !l, !r64) outs(%m : !rows)
  pto.tmatmul ins(%l, %s : !l, !r64) outs(%n : !cols)
  return
}

// -----

!l = !pto.tile_buf<left, 16x4096xf16, slayout=row_major>
!r = !pto.tile_buf<right, 4096x16xf16, slayout=col_major>
!d = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
!l0 = !pto.tile_buf<left, 16x16xf16, valid=0x16, slayout=row_major>
!r0 = !pto.tile_buf<right, 16x16xf16, slayout=col_major>
!d0 = !pto.tile_buf<acc, 16x16xf32, valid=0x16, blayout=col_major, slayout=row_major, fractal=1024>

func.func @extents(%l: !l, %r: !r, %d: !d, %l0: !l0, %r0: !r0, %d0: !d0) {
  pto.tmatmul ins(%l, %r : !l, !r) outs(%d : !d)
  pto.tmatmul ins(%l0, %r0 : !l0, !r0) outs(%d0 : !d0)
  return
}

// -----

!l5 = !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>
!l3 = !pto.tile_buf<left, 16x16xf16, slayout=row_major>
!r = !pto.tile_buf<right, 16x16xf16, slayout=col_major>
!rz = !pto.tile_buf<right, 16x16xf16, slayout=row_major>
!d = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
!nd = !pto.tile_buf<acc, 16x16xf32>
!ln = !pto.tile_buf<left, 16x16xf16>

// Left is ZZ on a3 and NZ on a5, whichever of the two is written; other layouts are refused.
func.func @layout(%ln: !ln, %l3: !l3, %r: !r, %rz: !rz, %d: !d, %n: !nd) {
  pto.tmatmul ins(%ln, %r : !ln, !r) outs(%d : !d)
  pto.tmatmul ins(%l3, %rz : !l3, !rz) outs(%d : !d)
  pto.tmatmul ins(%l3, %r : !l3, !r) outs(%n : !nd)
  return
}

module @a5 attributes {pto.target_arch = "a5"} {
  func.func @layout(%l5: !l5, %ln: !ln, %r: !r, %d: !d) {
    pto.tmatmul ins(%l5, %r : !l5, !r) outs(%d : !d)
    pto.tmatmul ins(%ln, %r : !ln, !r) outs(%d : !d)
    return
  }
}

// -----

!l = !pto.tile_buf<left, 16x16xf16, slayout=row_major>
!r = !pto.tile_buf<right, 16x16xf16, slayout=col_major>
!d = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>

func.func @attributes(%l: !l, %r: !r, %d: !d) {
  pto.tmatmul ins(%l, %r : !l, !r) outs(%d : !d) {accPhase = #pto<acc_phase last>}
  pto.tmatmul ins(%l, %r : !l, !r) outs(%d : !d) {accPhase = #pto<st_phase final>}
  "pto.tmatmul"(%l, %r, %d) <{accPhase = "last"}> : (!l, !r, !d) -> ()
  "pto.tmatmul"(%l, %r, %d) <{phase = #pto<acc_phase final>}> : (!l, !r, !d) -> ()
  return
}

// -----

!t = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>

func.func @generic(%t: !t, %n: index) {
  "pto.tmatmul"(%t) : (!t) -> ()
  "pto.tmatmul"(%t, %n, %t) : (!t, index, !t) -> ()
  return
}

// -----

!t = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>

func.func @operands(%t: !t) {
  pto.tmatmul ins(%t : !t) outs(%t : !t)
  return
}

// run 1: exit 1
// stderr:
//| tmatmul.errors.mlir:11:19: error[PTO0304]: expected `lhs` in left, found it in vec
//| tmatmul.errors.mlir:12:23: error[PTO0304]: expected `rhs` in right, found it in vec
//| tmatmul.errors.mlir:13:19: error[PTO0304]: expected `lhs` in left, found it in right
//| tmatmul.errors.mlir:13:23: error[PTO0304]: expected `rhs` in right, found it in left
//| tmatmul.errors.mlir:14:41: error[PTO0304]: expected `dst` in acc, found it in vec
//| tmatmul.errors.mlir:31:23: error[PTO0502]: expected f16 in `rhs` to go with f16 on a3, found bf16
//| tmatmul.errors.mlir:32:23: error[PTO0502]: expected f16 in `rhs` to go with f16 on a3, found i8
//| tmatmul.errors.mlir:33:41: error[PTO0502]: a product of f16 and f16 is accumulated in f32, found i32
//| tmatmul.errors.mlir:34:41: error[PTO0502]: a product of f16 and f16 is accumulated in f32, found f16
//| tmatmul.errors.mlir:35:24: error[PTO0502]: expected ui8 in `rhs` to go with ui8 on a3, found i8
//| tmatmul.errors.mlir:36:19: error[PTO0502]: expected i8, f16, bf16 or f32 in `lhs` on a3, found i16
//| tmatmul.errors.mlir:47:19: error[PTO0502]: expected i8, f16, bf16 or f32 in `lhs` on a3, found f8E4M3FN
//| tmatmul.errors.mlir:61:23: error[PTO0501]: expected 64 rows in `rhs`, the columns of `lhs`, found 32
//| tmatmul.errors.mlir:62:43: error[PTO0501]: expected 16 rows in `dst` as in `lhs`, found 32
//| tmatmul.errors.mlir:63:43: error[PTO0501]: expected 16 columns in `dst` as in `rhs`, found 32
//| tmatmul.errors.mlir:77:19: error[PTO0504]: K is 4096, expected 1 to 4095
//| tmatmul.errors.mlir:78:19: error[PTO0504]: M is 0, expected 1 to 4095
//| tmatmul.errors.mlir:94:19: error[PTO0305]: expected `lhs` with layout ZZ (row_major, row_major, fractal 512) on a3, found ND (row_major, none_box)
//| tmatmul.errors.mlir:95:24: error[PTO0305]: expected `rhs` with layout ZN (row_major, col_major, fractal 512) on a3, found ZZ (row_major, row_major, fractal 512)
//| tmatmul.errors.mlir:96:43: error[PTO0305]: expected `dst` with layout NZ (col_major, row_major, fractal 1024) or NZ (col_major, row_major, fractal 512) on a3, found ND (row_major, none_box)
//| tmatmul.errors.mlir:103:21: error[PTO0305]: expected `lhs` with layout NZ (col_major, row_major, fractal 512) on a5, found ND (row_major, none_box)
//| tmatmul.errors.mlir:115:77: error[PTO0122]: unknown acc phase 'last', expected unspecified, partial or final
//| tmatmul.errors.mlir:116:62: error[PTO0207]: attribute 'accPhase' of pto.tmatmul expects acc phase (unspecified, partial or final), found #pto<st_phase final>
//| tmatmul.errors.mlir:117:31: error[PTO0207]: pto.tmatmul expects unspecified, partial or final as attribute 'accPhase', found "last"
//| tmatmul.errors.mlir:118:31: error[PTO0206]: pto.tmatmul has no inherent attribute 'phase', only accPhase
//| tmatmul.errors.mlir:127:3: error[PTO0202]: pto.tmatmul expects 3 operands (lhs, rhs, dst), found 1
//| tmatmul.errors.mlir:128:17: error[PTO0304]: expected `lhs` in left, found it in acc
//| tmatmul.errors.mlir:128:21: error[PTO0203]: pto.tmatmul expects a tile buffer as operand 'rhs', found index
//| tmatmul.errors.mlir:137:19: error[PTO0202]: pto.tmatmul expects 2 operands here (lhs, rhs), found 1
