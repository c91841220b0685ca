// Every shape of pto.tmatmul.acc: layouts of a3 and a5, accumulators with boxes of 512 and 1024 bytes, element types.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!l = !pto.tile_buf<left, 32x64xf16, slayout=row_major>
!r = !pto.tile_buf<right, 64x16xf16, slayout=col_major>
!d = !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
!small = !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major>

func.func @a3(%l: !l, %r: !r, %d: !d, %s: !small) {
  pto.tmatmul.acc ins(%d, %l, %r : !d, !l, !r) outs(%d : !d)
  pto.tmatmul.acc ins(%s, %l, %r : !small, !l, !r) outs(%s : !small)
  pto.tmatmul.acc ins(%d, %l, %r : !d, !l, !r) outs(%d : !d) {accPhase = #pto<acc_phase final>}
  pto.tmatmul.acc ins(%d, %l, %r : !d, !l, !r) outs(%d : !d) {acc_phase = partial, test.note}
  pto.tmatmul.acc ins(%d, %l, %r : !d, !l, !r) outs(%d : !d) {accPhase = unspecified}
  "pto.tmatmul.acc"(%d, %l, %r, %d) : (!d, !l, !r, !d) -> ()
  "pto.tmatmul.acc"(%d, %l, %r, %d) <{accPhase = #pto<acc_phase partial>}> {test.note} : (!d, !l, !r, !d) -> ()
  "pto.tmatmul.acc"(%d, %l, %r, %d) {accPhase = #pto<acc_phase final>} : (!d, !l, !r, !d) -> ()
  return
}

!li = !pto.tile_buf<left, 16x32xi8, slayout=row_major>
!ri = !pto.tile_buf<right, 32x16xi8, slayout=col_major>
!di = !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>
!lb = !pto.tile_buf<left, 16x16xbf16, slayout=row_major>
!rb = !pto.tile_buf<right, 16x16xbf16, slayout=col_major>
!lf = !pto.tile_buf<left, 16x16xf32, slayout=row_major>
!rf = !pto.tile_buf<right, 16x16xf32, slayout=col_major>
!df = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>

func.func @types(%li: !li, %ri: !ri, %di: !di, %lb: !lb, %rb: !rb, %lf: !lf, %rf: !rf, %df: !df) {
  pto.tmatmul.acc ins(%di, %li, %ri : !di, !li, !ri) outs(%di : !di)
  pto.tmatmul.acc ins(%df, %lb, %rb : !df, !lb, !rb) outs(%df : !df)
  pto.tmatmul.acc ins(%df, %lf, %rf : !df, !lf, !rf) outs(%df : !df)
  return
}

func.func @other_accumulator(%a: !d, %l: !l, %r: !r, %d: !d) {
  pto.tmatmul.acc ins(%a, %l, %r : !d, !l, !r) outs(%d : !d)
  return
}

// Static valid extents count, else the physical ones.
!lv = !pto.tile_buf<left, 32x64xf16, valid=5x?, slayout=row_major>
!rv = !pto.tile_buf<right, 64x16xf16, valid=64x3, slayout=col_major>
!dv = !pto.tile_buf<acc, 16x16xf32, valid=5x3, blayout=col_major, slayout=row_major, fractal=1024>

func.func @valid(%l: !lv, %r: !rv, %d: !dv) {
  pto.tmatmul.acc ins(%d, %l, %r : !dv, !lv, !rv) outs(%d : !dv)
  return
}

// -----

!l = !pto.tile_buf<left, 32x64xf16, blayout=col_major, slayout=row_major>
!r = !pto.tile_buf<right, 64x16xf16, slayout=col_major>
!d = !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
!l8 = !pto.tile_buf<left, 16x32xf8E4M3FN, blayout=col_major, slayout=row_major>
!r8 = !pto.tile_buf<right, 32x16xf8E5M2, slayout=col_major>
!lh = !pto.tile_buf<left, 16x32x!pto.hif8, blayout=col_major, slayout=row_major>
!rh = !pto.tile_buf<right, 32x16x!pto.hif8, slayout=col_major>
!d8 = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>

module attributes {pto.target_arch = "a5"} {
  func.func @a5(%l: !l, %r: !r, %d: !d, %l8: !l8, %r8: !r8, %lh: !lh, %rh: !rh, %d8: !d8) {
    pto.tmatmul.acc ins(%d, %l, %r : !d, !l, !r) outs(%d : !d)
    pto.tmatmul.acc ins(%d, %l, %r : !d, !l, !r) outs(%d : !d) {accPhase = #pto<acc_phase final>}
    pto.tmatmul.acc ins(%d8, %l8, %r8 : !d8, !l8, !r8) outs(%d8 : !d8)
    pto.tmatmul.acc ins(%d8, %lh, %rh : !d8, !lh, !rh) outs(%d8 : !d8)
    return
  }
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @a3(%arg0: !pto.tile_buf<left, 32x64xf16, slayout=row_major>, %arg1: !pto.tile_buf<right, 64x16xf16, slayout=col_major>, %arg2: !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg3: !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major>) {
//|     pto.tmatmul.acc ins(%arg2, %arg0, %arg1 : !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 32x64xf16, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>) outs(%arg2 : !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     pto.tmatmul.acc ins(%arg3, %arg0, %arg1 : !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 32x64xf16, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>) outs(%arg3 : !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major>)
//|     pto.tmatmul.acc ins(%arg2, %arg0, %arg1 : !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 32x64xf16, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>) outs(%arg2 : !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {accPhase = #pto<acc_phase final>}
//|     pto.tmatmul.acc ins(%arg2, %arg0, %arg1 : !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 32x64xf16, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>) outs(%arg2 : !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {accPhase = #pto<acc_phase partial>, test.note}
//|     pto.tmatmul.acc ins(%arg2, %arg0, %arg1 : !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 32x64xf16, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>) outs(%arg2 : !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     pto.tmatmul.acc ins(%arg2, %arg0, %arg1 : !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 32x64xf16, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>) outs(%arg2 : !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     pto.tmatmul.acc ins(%arg2, %arg0, %arg1 : !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 32x64xf16, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>) outs(%arg2 : !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {accPhase = #pto<acc_phase partial>, test.note}
//|     pto.tmatmul.acc ins(%arg2, %arg0, %arg1 : !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 32x64xf16, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>) outs(%arg2 : !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {accPhase = #pto<acc_phase final>}
//|     return
//|   }
//|   func.func @types(%arg0: !pto.tile_buf<left, 16x32xi8, slayout=row_major>, %arg1: !pto.tile_buf<right, 32x16xi8, slayout=col_major>, %arg2: !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>, %arg3: !pto.tile_buf<left, 16x16xbf16, slayout=row_major>, %arg4: !pto.tile_buf<right, 16x16xbf16, slayout=col_major>, %arg5: !pto.tile_buf<left, 16x16xf32, slayout=row_major>, %arg6: !pto.tile_buf<right, 16x16xf32, slayout=col_major>, %arg7: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
//|     pto.tmatmul.acc ins(%arg2, %arg0, %arg1 : !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x32xi8, slayout=row_major>, !pto.tile_buf<right, 32x16xi8, slayout=col_major>) outs(%arg2 : !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     pto.tmatmul.acc ins(%arg7, %arg3, %arg4 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x16xbf16, slayout=row_major>, !pto.tile_buf<right, 16x16xbf16, slayout=col_major>) outs(%arg7 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     pto.tmatmul.acc ins(%arg7, %arg5, %arg6 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x16xf32, slayout=row_major>, !pto.tile_buf<right, 16x16xf32, slayout=col_major>) outs(%arg7 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     return
//|   }
//|   func.func @other_accumulator(%arg0: !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: !pto.tile_buf<left, 32x64xf16, slayout=row_major>, %arg2: !pto.tile_buf<right, 64x16xf16, slayout=col_major>, %arg3: !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
//|     pto.tmatmul.acc ins(%arg0, %arg1, %arg2 : !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 32x64xf16, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>) outs(%arg3 : !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     return
//|   }
//|   func.func @valid(%arg0: !pto.tile_buf<left, 32x64xf16, valid=5x?, slayout=row_major>, %arg1: !pto.tile_buf<right, 64x16xf16, valid=64x3, slayout=col_major>, %arg2: !pto.tile_buf<acc, 16x16xf32, valid=5x3, blayout=col_major, slayout=row_major, fractal=1024>) {
//|     pto.tmatmul.acc ins(%arg2, %arg0, %arg1 : !pto.tile_buf<acc, 16x16xf32, valid=5x3, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 32x64xf16, valid=5x?, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, valid=64x3, slayout=col_major>) outs(%arg2 : !pto.tile_buf<acc, 16x16xf32, valid=5x3, blayout=col_major, slayout=row_major, fractal=1024>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @a5(%arg0: !pto.tile_buf<left, 32x64xf16, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<right, 64x16xf16, slayout=col_major>, %arg2: !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg3: !pto.tile_buf<left, 16x32xf8E4M3FN, blayout=col_major, slayout=row_major>, %arg4: !pto.tile_buf<right, 32x16xf8E5M2, slayout=col_major>, %arg5: !pto.tile_buf<left, 16x32x!pto.hif8, blayout=col_major, slayout=row_major>, %arg6: !pto.tile_buf<right, 32x16x!pto.hif8, slayout=col_major>, %arg7: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
//|     pto.tmatmul.acc ins(%arg2, %arg0, %arg1 : !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 32x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>) outs(%arg2 : !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     pto.tmatmul.acc ins(%arg2, %arg0, %arg1 : !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 32x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>) outs(%arg2 : !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {accPhase = #pto<acc_phase final>}
//|     pto.tmatmul.acc ins(%arg7, %arg3, %arg4 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x32xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 32x16xf8E5M2, slayout=col_major>) outs(%arg7 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     pto.tmatmul.acc ins(%arg7, %arg5, %arg6 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x32x!pto.hif8, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 32x16x!pto.hif8, slayout=col_major>) outs(%arg7 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<left, 32x64xf16, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>, !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major>) -> (), sym_name = "a3"}> ({
//|   ^bb0(%arg15: !pto.tile_buf<left, 32x64xf16, slayout=row_major>, %arg16: !pto.tile_buf<right, 64x16xf16, slayout=col_major>, %arg17: !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg18: !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major>):
//|     "pto.tmatmul.acc"(%arg17, %arg15, %arg16, %arg17) : (!pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 32x64xf16, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>, !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "pto.tmatmul.acc"(%arg18, %arg15, %arg16, %arg18) : (!pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 32x64xf16, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>, !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major>) -> ()
//|     "pto.tmatmul.acc"(%arg17, %arg15, %arg16, %arg17) <{accPhase = #pto<acc_phase final>}> : (!pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 32x64xf16, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>, !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "pto.tmatmul.acc"(%arg17, %arg15, %arg16, %arg17) <{accPhase = #pto<acc_phase partial>}> {test.note} : (!pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 32x64xf16, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>, !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "pto.tmatmul.acc"(%arg17, %arg15, %arg16, %arg17) <{accPhase = #pto<acc_phase unspecified>}> : (!pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 32x64xf16, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>, !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "pto.tmatmul.acc"(%arg17, %arg15, %arg16, %arg17) : (!pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 32x64xf16, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>, !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "pto.tmatmul.acc"(%arg17, %arg15, %arg16, %arg17) <{accPhase = #pto<acc_phase partial>}> {test.note} : (!pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 32x64xf16, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>, !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "pto.tmatmul.acc"(%arg17, %arg15, %arg16, %arg17) <{accPhase = #pto<acc_phase final>}> : (!pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 32x64xf16, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>, !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<left, 16x32xi8, slayout=row_major>, !pto.tile_buf<right, 32x16xi8, slayout=col_major>, !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x16xbf16, slayout=row_major>, !pto.tile_buf<right, 16x16xbf16, slayout=col_major>, !pto.tile_buf<left, 16x16xf32, slayout=row_major>, !pto.tile_buf<right, 16x16xf32, slayout=col_major>, !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> (), sym_name = "types"}> ({
//|   ^bb0(%arg7: !pto.tile_buf<left, 16x32xi8, slayout=row_major>, %arg8: !pto.tile_buf<right, 32x16xi8, slayout=col_major>, %arg9: !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>, %arg10: !pto.tile_buf<left, 16x16xbf16, slayout=row_major>, %arg11: !pto.tile_buf<right, 16x16xbf16, slayout=col_major>, %arg12: !pto.tile_buf<left, 16x16xf32, slayout=row_major>, %arg13: !pto.tile_buf<right, 16x16xf32, slayout=col_major>, %arg14: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>):
//|     "pto.tmatmul.acc"(%arg9, %arg7, %arg8, %arg9) : (!pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x32xi8, slayout=row_major>, !pto.tile_buf<right, 32x16xi8, slayout=col_major>, !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "pto.tmatmul.acc"(%arg14, %arg10, %arg11, %arg14) : (!pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x16xbf16, slayout=row_major>, !pto.tile_buf<right, 16x16xbf16, slayout=col_major>, !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "pto.tmatmul.acc"(%arg14, %arg12, %arg13, %arg14) : (!pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x16xf32, slayout=row_major>, !pto.tile_buf<right, 16x16xf32, slayout=col_major>, !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 32x64xf16, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>, !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> (), sym_name = "other_accumulator"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg4: !pto.tile_buf<left, 32x64xf16, slayout=row_major>, %arg5: !pto.tile_buf<right, 64x16xf16, slayout=col_major>, %arg6: !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>):
//|     "pto.tmatmul.acc"(%arg3, %arg4, %arg5, %arg6) : (!pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 32x64xf16, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>, !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<left, 32x64xf16, valid=5x?, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, valid=64x3, slayout=col_major>, !pto.tile_buf<acc, 16x16xf32, valid=5x3, blayout=col_major, slayout=row_major, fractal=1024>) -> (), sym_name = "valid"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<left, 32x64xf16, valid=5x?, slayout=row_major>, %arg1: !pto.tile_buf<right, 64x16xf16, valid=64x3, slayout=col_major>, %arg2: !pto.tile_buf<acc, 16x16xf32, valid=5x3, blayout=col_major, slayout=row_major, fractal=1024>):
//|     "pto.tmatmul.acc"(%arg2, %arg0, %arg1, %arg2) : (!pto.tile_buf<acc, 16x16xf32, valid=5x3, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 32x64xf16, valid=5x?, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, valid=64x3, slayout=col_major>, !pto.tile_buf<acc, 16x16xf32, valid=5x3, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<left, 32x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>, !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x32xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 32x16xf8E5M2, slayout=col_major>, !pto.tile_buf<left, 16x32x!pto.hif8, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 32x16x!pto.hif8, slayout=col_major>, !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> (), sym_name = "a5"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<left, 32x64xf16, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<right, 64x16xf16, slayout=col_major>, %arg2: !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg3: !pto.tile_buf<left, 16x32xf8E4M3FN, blayout=col_major, slayout=row_major>, %arg4: !pto.tile_buf<right, 32x16xf8E5M2, slayout=col_major>, %arg5: !pto.tile_buf<left, 16x32x!pto.hif8, blayout=col_major, slayout=row_major>, %arg6: !pto.tile_buf<right, 32x16x!pto.hif8, slayout=col_major>, %arg7: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>):
//|     "pto.tmatmul.acc"(%arg2, %arg0, %arg1, %arg2) : (!pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 32x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>, !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "pto.tmatmul.acc"(%arg2, %arg0, %arg1, %arg2) <{accPhase = #pto<acc_phase final>}> : (!pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 32x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x16xf16, slayout=col_major>, !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "pto.tmatmul.acc"(%arg7, %arg3, %arg4, %arg7) : (!pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x32xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 32x16xf8E5M2, slayout=col_major>, !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "pto.tmatmul.acc"(%arg7, %arg5, %arg6, %arg7) : (!pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x32x!pto.hif8, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 32x16x!pto.hif8, slayout=col_major>, !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
