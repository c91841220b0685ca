// Every shape of pto.tinsert.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 1x32xf32>, %b: index, %c: index, %d: !pto.tile_buf<vec, 32x32xf32>) {
    pto.tinsert ins(%a, %b, %c : !pto.tile_buf<vec, 1x32xf32>, index, index) outs(%d : !pto.tile_buf<vec, 32x32xf32>)
    return
  }

  func.func @shape1(%a: !pto.tile_buf<vec, 16x16xf16>, %b: index, %c: !pto.tile_buf<vec, 32x32xf16>) {
    pto.tinsert ins(%a, %b, %b : !pto.tile_buf<vec, 16x16xf16>, index, index) outs(%c : !pto.tile_buf<vec, 32x32xf16>)
    return
  }

  func.func @shape2(%a: !pto.tile_buf<acc, 16x32xsi32, blayout=col_major, slayout=row_major, fractal=1024>, %b: index, %c: !pto.tile_buf<scaling, 1x32xf16>, %d: !pto.tile_buf<vec, 16x32xbf16>) {
    pto.tinsert ins(%a, %b, %b : !pto.tile_buf<acc, 16x32xsi32, blayout=col_major, slayout=row_major, fractal=1024>, index, index fp %c : !pto.tile_buf<scaling, 1x32xf16>) outs(%d : !pto.tile_buf<vec, 16x32xbf16>)
    return
  }

  func.func @shape3(%a: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %b: index, %c: !pto.tile_buf<vec, 32x32xf16>) {
    pto.tinsert ins(%a, %b, %b : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index) outs(%c : !pto.tile_buf<vec, 32x32xf16>) {reluPreMode = #pto<relu_pre_mode normal_relu>}
    return
  }

  func.func @shape4(%a: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %b: index, %c: i64, %d: !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>) {
    pto.tinsert ins(%a, %b, %b : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index pre_quant %c : i64) outs(%d : !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>)
    return
  }

  func.func @shape5(%a: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %b: index, %c: !pto.tile_buf<vec, 32x32xf32>) {
    pto.tinsert ins(%a, %b, %b : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index) outs(%c : !pto.tile_buf<vec, 32x32xf32>) {accToVecMode = #pto.acc_to_vec_mode<single_mode_vec0>}
    return
  }

  func.func @shape6(%a: !pto.tile_buf<vec, 64x64xf16, blayout=col_major, slayout=row_major>, %r: index, %k: index, %d: !pto.tile_buf<mat, 64x64xf16, blayout=col_major, slayout=row_major>) {
    pto.tinsert ins(%a, %r, %k : !pto.tile_buf<vec, 64x64xf16, blayout=col_major, slayout=row_major>, index, index) outs(%d : !pto.tile_buf<mat, 64x64xf16, blayout=col_major, slayout=row_major>) {tinsertMode = #pto.tinsert_mode<split2>}
    return
  }

  func.func @shape7(%a: !pto.tile_buf<vec, 64x128xf16, blayout=col_major, slayout=row_major>, %r: index, %k: index, %d: !pto.tile_buf<mat, 64x128xf16, blayout=col_major, slayout=row_major>) {
    pto.tinsert ins(%a, %r, %k : !pto.tile_buf<vec, 64x128xf16, blayout=col_major, slayout=row_major>, index, index) outs(%d : !pto.tile_buf<mat, 64x128xf16, blayout=col_major, slayout=row_major>) {tinsertMode = #pto.tinsert_mode<split4>}
    return
  }

  func.func @shape8(%a: !pto.tile_buf<vec, 16x16xf16>, %d: !pto.tile_buf<vec, 32x32xf16>) {
    %c16 = arith.constant 16 : index
    pto.tinsert ins(%a, %c16, %c16 : !pto.tile_buf<vec, 16x16xf16>, index, index) outs(%d : !pto.tile_buf<vec, 32x32xf16>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 1x32xf32>, %arg1: index, %arg2: index, %arg3: !pto.tile_buf<vec, 32x32xf32>) {
    "pto.tinsert"(%arg0, %arg1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 1x32xf32>, index, index, !pto.tile_buf<vec, 32x32xf32>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 1x32xf32>, %arg1: index, %arg2: index, %arg3: !pto.tile_buf<vec, 32x32xf32>) {
//|     pto.tinsert ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 1x32xf32>, index, index) outs(%arg3 : !pto.tile_buf<vec, 32x32xf32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x16xf16>, %arg1: index, %arg2: !pto.tile_buf<vec, 32x32xf16>) {
//|     pto.tinsert ins(%arg0, %arg1, %arg1 : !pto.tile_buf<vec, 16x16xf16>, index, index) outs(%arg2 : !pto.tile_buf<vec, 32x32xf16>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<acc, 16x32xsi32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: index, %arg2: !pto.tile_buf<scaling, 1x32xf16>, %arg3: !pto.tile_buf<vec, 16x32xbf16>) {
//|     pto.tinsert ins(%arg0, %arg1, %arg1 : !pto.tile_buf<acc, 16x32xsi32, blayout=col_major, slayout=row_major, fractal=1024>, index, index fp %arg2 : !pto.tile_buf<scaling, 1x32xf16>) outs(%arg3 : !pto.tile_buf<vec, 16x32xbf16>)
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: index, %arg2: !pto.tile_buf<vec, 32x32xf16>) {
//|     pto.tinsert ins(%arg0, %arg1, %arg1 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index) outs(%arg2 : !pto.tile_buf<vec, 32x32xf16>) {reluPreMode = #pto<relu_pre_mode normal_relu>}
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: index, %arg2: i64, %arg3: !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>) {
//|     pto.tinsert ins(%arg0, %arg1, %arg1 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index pre_quant %arg2 : i64) outs(%arg3 : !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>)
//|     return
//|   }
//|   func.func @shape5(%arg0: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: index, %arg2: !pto.tile_buf<vec, 32x32xf32>) {
//|     pto.tinsert ins(%arg0, %arg1, %arg1 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index) outs(%arg2 : !pto.tile_buf<vec, 32x32xf32>) {accToVecMode = #pto.acc_to_vec_mode<single_mode_vec0>}
//|     return
//|   }
//|   func.func @shape6(%arg0: !pto.tile_buf<vec, 64x64xf16, blayout=col_major, slayout=row_major>, %arg1: index, %arg2: index, %arg3: !pto.tile_buf<mat, 64x64xf16, blayout=col_major, slayout=row_major>) {
//|     pto.tinsert ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 64x64xf16, blayout=col_major, slayout=row_major>, index, index) outs(%arg3 : !pto.tile_buf<mat, 64x64xf16, blayout=col_major, slayout=row_major>) {tinsertMode = #pto.tinsert_mode<split2>}
//|     return
//|   }
//|   func.func @shape7(%arg0: !pto.tile_buf<vec, 64x128xf16, blayout=col_major, slayout=row_major>, %arg1: index, %arg2: index, %arg3: !pto.tile_buf<mat, 64x128xf16, blayout=col_major, slayout=row_major>) {
//|     pto.tinsert ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 64x128xf16, blayout=col_major, slayout=row_major>, index, index) outs(%arg3 : !pto.tile_buf<mat, 64x128xf16, blayout=col_major, slayout=row_major>) {tinsertMode = #pto.tinsert_mode<split4>}
//|     return
//|   }
//|   func.func @shape8(%arg0: !pto.tile_buf<vec, 16x16xf16>, %arg1: !pto.tile_buf<vec, 32x32xf16>) {
//|     %c16 = arith.constant 16 : index
//|     pto.tinsert ins(%arg0, %c16, %c16 : !pto.tile_buf<vec, 16x16xf16>, index, index) outs(%arg1 : !pto.tile_buf<vec, 32x32xf16>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 1x32xf32>, %arg1: index, %arg2: index, %arg3: !pto.tile_buf<vec, 32x32xf32>) {
//|     pto.tinsert ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 1x32xf32>, index, index) outs(%arg3 : !pto.tile_buf<vec, 32x32xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xf32>, index, index, !pto.tile_buf<vec, 32x32xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg31: !pto.tile_buf<vec, 1x32xf32>, %arg32: index, %arg33: index, %arg34: !pto.tile_buf<vec, 32x32xf32>):
//|     "pto.tinsert"(%arg31, %arg32, %arg33, %arg34) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 1x32xf32>, index, index, !pto.tile_buf<vec, 32x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf16>, index, !pto.tile_buf<vec, 32x32xf16>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg28: !pto.tile_buf<vec, 16x16xf16>, %arg29: index, %arg30: !pto.tile_buf<vec, 32x32xf16>):
//|     "pto.tinsert"(%arg28, %arg29, %arg29, %arg30) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 16x16xf16>, index, index, !pto.tile_buf<vec, 32x32xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<acc, 16x32xsi32, blayout=col_major, slayout=row_major, fractal=1024>, index, !pto.tile_buf<scaling, 1x32xf16>, !pto.tile_buf<vec, 16x32xbf16>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg24: !pto.tile_buf<acc, 16x32xsi32, blayout=col_major, slayout=row_major, fractal=1024>, %arg25: index, %arg26: !pto.tile_buf<scaling, 1x32xf16>, %arg27: !pto.tile_buf<vec, 16x32xbf16>):
//|     "pto.tinsert"(%arg24, %arg25, %arg25, %arg27, %arg26) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> : (!pto.tile_buf<acc, 16x32xsi32, blayout=col_major, slayout=row_major, fractal=1024>, index, index, !pto.tile_buf<vec, 16x32xbf16>, !pto.tile_buf<scaling, 1x32xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, !pto.tile_buf<vec, 32x32xf16>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg21: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg22: index, %arg23: !pto.tile_buf<vec, 32x32xf16>):
//|     "pto.tinsert"(%arg21, %arg22, %arg22, %arg23) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>, reluPreMode = #pto<relu_pre_mode normal_relu>}> : (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index, !pto.tile_buf<vec, 32x32xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, i64, !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg17: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg18: index, %arg19: i64, %arg20: !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>):
//|     "pto.tinsert"(%arg17, %arg18, %arg18, %arg20, %arg19) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1>}> : (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index, !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, !pto.tile_buf<vec, 32x32xf32>) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg14: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg15: index, %arg16: !pto.tile_buf<vec, 32x32xf32>):
//|     "pto.tinsert"(%arg14, %arg15, %arg15, %arg16) <{accToVecMode = #pto.acc_to_vec_mode<single_mode_vec0>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index, !pto.tile_buf<vec, 32x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 64x64xf16, blayout=col_major, slayout=row_major>, index, index, !pto.tile_buf<mat, 64x64xf16, blayout=col_major, slayout=row_major>) -> (), sym_name = "shape6"}> ({
//|   ^bb0(%arg10: !pto.tile_buf<vec, 64x64xf16, blayout=col_major, slayout=row_major>, %arg11: index, %arg12: index, %arg13: !pto.tile_buf<mat, 64x64xf16, blayout=col_major, slayout=row_major>):
//|     "pto.tinsert"(%arg10, %arg11, %arg12, %arg13) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>, tinsertMode = #pto.tinsert_mode<split2>}> : (!pto.tile_buf<vec, 64x64xf16, blayout=col_major, slayout=row_major>, index, index, !pto.tile_buf<mat, 64x64xf16, blayout=col_major, slayout=row_major>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 64x128xf16, blayout=col_major, slayout=row_major>, index, index, !pto.tile_buf<mat, 64x128xf16, blayout=col_major, slayout=row_major>) -> (), sym_name = "shape7"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<vec, 64x128xf16, blayout=col_major, slayout=row_major>, %arg7: index, %arg8: index, %arg9: !pto.tile_buf<mat, 64x128xf16, blayout=col_major, slayout=row_major>):
//|     "pto.tinsert"(%arg6, %arg7, %arg8, %arg9) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>, tinsertMode = #pto.tinsert_mode<split4>}> : (!pto.tile_buf<vec, 64x128xf16, blayout=col_major, slayout=row_major>, index, index, !pto.tile_buf<mat, 64x128xf16, blayout=col_major, slayout=row_major>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 32x32xf16>) -> (), sym_name = "shape8"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<vec, 16x16xf16>, %arg5: !pto.tile_buf<vec, 32x32xf16>):
//|     %0 = "arith.constant"() <{value = 16 : index}> : () -> index
//|     "pto.tinsert"(%arg4, %0, %0, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 16x16xf16>, index, index, !pto.tile_buf<vec, 32x32xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xf32>, index, index, !pto.tile_buf<vec, 32x32xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x32xf32>, %arg1: index, %arg2: index, %arg3: !pto.tile_buf<vec, 32x32xf32>):
//|     "pto.tinsert"(%arg0, %arg1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 1x32xf32>, index, index, !pto.tile_buf<vec, 32x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
