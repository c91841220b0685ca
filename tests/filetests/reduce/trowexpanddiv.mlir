// Every shape of pto.trowexpanddiv: the row operand second or first, as 32 bytes for each row or as a column, with scratch.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!full = !pto.tile_buf<vec, 8x32xf32>
!line = !pto.tile_buf<vec, 8x8xf32>
!col = !pto.tile_buf<vec, 8x1xf32, blayout=col_major>
!tmp = !pto.tile_buf<vec, 1x64xf32>

func.func @operands(%a: !full, %b: !line, %c: !col, %t: !tmp, %d: !full) {
  pto.trowexpanddiv ins(%a, %b : !full, !line) outs(%d : !full)
  pto.trowexpanddiv ins(%b, %a : !line, !full) outs(%d : !full)
  pto.trowexpanddiv ins(%a, %c : !full, !col) outs(%a : !full)
  pto.trowexpanddiv ins(%c, %a : !col, !full) outs(%a : !full)
  pto.trowexpanddiv ins(%a, %c, %t : !full, !col, !tmp) outs(%d : !full)
  pto.trowexpanddiv ins(%c, %a, %a : !col, !full, !full) outs(%d : !full) {test.note}
  pto.trowexpanddiv ins(%a, %b : !full, !line) outs(%d : !full) {highPrecision = true, src0eqdst = true, src1Col = 8 : i64}
  return
}

func.func @dynamic(%a: !pto.tile_buf<vec, 16x64xf16, valid=?x?>, %b: !pto.tile_buf<vec, 16x16xf16, valid=?x16>) {
  pto.trowexpanddiv ins(%a, %b : !pto.tile_buf<vec, 16x64xf16, valid=?x?>, !pto.tile_buf<vec, 16x16xf16, valid=?x16>) outs(%a : !pto.tile_buf<vec, 16x64xf16, valid=?x?>)
  return
}

func.func @generic(%a: !full, %c: !col, %t: !tmp) {
  "pto.trowexpanddiv"(%a, %c, %a) : (!full, !col, !full) -> ()
  "pto.trowexpanddiv"(%a, %c, %t, %a) <{}> {test.note} : (!full, !col, !tmp, !full) -> ()
  return
}

// -----

!full = !pto.tile_buf<vec, 8x32xf32>
!col = !pto.tile_buf<vec, 8x1xf32, blayout=col_major>

// The default accuracy is written even where the input leaves it out.
module attributes {pto.target_arch = "a5"} {
  func.func @accuracy(%a: !full, %b: !col, %t: !full) {
    pto.trowexpanddiv ins(%a, %b : !full, !col) outs(%a : !full)
    pto.trowexpanddiv ins(%a, %b : !full, !col) outs(%a : !full) {precisionType = #pto<div_precision default>}
    pto.trowexpanddiv ins(%a, %b, %t : !full, !col, !full) outs(%a : !full) {precisionType = #pto<div_precision high_precision>}
    pto.trowexpanddiv ins(%a, %b, %t : !full, !col, !full) outs(%a : !full) {precision = high_precision, test.note}
    "pto.trowexpanddiv"(%a, %b, %a) : (!full, !col, !full) -> ()
    "pto.trowexpanddiv"(%a, %b, %t, %a) <{precisionType = #pto<div_precision high_precision>}> : (!full, !col, !full, !full) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 8x32xf32>, %arg1: !pto.tile_buf<vec, 8x8xf32>, %arg2: !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, %arg3: !pto.tile_buf<vec, 1x64xf32>, %arg4: !pto.tile_buf<vec, 8x32xf32>) {
//|     pto.trowexpanddiv ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x8xf32>) outs(%arg4 : !pto.tile_buf<vec, 8x32xf32>) {precisionType = #pto<div_precision default>}
//|     pto.trowexpanddiv ins(%arg1, %arg0 : !pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x32xf32>) outs(%arg4 : !pto.tile_buf<vec, 8x32xf32>) {precisionType = #pto<div_precision default>}
//|     pto.trowexpanddiv ins(%arg0, %arg2 : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>) outs(%arg0 : !pto.tile_buf<vec, 8x32xf32>) {precisionType = #pto<div_precision default>}
//|     pto.trowexpanddiv ins(%arg2, %arg0 : !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 8x32xf32>) outs(%arg0 : !pto.tile_buf<vec, 8x32xf32>) {precisionType = #pto<div_precision default>}
//|     pto.trowexpanddiv ins(%arg0, %arg2, %arg3 : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 1x64xf32>) outs(%arg4 : !pto.tile_buf<vec, 8x32xf32>) {precisionType = #pto<div_precision default>}
//|     pto.trowexpanddiv ins(%arg2, %arg0, %arg0 : !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xf32>) outs(%arg4 : !pto.tile_buf<vec, 8x32xf32>) {precisionType = #pto<div_precision default>, test.note}
//|     pto.trowexpanddiv ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x8xf32>) outs(%arg4 : !pto.tile_buf<vec, 8x32xf32>) {highPrecision = true, precisionType = #pto<div_precision default>, src0eqdst = true, src1Col = 8 : i64}
//|     return
//|   }
//|   func.func @dynamic(%arg0: !pto.tile_buf<vec, 16x64xf16, valid=?x?>, %arg1: !pto.tile_buf<vec, 16x16xf16, valid=?x16>) {
//|     pto.trowexpanddiv ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x64xf16, valid=?x?>, !pto.tile_buf<vec, 16x16xf16, valid=?x16>) outs(%arg0 : !pto.tile_buf<vec, 16x64xf16, valid=?x?>) {precisionType = #pto<div_precision default>}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 8x32xf32>, %arg1: !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 1x64xf32>) {
//|     pto.trowexpanddiv ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>) outs(%arg0 : !pto.tile_buf<vec, 8x32xf32>) {precisionType = #pto<div_precision default>}
//|     pto.trowexpanddiv ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 1x64xf32>) outs(%arg0 : !pto.tile_buf<vec, 8x32xf32>) {precisionType = #pto<div_precision default>, test.note}
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @accuracy(%arg0: !pto.tile_buf<vec, 8x32xf32>, %arg1: !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 8x32xf32>) {
//|     pto.trowexpanddiv ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>) outs(%arg0 : !pto.tile_buf<vec, 8x32xf32>) {precisionType = #pto<div_precision default>}
//|     pto.trowexpanddiv ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>) outs(%arg0 : !pto.tile_buf<vec, 8x32xf32>) {precisionType = #pto<div_precision default>}
//|     pto.trowexpanddiv ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 8x32xf32>) outs(%arg0 : !pto.tile_buf<vec, 8x32xf32>) {precisionType = #pto<div_precision high_precision>}
//|     pto.trowexpanddiv ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 8x32xf32>) outs(%arg0 : !pto.tile_buf<vec, 8x32xf32>) {precisionType = #pto<div_precision high_precision>, test.note}
//|     pto.trowexpanddiv ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>) outs(%arg0 : !pto.tile_buf<vec, 8x32xf32>) {precisionType = #pto<div_precision default>}
//|     pto.trowexpanddiv ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 8x32xf32>) outs(%arg0 : !pto.tile_buf<vec, 8x32xf32>) {precisionType = #pto<div_precision high_precision>}
//|     return
//|   }
//| }
// stderr:
//| warning[PTO0211]: pto.trowexpanddiv has no attribute 'highPrecision'; it has no effect
//|   --> trowexpanddiv.mlir:17:66
//|    |
//| 17 |   pto.trowexpanddiv ins(%a, %b : !full, !line) outs(%d : !full) {highPrecision = true, src0eqdst = true, src1Col = 8 : i64}
//|    |                                                                  ^^^^^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpanddiv.md
//|
//| warning[PTO0211]: pto.trowexpanddiv has no attribute 'src0eqdst'; it has no effect
//|   --> trowexpanddiv.mlir:17:88
//|    |
//| 17 |   pto.trowexpanddiv ins(%a, %b : !full, !line) outs(%d : !full) {highPrecision = true, src0eqdst = true, src1Col = 8 : i64}
//|    |                                                                                        ^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpanddiv.md
//|
//| warning[PTO0211]: pto.trowexpanddiv has no attribute 'src1Col'; it has no effect
//|   --> trowexpanddiv.mlir:17:106
//|    |
//| 17 |   pto.trowexpanddiv ins(%a, %b : !full, !line) outs(%d : !full) {highPrecision = true, src0eqdst = true, src1Col = 8 : i64}
//|    |                                                                                                          ^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpanddiv.md
//|
//| warning: 3 warnings
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 8x32xf32>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg5: !pto.tile_buf<vec, 8x32xf32>, %arg6: !pto.tile_buf<vec, 8x8xf32>, %arg7: !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, %arg8: !pto.tile_buf<vec, 1x64xf32>, %arg9: !pto.tile_buf<vec, 8x32xf32>):
//|     "pto.trowexpanddiv"(%arg5, %arg6, %arg9) : (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x32xf32>) -> ()
//|     "pto.trowexpanddiv"(%arg6, %arg5, %arg9) : (!pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xf32>) -> ()
//|     "pto.trowexpanddiv"(%arg5, %arg7, %arg5) : (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 8x32xf32>) -> ()
//|     "pto.trowexpanddiv"(%arg7, %arg5, %arg5) : (!pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xf32>) -> ()
//|     "pto.trowexpanddiv"(%arg5, %arg7, %arg8, %arg9) : (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 8x32xf32>) -> ()
//|     "pto.trowexpanddiv"(%arg7, %arg5, %arg5, %arg9) {test.note} : (!pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xf32>) -> ()
//|     "pto.trowexpanddiv"(%arg5, %arg6, %arg9) {highPrecision = true, src0eqdst = true, src1Col = 8 : i64} : (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x64xf16, valid=?x?>, !pto.tile_buf<vec, 16x16xf16, valid=?x16>) -> (), sym_name = "dynamic"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 16x64xf16, valid=?x?>, %arg4: !pto.tile_buf<vec, 16x16xf16, valid=?x16>):
//|     "pto.trowexpanddiv"(%arg3, %arg4, %arg3) : (!pto.tile_buf<vec, 16x64xf16, valid=?x?>, !pto.tile_buf<vec, 16x16xf16, valid=?x16>, !pto.tile_buf<vec, 16x64xf16, valid=?x?>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 1x64xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 8x32xf32>, %arg1: !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 1x64xf32>):
//|     "pto.trowexpanddiv"(%arg0, %arg1, %arg0) : (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 8x32xf32>) -> ()
//|     "pto.trowexpanddiv"(%arg0, %arg1, %arg2, %arg0) {test.note} : (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 8x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 8x32xf32>) -> (), sym_name = "accuracy"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 8x32xf32>, %arg1: !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 8x32xf32>):
//|     "pto.trowexpanddiv"(%arg0, %arg1, %arg0) : (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 8x32xf32>) -> ()
//|     "pto.trowexpanddiv"(%arg0, %arg1, %arg0) <{precisionType = #pto<div_precision default>}> : (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 8x32xf32>) -> ()
//|     "pto.trowexpanddiv"(%arg0, %arg1, %arg2, %arg0) <{precisionType = #pto<div_precision high_precision>}> : (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xf32>) -> ()
//|     "pto.trowexpanddiv"(%arg0, %arg1, %arg2, %arg0) <{precisionType = #pto<div_precision high_precision>}> {test.note} : (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xf32>) -> ()
//|     "pto.trowexpanddiv"(%arg0, %arg1, %arg0) : (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 8x32xf32>) -> ()
//|     "pto.trowexpanddiv"(%arg0, %arg1, %arg2, %arg0) <{precisionType = #pto<div_precision high_precision>}> : (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
// stderr: as run 1
