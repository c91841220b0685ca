// Every shape of pto.tcolexpandsub.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 8x16xf32>, %b: !pto.tile_buf<vec, 1x16xf32>, %c: !pto.tile_buf<vec, 8x16xf32>) {
    pto.tcolexpandsub ins(%a, %b : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%c : !pto.tile_buf<vec, 8x16xf32>)
    return
  }

  func.func @shape0(%src0: !pto.tile_buf<vec, 8x16xi16>, %src1: !pto.tile_buf<vec, 1x16xi16>, %dst: !pto.tile_buf<vec, 8x16xi16>) {
    pto.tcolexpandsub ins(%src0, %src1 : !pto.tile_buf<vec, 8x16xi16>, !pto.tile_buf<vec, 1x16xi16>) outs(%dst : !pto.tile_buf<vec, 8x16xi16>)
    return
  }

  func.func @shape1(%src0: !pto.tile_buf<vec, 8x16xi32>, %src1: !pto.tile_buf<vec, 1x16xi32>, %dst: !pto.tile_buf<vec, 8x16xi32>) {
    pto.tcolexpandsub ins(%src0, %src1 : !pto.tile_buf<vec, 8x16xi32>, !pto.tile_buf<vec, 1x16xi32>) outs(%dst : !pto.tile_buf<vec, 8x16xi32>)
    return
  }

  func.func @shape2(%src0: !pto.tile_buf<vec, 8x16xf16>, %src1: !pto.tile_buf<vec, 1x16xf16>, %dst: !pto.tile_buf<vec, 8x16xf16>) {
    pto.tcolexpandsub ins(%src0, %src1 : !pto.tile_buf<vec, 8x16xf16>, !pto.tile_buf<vec, 1x16xf16>) outs(%dst : !pto.tile_buf<vec, 8x16xf16>)
    return
  }

  func.func @shape3(%src0: !pto.tile_buf<vec, 8x16xf32, valid=?x?>, %src1: !pto.tile_buf<vec, 1x16xf32, valid=?x?>, %dst: !pto.tile_buf<vec, 8x16xf32, valid=?x?>) {
    pto.tcolexpandsub ins(%src0, %src1 : !pto.tile_buf<vec, 8x16xf32, valid=?x?>, !pto.tile_buf<vec, 1x16xf32, valid=?x?>) outs(%dst : !pto.tile_buf<vec, 8x16xf32, valid=?x?>) {test.note}
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>, %arg2: !pto.tile_buf<vec, 8x16xf32>) {
    "pto.tcolexpandsub"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 8x16xf32>) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%src0: !pto.tile_buf<vec, 8x16xi8>, %src1: !pto.tile_buf<vec, 1x16xi8>, %dst: !pto.tile_buf<vec, 8x16xi8>) {
    pto.tcolexpandsub ins(%src0, %src1 : !pto.tile_buf<vec, 8x16xi8>, !pto.tile_buf<vec, 1x16xi8>) outs(%dst : !pto.tile_buf<vec, 8x16xi8>)
    return
  }

  func.func @shape1(%src0: !pto.tile_buf<vec, 8x16xui8>, %src1: !pto.tile_buf<vec, 1x16xui8>, %dst: !pto.tile_buf<vec, 8x16xui8>) {
    pto.tcolexpandsub ins(%src0, %src1 : !pto.tile_buf<vec, 8x16xui8>, !pto.tile_buf<vec, 1x16xui8>) outs(%dst : !pto.tile_buf<vec, 8x16xui8>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>, %arg2: !pto.tile_buf<vec, 8x16xf32>) {
//|     pto.tcolexpandsub ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%arg2 : !pto.tile_buf<vec, 8x16xf32>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 8x16xi16>, %arg1: !pto.tile_buf<vec, 1x16xi16>, %arg2: !pto.tile_buf<vec, 8x16xi16>) {
//|     pto.tcolexpandsub ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x16xi16>, !pto.tile_buf<vec, 1x16xi16>) outs(%arg2 : !pto.tile_buf<vec, 8x16xi16>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 8x16xi32>, %arg1: !pto.tile_buf<vec, 1x16xi32>, %arg2: !pto.tile_buf<vec, 8x16xi32>) {
//|     pto.tcolexpandsub ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x16xi32>, !pto.tile_buf<vec, 1x16xi32>) outs(%arg2 : !pto.tile_buf<vec, 8x16xi32>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 8x16xf16>, %arg1: !pto.tile_buf<vec, 1x16xf16>, %arg2: !pto.tile_buf<vec, 8x16xf16>) {
//|     pto.tcolexpandsub ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x16xf16>, !pto.tile_buf<vec, 1x16xf16>) outs(%arg2 : !pto.tile_buf<vec, 8x16xf16>)
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.tile_buf<vec, 8x16xf32, valid=?x?>, %arg1: !pto.tile_buf<vec, 1x16xf32, valid=?x?>, %arg2: !pto.tile_buf<vec, 8x16xf32, valid=?x?>) {
//|     pto.tcolexpandsub ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x16xf32, valid=?x?>, !pto.tile_buf<vec, 1x16xf32, valid=?x?>) outs(%arg2 : !pto.tile_buf<vec, 8x16xf32, valid=?x?>) {test.note}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>, %arg2: !pto.tile_buf<vec, 8x16xf32>) {
//|     pto.tcolexpandsub ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%arg2 : !pto.tile_buf<vec, 8x16xf32>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 8x16xi8>, %arg1: !pto.tile_buf<vec, 1x16xi8>, %arg2: !pto.tile_buf<vec, 8x16xi8>) {
//|     pto.tcolexpandsub ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x16xi8>, !pto.tile_buf<vec, 1x16xi8>) outs(%arg2 : !pto.tile_buf<vec, 8x16xi8>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 8x16xui8>, %arg1: !pto.tile_buf<vec, 1x16xui8>, %arg2: !pto.tile_buf<vec, 8x16xui8>) {
//|     pto.tcolexpandsub ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x16xui8>, !pto.tile_buf<vec, 1x16xui8>) outs(%arg2 : !pto.tile_buf<vec, 8x16xui8>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 8x16xf32>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg15: !pto.tile_buf<vec, 8x16xf32>, %arg16: !pto.tile_buf<vec, 1x16xf32>, %arg17: !pto.tile_buf<vec, 8x16xf32>):
//|     "pto.tcolexpandsub"(%arg15, %arg16, %arg17) : (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 8x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xi16>, !pto.tile_buf<vec, 1x16xi16>, !pto.tile_buf<vec, 8x16xi16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg12: !pto.tile_buf<vec, 8x16xi16>, %arg13: !pto.tile_buf<vec, 1x16xi16>, %arg14: !pto.tile_buf<vec, 8x16xi16>):
//|     "pto.tcolexpandsub"(%arg12, %arg13, %arg14) : (!pto.tile_buf<vec, 8x16xi16>, !pto.tile_buf<vec, 1x16xi16>, !pto.tile_buf<vec, 8x16xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xi32>, !pto.tile_buf<vec, 1x16xi32>, !pto.tile_buf<vec, 8x16xi32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg9: !pto.tile_buf<vec, 8x16xi32>, %arg10: !pto.tile_buf<vec, 1x16xi32>, %arg11: !pto.tile_buf<vec, 8x16xi32>):
//|     "pto.tcolexpandsub"(%arg9, %arg10, %arg11) : (!pto.tile_buf<vec, 8x16xi32>, !pto.tile_buf<vec, 1x16xi32>, !pto.tile_buf<vec, 8x16xi32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf16>, !pto.tile_buf<vec, 1x16xf16>, !pto.tile_buf<vec, 8x16xf16>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<vec, 8x16xf16>, %arg7: !pto.tile_buf<vec, 1x16xf16>, %arg8: !pto.tile_buf<vec, 8x16xf16>):
//|     "pto.tcolexpandsub"(%arg6, %arg7, %arg8) : (!pto.tile_buf<vec, 8x16xf16>, !pto.tile_buf<vec, 1x16xf16>, !pto.tile_buf<vec, 8x16xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf32, valid=?x?>, !pto.tile_buf<vec, 1x16xf32, valid=?x?>, !pto.tile_buf<vec, 8x16xf32, valid=?x?>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 8x16xf32, valid=?x?>, %arg4: !pto.tile_buf<vec, 1x16xf32, valid=?x?>, %arg5: !pto.tile_buf<vec, 8x16xf32, valid=?x?>):
//|     "pto.tcolexpandsub"(%arg3, %arg4, %arg5) {test.note} : (!pto.tile_buf<vec, 8x16xf32, valid=?x?>, !pto.tile_buf<vec, 1x16xf32, valid=?x?>, !pto.tile_buf<vec, 8x16xf32, valid=?x?>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 8x16xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>, %arg2: !pto.tile_buf<vec, 8x16xf32>):
//|     "pto.tcolexpandsub"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 8x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xi8>, !pto.tile_buf<vec, 1x16xi8>, !pto.tile_buf<vec, 8x16xi8>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 8x16xi8>, %arg4: !pto.tile_buf<vec, 1x16xi8>, %arg5: !pto.tile_buf<vec, 8x16xi8>):
//|     "pto.tcolexpandsub"(%arg3, %arg4, %arg5) : (!pto.tile_buf<vec, 8x16xi8>, !pto.tile_buf<vec, 1x16xi8>, !pto.tile_buf<vec, 8x16xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xui8>, !pto.tile_buf<vec, 1x16xui8>, !pto.tile_buf<vec, 8x16xui8>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 8x16xui8>, %arg1: !pto.tile_buf<vec, 1x16xui8>, %arg2: !pto.tile_buf<vec, 8x16xui8>):
//|     "pto.tcolexpandsub"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 8x16xui8>, !pto.tile_buf<vec, 1x16xui8>, !pto.tile_buf<vec, 8x16xui8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
