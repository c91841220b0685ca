// Every shape of pto.comm.tput.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.partition_tensor_view<64xf32>, %b: !pto.partition_tensor_view<64xf32>, %c: !pto.tile_buf<vec, 1x64xf32>) {
    pto.comm.tput(%a, %b, buf(%c) : !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>)
    return
  }

  func.func @shape1(%a: !pto.partition_tensor_view<1x32xf32>, %b: !pto.partition_tensor_view<1x32xf32>, %c: !pto.tile_buf<vec, 1x32xf32>, %d: !pto.tile_buf<vec, 1x32xf32>) {
    pto.comm.tput(%a, %b, buf(%c, %d) : !pto.partition_tensor_view<1x32xf32>, !pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>)
    return
  }

  func.func @shape2(%a: !pto.partition_tensor_view<64xf32>, %b: !pto.partition_tensor_view<64xf32>, %c: !pto.tile_buf<vec, 1x64xf32>, %d: !pto.tile_buf<vec, 1x64xf32>) {
    pto.comm.tput(%a, %b, buf(%c, %d) : !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) {atomicType = #pto<atomic_type atomic_add>}
    return
  }

  func.func @shape3(%a: !pto.partition_tensor_view<?xf32>, %b: !pto.partition_tensor_view<?xf32>, %p: !pto.tile_buf<vec, 1x64xf32, valid=?x?>) {
    pto.comm.tput(%a, %b, buf(%p) : !pto.partition_tensor_view<?xf32>, !pto.partition_tensor_view<?xf32>, !pto.tile_buf<vec, 1x64xf32, valid=?x?>)
    return
  }

  func.func @generic(%arg0: !pto.partition_tensor_view<64xf32>, %arg1: !pto.partition_tensor_view<64xf32>, %arg2: !pto.tile_buf<vec, 1x64xf32>) {
    "pto.comm.tput"(%arg0, %arg1, %arg2) : (!pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.partition_tensor_view<64xf32>, %arg1: !pto.partition_tensor_view<64xf32>, %arg2: !pto.tile_buf<vec, 1x64xf32>) {
//|     pto.comm.tput(%arg0, %arg1, buf(%arg2) : !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.partition_tensor_view<1x32xf32>, %arg1: !pto.partition_tensor_view<1x32xf32>, %arg2: !pto.tile_buf<vec, 1x32xf32>, %arg3: !pto.tile_buf<vec, 1x32xf32>) {
//|     pto.comm.tput(%arg0, %arg1, buf(%arg2, %arg3) : !pto.partition_tensor_view<1x32xf32>, !pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.partition_tensor_view<64xf32>, %arg1: !pto.partition_tensor_view<64xf32>, %arg2: !pto.tile_buf<vec, 1x64xf32>, %arg3: !pto.tile_buf<vec, 1x64xf32>) {
//|     pto.comm.tput(%arg0, %arg1, buf(%arg2, %arg3) : !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) {atomicType = #pto<atomic_type atomic_add>}
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.partition_tensor_view<?xf32>, %arg1: !pto.partition_tensor_view<?xf32>, %arg2: !pto.tile_buf<vec, 1x64xf32, valid=?x?>) {
//|     pto.comm.tput(%arg0, %arg1, buf(%arg2) : !pto.partition_tensor_view<?xf32>, !pto.partition_tensor_view<?xf32>, !pto.tile_buf<vec, 1x64xf32, valid=?x?>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.partition_tensor_view<64xf32>, %arg1: !pto.partition_tensor_view<64xf32>, %arg2: !pto.tile_buf<vec, 1x64xf32>) {
//|     pto.comm.tput(%arg0, %arg1, buf(%arg2) : !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg14: !pto.partition_tensor_view<64xf32>, %arg15: !pto.partition_tensor_view<64xf32>, %arg16: !pto.tile_buf<vec, 1x64xf32>):
//|     "pto.comm.tput"(%arg14, %arg15, %arg16) : (!pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<1x32xf32>, !pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg10: !pto.partition_tensor_view<1x32xf32>, %arg11: !pto.partition_tensor_view<1x32xf32>, %arg12: !pto.tile_buf<vec, 1x32xf32>, %arg13: !pto.tile_buf<vec, 1x32xf32>):
//|     "pto.comm.tput"(%arg10, %arg11, %arg12, %arg13) : (!pto.partition_tensor_view<1x32xf32>, !pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg6: !pto.partition_tensor_view<64xf32>, %arg7: !pto.partition_tensor_view<64xf32>, %arg8: !pto.tile_buf<vec, 1x64xf32>, %arg9: !pto.tile_buf<vec, 1x64xf32>):
//|     "pto.comm.tput"(%arg6, %arg7, %arg8, %arg9) <{atomicType = #pto<atomic_type atomic_add>}> : (!pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<?xf32>, !pto.partition_tensor_view<?xf32>, !pto.tile_buf<vec, 1x64xf32, valid=?x?>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg3: !pto.partition_tensor_view<?xf32>, %arg4: !pto.partition_tensor_view<?xf32>, %arg5: !pto.tile_buf<vec, 1x64xf32, valid=?x?>):
//|     "pto.comm.tput"(%arg3, %arg4, %arg5) : (!pto.partition_tensor_view<?xf32>, !pto.partition_tensor_view<?xf32>, !pto.tile_buf<vec, 1x64xf32, valid=?x?>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.partition_tensor_view<64xf32>, %arg1: !pto.partition_tensor_view<64xf32>, %arg2: !pto.tile_buf<vec, 1x64xf32>):
//|     "pto.comm.tput"(%arg0, %arg1, %arg2) : (!pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
