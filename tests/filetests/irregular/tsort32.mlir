// Every shape of pto.tsort32.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 1x32xf16>, %b: !pto.tile_buf<vec, 1x32xui32>, %c: !pto.tile_buf<vec, 1x64xf16>) {
    pto.tsort32 ins(%a, %b : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xui32>) outs(%c : !pto.tile_buf<vec, 1x64xf16>)
    return
  }

  func.func @printed1(%a: !pto.tile_buf<vec, 1x32xf16>, %b: !pto.tile_buf<vec, 1x32xui32>, %c: !pto.tile_buf<vec, 1x64xf16>, %d: !pto.tile_buf<vec, 1x64xf16>) {
    pto.tsort32 ins(%a, %b, %c : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xui32>, !pto.tile_buf<vec, 1x64xf16>) outs(%d : !pto.tile_buf<vec, 1x64xf16>)
    return
  }

  func.func @shape0(%src: !pto.tile_buf<vec, 1x32xf32>, %idx: !pto.tile_buf<vec, 1x32xi32>, %dst: !pto.tile_buf<vec, 1x64xf32>) {
    pto.tsort32 ins(%src, %idx : !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xi32>) outs(%dst : !pto.tile_buf<vec, 1x64xf32>) {test.note}
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 1x32xf16>, %arg1: !pto.tile_buf<vec, 1x32xui32>, %arg2: !pto.tile_buf<vec, 1x64xf16>) {
    "pto.tsort32"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xui32>, !pto.tile_buf<vec, 1x64xf16>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 1x32xf16>, %arg1: !pto.tile_buf<vec, 1x32xui32>, %arg2: !pto.tile_buf<vec, 1x64xf16>) {
//|     pto.tsort32 ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xui32>) outs(%arg2 : !pto.tile_buf<vec, 1x64xf16>)
//|     return
//|   }
//|   func.func @printed1(%arg0: !pto.tile_buf<vec, 1x32xf16>, %arg1: !pto.tile_buf<vec, 1x32xui32>, %arg2: !pto.tile_buf<vec, 1x64xf16>, %arg3: !pto.tile_buf<vec, 1x64xf16>) {
//|     pto.tsort32 ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xui32>, !pto.tile_buf<vec, 1x64xf16>) outs(%arg3 : !pto.tile_buf<vec, 1x64xf16>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 1x32xf32>, %arg1: !pto.tile_buf<vec, 1x32xi32>, %arg2: !pto.tile_buf<vec, 1x64xf32>) {
//|     pto.tsort32 ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xi32>) outs(%arg2 : !pto.tile_buf<vec, 1x64xf32>) {test.note}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 1x32xf16>, %arg1: !pto.tile_buf<vec, 1x32xui32>, %arg2: !pto.tile_buf<vec, 1x64xf16>) {
//|     pto.tsort32 ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xui32>) outs(%arg2 : !pto.tile_buf<vec, 1x64xf16>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xui32>, !pto.tile_buf<vec, 1x64xf16>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg10: !pto.tile_buf<vec, 1x32xf16>, %arg11: !pto.tile_buf<vec, 1x32xui32>, %arg12: !pto.tile_buf<vec, 1x64xf16>):
//|     "pto.tsort32"(%arg10, %arg11, %arg12) : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xui32>, !pto.tile_buf<vec, 1x64xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xui32>, !pto.tile_buf<vec, 1x64xf16>, !pto.tile_buf<vec, 1x64xf16>) -> (), sym_name = "printed1"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<vec, 1x32xf16>, %arg7: !pto.tile_buf<vec, 1x32xui32>, %arg8: !pto.tile_buf<vec, 1x64xf16>, %arg9: !pto.tile_buf<vec, 1x64xf16>):
//|     "pto.tsort32"(%arg6, %arg7, %arg8, %arg9) : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xui32>, !pto.tile_buf<vec, 1x64xf16>, !pto.tile_buf<vec, 1x64xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x64xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 1x32xf32>, %arg4: !pto.tile_buf<vec, 1x32xi32>, %arg5: !pto.tile_buf<vec, 1x64xf32>):
//|     "pto.tsort32"(%arg3, %arg4, %arg5) {test.note} : (!pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xui32>, !pto.tile_buf<vec, 1x64xf16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x32xf16>, %arg1: !pto.tile_buf<vec, 1x32xui32>, %arg2: !pto.tile_buf<vec, 1x64xf16>):
//|     "pto.tsort32"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xui32>, !pto.tile_buf<vec, 1x64xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
