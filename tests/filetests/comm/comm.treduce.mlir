// Every shape of pto.comm.treduce.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.partition_tensor_view<1x32xf32>, %b: !pto.tile_buf<vec, 1x32xf32>, %c: !pto.tile_buf<vec, 1x32xf32>, %d: !pto.partition_tensor_view<1x32xf32>) {
    pto.comm.treduce(%a, %b, recv(%c), group(%d) : !pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.partition_tensor_view<1x32xf32>) {reduceOp = #pto<reduce_op sum>, root = 0 : i32}
    return
  }

  func.func @shape1(%a: !pto.partition_tensor_view<1x32xf32>, %b: !pto.tile_buf<vec, 1x32xf32>, %c: !pto.tile_buf<vec, 1x32xf32>, %d: !pto.tile_buf<vec, 1x32xf32>, %e: !pto.partition_tensor_view<1x32xf32>) {
    pto.comm.treduce(%a, %b, recv(%c, %d), group(%e) : !pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.partition_tensor_view<1x32xf32>) {reduceOp = #pto<reduce_op sum>, root = 0 : i32}
    return
  }

  func.func @shape2(%a: !pto.partition_tensor_view<64xf32>, %b: !pto.tile_buf<vec, 1x64xf32>, %c: !pto.tile_buf<vec, 1x64xf32>, %d: !pto.partition_tensor_view<64xf32>, %e: !pto.partition_tensor_view<64xf32>, %f: !pto.partition_tensor_view<64xf32>) {
    pto.comm.treduce(%a, %b, recv(%c), group(%d, %e, %f) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>) {reduceOp = #pto<reduce_op sum>, root = 2 : i32}
    return
  }

  func.func @shape3(%a: !pto.partition_tensor_view<64xf32>, %b: !pto.tile_buf<vec, 1x64xf32>, %c: !pto.tile_buf<vec, 1x64xf32>, %d: !pto.tile_buf<vec, 1x64xf32>, %e: !pto.partition_tensor_view<64xf32>, %f: !pto.partition_tensor_view<64xf32>, %g: !pto.partition_tensor_view<64xf32>) {
    pto.comm.treduce(%a, %b, recv(%c, %d), group(%e, %f, %g) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>) {reduceOp = #pto<reduce_op min>, root = 2 : i32}
    return
  }

  func.func @shape4(%a: !pto.partition_tensor_view<256xf32>, %b: !pto.tile_buf<vec, 1x256xf32>, %c: !pto.tile_buf<vec, 1x256xf32>, %d: !pto.partition_tensor_view<256xf32>, %e: !pto.partition_tensor_view<256xf32>, %f: !pto.partition_tensor_view<256xf32>, %g: !pto.partition_tensor_view<256xf32>) {
    pto.comm.treduce(%a, %b, recv(%c), group(%d, %e, %f, %g) : !pto.partition_tensor_view<256xf32>, !pto.tile_buf<vec, 1x256xf32>, !pto.tile_buf<vec, 1x256xf32>, !pto.partition_tensor_view<256xf32>, !pto.partition_tensor_view<256xf32>, !pto.partition_tensor_view<256xf32>, !pto.partition_tensor_view<256xf32>) {reduceOp = #pto<reduce_op sum>, root = 1 : i32}
    return
  }

  func.func @shape5(%a: !pto.partition_tensor_view<64xf32>, %c: !pto.tile_buf<vec, 1x64xf32>, %p: !pto.tile_buf<vec, 1x64xf32>, %g: !pto.partition_tensor_view<64xf32>) {
    pto.comm.treduce(%a, %c, recv(%p), group(%g) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>) {reduceOp = #pto<reduce_op max>, root = 0 : i32}
    return
  }

  func.func @generic(%arg0: !pto.partition_tensor_view<1x32xf32>, %arg1: !pto.tile_buf<vec, 1x32xf32>, %arg2: !pto.tile_buf<vec, 1x32xf32>, %arg3: !pto.partition_tensor_view<1x32xf32>) {
    "pto.comm.treduce"(%arg0, %arg1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>, reduceOp = #pto<reduce_op sum>, root = 0 : i32}> : (!pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.partition_tensor_view<1x32xf32>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.partition_tensor_view<1x32xf32>, %arg1: !pto.tile_buf<vec, 1x32xf32>, %arg2: !pto.tile_buf<vec, 1x32xf32>, %arg3: !pto.partition_tensor_view<1x32xf32>) {
//|     pto.comm.treduce(%arg0, %arg1, recv(%arg2), group(%arg3) : !pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.partition_tensor_view<1x32xf32>) {reduceOp = #pto<reduce_op sum>, root = 0 : i32}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.partition_tensor_view<1x32xf32>, %arg1: !pto.tile_buf<vec, 1x32xf32>, %arg2: !pto.tile_buf<vec, 1x32xf32>, %arg3: !pto.tile_buf<vec, 1x32xf32>, %arg4: !pto.partition_tensor_view<1x32xf32>) {
//|     pto.comm.treduce(%arg0, %arg1, recv(%arg2, %arg3), group(%arg4) : !pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.partition_tensor_view<1x32xf32>) {reduceOp = #pto<reduce_op sum>, root = 0 : i32}
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.partition_tensor_view<64xf32>, %arg1: !pto.tile_buf<vec, 1x64xf32>, %arg2: !pto.tile_buf<vec, 1x64xf32>, %arg3: !pto.partition_tensor_view<64xf32>, %arg4: !pto.partition_tensor_view<64xf32>, %arg5: !pto.partition_tensor_view<64xf32>) {
//|     pto.comm.treduce(%arg0, %arg1, recv(%arg2), group(%arg3, %arg4, %arg5) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>) {reduceOp = #pto<reduce_op sum>, root = 2 : i32}
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.partition_tensor_view<64xf32>, %arg1: !pto.tile_buf<vec, 1x64xf32>, %arg2: !pto.tile_buf<vec, 1x64xf32>, %arg3: !pto.tile_buf<vec, 1x64xf32>, %arg4: !pto.partition_tensor_view<64xf32>, %arg5: !pto.partition_tensor_view<64xf32>, %arg6: !pto.partition_tensor_view<64xf32>) {
//|     pto.comm.treduce(%arg0, %arg1, recv(%arg2, %arg3), group(%arg4, %arg5, %arg6) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>) {reduceOp = #pto<reduce_op min>, root = 2 : i32}
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.partition_tensor_view<256xf32>, %arg1: !pto.tile_buf<vec, 1x256xf32>, %arg2: !pto.tile_buf<vec, 1x256xf32>, %arg3: !pto.partition_tensor_view<256xf32>, %arg4: !pto.partition_tensor_view<256xf32>, %arg5: !pto.partition_tensor_view<256xf32>, %arg6: !pto.partition_tensor_view<256xf32>) {
//|     pto.comm.treduce(%arg0, %arg1, recv(%arg2), group(%arg3, %arg4, %arg5, %arg6) : !pto.partition_tensor_view<256xf32>, !pto.tile_buf<vec, 1x256xf32>, !pto.tile_buf<vec, 1x256xf32>, !pto.partition_tensor_view<256xf32>, !pto.partition_tensor_view<256xf32>, !pto.partition_tensor_view<256xf32>, !pto.partition_tensor_view<256xf32>) {reduceOp = #pto<reduce_op sum>, root = 1 : i32}
//|     return
//|   }
//|   func.func @shape5(%arg0: !pto.partition_tensor_view<64xf32>, %arg1: !pto.tile_buf<vec, 1x64xf32>, %arg2: !pto.tile_buf<vec, 1x64xf32>, %arg3: !pto.partition_tensor_view<64xf32>) {
//|     pto.comm.treduce(%arg0, %arg1, recv(%arg2), group(%arg3) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>) {reduceOp = #pto<reduce_op max>, root = 0 : i32}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.partition_tensor_view<1x32xf32>, %arg1: !pto.tile_buf<vec, 1x32xf32>, %arg2: !pto.tile_buf<vec, 1x32xf32>, %arg3: !pto.partition_tensor_view<1x32xf32>) {
//|     pto.comm.treduce(%arg0, %arg1, recv(%arg2), group(%arg3) : !pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.partition_tensor_view<1x32xf32>) {reduceOp = #pto<reduce_op sum>, root = 0 : i32}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.partition_tensor_view<1x32xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg33: !pto.partition_tensor_view<1x32xf32>, %arg34: !pto.tile_buf<vec, 1x32xf32>, %arg35: !pto.tile_buf<vec, 1x32xf32>, %arg36: !pto.partition_tensor_view<1x32xf32>):
//|     "pto.comm.treduce"(%arg33, %arg34, %arg35, %arg36) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>, reduceOp = #pto<reduce_op sum>, root = 0 : i32}> : (!pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.partition_tensor_view<1x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.partition_tensor_view<1x32xf32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg28: !pto.partition_tensor_view<1x32xf32>, %arg29: !pto.tile_buf<vec, 1x32xf32>, %arg30: !pto.tile_buf<vec, 1x32xf32>, %arg31: !pto.tile_buf<vec, 1x32xf32>, %arg32: !pto.partition_tensor_view<1x32xf32>):
//|     "pto.comm.treduce"(%arg28, %arg29, %arg30, %arg31, %arg32) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, reduceOp = #pto<reduce_op sum>, root = 0 : i32}> : (!pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.partition_tensor_view<1x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg22: !pto.partition_tensor_view<64xf32>, %arg23: !pto.tile_buf<vec, 1x64xf32>, %arg24: !pto.tile_buf<vec, 1x64xf32>, %arg25: !pto.partition_tensor_view<64xf32>, %arg26: !pto.partition_tensor_view<64xf32>, %arg27: !pto.partition_tensor_view<64xf32>):
//|     "pto.comm.treduce"(%arg22, %arg23, %arg24, %arg25, %arg26, %arg27) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 3>, reduceOp = #pto<reduce_op sum>, root = 2 : i32}> : (!pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg15: !pto.partition_tensor_view<64xf32>, %arg16: !pto.tile_buf<vec, 1x64xf32>, %arg17: !pto.tile_buf<vec, 1x64xf32>, %arg18: !pto.tile_buf<vec, 1x64xf32>, %arg19: !pto.partition_tensor_view<64xf32>, %arg20: !pto.partition_tensor_view<64xf32>, %arg21: !pto.partition_tensor_view<64xf32>):
//|     "pto.comm.treduce"(%arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 3>, reduceOp = #pto<reduce_op min>, root = 2 : i32}> : (!pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<256xf32>, !pto.tile_buf<vec, 1x256xf32>, !pto.tile_buf<vec, 1x256xf32>, !pto.partition_tensor_view<256xf32>, !pto.partition_tensor_view<256xf32>, !pto.partition_tensor_view<256xf32>, !pto.partition_tensor_view<256xf32>) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg8: !pto.partition_tensor_view<256xf32>, %arg9: !pto.tile_buf<vec, 1x256xf32>, %arg10: !pto.tile_buf<vec, 1x256xf32>, %arg11: !pto.partition_tensor_view<256xf32>, %arg12: !pto.partition_tensor_view<256xf32>, %arg13: !pto.partition_tensor_view<256xf32>, %arg14: !pto.partition_tensor_view<256xf32>):
//|     "pto.comm.treduce"(%arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 4>, reduceOp = #pto<reduce_op sum>, root = 1 : i32}> : (!pto.partition_tensor_view<256xf32>, !pto.tile_buf<vec, 1x256xf32>, !pto.tile_buf<vec, 1x256xf32>, !pto.partition_tensor_view<256xf32>, !pto.partition_tensor_view<256xf32>, !pto.partition_tensor_view<256xf32>, !pto.partition_tensor_view<256xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg4: !pto.partition_tensor_view<64xf32>, %arg5: !pto.tile_buf<vec, 1x64xf32>, %arg6: !pto.tile_buf<vec, 1x64xf32>, %arg7: !pto.partition_tensor_view<64xf32>):
//|     "pto.comm.treduce"(%arg4, %arg5, %arg6, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>, reduceOp = #pto<reduce_op max>, root = 0 : i32}> : (!pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.partition_tensor_view<1x32xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.partition_tensor_view<1x32xf32>, %arg1: !pto.tile_buf<vec, 1x32xf32>, %arg2: !pto.tile_buf<vec, 1x32xf32>, %arg3: !pto.partition_tensor_view<1x32xf32>):
//|     "pto.comm.treduce"(%arg0, %arg1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>, reduceOp = #pto<reduce_op sum>, root = 0 : i32}> : (!pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.partition_tensor_view<1x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
