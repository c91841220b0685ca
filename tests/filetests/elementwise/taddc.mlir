// Every shape of pto.taddc.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 16x16xf32>, %b: !pto.tile_buf<vec, 16x16xf32>, %c: !pto.tile_buf<vec, 16x16xf32>, %d: !pto.tile_buf<vec, 16x16xf32>) {
    pto.taddc ins(%a, %b, %c : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%d : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @shape0(%src0: !pto.tile_buf<vec, 16x16xi16>, %src1: !pto.tile_buf<vec, 16x16xi16>, %src2: !pto.tile_buf<vec, 16x16xi16>, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.taddc ins(%src0, %src1, %src2 : !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @shape1(%src0: !pto.tile_buf<vec, 16x16xi32>, %src1: !pto.tile_buf<vec, 16x16xi32>, %src2: !pto.tile_buf<vec, 16x16xi32>, %dst: !pto.tile_buf<vec, 16x16xi32>) {
    pto.taddc ins(%src0, %src1, %src2 : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xi32>)
    return
  }

  func.func @shape2(%src0: !pto.tile_buf<vec, 16x16xf16>, %src1: !pto.tile_buf<vec, 16x16xf16>, %src2: !pto.tile_buf<vec, 16x16xf16>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.taddc ins(%src0, %src1, %src2 : !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32>, %arg3: !pto.tile_buf<vec, 16x16xf32>) {
    "pto.taddc"(%arg0, %arg1, %arg2, %arg3) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32>, %arg3: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.taddc ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%arg3 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xi16>, %arg1: !pto.tile_buf<vec, 16x16xi16>, %arg2: !pto.tile_buf<vec, 16x16xi16>, %arg3: !pto.tile_buf<vec, 16x16xi16>) {
//|     pto.taddc ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) outs(%arg3 : !pto.tile_buf<vec, 16x16xi16>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x16xi32>, %arg1: !pto.tile_buf<vec, 16x16xi32>, %arg2: !pto.tile_buf<vec, 16x16xi32>, %arg3: !pto.tile_buf<vec, 16x16xi32>) {
//|     pto.taddc ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) outs(%arg3 : !pto.tile_buf<vec, 16x16xi32>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 16x16xf16>, %arg1: !pto.tile_buf<vec, 16x16xf16>, %arg2: !pto.tile_buf<vec, 16x16xf16>, %arg3: !pto.tile_buf<vec, 16x16xf16>) {
//|     pto.taddc ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) outs(%arg3 : !pto.tile_buf<vec, 16x16xf16>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32>, %arg3: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.taddc ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%arg3 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg16: !pto.tile_buf<vec, 16x16xf32>, %arg17: !pto.tile_buf<vec, 16x16xf32>, %arg18: !pto.tile_buf<vec, 16x16xf32>, %arg19: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.taddc"(%arg16, %arg17, %arg18, %arg19) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg12: !pto.tile_buf<vec, 16x16xi16>, %arg13: !pto.tile_buf<vec, 16x16xi16>, %arg14: !pto.tile_buf<vec, 16x16xi16>, %arg15: !pto.tile_buf<vec, 16x16xi16>):
//|     "pto.taddc"(%arg12, %arg13, %arg14, %arg15) : (!pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg8: !pto.tile_buf<vec, 16x16xi32>, %arg9: !pto.tile_buf<vec, 16x16xi32>, %arg10: !pto.tile_buf<vec, 16x16xi32>, %arg11: !pto.tile_buf<vec, 16x16xi32>):
//|     "pto.taddc"(%arg8, %arg9, %arg10, %arg11) : (!pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<vec, 16x16xf16>, %arg5: !pto.tile_buf<vec, 16x16xf16>, %arg6: !pto.tile_buf<vec, 16x16xf16>, %arg7: !pto.tile_buf<vec, 16x16xf16>):
//|     "pto.taddc"(%arg4, %arg5, %arg6, %arg7) : (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32>, %arg3: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.taddc"(%arg0, %arg1, %arg2, %arg3) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
