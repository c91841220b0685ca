// Every shape of pto.tquant.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 32x32xf32>, %b: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %c: !pto.tile_buf<vec, 32x32xi8>) {
    pto.tquant ins(%a, %b : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%c : !pto.tile_buf<vec, 32x32xi8>) {quant_type = #pto<quant_type INT8_SYM>}
    return
  }

  func.func @printed1(%a: !pto.tile_buf<vec, 32x32xf32>, %b: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %c: !pto.tile_buf<vec, 32x32xi8>, %d: !pto.tile_buf<vec, 32x32xf32>) {
    pto.tquant ins(%a, %b : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%c, %d : !pto.tile_buf<vec, 32x32xi8>, !pto.tile_buf<vec, 32x32xf32>) {quant_type = #pto<quant_type INT8_SYM>}
    return
  }

  func.func @printed2(%a: !pto.tile_buf<vec, 32x32xf32>, %b: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %c: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %d: !pto.tile_buf<vec, 32x32xi8>) {
    pto.tquant ins(%a, %b, %c : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%d : !pto.tile_buf<vec, 32x32xi8>) {quant_type = #pto<quant_type INT8_ASYM>}
    return
  }

  func.func @printed3(%a: !pto.tile_buf<vec, 32x32xf32>, %b: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %c: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %d: !pto.tile_buf<vec, 32x32xui8>, %e: !pto.tile_buf<vec, 32x32xf32>) {
    pto.tquant ins(%a, %b, %c : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%d, %e : !pto.tile_buf<vec, 32x32xui8>, !pto.tile_buf<vec, 32x32xf32>) {quant_type = #pto<quant_type INT8_ASYM>}
    return
  }

  func.func @shape0(%src: !pto.tile_buf<vec, 32x32xf32>, %fp: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 32x32xui8>) {
    pto.tquant ins(%src, %fp : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 32x32xui8>) {quant_type = #pto<quant_type INT8_SYM>, test.note}
    return
  }

  func.func @shape1(%src: !pto.tile_buf<vec, 32x32xf32>, %fp: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %offset: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %tmp: !pto.tile_buf<vec, 32x32xf32>, %dst: !pto.tile_buf<vec, 32x32xi8>) {
    "pto.tquant"(%src, %fp, %offset, %tmp, %dst) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, quant_type = #pto<quant_type INT8_ASYM>}> : (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x32xi8>) -> ()
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 32x32xf32>, %arg1: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 32x32xi8>) {
    "pto.tquant"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>, quant_type = #pto<quant_type INT8_SYM>}> : (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x32xi8>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 32x32xf32>, %arg1: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 32x32xi8>) {
//|     pto.tquant ins(%arg0, %arg1 : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%arg2 : !pto.tile_buf<vec, 32x32xi8>) {quant_type = #pto<quant_type INT8_SYM>}
//|     return
//|   }
//|   func.func @printed1(%arg0: !pto.tile_buf<vec, 32x32xf32>, %arg1: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 32x32xi8>, %arg3: !pto.tile_buf<vec, 32x32xf32>) {
//|     pto.tquant ins(%arg0, %arg1 : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%arg2, %arg3 : !pto.tile_buf<vec, 32x32xi8>, !pto.tile_buf<vec, 32x32xf32>) {quant_type = #pto<quant_type INT8_SYM>}
//|     return
//|   }
//|   func.func @printed2(%arg0: !pto.tile_buf<vec, 32x32xf32>, %arg1: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %arg3: !pto.tile_buf<vec, 32x32xi8>) {
//|     pto.tquant ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%arg3 : !pto.tile_buf<vec, 32x32xi8>) {quant_type = #pto<quant_type INT8_ASYM>}
//|     return
//|   }
//|   func.func @printed3(%arg0: !pto.tile_buf<vec, 32x32xf32>, %arg1: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %arg3: !pto.tile_buf<vec, 32x32xui8>, %arg4: !pto.tile_buf<vec, 32x32xf32>) {
//|     pto.tquant ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%arg3, %arg4 : !pto.tile_buf<vec, 32x32xui8>, !pto.tile_buf<vec, 32x32xf32>) {quant_type = #pto<quant_type INT8_ASYM>}
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 32x32xf32>, %arg1: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 32x32xui8>) {
//|     pto.tquant ins(%arg0, %arg1 : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%arg2 : !pto.tile_buf<vec, 32x32xui8>) {quant_type = #pto<quant_type INT8_SYM>, test.note}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 32x32xf32>, %arg1: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %arg3: !pto.tile_buf<vec, 32x32xf32>, %arg4: !pto.tile_buf<vec, 32x32xi8>) {
//|     pto.tquant ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%arg4, %arg3 : !pto.tile_buf<vec, 32x32xi8>, !pto.tile_buf<vec, 32x32xf32>) {quant_type = #pto<quant_type INT8_ASYM>}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 32x32xf32>, %arg1: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 32x32xi8>) {
//|     pto.tquant ins(%arg0, %arg1 : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%arg2 : !pto.tile_buf<vec, 32x32xi8>) {quant_type = #pto<quant_type INT8_SYM>}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x32xi8>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg24: !pto.tile_buf<vec, 32x32xf32>, %arg25: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %arg26: !pto.tile_buf<vec, 32x32xi8>):
//|     "pto.tquant"(%arg24, %arg25, %arg26) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>, quant_type = #pto<quant_type INT8_SYM>}> : (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x32xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x32xi8>, !pto.tile_buf<vec, 32x32xf32>) -> (), sym_name = "printed1"}> ({
//|   ^bb0(%arg20: !pto.tile_buf<vec, 32x32xf32>, %arg21: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %arg22: !pto.tile_buf<vec, 32x32xi8>, %arg23: !pto.tile_buf<vec, 32x32xf32>):
//|     "pto.tquant"(%arg20, %arg21, %arg23, %arg22) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 1>, quant_type = #pto<quant_type INT8_SYM>}> : (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x32xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x32xi8>) -> (), sym_name = "printed2"}> ({
//|   ^bb0(%arg16: !pto.tile_buf<vec, 32x32xf32>, %arg17: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %arg18: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %arg19: !pto.tile_buf<vec, 32x32xi8>):
//|     "pto.tquant"(%arg16, %arg17, %arg18, %arg19) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>, quant_type = #pto<quant_type INT8_ASYM>}> : (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x32xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x32xui8>, !pto.tile_buf<vec, 32x32xf32>) -> (), sym_name = "printed3"}> ({
//|   ^bb0(%arg11: !pto.tile_buf<vec, 32x32xf32>, %arg12: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %arg13: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %arg14: !pto.tile_buf<vec, 32x32xui8>, %arg15: !pto.tile_buf<vec, 32x32xf32>):
//|     "pto.tquant"(%arg11, %arg12, %arg13, %arg15, %arg14) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, quant_type = #pto<quant_type INT8_ASYM>}> : (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x32xui8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x32xui8>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg8: !pto.tile_buf<vec, 32x32xf32>, %arg9: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %arg10: !pto.tile_buf<vec, 32x32xui8>):
//|     "pto.tquant"(%arg8, %arg9, %arg10) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>, quant_type = #pto<quant_type INT8_SYM>}> {test.note} : (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x32xui8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x32xi8>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 32x32xf32>, %arg4: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %arg5: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %arg6: !pto.tile_buf<vec, 32x32xf32>, %arg7: !pto.tile_buf<vec, 32x32xi8>):
//|     "pto.tquant"(%arg3, %arg4, %arg5, %arg6, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, quant_type = #pto<quant_type INT8_ASYM>}> : (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x32xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x32xi8>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 32x32xf32>, %arg1: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 32x32xi8>):
//|     "pto.tquant"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>, quant_type = #pto<quant_type INT8_SYM>}> : (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x32xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
