// Every shape of pto.tdeinterleave.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%s0: !pto.tile_buf<vec, 8x16xf32>, %s1: !pto.tile_buf<vec, 8x16xf32>, %d0: !pto.tile_buf<vec, 8x16xf32>, %d1: !pto.tile_buf<vec, 8x16xf32>) {
    pto.tdeinterleave ins(%s0, %s1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%d0, %d1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>)
    return
  }

  func.func @shape1(%s0: !pto.tile_buf<vec, 8x32xf32>, %d0: !pto.tile_buf<vec, 8x16xf32>, %d1: !pto.tile_buf<vec, 8x16xf32>) {
    pto.tdeinterleave ins(%s0 : !pto.tile_buf<vec, 8x32xf32>) outs(%d0, %d1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 8x16xf32>, %arg2: !pto.tile_buf<vec, 8x16xf32>, %arg3: !pto.tile_buf<vec, 8x16xf32>) {
    "pto.tdeinterleave"(%arg0, %arg1, %arg2, %arg3) : (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 8x16xf32>, %arg2: !pto.tile_buf<vec, 8x16xf32>, %arg3: !pto.tile_buf<vec, 8x16xf32>) {
//|     pto.tdeinterleave ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%arg2, %arg3 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 8x32xf32>, %arg1: !pto.tile_buf<vec, 8x16xf32>, %arg2: !pto.tile_buf<vec, 8x16xf32>) {
//|     pto.tdeinterleave ins(%arg0 : !pto.tile_buf<vec, 8x32xf32>) outs(%arg1, %arg2 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 8x16xf32>, %arg2: !pto.tile_buf<vec, 8x16xf32>, %arg3: !pto.tile_buf<vec, 8x16xf32>) {
//|     pto.tdeinterleave ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%arg2, %arg3 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg7: !pto.tile_buf<vec, 8x16xf32>, %arg8: !pto.tile_buf<vec, 8x16xf32>, %arg9: !pto.tile_buf<vec, 8x16xf32>, %arg10: !pto.tile_buf<vec, 8x16xf32>):
//|     "pto.tdeinterleave"(%arg7, %arg8, %arg9, %arg10) : (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<vec, 8x32xf32>, %arg5: !pto.tile_buf<vec, 8x16xf32>, %arg6: !pto.tile_buf<vec, 8x16xf32>):
//|     "pto.tdeinterleave"(%arg4, %arg5, %arg6) : (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 8x16xf32>, %arg2: !pto.tile_buf<vec, 8x16xf32>, %arg3: !pto.tile_buf<vec, 8x16xf32>):
//|     "pto.tdeinterleave"(%arg0, %arg1, %arg2, %arg3) : (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
