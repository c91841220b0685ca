// Every shape of pto.txors.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 2x16xi16>, %b: i16, %c: !pto.tile_buf<vec, 2x16xi16>) {
    pto.txors ins(%a, %b : !pto.tile_buf<vec, 2x16xi16>, i16) outs(%c : !pto.tile_buf<vec, 2x16xi16>)
    return
  }

  func.func @shape0(%src: !pto.tile_buf<vec, 16x16xui8>, %scalar: i8, %dst: !pto.tile_buf<vec, 16x16xui8>) {
    pto.txors ins(%src, %scalar : !pto.tile_buf<vec, 16x16xui8>, i8) outs(%dst : !pto.tile_buf<vec, 16x16xui8>) {test.note}
    return
  }

  func.func @shape1(%src: !pto.tile_buf<vec, 16x16xi16>, %scalar: i16, %tmp: !pto.tile_buf<vec, 16x16xi16>, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.txors ins(%src, %scalar, %tmp : !pto.tile_buf<vec, 16x16xi16>, i16, !pto.tile_buf<vec, 16x16xi16>) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 2x16xi16>, %arg1: i16, %arg2: !pto.tile_buf<vec, 2x16xi16>) {
    "pto.txors"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 2x16xi16>, i16, !pto.tile_buf<vec, 2x16xi16>) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @printed1(%a: !pto.tile_buf<vec, 32x64xi32>, %b: i32, %c: !pto.tile_buf<vec, 1x8xi32>, %d: !pto.tile_buf<vec, 32x64xi32>) {
    pto.txors ins(%a, %b, %c : !pto.tile_buf<vec, 32x64xi32>, i32, !pto.tile_buf<vec, 1x8xi32>) outs(%d : !pto.tile_buf<vec, 32x64xi32>)
    return
  }

  func.func @shape0(%src: !pto.tile_buf<vec, 16x16xi32>, %scalar: i32, %tmp: !pto.tile_buf<vec, 1x8xi32>, %dst: !pto.tile_buf<vec, 16x16xi32>) {
    pto.txors ins(%src, %scalar, %tmp : !pto.tile_buf<vec, 16x16xi32>, i32, !pto.tile_buf<vec, 1x8xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xi32>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 2x16xi16>, %arg1: i16, %arg2: !pto.tile_buf<vec, 2x16xi16>) {
//|     pto.txors ins(%arg0, %arg1 : !pto.tile_buf<vec, 2x16xi16>, i16) outs(%arg2 : !pto.tile_buf<vec, 2x16xi16>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xui8>, %arg1: i8, %arg2: !pto.tile_buf<vec, 16x16xui8>) {
//|     pto.txors ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xui8>, i8) outs(%arg2 : !pto.tile_buf<vec, 16x16xui8>) {test.note}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x16xi16>, %arg1: i16, %arg2: !pto.tile_buf<vec, 16x16xi16>, %arg3: !pto.tile_buf<vec, 16x16xi16>) {
//|     pto.txors ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x16xi16>, i16, !pto.tile_buf<vec, 16x16xi16>) outs(%arg3 : !pto.tile_buf<vec, 16x16xi16>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 2x16xi16>, %arg1: i16, %arg2: !pto.tile_buf<vec, 2x16xi16>) {
//|     pto.txors ins(%arg0, %arg1 : !pto.tile_buf<vec, 2x16xi16>, i16) outs(%arg2 : !pto.tile_buf<vec, 2x16xi16>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @printed1(%arg0: !pto.tile_buf<vec, 32x64xi32>, %arg1: i32, %arg2: !pto.tile_buf<vec, 1x8xi32>, %arg3: !pto.tile_buf<vec, 32x64xi32>) {
//|     pto.txors ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 32x64xi32>, i32, !pto.tile_buf<vec, 1x8xi32>) outs(%arg3 : !pto.tile_buf<vec, 32x64xi32>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xi32>, %arg1: i32, %arg2: !pto.tile_buf<vec, 1x8xi32>, %arg3: !pto.tile_buf<vec, 16x16xi32>) {
//|     pto.txors ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x16xi32>, i32, !pto.tile_buf<vec, 1x8xi32>) outs(%arg3 : !pto.tile_buf<vec, 16x16xi32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 2x16xi16>, i16, !pto.tile_buf<vec, 2x16xi16>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg10: !pto.tile_buf<vec, 2x16xi16>, %arg11: i16, %arg12: !pto.tile_buf<vec, 2x16xi16>):
//|     "pto.txors"(%arg10, %arg11, %arg12) : (!pto.tile_buf<vec, 2x16xi16>, i16, !pto.tile_buf<vec, 2x16xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xui8>, i8, !pto.tile_buf<vec, 16x16xui8>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg7: !pto.tile_buf<vec, 16x16xui8>, %arg8: i8, %arg9: !pto.tile_buf<vec, 16x16xui8>):
//|     "pto.txors"(%arg7, %arg8, %arg9) {test.note} : (!pto.tile_buf<vec, 16x16xui8>, i8, !pto.tile_buf<vec, 16x16xui8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi16>, i16, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 16x16xi16>, %arg4: i16, %arg5: !pto.tile_buf<vec, 16x16xi16>, %arg6: !pto.tile_buf<vec, 16x16xi16>):
//|     "pto.txors"(%arg3, %arg4, %arg5, %arg6) : (!pto.tile_buf<vec, 16x16xi16>, i16, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 2x16xi16>, i16, !pto.tile_buf<vec, 2x16xi16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 2x16xi16>, %arg1: i16, %arg2: !pto.tile_buf<vec, 2x16xi16>):
//|     "pto.txors"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 2x16xi16>, i16, !pto.tile_buf<vec, 2x16xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 32x64xi32>, i32, !pto.tile_buf<vec, 1x8xi32>, !pto.tile_buf<vec, 32x64xi32>) -> (), sym_name = "printed1"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<vec, 32x64xi32>, %arg5: i32, %arg6: !pto.tile_buf<vec, 1x8xi32>, %arg7: !pto.tile_buf<vec, 32x64xi32>):
//|     "pto.txors"(%arg4, %arg5, %arg6, %arg7) : (!pto.tile_buf<vec, 32x64xi32>, i32, !pto.tile_buf<vec, 1x8xi32>, !pto.tile_buf<vec, 32x64xi32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi32>, i32, !pto.tile_buf<vec, 1x8xi32>, !pto.tile_buf<vec, 16x16xi32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xi32>, %arg1: i32, %arg2: !pto.tile_buf<vec, 1x8xi32>, %arg3: !pto.tile_buf<vec, 16x16xi32>):
//|     "pto.txors"(%arg0, %arg1, %arg2, %arg3) : (!pto.tile_buf<vec, 16x16xi32>, i32, !pto.tile_buf<vec, 1x8xi32>, !pto.tile_buf<vec, 16x16xi32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
