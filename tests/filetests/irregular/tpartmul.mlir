// Every shape of pto.tpartmul.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 16x16xf32>, %b: !pto.tile_buf<vec, 16x16xf32>, %c: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpartmul ins(%a, %b : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%c : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @shape0(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32, valid=8x8>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpartmul ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32, valid=8x8>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>) {test.note}
    return
  }

  func.func @shape1(%src0: !pto.tile_buf<vec, 16x16xf32, valid=?x?>, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpartmul ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32, valid=?x?>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @shape2(%src0: !pto.tile_buf<vec, 16x16xi16>, %src1: !pto.tile_buf<vec, 16x16xi16>, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.tpartmul ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @shape3(%src0: !pto.tile_buf<vec, 16x16xf16>, %src1: !pto.tile_buf<vec, 16x16xf16>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tpartmul ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32>) {
    "pto.tpartmul"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%src0: !pto.tile_buf<vec, 16x16xui8>, %src1: !pto.tile_buf<vec, 16x16xui8>, %dst: !pto.tile_buf<vec, 16x16xui8>) {
    pto.tpartmul ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xui8>, !pto.tile_buf<vec, 16x16xui8>) outs(%dst : !pto.tile_buf<vec, 16x16xui8>)
    return
  }

  func.func @shape1(%src0: !pto.tile_buf<vec, 16x16xbf16>, %src1: !pto.tile_buf<vec, 16x16xbf16>, %dst: !pto.tile_buf<vec, 16x16xbf16>) {
    pto.tpartmul ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) outs(%dst : !pto.tile_buf<vec, 16x16xbf16>)
    return
  }
}

// -----

// On a5 no source has to cover the destination.
module attributes {pto.target_arch = "a5"} {
  func.func @parts(%src0: !pto.tile_buf<vec, 16x16xf32, valid=8x16>, %src1: !pto.tile_buf<vec, 16x16xf32, valid=16x8>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tpartmul ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32, valid=8x16>, !pto.tile_buf<vec, 16x16xf32, valid=16x8>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.tpartmul ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32, valid=8x8>, %arg2: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.tpartmul ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32, valid=8x8>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf32>) {test.note}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x16xf32, valid=?x?>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.tpartmul ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32, valid=?x?>, !pto.tile_buf<vec, 16x16xf32>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 16x16xi16>, %arg1: !pto.tile_buf<vec, 16x16xi16>, %arg2: !pto.tile_buf<vec, 16x16xi16>) {
//|     pto.tpartmul ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) outs(%arg2 : !pto.tile_buf<vec, 16x16xi16>)
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.tile_buf<vec, 16x16xf16>, %arg1: !pto.tile_buf<vec, 16x16xf16>, %arg2: !pto.tile_buf<vec, 16x16xf16>) {
//|     pto.tpartmul ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf16>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.tpartmul ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xui8>, %arg1: !pto.tile_buf<vec, 16x16xui8>, %arg2: !pto.tile_buf<vec, 16x16xui8>) {
//|     pto.tpartmul ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xui8>, !pto.tile_buf<vec, 16x16xui8>) outs(%arg2 : !pto.tile_buf<vec, 16x16xui8>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x16xbf16>, %arg1: !pto.tile_buf<vec, 16x16xbf16>, %arg2: !pto.tile_buf<vec, 16x16xbf16>) {
//|     pto.tpartmul ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) outs(%arg2 : !pto.tile_buf<vec, 16x16xbf16>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @parts(%arg0: !pto.tile_buf<vec, 16x16xf32, valid=8x16>, %arg1: !pto.tile_buf<vec, 16x16xf32, valid=16x8>, %arg2: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.tpartmul ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32, valid=8x16>, !pto.tile_buf<vec, 16x16xf32, valid=16x8>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg15: !pto.tile_buf<vec, 16x16xf32>, %arg16: !pto.tile_buf<vec, 16x16xf32>, %arg17: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.tpartmul"(%arg15, %arg16, %arg17) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32, valid=8x8>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg12: !pto.tile_buf<vec, 16x16xf32>, %arg13: !pto.tile_buf<vec, 16x16xf32, valid=8x8>, %arg14: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.tpartmul"(%arg12, %arg13, %arg14) {test.note} : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32, valid=8x8>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32, valid=?x?>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg9: !pto.tile_buf<vec, 16x16xf32, valid=?x?>, %arg10: !pto.tile_buf<vec, 16x16xf32>, %arg11: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.tpartmul"(%arg9, %arg10, %arg11) : (!pto.tile_buf<vec, 16x16xf32, valid=?x?>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<vec, 16x16xi16>, %arg7: !pto.tile_buf<vec, 16x16xi16>, %arg8: !pto.tile_buf<vec, 16x16xi16>):
//|     "pto.tpartmul"(%arg6, %arg7, %arg8) : (!pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 16x16xf16>, %arg4: !pto.tile_buf<vec, 16x16xf16>, %arg5: !pto.tile_buf<vec, 16x16xf16>):
//|     "pto.tpartmul"(%arg3, %arg4, %arg5) : (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.tpartmul"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xui8>, !pto.tile_buf<vec, 16x16xui8>, !pto.tile_buf<vec, 16x16xui8>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 16x16xui8>, %arg4: !pto.tile_buf<vec, 16x16xui8>, %arg5: !pto.tile_buf<vec, 16x16xui8>):
//|     "pto.tpartmul"(%arg3, %arg4, %arg5) : (!pto.tile_buf<vec, 16x16xui8>, !pto.tile_buf<vec, 16x16xui8>, !pto.tile_buf<vec, 16x16xui8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xbf16>, %arg1: !pto.tile_buf<vec, 16x16xbf16>, %arg2: !pto.tile_buf<vec, 16x16xbf16>):
//|     "pto.tpartmul"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32, valid=8x16>, !pto.tile_buf<vec, 16x16xf32, valid=16x8>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "parts"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf32, valid=8x16>, %arg1: !pto.tile_buf<vec, 16x16xf32, valid=16x8>, %arg2: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.tpartmul"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 16x16xf32, valid=8x16>, !pto.tile_buf<vec, 16x16xf32, valid=16x8>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
