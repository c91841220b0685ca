// Every shape of pto.comm.tgather.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.partition_tensor_view<1x32xf32>, %b: !pto.tile_buf<vec, 1x32xf32>, %c: !pto.partition_tensor_view<1x32xf32>) {
    pto.comm.tgather(%a, recv(%b), group(%c) : !pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.partition_tensor_view<1x32xf32>) {root = 0 : i32}
    return
  }

  func.func @shape1(%a: !pto.partition_tensor_view<1x32xf32>, %b: !pto.tile_buf<vec, 1x32xf32>, %c: !pto.tile_buf<vec, 1x32xf32>, %d: !pto.partition_tensor_view<1x32xf32>) {
    pto.comm.tgather(%a, recv(%b, %c), group(%d) : !pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.partition_tensor_view<1x32xf32>) {root = 0 : i32}
    return
  }

  func.func @shape2(%a: !pto.partition_tensor_view<64xf32>, %b: !pto.tile_buf<vec, 1x64xf32>, %c: !pto.partition_tensor_view<64xf32>, %d: !pto.partition_tensor_view<64xf32>, %e: !pto.partition_tensor_view<64xf32>) {
    pto.comm.tgather(%a, recv(%b), group(%c, %d, %e) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>) {root = 2 : i32}
    return
  }

  func.func @shape3(%a: !pto.partition_tensor_view<64xf32>, %b: !pto.tile_buf<vec, 1x64xf32>, %c: !pto.tile_buf<vec, 1x64xf32>, %d: !pto.partition_tensor_view<64xf32>, %e: !pto.partition_tensor_view<64xf32>, %f: !pto.partition_tensor_view<64xf32>) {
    pto.comm.tgather(%a, recv(%b, %c), group(%d, %e, %f) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>) {root = 2 : i32}
    return
  }

  func.func @shape4(%a: !pto.partition_tensor_view<256xf32>, %b: !pto.tile_buf<vec, 1x256xf32>, %c: !pto.partition_tensor_view<256xf32>, %d: !pto.partition_tensor_view<256xf32>, %e: !pto.partition_tensor_view<256xf32>, %f: !pto.partition_tensor_view<256xf32>) {
    pto.comm.tgather(%a, recv(%b), group(%c, %d, %e, %f) : !pto.partition_tensor_view<256xf32>, !pto.tile_buf<vec, 1x256xf32>, !pto.partition_tensor_view<256xf32>, !pto.partition_tensor_view<256xf32>, !pto.partition_tensor_view<256xf32>, !pto.partition_tensor_view<256xf32>) {root = 1 : i32}
    return
  }

  func.func @shape5(%a: !pto.partition_tensor_view<64xf32>, %p: !pto.tile_buf<vec, 1x64xf32>, %g0: !pto.partition_tensor_view<64xf32>) {
    pto.comm.tgather(%a, recv(%p), group(%g0) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>) {root = 0 : i32}
    return
  }

  func.func @generic(%arg0: !pto.partition_tensor_view<1x32xf32>, %arg1: !pto.tile_buf<vec, 1x32xf32>, %arg2: !pto.partition_tensor_view<1x32xf32>) {
    "pto.comm.tgather"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, root = 0 : i32}> : (!pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.partition_tensor_view<1x32xf32>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.partition_tensor_view<1x32xf32>, %arg1: !pto.tile_buf<vec, 1x32xf32>, %arg2: !pto.partition_tensor_view<1x32xf32>) {
//|     pto.comm.tgather(%arg0, recv(%arg1), group(%arg2) : !pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.partition_tensor_view<1x32xf32>) {root = 0 : i32}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.partition_tensor_view<1x32xf32>, %arg1: !pto.tile_buf<vec, 1x32xf32>, %arg2: !pto.tile_buf<vec, 1x32xf32>, %arg3: !pto.partition_tensor_view<1x32xf32>) {
//|     pto.comm.tgather(%arg0, recv(%arg1, %arg2), group(%arg3) : !pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.partition_tensor_view<1x32xf32>) {root = 0 : i32}
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.partition_tensor_view<64xf32>, %arg1: !pto.tile_buf<vec, 1x64xf32>, %arg2: !pto.partition_tensor_view<64xf32>, %arg3: !pto.partition_tensor_view<64xf32>, %arg4: !pto.partition_tensor_view<64xf32>) {
//|     pto.comm.tgather(%arg0, recv(%arg1), group(%arg2, %arg3, %arg4) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>) {root = 2 : i32}
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.partition_tensor_view<64xf32>, %arg1: !pto.tile_buf<vec, 1x64xf32>, %arg2: !pto.tile_buf<vec, 1x64xf32>, %arg3: !pto.partition_tensor_view<64xf32>, %arg4: !pto.partition_tensor_view<64xf32>, %arg5: !pto.partition_tensor_view<64xf32>) {
//|     pto.comm.tgather(%arg0, recv(%arg1, %arg2), group(%arg3, %arg4, %arg5) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>) {root = 2 : i32}
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.partition_tensor_view<256xf32>, %arg1: !pto.tile_buf<vec, 1x256xf32>, %arg2: !pto.partition_tensor_view<256xf32>, %arg3: !pto.partition_tensor_view<256xf32>, %arg4: !pto.partition_tensor_view<256xf32>, %arg5: !pto.partition_tensor_view<256xf32>) {
//|     pto.comm.tgather(%arg0, recv(%arg1), group(%arg2, %arg3, %arg4, %arg5) : !pto.partition_tensor_view<256xf32>, !pto.tile_buf<vec, 1x256xf32>, !pto.partition_tensor_view<256xf32>, !pto.partition_tensor_view<256xf32>, !pto.partition_tensor_view<256xf32>, !pto.partition_tensor_view<256xf32>) {root = 1 : i32}
//|     return
//|   }
//|   func.func @shape5(%arg0: !pto.partition_tensor_view<64xf32>, %arg1: !pto.tile_buf<vec, 1x64xf32>, %arg2: !pto.partition_tensor_view<64xf32>) {
//|     pto.comm.tgather(%arg0, recv(%arg1), group(%arg2) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>) {root = 0 : i32}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.partition_tensor_view<1x32xf32>, %arg1: !pto.tile_buf<vec, 1x32xf32>, %arg2: !pto.partition_tensor_view<1x32xf32>) {
//|     pto.comm.tgather(%arg0, recv(%arg1), group(%arg2) : !pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.partition_tensor_view<1x32xf32>) {root = 0 : i32}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.partition_tensor_view<1x32xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg27: !pto.partition_tensor_view<1x32xf32>, %arg28: !pto.tile_buf<vec, 1x32xf32>, %arg29: !pto.partition_tensor_view<1x32xf32>):
//|     "pto.comm.tgather"(%arg27, %arg28, %arg29) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, root = 0 : i32}> : (!pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.partition_tensor_view<1x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.partition_tensor_view<1x32xf32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg23: !pto.partition_tensor_view<1x32xf32>, %arg24: !pto.tile_buf<vec, 1x32xf32>, %arg25: !pto.tile_buf<vec, 1x32xf32>, %arg26: !pto.partition_tensor_view<1x32xf32>):
//|     "pto.comm.tgather"(%arg23, %arg24, %arg25, %arg26) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, root = 0 : i32}> : (!pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.partition_tensor_view<1x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg18: !pto.partition_tensor_view<64xf32>, %arg19: !pto.tile_buf<vec, 1x64xf32>, %arg20: !pto.partition_tensor_view<64xf32>, %arg21: !pto.partition_tensor_view<64xf32>, %arg22: !pto.partition_tensor_view<64xf32>):
//|     "pto.comm.tgather"(%arg18, %arg19, %arg20, %arg21, %arg22) <{operandSegmentSizes = array<i32: 1, 1, 0, 3>, root = 2 : i32}> : (!pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg12: !pto.partition_tensor_view<64xf32>, %arg13: !pto.tile_buf<vec, 1x64xf32>, %arg14: !pto.tile_buf<vec, 1x64xf32>, %arg15: !pto.partition_tensor_view<64xf32>, %arg16: !pto.partition_tensor_view<64xf32>, %arg17: !pto.partition_tensor_view<64xf32>):
//|     "pto.comm.tgather"(%arg12, %arg13, %arg14, %arg15, %arg16, %arg17) <{operandSegmentSizes = array<i32: 1, 1, 1, 3>, root = 2 : i32}> : (!pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<256xf32>, !pto.tile_buf<vec, 1x256xf32>, !pto.partition_tensor_view<256xf32>, !pto.partition_tensor_view<256xf32>, !pto.partition_tensor_view<256xf32>, !pto.partition_tensor_view<256xf32>) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg6: !pto.partition_tensor_view<256xf32>, %arg7: !pto.tile_buf<vec, 1x256xf32>, %arg8: !pto.partition_tensor_view<256xf32>, %arg9: !pto.partition_tensor_view<256xf32>, %arg10: !pto.partition_tensor_view<256xf32>, %arg11: !pto.partition_tensor_view<256xf32>):
//|     "pto.comm.tgather"(%arg6, %arg7, %arg8, %arg9, %arg10, %arg11) <{operandSegmentSizes = array<i32: 1, 1, 0, 4>, root = 1 : i32}> : (!pto.partition_tensor_view<256xf32>, !pto.tile_buf<vec, 1x256xf32>, !pto.partition_tensor_view<256xf32>, !pto.partition_tensor_view<256xf32>, !pto.partition_tensor_view<256xf32>, !pto.partition_tensor_view<256xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg3: !pto.partition_tensor_view<64xf32>, %arg4: !pto.tile_buf<vec, 1x64xf32>, %arg5: !pto.partition_tensor_view<64xf32>):
//|     "pto.comm.tgather"(%arg3, %arg4, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, root = 0 : i32}> : (!pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.partition_tensor_view<1x32xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.partition_tensor_view<1x32xf32>, %arg1: !pto.tile_buf<vec, 1x32xf32>, %arg2: !pto.partition_tensor_view<1x32xf32>):
//|     "pto.comm.tgather"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, root = 0 : i32}> : (!pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.partition_tensor_view<1x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
