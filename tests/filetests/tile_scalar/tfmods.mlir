// Every shape of pto.tfmods.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 1x16xf32>, %b: f32, %c: !pto.tile_buf<vec, 1x16xf32>) {
    pto.tfmods ins(%a, %b : !pto.tile_buf<vec, 1x16xf32>, f32) outs(%c : !pto.tile_buf<vec, 1x16xf32>)
    return
  }

  func.func @shape0(%src: !pto.tile_buf<vec, 16x16xi16>, %scalar: i16, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.tfmods ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @shape1(%src: !pto.tile_buf<vec, 16x16xi32>, %scalar: i32, %dst: !pto.tile_buf<vec, 16x16xi32>) {
    pto.tfmods ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi32>, i32) outs(%dst : !pto.tile_buf<vec, 16x16xi32>)
    return
  }

  func.func @shape2(%src: !pto.tile_buf<vec, 16x16xf16>, %scalar: f16, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tfmods ins(%src, %scalar : !pto.tile_buf<vec, 16x16xf16>, f16) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 1x16xf32>) {
    "pto.tfmods"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 1x16xf32>) {
//|     pto.tfmods ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x16xf32>, f32) outs(%arg2 : !pto.tile_buf<vec, 1x16xf32>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xi16>, %arg1: i16, %arg2: !pto.tile_buf<vec, 16x16xi16>) {
//|     pto.tfmods ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%arg2 : !pto.tile_buf<vec, 16x16xi16>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x16xi32>, %arg1: i32, %arg2: !pto.tile_buf<vec, 16x16xi32>) {
//|     pto.tfmods ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xi32>, i32) outs(%arg2 : !pto.tile_buf<vec, 16x16xi32>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 16x16xf16>, %arg1: f16, %arg2: !pto.tile_buf<vec, 16x16xf16>) {
//|     pto.tfmods ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf16>, f16) outs(%arg2 : !pto.tile_buf<vec, 16x16xf16>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 1x16xf32>) {
//|     pto.tfmods ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x16xf32>, f32) outs(%arg2 : !pto.tile_buf<vec, 1x16xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg12: !pto.tile_buf<vec, 1x16xf32>, %arg13: f32, %arg14: !pto.tile_buf<vec, 1x16xf32>):
//|     "pto.tfmods"(%arg12, %arg13, %arg14) : (!pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi16>, i16, !pto.tile_buf<vec, 16x16xi16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg9: !pto.tile_buf<vec, 16x16xi16>, %arg10: i16, %arg11: !pto.tile_buf<vec, 16x16xi16>):
//|     "pto.tfmods"(%arg9, %arg10, %arg11) : (!pto.tile_buf<vec, 16x16xi16>, i16, !pto.tile_buf<vec, 16x16xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi32>, i32, !pto.tile_buf<vec, 16x16xi32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<vec, 16x16xi32>, %arg7: i32, %arg8: !pto.tile_buf<vec, 16x16xi32>):
//|     "pto.tfmods"(%arg6, %arg7, %arg8) : (!pto.tile_buf<vec, 16x16xi32>, i32, !pto.tile_buf<vec, 16x16xi32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf16>, f16, !pto.tile_buf<vec, 16x16xf16>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 16x16xf16>, %arg4: f16, %arg5: !pto.tile_buf<vec, 16x16xf16>):
//|     "pto.tfmods"(%arg3, %arg4, %arg5) : (!pto.tile_buf<vec, 16x16xf16>, f16, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 1x16xf32>):
//|     "pto.tfmods"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
