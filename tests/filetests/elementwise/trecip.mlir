// Every shape of pto.trecip.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!line = !pto.tile_buf<vec, 1x16xf32>
!tile = !pto.tile_buf<vec, 16x16xf32>
!half = !pto.tile_buf<vec, 16x16xf16>
!open = !pto.tile_buf<vec, 32x32xf32, valid=?x?>

func.func @operands(%a: !line, %b: !line, %h: !half, %g: !half, %x: !open, %y: !open) {
  pto.trecip ins(%a : !line) outs(%b : !line)
  pto.trecip ins(%h : !half) outs(%g : !half)
  pto.trecip ins(%x : !open) outs(%y : !open)
  pto.trecip ins(%a : !line) outs(%b : !line) {test.note = "kept"}
  return
}

func.func @generic(%a: !line, %b: !line) {
  "pto.trecip"(%a, %b) : (!line, !line) -> ()
  "pto.trecip"(%a, %b) <{}> {test.note = "kept"} : (!line, !line) -> ()
  "pto.trecip"(%a, %b) {precisionType = #pto<recip_precision default>} : (!line, !line) -> ()
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @accuracy(%a: !pto.tile_buf<vec, 1x16xf32>, %b: !pto.tile_buf<vec, 1x16xf32>) {
    pto.trecip ins(%a : !pto.tile_buf<vec, 1x16xf32>) outs(%b : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<recip_precision high_precision>}
    "pto.trecip"(%a, %b) <{precisionType = #pto<recip_precision high_precision>}> : (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf16>, %arg3: !pto.tile_buf<vec, 16x16xf16>, %arg4: !pto.tile_buf<vec, 32x32xf32, valid=?x?>, %arg5: !pto.tile_buf<vec, 32x32xf32, valid=?x?>) {
//|     pto.trecip ins(%arg0 : !pto.tile_buf<vec, 1x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x16xf32>)
//|     pto.trecip ins(%arg2 : !pto.tile_buf<vec, 16x16xf16>) outs(%arg3 : !pto.tile_buf<vec, 16x16xf16>)
//|     pto.trecip ins(%arg4 : !pto.tile_buf<vec, 32x32xf32, valid=?x?>) outs(%arg5 : !pto.tile_buf<vec, 32x32xf32, valid=?x?>)
//|     pto.trecip ins(%arg0 : !pto.tile_buf<vec, 1x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x16xf32>) {test.note = "kept"}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>) {
//|     pto.trecip ins(%arg0 : !pto.tile_buf<vec, 1x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x16xf32>)
//|     pto.trecip ins(%arg0 : !pto.tile_buf<vec, 1x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x16xf32>) {test.note = "kept"}
//|     pto.trecip ins(%arg0 : !pto.tile_buf<vec, 1x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x16xf32>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @accuracy(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>) {
//|     pto.trecip ins(%arg0 : !pto.tile_buf<vec, 1x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<recip_precision high_precision>}
//|     pto.trecip ins(%arg0 : !pto.tile_buf<vec, 1x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<recip_precision high_precision>}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<vec, 1x16xf32>, %arg3: !pto.tile_buf<vec, 1x16xf32>, %arg4: !pto.tile_buf<vec, 16x16xf16>, %arg5: !pto.tile_buf<vec, 16x16xf16>, %arg6: !pto.tile_buf<vec, 32x32xf32, valid=?x?>, %arg7: !pto.tile_buf<vec, 32x32xf32, valid=?x?>):
//|     "pto.trecip"(%arg2, %arg3) : (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "pto.trecip"(%arg4, %arg5) : (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "pto.trecip"(%arg6, %arg7) : (!pto.tile_buf<vec, 32x32xf32, valid=?x?>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>) -> ()
//|     "pto.trecip"(%arg2, %arg3) {test.note = "kept"} : (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>):
//|     "pto.trecip"(%arg0, %arg1) : (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "pto.trecip"(%arg0, %arg1) {test.note = "kept"} : (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "pto.trecip"(%arg0, %arg1) <{precisionType = #pto<recip_precision default>}> : (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> (), sym_name = "accuracy"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>):
//|     "pto.trecip"(%arg0, %arg1) <{precisionType = #pto<recip_precision high_precision>}> : (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "pto.trecip"(%arg0, %arg1) <{precisionType = #pto<recip_precision high_precision>}> : (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
