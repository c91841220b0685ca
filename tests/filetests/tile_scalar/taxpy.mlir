// Every shape of pto.taxpy.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 16x16xf16>, %b: f16, %c: !pto.tile_buf<vec, 16x16xf32>) {
    pto.taxpy ins(%a, %b : !pto.tile_buf<vec, 16x16xf16>, f16) outs(%c : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @shape0(%src: !pto.tile_buf<vec, 16x16xf32>, %scalar: f32, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.taxpy ins(%src, %scalar : !pto.tile_buf<vec, 16x16xf32>, f32) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @shape1(%src: !pto.tile_buf<vec, 16x16xf16>, %scalar: f16, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.taxpy ins(%src, %scalar : !pto.tile_buf<vec, 16x16xf16>, f16) outs(%dst : !pto.tile_buf<vec, 16x16xf16>) {test.note}
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 16x16xf16>, %arg1: f16, %arg2: !pto.tile_buf<vec, 16x16xf32>) {
    "pto.taxpy"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 16x16xf16>, f16, !pto.tile_buf<vec, 16x16xf32>) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%src: !pto.tile_buf<vec, 16x16xbf16>, %scalar: bf16, %dst: !pto.tile_buf<vec, 16x16xbf16>) {
    pto.taxpy ins(%src, %scalar : !pto.tile_buf<vec, 16x16xbf16>, bf16) outs(%dst : !pto.tile_buf<vec, 16x16xbf16>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 16x16xf16>, %arg1: f16, %arg2: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.taxpy ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf16>, f16) outs(%arg2 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.taxpy ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, f32) outs(%arg2 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x16xf16>, %arg1: f16, %arg2: !pto.tile_buf<vec, 16x16xf16>) {
//|     pto.taxpy ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf16>, f16) outs(%arg2 : !pto.tile_buf<vec, 16x16xf16>) {test.note}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 16x16xf16>, %arg1: f16, %arg2: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.taxpy ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf16>, f16) outs(%arg2 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xbf16>, %arg1: bf16, %arg2: !pto.tile_buf<vec, 16x16xbf16>) {
//|     pto.taxpy ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xbf16>, bf16) outs(%arg2 : !pto.tile_buf<vec, 16x16xbf16>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf16>, f16, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg9: !pto.tile_buf<vec, 16x16xf16>, %arg10: f16, %arg11: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.taxpy"(%arg9, %arg10, %arg11) : (!pto.tile_buf<vec, 16x16xf16>, f16, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, f32, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<vec, 16x16xf32>, %arg7: f32, %arg8: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.taxpy"(%arg6, %arg7, %arg8) : (!pto.tile_buf<vec, 16x16xf32>, f32, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf16>, f16, !pto.tile_buf<vec, 16x16xf16>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 16x16xf16>, %arg4: f16, %arg5: !pto.tile_buf<vec, 16x16xf16>):
//|     "pto.taxpy"(%arg3, %arg4, %arg5) {test.note} : (!pto.tile_buf<vec, 16x16xf16>, f16, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf16>, f16, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf16>, %arg1: f16, %arg2: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.taxpy"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 16x16xf16>, f16, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xbf16>, bf16, !pto.tile_buf<vec, 16x16xbf16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xbf16>, %arg1: bf16, %arg2: !pto.tile_buf<vec, 16x16xbf16>):
//|     "pto.taxpy"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 16x16xbf16>, bf16, !pto.tile_buf<vec, 16x16xbf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
