// Every shape of pto.tadddeqrelu.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%src0: !pto.tile_buf<vec, 16x16xi32>, %src1: !pto.tile_buf<vec, 16x16xi32>, %deqScale: f32, %tmp: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tadddeqrelu ins(%src0, %src1, %deqScale, %tmp : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, f32, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @shape1(%src0: !pto.tile_buf<vec, 16x16xi32>, %src1: !pto.tile_buf<vec, 16x16xi32>, %deqScale: f32, %tmp: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tadddeqrelu ins(%src0, %src1, %deqScale, %tmp : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, f32, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>) {test.note}
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 16x16xi32>, %arg1: !pto.tile_buf<vec, 16x16xi32>, %arg2: f32, %arg3: !pto.tile_buf<vec, 16x16xf32>, %arg4: !pto.tile_buf<vec, 16x16xf32>) {
    "pto.tadddeqrelu"(%arg0, %arg1, %arg2, %arg3, %arg4) : (!pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, f32, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xi32>, %arg1: !pto.tile_buf<vec, 16x16xi32>, %arg2: f32, %arg3: !pto.tile_buf<vec, 16x16xf32>, %arg4: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.tadddeqrelu ins(%arg0, %arg1, %arg2, %arg3 : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, f32, !pto.tile_buf<vec, 16x16xf32>) outs(%arg4 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x16xi32>, %arg1: !pto.tile_buf<vec, 16x16xi32>, %arg2: f32, %arg3: !pto.tile_buf<vec, 16x16xf32>, %arg4: !pto.tile_buf<vec, 16x16xf16>) {
//|     pto.tadddeqrelu ins(%arg0, %arg1, %arg2, %arg3 : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, f32, !pto.tile_buf<vec, 16x16xf32>) outs(%arg4 : !pto.tile_buf<vec, 16x16xf16>) {test.note}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 16x16xi32>, %arg1: !pto.tile_buf<vec, 16x16xi32>, %arg2: f32, %arg3: !pto.tile_buf<vec, 16x16xf32>, %arg4: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.tadddeqrelu ins(%arg0, %arg1, %arg2, %arg3 : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, f32, !pto.tile_buf<vec, 16x16xf32>) outs(%arg4 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, f32, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg10: !pto.tile_buf<vec, 16x16xi32>, %arg11: !pto.tile_buf<vec, 16x16xi32>, %arg12: f32, %arg13: !pto.tile_buf<vec, 16x16xf32>, %arg14: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.tadddeqrelu"(%arg10, %arg11, %arg12, %arg13, %arg14) : (!pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, f32, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, f32, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf16>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg5: !pto.tile_buf<vec, 16x16xi32>, %arg6: !pto.tile_buf<vec, 16x16xi32>, %arg7: f32, %arg8: !pto.tile_buf<vec, 16x16xf32>, %arg9: !pto.tile_buf<vec, 16x16xf16>):
//|     "pto.tadddeqrelu"(%arg5, %arg6, %arg7, %arg8, %arg9) {test.note} : (!pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, f32, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, f32, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xi32>, %arg1: !pto.tile_buf<vec, 16x16xi32>, %arg2: f32, %arg3: !pto.tile_buf<vec, 16x16xf32>, %arg4: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.tadddeqrelu"(%arg0, %arg1, %arg2, %arg3, %arg4) : (!pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, f32, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
