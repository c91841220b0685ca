// Every shape of pto.trsqrt.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!line = !pto.tile_buf<vec, 1x16xf32>
!tile = !pto.tile_buf<vec, 16x16xf32>
!half = !pto.tile_buf<vec, 16x16xf16>
!open = !pto.tile_buf<vec, 32x32xf32, valid=?x?>

func.func @operands(%a: !line, %b: !line, %h: !half, %g: !half, %x: !open, %y: !open) {
  pto.trsqrt ins(%a : !line) outs(%b : !line)
  pto.trsqrt ins(%h : !half) outs(%g : !half)
  pto.trsqrt ins(%x : !open) outs(%y : !open)
  pto.trsqrt ins(%a : !line) outs(%b : !line) {test.note = "kept"}
  return
}

func.func @generic(%a: !line, %b: !line) {
  "pto.trsqrt"(%a, %b) : (!line, !line) -> ()
  "pto.trsqrt"(%a, %b) <{}> {test.note = "kept"} : (!line, !line) -> ()
  "pto.trsqrt"(%a, %b) {precisionType = #pto<rsqrt_precision default>} : (!line, !line) -> ()
  return
}

func.func @scratch(%a: !half, %t: !half, %b: !half) {
  pto.trsqrt ins(%a, %t : !half, !half) outs(%b : !half)
  "pto.trsqrt"(%a, %b, %t) {precisionType = #pto<rsqrt_precision default>} : (!half, !half, !half) -> ()
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @accuracy(%a: !pto.tile_buf<vec, 1x16xf32>, %b: !pto.tile_buf<vec, 1x16xf32>) {
    pto.trsqrt ins(%a, %b : !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%b : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<rsqrt_precision high_precision>}
    return
  }
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf16>, %arg3: !pto.tile_buf<vec, 16x16xf16>, %arg4: !pto.tile_buf<vec, 32x32xf32, valid=?x?>, %arg5: !pto.tile_buf<vec, 32x32xf32, valid=?x?>) {
//|     pto.trsqrt ins(%arg0 : !pto.tile_buf<vec, 1x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<rsqrt_precision default>}
//|     pto.trsqrt ins(%arg2 : !pto.tile_buf<vec, 16x16xf16>) outs(%arg3 : !pto.tile_buf<vec, 16x16xf16>) {precisionType = #pto<rsqrt_precision default>}
//|     pto.trsqrt ins(%arg4 : !pto.tile_buf<vec, 32x32xf32, valid=?x?>) outs(%arg5 : !pto.tile_buf<vec, 32x32xf32, valid=?x?>) {precisionType = #pto<rsqrt_precision default>}
//|     pto.trsqrt ins(%arg0 : !pto.tile_buf<vec, 1x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<rsqrt_precision default>, test.note = "kept"}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>) {
//|     pto.trsqrt ins(%arg0 : !pto.tile_buf<vec, 1x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<rsqrt_precision default>}
//|     pto.trsqrt ins(%arg0 : !pto.tile_buf<vec, 1x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<rsqrt_precision default>, test.note = "kept"}
//|     pto.trsqrt ins(%arg0 : !pto.tile_buf<vec, 1x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<rsqrt_precision default>}
//|     return
//|   }
//|   func.func @scratch(%arg0: !pto.tile_buf<vec, 16x16xf16>, %arg1: !pto.tile_buf<vec, 16x16xf16>, %arg2: !pto.tile_buf<vec, 16x16xf16>) {
//|     pto.trsqrt ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf16>) {precisionType = #pto<rsqrt_precision default>}
//|     pto.trsqrt ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf16>) {precisionType = #pto<rsqrt_precision default>}
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @accuracy(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>) {
//|     pto.trsqrt ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<rsqrt_precision high_precision>}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg5: !pto.tile_buf<vec, 1x16xf32>, %arg6: !pto.tile_buf<vec, 1x16xf32>, %arg7: !pto.tile_buf<vec, 16x16xf16>, %arg8: !pto.tile_buf<vec, 16x16xf16>, %arg9: !pto.tile_buf<vec, 32x32xf32, valid=?x?>, %arg10: !pto.tile_buf<vec, 32x32xf32, valid=?x?>):
//|     "pto.trsqrt"(%arg5, %arg6) : (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "pto.trsqrt"(%arg7, %arg8) : (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "pto.trsqrt"(%arg9, %arg10) : (!pto.tile_buf<vec, 32x32xf32, valid=?x?>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>) -> ()
//|     "pto.trsqrt"(%arg5, %arg6) {test.note = "kept"} : (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 1x16xf32>, %arg4: !pto.tile_buf<vec, 1x16xf32>):
//|     "pto.trsqrt"(%arg3, %arg4) : (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "pto.trsqrt"(%arg3, %arg4) {test.note = "kept"} : (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "pto.trsqrt"(%arg3, %arg4) <{precisionType = #pto<rsqrt_precision default>}> : (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> (), sym_name = "scratch"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf16>, %arg1: !pto.tile_buf<vec, 16x16xf16>, %arg2: !pto.tile_buf<vec, 16x16xf16>):
//|     "pto.trsqrt"(%arg0, %arg2, %arg1) : (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "pto.trsqrt"(%arg0, %arg2, %arg1) <{precisionType = #pto<rsqrt_precision default>}> : (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> (), sym_name = "accuracy"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>):
//|     "pto.trsqrt"(%arg0, %arg1, %arg1) <{precisionType = #pto<rsqrt_precision high_precision>}> : (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
