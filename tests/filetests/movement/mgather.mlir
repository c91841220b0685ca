// Every shape of pto.mgather.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.partition_tensor_view<32x32xf32>, %b: !pto.tile_buf<vec, 1x32xi32>, %c: !pto.tile_buf<vec, 32x32xf32>) {
    pto.mgather ins(%a, %b : !pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 1x32xi32>) outs(%c : !pto.tile_buf<vec, 32x32xf32>) {coalesce = #pto<coalesce row>}
    return
  }

  func.func @shape1(%a: !pto.partition_tensor_view<32x32xf32>, %b: !pto.tile_buf<vec, 1x32xi32>, %c: !pto.tile_buf<vec, 32x32xf32>) {
    pto.mgather ins(%a, %b : !pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 1x32xi32>) outs(%c : !pto.tile_buf<vec, 32x32xf32>) {coalesce = #pto<coalesce row>, gatherOob = #pto<gather_oob zero>}
    return
  }

  func.func @shape2(%a: !pto.partition_tensor_view<64x32xf16>, %b: !pto.partition_tensor_view<1x32xi32>, %c: !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) {
    pto.mgather ins(%a, %b : !pto.partition_tensor_view<64x32xf16>, !pto.partition_tensor_view<1x32xi32>) outs(%c : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) {coalesce = #pto<coalesce row>}
    return
  }

  func.func @shape3(%a: !pto.partition_tensor_view<64x32xf16>, %b: !pto.partition_tensor_view<32x32xi32>, %c: !pto.partition_tensor_view<32x32xf16>, %d: !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) {
    pto.mgather ins(%a, %b, %c : !pto.partition_tensor_view<64x32xf16>, !pto.partition_tensor_view<32x32xi32>, !pto.partition_tensor_view<32x32xf16>) outs(%d : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) {coalesce = #pto<coalesce elem>}
    return
  }

  func.func @shape4(%a: !pto.partition_tensor_view<32x32xf32>, %b: !pto.tile_buf<vec, 32x32xi32>, %c: !pto.tile_buf<vec, 32x32xf32>) {
    pto.mgather ins(%a, %b : !pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 32x32xi32>) outs(%c : !pto.tile_buf<vec, 32x32xf32>) {coalesce = #pto<coalesce elem>}
    return
  }

  func.func @shape5(%a: !pto.partition_tensor_view<32x32xf32>, %b: !pto.tile_buf<vec, 32x1xi32, blayout=col_major>, %c: !pto.tile_buf<vec, 32x32xf32>) {
    pto.mgather ins(%a, %b : !pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 32x1xi32, blayout=col_major>) outs(%c : !pto.tile_buf<vec, 32x32xf32>) {coalesce = #pto<coalesce row>, gatherOob = #pto<gather_oob clamp>}
    return
  }

  func.func @generic(%arg0: !pto.partition_tensor_view<32x32xf32>, %arg1: !pto.tile_buf<vec, 1x32xi32>, %arg2: !pto.tile_buf<vec, 32x32xf32>) {
    "pto.mgather"(%arg0, %arg1, %arg2) <{coalesce = #pto<coalesce row>}> : (!pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 32x32xf32>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.partition_tensor_view<32x32xf32>, %arg1: !pto.tile_buf<vec, 1x32xi32>, %arg2: !pto.tile_buf<vec, 32x32xf32>) {
//|     pto.mgather ins(%arg0, %arg1 : !pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 1x32xi32>) outs(%arg2 : !pto.tile_buf<vec, 32x32xf32>) {coalesce = #pto<coalesce row>}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.partition_tensor_view<32x32xf32>, %arg1: !pto.tile_buf<vec, 1x32xi32>, %arg2: !pto.tile_buf<vec, 32x32xf32>) {
//|     pto.mgather ins(%arg0, %arg1 : !pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 1x32xi32>) outs(%arg2 : !pto.tile_buf<vec, 32x32xf32>) {coalesce = #pto<coalesce row>, gatherOob = #pto<gather_oob zero>}
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.partition_tensor_view<64x32xf16>, %arg1: !pto.partition_tensor_view<1x32xi32>, %arg2: !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) {
//|     pto.mgather ins(%arg0, %arg1 : !pto.partition_tensor_view<64x32xf16>, !pto.partition_tensor_view<1x32xi32>) outs(%arg2 : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) {coalesce = #pto<coalesce row>}
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.partition_tensor_view<64x32xf16>, %arg1: !pto.partition_tensor_view<32x32xi32>, %arg2: !pto.partition_tensor_view<32x32xf16>, %arg3: !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) {
//|     pto.mgather ins(%arg0, %arg1, %arg2 : !pto.partition_tensor_view<64x32xf16>, !pto.partition_tensor_view<32x32xi32>, !pto.partition_tensor_view<32x32xf16>) outs(%arg3 : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) {coalesce = #pto<coalesce elem>}
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.partition_tensor_view<32x32xf32>, %arg1: !pto.tile_buf<vec, 32x32xi32>, %arg2: !pto.tile_buf<vec, 32x32xf32>) {
//|     pto.mgather ins(%arg0, %arg1 : !pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 32x32xi32>) outs(%arg2 : !pto.tile_buf<vec, 32x32xf32>) {coalesce = #pto<coalesce elem>}
//|     return
//|   }
//|   func.func @shape5(%arg0: !pto.partition_tensor_view<32x32xf32>, %arg1: !pto.tile_buf<vec, 32x1xi32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 32x32xf32>) {
//|     pto.mgather ins(%arg0, %arg1 : !pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 32x1xi32, blayout=col_major>) outs(%arg2 : !pto.tile_buf<vec, 32x32xf32>) {coalesce = #pto<coalesce row>, gatherOob = #pto<gather_oob clamp>}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.partition_tensor_view<32x32xf32>, %arg1: !pto.tile_buf<vec, 1x32xi32>, %arg2: !pto.tile_buf<vec, 32x32xf32>) {
//|     pto.mgather ins(%arg0, %arg1 : !pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 1x32xi32>) outs(%arg2 : !pto.tile_buf<vec, 32x32xf32>) {coalesce = #pto<coalesce row>}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 32x32xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg19: !pto.partition_tensor_view<32x32xf32>, %arg20: !pto.tile_buf<vec, 1x32xi32>, %arg21: !pto.tile_buf<vec, 32x32xf32>):
//|     "pto.mgather"(%arg19, %arg20, %arg21) <{coalesce = #pto<coalesce row>}> : (!pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 32x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 32x32xf32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg16: !pto.partition_tensor_view<32x32xf32>, %arg17: !pto.tile_buf<vec, 1x32xi32>, %arg18: !pto.tile_buf<vec, 32x32xf32>):
//|     "pto.mgather"(%arg16, %arg17, %arg18) <{coalesce = #pto<coalesce row>, gatherOob = #pto<gather_oob zero>}> : (!pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 32x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<64x32xf16>, !pto.partition_tensor_view<1x32xi32>, !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg13: !pto.partition_tensor_view<64x32xf16>, %arg14: !pto.partition_tensor_view<1x32xi32>, %arg15: !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>):
//|     "pto.mgather"(%arg13, %arg14, %arg15) <{coalesce = #pto<coalesce row>}> : (!pto.partition_tensor_view<64x32xf16>, !pto.partition_tensor_view<1x32xi32>, !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<64x32xf16>, !pto.partition_tensor_view<32x32xi32>, !pto.partition_tensor_view<32x32xf16>, !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg9: !pto.partition_tensor_view<64x32xf16>, %arg10: !pto.partition_tensor_view<32x32xi32>, %arg11: !pto.partition_tensor_view<32x32xf16>, %arg12: !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>):
//|     "pto.mgather"(%arg9, %arg10, %arg12, %arg11) <{coalesce = #pto<coalesce elem>}> : (!pto.partition_tensor_view<64x32xf16>, !pto.partition_tensor_view<32x32xi32>, !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>, !pto.partition_tensor_view<32x32xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 32x32xi32>, !pto.tile_buf<vec, 32x32xf32>) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg6: !pto.partition_tensor_view<32x32xf32>, %arg7: !pto.tile_buf<vec, 32x32xi32>, %arg8: !pto.tile_buf<vec, 32x32xf32>):
//|     "pto.mgather"(%arg6, %arg7, %arg8) <{coalesce = #pto<coalesce elem>}> : (!pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 32x32xi32>, !pto.tile_buf<vec, 32x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 32x1xi32, blayout=col_major>, !pto.tile_buf<vec, 32x32xf32>) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg3: !pto.partition_tensor_view<32x32xf32>, %arg4: !pto.tile_buf<vec, 32x1xi32, blayout=col_major>, %arg5: !pto.tile_buf<vec, 32x32xf32>):
//|     "pto.mgather"(%arg3, %arg4, %arg5) <{coalesce = #pto<coalesce row>, gatherOob = #pto<gather_oob clamp>}> : (!pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 32x1xi32, blayout=col_major>, !pto.tile_buf<vec, 32x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 32x32xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.partition_tensor_view<32x32xf32>, %arg1: !pto.tile_buf<vec, 1x32xi32>, %arg2: !pto.tile_buf<vec, 32x32xf32>):
//|     "pto.mgather"(%arg0, %arg1, %arg2) <{coalesce = #pto<coalesce row>}> : (!pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 32x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
