// Every shape of pto.tmin.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 4x64xf32>, %b: !pto.tile_buf<vec, 4x64xf32>, %c: !pto.tile_buf<vec, 4x64xf32>) {
    pto.tmin ins(%a, %b : !pto.tile_buf<vec, 4x64xf32>, !pto.tile_buf<vec, 4x64xf32>) outs(%c : !pto.tile_buf<vec, 4x64xf32>)
    return
  }

  func.func @printed1(%a: !pto.tile_buf<vec, 16x16xf32>, %b: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tmin ins(%a, %b : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%a : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @shape0(%src0: !pto.tile_buf<vec, 16x16xi16>, %src1: !pto.tile_buf<vec, 16x16xi16>, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.tmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @shape1(%src0: !pto.tile_buf<vec, 16x16xui32>, %src1: !pto.tile_buf<vec, 16x16xui32>, %dst: !pto.tile_buf<vec, 16x16xui32>) {
    pto.tmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xui32>, !pto.tile_buf<vec, 16x16xui32>) outs(%dst : !pto.tile_buf<vec, 16x16xui32>)
    return
  }

  func.func @shape2(%src0: !pto.tile_buf<vec, 16x16xf16>, %src1: !pto.tile_buf<vec, 16x16xf16>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 4x64xf32>, %arg1: !pto.tile_buf<vec, 4x64xf32>, %arg2: !pto.tile_buf<vec, 4x64xf32>) {
    "pto.tmin"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 4x64xf32>, !pto.tile_buf<vec, 4x64xf32>, !pto.tile_buf<vec, 4x64xf32>) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%src0: !pto.tile_buf<vec, 16x16xbf16>, %src1: !pto.tile_buf<vec, 16x16xbf16>, %dst: !pto.tile_buf<vec, 16x16xbf16>) {
    pto.tmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) outs(%dst : !pto.tile_buf<vec, 16x16xbf16>)
    return
  }

  func.func @shape1(%src0: !pto.tile_buf<vec, 16x16xui8>, %src1: !pto.tile_buf<vec, 16x16xui8>, %dst: !pto.tile_buf<vec, 16x16xui8>) {
    pto.tmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xui8>, !pto.tile_buf<vec, 16x16xui8>) outs(%dst : !pto.tile_buf<vec, 16x16xui8>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 4x64xf32>, %arg1: !pto.tile_buf<vec, 4x64xf32>, %arg2: !pto.tile_buf<vec, 4x64xf32>) {
//|     pto.tmin ins(%arg0, %arg1 : !pto.tile_buf<vec, 4x64xf32>, !pto.tile_buf<vec, 4x64xf32>) outs(%arg2 : !pto.tile_buf<vec, 4x64xf32>)
//|     return
//|   }
//|   func.func @printed1(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.tmin ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%arg0 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xi16>, %arg1: !pto.tile_buf<vec, 16x16xi16>, %arg2: !pto.tile_buf<vec, 16x16xi16>) {
//|     pto.tmin ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) outs(%arg2 : !pto.tile_buf<vec, 16x16xi16>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x16xui32>, %arg1: !pto.tile_buf<vec, 16x16xui32>, %arg2: !pto.tile_buf<vec, 16x16xui32>) {
//|     pto.tmin ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xui32>, !pto.tile_buf<vec, 16x16xui32>) outs(%arg2 : !pto.tile_buf<vec, 16x16xui32>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 16x16xf16>, %arg1: !pto.tile_buf<vec, 16x16xf16>, %arg2: !pto.tile_buf<vec, 16x16xf16>) {
//|     pto.tmin ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf16>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 4x64xf32>, %arg1: !pto.tile_buf<vec, 4x64xf32>, %arg2: !pto.tile_buf<vec, 4x64xf32>) {
//|     pto.tmin ins(%arg0, %arg1 : !pto.tile_buf<vec, 4x64xf32>, !pto.tile_buf<vec, 4x64xf32>) outs(%arg2 : !pto.tile_buf<vec, 4x64xf32>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xbf16>, %arg1: !pto.tile_buf<vec, 16x16xbf16>, %arg2: !pto.tile_buf<vec, 16x16xbf16>) {
//|     pto.tmin ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) outs(%arg2 : !pto.tile_buf<vec, 16x16xbf16>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x16xui8>, %arg1: !pto.tile_buf<vec, 16x16xui8>, %arg2: !pto.tile_buf<vec, 16x16xui8>) {
//|     pto.tmin ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xui8>, !pto.tile_buf<vec, 16x16xui8>) outs(%arg2 : !pto.tile_buf<vec, 16x16xui8>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 4x64xf32>, !pto.tile_buf<vec, 4x64xf32>, !pto.tile_buf<vec, 4x64xf32>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg14: !pto.tile_buf<vec, 4x64xf32>, %arg15: !pto.tile_buf<vec, 4x64xf32>, %arg16: !pto.tile_buf<vec, 4x64xf32>):
//|     "pto.tmin"(%arg14, %arg15, %arg16) : (!pto.tile_buf<vec, 4x64xf32>, !pto.tile_buf<vec, 4x64xf32>, !pto.tile_buf<vec, 4x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "printed1"}> ({
//|   ^bb0(%arg12: !pto.tile_buf<vec, 16x16xf32>, %arg13: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.tmin"(%arg12, %arg13, %arg12) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg9: !pto.tile_buf<vec, 16x16xi16>, %arg10: !pto.tile_buf<vec, 16x16xi16>, %arg11: !pto.tile_buf<vec, 16x16xi16>):
//|     "pto.tmin"(%arg9, %arg10, %arg11) : (!pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xui32>, !pto.tile_buf<vec, 16x16xui32>, !pto.tile_buf<vec, 16x16xui32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<vec, 16x16xui32>, %arg7: !pto.tile_buf<vec, 16x16xui32>, %arg8: !pto.tile_buf<vec, 16x16xui32>):
//|     "pto.tmin"(%arg6, %arg7, %arg8) : (!pto.tile_buf<vec, 16x16xui32>, !pto.tile_buf<vec, 16x16xui32>, !pto.tile_buf<vec, 16x16xui32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 16x16xf16>, %arg4: !pto.tile_buf<vec, 16x16xf16>, %arg5: !pto.tile_buf<vec, 16x16xf16>):
//|     "pto.tmin"(%arg3, %arg4, %arg5) : (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 4x64xf32>, !pto.tile_buf<vec, 4x64xf32>, !pto.tile_buf<vec, 4x64xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 4x64xf32>, %arg1: !pto.tile_buf<vec, 4x64xf32>, %arg2: !pto.tile_buf<vec, 4x64xf32>):
//|     "pto.tmin"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 4x64xf32>, !pto.tile_buf<vec, 4x64xf32>, !pto.tile_buf<vec, 4x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 16x16xbf16>, %arg4: !pto.tile_buf<vec, 16x16xbf16>, %arg5: !pto.tile_buf<vec, 16x16xbf16>):
//|     "pto.tmin"(%arg3, %arg4, %arg5) : (!pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xui8>, !pto.tile_buf<vec, 16x16xui8>, !pto.tile_buf<vec, 16x16xui8>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xui8>, %arg1: !pto.tile_buf<vec, 16x16xui8>, %arg2: !pto.tile_buf<vec, 16x16xui8>):
//|     "pto.tmin"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 16x16xui8>, !pto.tile_buf<vec, 16x16xui8>, !pto.tile_buf<vec, 16x16xui8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
