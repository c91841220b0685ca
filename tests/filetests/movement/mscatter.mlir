// Every shape of pto.mscatter.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 8x32xf32>, %b: !pto.tile_buf<vec, 8x32xi32, valid=8x1>, %c: !pto.partition_tensor_view<256xf32>) {
    pto.mscatter ins(%a, %b : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xi32, valid=8x1>) outs(%c : !pto.partition_tensor_view<256xf32>)
    return
  }

  func.func @shape1(%a: !pto.tile_buf<vec, 8x32xf32>, %b: !pto.tile_buf<vec, 8x32xi32>, %c: !pto.partition_tensor_view<256xf32>) {
    pto.mscatter ins(%a, %b : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xi32>) outs(%c : !pto.partition_tensor_view<256xf32>) {coalesce = #pto<coalesce elem>}
    return
  }

  func.func @shape2(%a: !pto.tile_buf<vec, 8x16xf16>, %b: !pto.tile_buf<vec, 8x16xi32>, %c: !pto.partition_tensor_view<1x1x1x8x16xf16>) {
    pto.mscatter ins(%a, %b : !pto.tile_buf<vec, 8x16xf16>, !pto.tile_buf<vec, 8x16xi32>) outs(%c : !pto.partition_tensor_view<1x1x1x8x16xf16>) {coalesce = #pto<coalesce elem>, scatterOob = #pto<scatter_oob skip>}
    return
  }

  func.func @shape3(%a: !pto.tile_buf<vec, 8x16xf16>, %b: !pto.tile_buf<vec, 8x16xi32>, %c: !pto.partition_tensor_view<1x1x1x8x16xf16>) {
    pto.mscatter ins(%a, %b : !pto.tile_buf<vec, 8x16xf16>, !pto.tile_buf<vec, 8x16xi32>) outs(%c : !pto.partition_tensor_view<1x1x1x8x16xf16>) {coalesce = #pto<coalesce elem>, scatterAtomicOp = #pto<scatter_atomic_op add>, scatterOob = #pto<scatter_oob skip>}
    return
  }

  func.func @shape4(%a: !pto.tile_buf<vec, 8x32xf32>, %b: !pto.tile_buf<vec, 8x32xi32>, %c: !pto.partition_tensor_view<256xf32>) {
    pto.mscatter ins(%a, %b : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xi32>) outs(%c : !pto.partition_tensor_view<256xf32>) {coalesce = #pto<coalesce elem>, scatterAtomicOp = #pto<scatter_atomic_op add>, scatterOob = #pto<scatter_oob skip>, scatterConflict = #pto<scatter_conflict default>}
    return
  }

  func.func @shape5(%a: !pto.tile_buf<vec, 8x32xf32>, %b: !pto.tile_buf<vec, 1x8xi32>, %c: !pto.partition_tensor_view<256xf32>) {
    pto.mscatter ins(%a, %b : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 1x8xi32>) outs(%c : !pto.partition_tensor_view<256xf32>) {coalesce = #pto<coalesce row>}
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 8x32xf32>, %arg1: !pto.tile_buf<vec, 8x32xi32, valid=8x1>, %arg2: !pto.partition_tensor_view<256xf32>) {
    "pto.mscatter"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xi32, valid=8x1>, !pto.partition_tensor_view<256xf32>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 8x32xf32>, %arg1: !pto.tile_buf<vec, 8x32xi32, valid=8x1>, %arg2: !pto.partition_tensor_view<256xf32>) {
//|     pto.mscatter ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xi32, valid=8x1>) outs(%arg2 : !pto.partition_tensor_view<256xf32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 8x32xf32>, %arg1: !pto.tile_buf<vec, 8x32xi32>, %arg2: !pto.partition_tensor_view<256xf32>) {
//|     pto.mscatter ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xi32>) outs(%arg2 : !pto.partition_tensor_view<256xf32>) {coalesce = #pto<coalesce elem>}
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 8x16xf16>, %arg1: !pto.tile_buf<vec, 8x16xi32>, %arg2: !pto.partition_tensor_view<1x1x1x8x16xf16>) {
//|     pto.mscatter ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x16xf16>, !pto.tile_buf<vec, 8x16xi32>) outs(%arg2 : !pto.partition_tensor_view<1x1x1x8x16xf16>) {coalesce = #pto<coalesce elem>, scatterOob = #pto<scatter_oob skip>}
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.tile_buf<vec, 8x16xf16>, %arg1: !pto.tile_buf<vec, 8x16xi32>, %arg2: !pto.partition_tensor_view<1x1x1x8x16xf16>) {
//|     pto.mscatter ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x16xf16>, !pto.tile_buf<vec, 8x16xi32>) outs(%arg2 : !pto.partition_tensor_view<1x1x1x8x16xf16>) {coalesce = #pto<coalesce elem>, scatterAtomicOp = #pto<scatter_atomic_op add>, scatterOob = #pto<scatter_oob skip>}
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.tile_buf<vec, 8x32xf32>, %arg1: !pto.tile_buf<vec, 8x32xi32>, %arg2: !pto.partition_tensor_view<256xf32>) {
//|     pto.mscatter ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xi32>) outs(%arg2 : !pto.partition_tensor_view<256xf32>) {coalesce = #pto<coalesce elem>, scatterAtomicOp = #pto<scatter_atomic_op add>, scatterConflict = #pto<scatter_conflict default>, scatterOob = #pto<scatter_oob skip>}
//|     return
//|   }
//|   func.func @shape5(%arg0: !pto.tile_buf<vec, 8x32xf32>, %arg1: !pto.tile_buf<vec, 1x8xi32>, %arg2: !pto.partition_tensor_view<256xf32>) {
//|     pto.mscatter ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 1x8xi32>) outs(%arg2 : !pto.partition_tensor_view<256xf32>) {coalesce = #pto<coalesce row>}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 8x32xf32>, %arg1: !pto.tile_buf<vec, 8x32xi32, valid=8x1>, %arg2: !pto.partition_tensor_view<256xf32>) {
//|     pto.mscatter ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xi32, valid=8x1>) outs(%arg2 : !pto.partition_tensor_view<256xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xi32, valid=8x1>, !pto.partition_tensor_view<256xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg18: !pto.tile_buf<vec, 8x32xf32>, %arg19: !pto.tile_buf<vec, 8x32xi32, valid=8x1>, %arg20: !pto.partition_tensor_view<256xf32>):
//|     "pto.mscatter"(%arg18, %arg19, %arg20) : (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xi32, valid=8x1>, !pto.partition_tensor_view<256xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xi32>, !pto.partition_tensor_view<256xf32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg15: !pto.tile_buf<vec, 8x32xf32>, %arg16: !pto.tile_buf<vec, 8x32xi32>, %arg17: !pto.partition_tensor_view<256xf32>):
//|     "pto.mscatter"(%arg15, %arg16, %arg17) <{coalesce = #pto<coalesce elem>}> : (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xi32>, !pto.partition_tensor_view<256xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf16>, !pto.tile_buf<vec, 8x16xi32>, !pto.partition_tensor_view<1x1x1x8x16xf16>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg12: !pto.tile_buf<vec, 8x16xf16>, %arg13: !pto.tile_buf<vec, 8x16xi32>, %arg14: !pto.partition_tensor_view<1x1x1x8x16xf16>):
//|     "pto.mscatter"(%arg12, %arg13, %arg14) <{coalesce = #pto<coalesce elem>, scatterOob = #pto<scatter_oob skip>}> : (!pto.tile_buf<vec, 8x16xf16>, !pto.tile_buf<vec, 8x16xi32>, !pto.partition_tensor_view<1x1x1x8x16xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf16>, !pto.tile_buf<vec, 8x16xi32>, !pto.partition_tensor_view<1x1x1x8x16xf16>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg9: !pto.tile_buf<vec, 8x16xf16>, %arg10: !pto.tile_buf<vec, 8x16xi32>, %arg11: !pto.partition_tensor_view<1x1x1x8x16xf16>):
//|     "pto.mscatter"(%arg9, %arg10, %arg11) <{coalesce = #pto<coalesce elem>, scatterAtomicOp = #pto<scatter_atomic_op add>, scatterOob = #pto<scatter_oob skip>}> : (!pto.tile_buf<vec, 8x16xf16>, !pto.tile_buf<vec, 8x16xi32>, !pto.partition_tensor_view<1x1x1x8x16xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xi32>, !pto.partition_tensor_view<256xf32>) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<vec, 8x32xf32>, %arg7: !pto.tile_buf<vec, 8x32xi32>, %arg8: !pto.partition_tensor_view<256xf32>):
//|     "pto.mscatter"(%arg6, %arg7, %arg8) <{coalesce = #pto<coalesce elem>, scatterAtomicOp = #pto<scatter_atomic_op add>, scatterConflict = #pto<scatter_conflict default>, scatterOob = #pto<scatter_oob skip>}> : (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xi32>, !pto.partition_tensor_view<256xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 1x8xi32>, !pto.partition_tensor_view<256xf32>) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 8x32xf32>, %arg4: !pto.tile_buf<vec, 1x8xi32>, %arg5: !pto.partition_tensor_view<256xf32>):
//|     "pto.mscatter"(%arg3, %arg4, %arg5) <{coalesce = #pto<coalesce row>}> : (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 1x8xi32>, !pto.partition_tensor_view<256xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xi32, valid=8x1>, !pto.partition_tensor_view<256xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 8x32xf32>, %arg1: !pto.tile_buf<vec, 8x32xi32, valid=8x1>, %arg2: !pto.partition_tensor_view<256xf32>):
//|     "pto.mscatter"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xi32, valid=8x1>, !pto.partition_tensor_view<256xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
