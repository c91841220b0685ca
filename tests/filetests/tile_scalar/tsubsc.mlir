// Every shape of pto.tsubsc.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 8x16xi16>, %b: i16, %c: !pto.tile_buf<vec, 8x16xi16>, %d: !pto.tile_buf<vec, 8x16xi16>) {
    pto.tsubsc ins(%a, %b, %c : !pto.tile_buf<vec, 8x16xi16>, i16, !pto.tile_buf<vec, 8x16xi16>) outs(%d : !pto.tile_buf<vec, 8x16xi16>)
    return
  }

  func.func @printed1(%a: !pto.tile_buf<vec, 32x32xf32>, %b: f32, %c: !pto.tile_buf<vec, 32x32xf32>, %d: !pto.tile_buf<vec, 32x32xf32>) {
    pto.tsubsc ins(%a, %b, %c : !pto.tile_buf<vec, 32x32xf32>, f32, !pto.tile_buf<vec, 32x32xf32>) outs(%d : !pto.tile_buf<vec, 32x32xf32>)
    return
  }

  func.func @shape0(%src0: !pto.tile_buf<vec, 16x16xi16>, %scalar: i16, %src1: !pto.tile_buf<vec, 16x16xi16>, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.tsubsc ins(%src0, %scalar, %src1 : !pto.tile_buf<vec, 16x16xi16>, i16, !pto.tile_buf<vec, 16x16xi16>) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @shape1(%src0: !pto.tile_buf<vec, 16x16xi32>, %scalar: i32, %src1: !pto.tile_buf<vec, 16x16xi32>, %dst: !pto.tile_buf<vec, 16x16xi32>) {
    pto.tsubsc ins(%src0, %scalar, %src1 : !pto.tile_buf<vec, 16x16xi32>, i32, !pto.tile_buf<vec, 16x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xi32>)
    return
  }

  func.func @shape2(%src0: !pto.tile_buf<vec, 16x16xf16>, %scalar: f16, %src1: !pto.tile_buf<vec, 16x16xf16>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tsubsc ins(%src0, %scalar, %src1 : !pto.tile_buf<vec, 16x16xf16>, f16, !pto.tile_buf<vec, 16x16xf16>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 8x16xi16>, %arg1: i16, %arg2: !pto.tile_buf<vec, 8x16xi16>, %arg3: !pto.tile_buf<vec, 8x16xi16>) {
    "pto.tsubsc"(%arg0, %arg1, %arg2, %arg3) : (!pto.tile_buf<vec, 8x16xi16>, i16, !pto.tile_buf<vec, 8x16xi16>, !pto.tile_buf<vec, 8x16xi16>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 8x16xi16>, %arg1: i16, %arg2: !pto.tile_buf<vec, 8x16xi16>, %arg3: !pto.tile_buf<vec, 8x16xi16>) {
//|     pto.tsubsc ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 8x16xi16>, i16, !pto.tile_buf<vec, 8x16xi16>) outs(%arg3 : !pto.tile_buf<vec, 8x16xi16>)
//|     return
//|   }
//|   func.func @printed1(%arg0: !pto.tile_buf<vec, 32x32xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 32x32xf32>, %arg3: !pto.tile_buf<vec, 32x32xf32>) {
//|     pto.tsubsc ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 32x32xf32>, f32, !pto.tile_buf<vec, 32x32xf32>) outs(%arg3 : !pto.tile_buf<vec, 32x32xf32>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xi16>, %arg1: i16, %arg2: !pto.tile_buf<vec, 16x16xi16>, %arg3: !pto.tile_buf<vec, 16x16xi16>) {
//|     pto.tsubsc ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x16xi16>, i16, !pto.tile_buf<vec, 16x16xi16>) outs(%arg3 : !pto.tile_buf<vec, 16x16xi16>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x16xi32>, %arg1: i32, %arg2: !pto.tile_buf<vec, 16x16xi32>, %arg3: !pto.tile_buf<vec, 16x16xi32>) {
//|     pto.tsubsc ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x16xi32>, i32, !pto.tile_buf<vec, 16x16xi32>) outs(%arg3 : !pto.tile_buf<vec, 16x16xi32>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 16x16xf16>, %arg1: f16, %arg2: !pto.tile_buf<vec, 16x16xf16>, %arg3: !pto.tile_buf<vec, 16x16xf16>) {
//|     pto.tsubsc ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x16xf16>, f16, !pto.tile_buf<vec, 16x16xf16>) outs(%arg3 : !pto.tile_buf<vec, 16x16xf16>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 8x16xi16>, %arg1: i16, %arg2: !pto.tile_buf<vec, 8x16xi16>, %arg3: !pto.tile_buf<vec, 8x16xi16>) {
//|     pto.tsubsc ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 8x16xi16>, i16, !pto.tile_buf<vec, 8x16xi16>) outs(%arg3 : !pto.tile_buf<vec, 8x16xi16>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xi16>, i16, !pto.tile_buf<vec, 8x16xi16>, !pto.tile_buf<vec, 8x16xi16>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg20: !pto.tile_buf<vec, 8x16xi16>, %arg21: i16, %arg22: !pto.tile_buf<vec, 8x16xi16>, %arg23: !pto.tile_buf<vec, 8x16xi16>):
//|     "pto.tsubsc"(%arg20, %arg21, %arg22, %arg23) : (!pto.tile_buf<vec, 8x16xi16>, i16, !pto.tile_buf<vec, 8x16xi16>, !pto.tile_buf<vec, 8x16xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 32x32xf32>, f32, !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x32xf32>) -> (), sym_name = "printed1"}> ({
//|   ^bb0(%arg16: !pto.tile_buf<vec, 32x32xf32>, %arg17: f32, %arg18: !pto.tile_buf<vec, 32x32xf32>, %arg19: !pto.tile_buf<vec, 32x32xf32>):
//|     "pto.tsubsc"(%arg16, %arg17, %arg18, %arg19) : (!pto.tile_buf<vec, 32x32xf32>, f32, !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi16>, i16, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg12: !pto.tile_buf<vec, 16x16xi16>, %arg13: i16, %arg14: !pto.tile_buf<vec, 16x16xi16>, %arg15: !pto.tile_buf<vec, 16x16xi16>):
//|     "pto.tsubsc"(%arg12, %arg13, %arg14, %arg15) : (!pto.tile_buf<vec, 16x16xi16>, i16, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi32>, i32, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg8: !pto.tile_buf<vec, 16x16xi32>, %arg9: i32, %arg10: !pto.tile_buf<vec, 16x16xi32>, %arg11: !pto.tile_buf<vec, 16x16xi32>):
//|     "pto.tsubsc"(%arg8, %arg9, %arg10, %arg11) : (!pto.tile_buf<vec, 16x16xi32>, i32, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf16>, f16, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<vec, 16x16xf16>, %arg5: f16, %arg6: !pto.tile_buf<vec, 16x16xf16>, %arg7: !pto.tile_buf<vec, 16x16xf16>):
//|     "pto.tsubsc"(%arg4, %arg5, %arg6, %arg7) : (!pto.tile_buf<vec, 16x16xf16>, f16, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xi16>, i16, !pto.tile_buf<vec, 8x16xi16>, !pto.tile_buf<vec, 8x16xi16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 8x16xi16>, %arg1: i16, %arg2: !pto.tile_buf<vec, 8x16xi16>, %arg3: !pto.tile_buf<vec, 8x16xi16>):
//|     "pto.tsubsc"(%arg0, %arg1, %arg2, %arg3) : (!pto.tile_buf<vec, 8x16xi16>, i16, !pto.tile_buf<vec, 8x16xi16>, !pto.tile_buf<vec, 8x16xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
