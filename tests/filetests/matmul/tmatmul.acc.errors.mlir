// Each rule of pto.tmatmul.acc, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!l = !pto.tile_buf<left, 16x16xf16, slayout=row_major>
!r = !pto.tile_buf<right, 16x16xf16, slayout=col_major>
!d = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
!v = !pto.tile_buf<vec, 16x16xf16>
!w = !pto.tile_buf<vec, 16x16xf32>

func.func @memory(%l: !l, %r: !r, %d: !d, %v: !v, %w: !w) {
  pto.tmatmul.acc ins(%d, %v, %r : !d, !v, !r) outs(%d : !d)
  pto.tmatmul.acc ins(%d, %l, %v : !d, !l, !v) outs(%d : !d)
  pto.tmatmul.acc ins(%d, %r, %l : !d, !r, !l) outs(%d : !d)
  pto.tmatmul.acc ins(%w, %l, %r : !w, !l, !r) outs(%w : !w)
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
  pto.tmatmul.acc ins(%d, %l, %rb : !d, !l, !rb) outs(%d : !d)
  pto.tmatmul.acc ins(%d, %l, %ri : !d, !l, !ri) outs(%d : !d)
  pto.tmatmul.acc ins(%di, %l, %r : !di, !l, !r) outs(%di : !di)
  pto.tmatmul.acc ins(%dh, %l, %r : !dh, !l, !r) outs(%dh : !dh)
  pto.tmatmul.acc ins(%di, %lu, %ri : !di, !lu, !ri) outs(%di : !di)
  pto.tmatmul.acc ins(%di, %li, %ri : !di, !li, !ri) outs(%di : !di)
  return
}

// -----

!l8 = !pto.tile_buf<left, 16x32xf8E4M3FN, slayout=row_major>
!r8 = !pto.tile_buf<right, 32x16xf8E4M3FN, slayout=col_major>
!d = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>

func.func @target(%l: !l8, %r: !r8, %d: !d) {
  pto.tmatmul.acc ins(%d, %l, %r : !d, !l8, !r8) outs(%d : !d)
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
  pto.tmatmul.acc ins(%d, %l, %r : !d, !l, !r) outs(%d : !d)
  pto.tmatmul.acc ins(%m, %l, %s : !rows, !l, !r64) outs(%m : !rows)
  pto.tmatmul.acc ins(%n, %l, %s : !cols, !l, !r64) outs(%n : !cols)
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
  pto.tmatmul.acc ins(%d, %l, %r : !d, !l, !r) outs(%d : !d)
  pto.tmatmul.acc ins(%d0, %l0, %r0 : !d0, !l0, !r0) outs(%d0 : !d0)
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
  pto.tmatmul.acc ins(%d, %ln, %r : !d, !ln, !r) outs(%d : !d)
  pto.tmatmul.acc ins(%d, %l3, %rz : !d, !l3, !rz) outs(%d : !d)
  pto.tmatmul.acc ins(%n, %l3, %r : !nd, !l3, !r) outs(%n : !nd)
  return
}

module @a5 attributes {pto.target_arch = "a5"} {
  func.func @layout(%l5: !l5, %ln: !ln, %r: !r, %d: !d) {
    pto.tmatmul.acc ins(%d, %l5, %r : !d, !l5, !r) outs(%d : !d)
    pto.tmatmul.acc ins(%d, %ln, %r : !d, !ln, !r) outs(%d : !d)
    return
  }
}

// -----

!l = !pto.tile_buf<left, 16x16xf16, slayout=row_major>
!r = !pto.tile_buf<right, 16x16xf16, slayout=col_major>
!d = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
!small = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major>

func.func @accumulators(%l: !l, %r: !r, %d: !d, %s: !small) {
  pto.tmatmul.acc ins(%s, %l, %r : !small, !l, !r) outs(%d : !d)
  return
}

// -----

!l = !pto.tile_buf<left, 16x16xf16, slayout=row_major>
!r = !pto.tile_buf<right, 16x16xf16, slayout=col_major>
!d = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>

func.func @attributes(%l: !l, %r: !r, %d: !d) {
  pto.tmatmul.acc ins(%d, %l, %r : !d, !l, !r) outs(%d : !d) {accPhase = #pto<acc_phase last>}
  pto.tmatmul.acc ins(%d, %l, %r : !d, !l, !r) outs(%d : !d) {accPhase = #pto<st_phase final>}
  "pto.tmatmul.acc"(%d, %l, %r, %d) <{accPhase = "last"}> : (!d, !l, !r, !d) -> ()
  "pto.tmatmul.acc"(%d, %l, %r, %d) <{phase = #pto<acc_phase final>}> : (!d, !l, !r, !d) -> ()
  return
}

// -----

!t = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>

func.func @generic(%t: !t, %n: index) {
  "pto.tmatmul.acc"(%t) : (!t) -> ()
  "pto.tmatmul.acc"(%t, %t, %n, %t) : (!t, !t, index, !t) -> ()
  return
}

// -----

!t = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>

func.func @operands(%t: !t) {
  pto.tmatmul.acc ins(%t : !t) outs(%t : !t)
  return
}

// run 1: exit 1
// stderr:
//| tmatmul.acc.errors.mlir:11:27: error[PTO0304]: expected `lhs` in left, found it in vec
//| tmatmul.acc.errors.mlir:12:31: error[PTO0304]: expected `rhs` in right, found it in vec
//| tmatmul.acc.errors.mlir:13:27: error[PTO0304]: expected `lhs` in left, found it in right
//| tmatmul.acc.errors.mlir:13:31: error[PTO0304]: expected `rhs` in right, found it in left
//| tmatmul.acc.errors.mlir:14:53: error[PTO0304]: expected `dst` in acc, found it in vec
//| tmatmul.acc.errors.mlir:31:31: error[PTO0502]: expected f16 in `rhs` to go with f16 on a3, found bf16
//| tmatmul.acc.errors.mlir:32:31: error[PTO0502]: expected f16 in `rhs` to go with f16 on a3, found i8
//| tmatmul.acc.errors.mlir:33:55: error[PTO0502]: a product of f16 and f16 is accumulated in f32, found i32
//| tmatmul.acc.errors.mlir:34:55: error[PTO0502]: a product of f16 and f16 is accumulated in f32, found f16
//| tmatmul.acc.errors.mlir:35:33: error[PTO0502]: expected ui8 in `rhs` to go with ui8 on a3, found i8
//| tmatmul.acc.errors.mlir:36:28: error[PTO0502]: expected i8, f16, bf16 or f32 in `lhs` on a3, found i16
//| tmatmul.acc.errors.mlir:47:27: error[PTO0502]: expected i8, f16, bf16 or f32 in `lhs` on a3, found f8E4M3FN
//| tmatmul.acc.errors.mlir:61:31: error[PTO0501]: expected 64 rows in `rhs`, the columns of `lhs`, found 32
//| tmatmul.acc.errors.mlir:62:58: error[PTO0501]: expected 16 rows in `dst` as in `lhs`, found 32
//| tmatmul.acc.errors.mlir:63:58: error[PTO0501]: expected 16 columns in `dst` as in `rhs`, found 32
//| tmatmul.acc.errors.mlir:77:27: error[PTO0504]: K is 4096, expected 1 to 4095
//| tmatmul.acc.errors.mlir:78:28: error[PTO0504]: M is 0, expected 1 to 4095
//| tmatmul.acc.errors.mlir:94:27: error[PTO0305]: expected `lhs` with layout ZZ (row_major, row_major, fractal 512) on a3, found ND (row_major, none_box)
//| tmatmul.acc.errors.mlir:95:32: error[PTO0305]: expected `rhs` with layout ZN (row_major, col_major, fractal 512) on a3, found ZZ (row_major, row_major, fractal 512)
//| tmatmul.acc.errors.mlir:96:56: error[PTO0305]: expected `dst` with layout NZ (col_major, row_major, fractal 1024) or NZ (col_major, row_major, fractal 512) on a3, found ND (row_major, none_box)
//| tmatmul.acc.errors.mlir:103:29: error[PTO0305]: expected `lhs` with layout NZ (col_major, row_major, fractal 512) on a5, found ND (row_major, none_box)
//| tmatmul.acc.errors.mlir:116:23: error[PTO0505]: expected type !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024> of `dst`, found !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major> in `acc_in`
//| tmatmul.acc.errors.mlir:127:89: error[PTO0122]: unknown acc phase 'last', expected unspecified, partial or final
//| tmatmul.acc.errors.mlir:128:74: error[PTO0207]: attribute 'accPhase' of pto.tmatmul.acc expects acc phase (unspecified, partial or final), found #pto<st_phase final>
//| tmatmul.acc.errors.mlir:129:39: error[PTO0207]: pto.tmatmul.acc expects unspecified, partial or final as attribute 'accPhase', found "last"
//| tmatmul.acc.errors.mlir:130:39: error[PTO0206]: pto.tmatmul.acc has no inherent attribute 'phase', only accPhase
//| tmatmul.acc.errors.mlir:139:3: error[PTO0202]: pto.tmatmul.acc expects 4 operands (acc_in, lhs, rhs, dst), found 1
//| tmatmul.acc.errors.mlir:140:25: error[PTO0304]: expected `lhs` in left, found it in acc
//| tmatmul.acc.errors.mlir:140:29: error[PTO0203]: pto.tmatmul.acc expects a tile buffer as operand 'rhs', found index
//| tmatmul.acc.errors.mlir:149:23: error[PTO0202]: pto.tmatmul.acc expects 3 operands here (acc_in, lhs, rhs), found 1
