// Every shape of pto.tinterleave.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%s0: !pto.tile_buf<vec, 8x16xf32>, %s1: !pto.tile_buf<vec, 8x16xf32>, %d0: !pto.tile_buf<vec, 8x16xf32>, %d1: !pto.tile_buf<vec, 8x16xf32>) {
    pto.tinterleave ins(%s0, %s1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%d0, %d1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 8x16xf32>, %arg2: !pto.tile_buf<vec, 8x16xf32>, %arg3: !pto.tile_buf<vec, 8x16xf32>) {
    "pto.tinterleave"(%arg0, %arg1, %arg2, %arg3) : (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 8x16xf32>, %arg2: !pto.tile_buf<vec, 8x16xf32>, %arg3: !pto.tile_buf<vec, 8x16xf32>) {
//|     pto.tinterleave ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%arg2, %arg3 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 8x16xf32>, %arg2: !pto.tile_buf<vec, 8x16xf32>, %arg3: !pto.tile_buf<vec, 8x16xf32>) {
//|     pto.tinterleave ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%arg2, %arg3 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<vec, 8x16xf32>, %arg5: !pto.tile_buf<vec, 8x16xf32>, %arg6: !pto.tile_buf<vec, 8x16xf32>, %arg7: !pto.tile_buf<vec, 8x16xf32>):
//|     "pto.tinterleave"(%arg4, %arg5, %arg6, %arg7) : (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 8x16xf32>, %arg2: !pto.tile_buf<vec, 8x16xf32>, %arg3: !pto.tile_buf<vec, 8x16xf32>):
//|     "pto.tinterleave"(%arg0, %arg1, %arg2, %arg3) : (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
