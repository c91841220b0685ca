// Every shape of pto.tshrs.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 1x64xi16>, %b: i16, %c: !pto.tile_buf<vec, 1x64xi16>) {
    pto.tshrs ins(%a, %b : !pto.tile_buf<vec, 1x64xi16>, i16) outs(%c : !pto.tile_buf<vec, 1x64xi16>)
    return
  }

  func.func @shape0(%src: !pto.tile_buf<vec, 16x16xui32>, %scalar: i32, %dst: !pto.tile_buf<vec, 16x16xui32>) {
    pto.tshrs ins(%src, %scalar : !pto.tile_buf<vec, 16x16xui32>, i32) outs(%dst : !pto.tile_buf<vec, 16x16xui32>) {test.note}
    return
  }

  func.func @shape1(%src: !pto.tile_buf<vec, 16x16xi16>, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    %scalar = arith.constant 15 : i16
    pto.tshrs ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @shape2(%src: !pto.tile_buf<vec, 16x16xi16>, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    %scalar = arith.constant 0 : i16
    pto.tshrs ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  // `true` is the amount 1.
  func.func @truth(%src: !pto.tile_buf<vec, 16x16xui16>, %dst: !pto.tile_buf<vec, 16x16xui16>) {
    %scalar = arith.constant true
    pto.tshrs ins(%src, %scalar : !pto.tile_buf<vec, 16x16xui16>, i1) outs(%dst : !pto.tile_buf<vec, 16x16xui16>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 1x64xi16>, %arg1: i16, %arg2: !pto.tile_buf<vec, 1x64xi16>) {
    "pto.tshrs"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 1x64xi16>, i16, !pto.tile_buf<vec, 1x64xi16>) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%src: !pto.tile_buf<vec, 16x16xi8>, %scalar: i8, %dst: !pto.tile_buf<vec, 16x16xi8>) {
    pto.tshrs ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi8>, i8) outs(%dst : !pto.tile_buf<vec, 16x16xi8>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 1x64xi16>, %arg1: i16, %arg2: !pto.tile_buf<vec, 1x64xi16>) {
//|     pto.tshrs ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x64xi16>, i16) outs(%arg2 : !pto.tile_buf<vec, 1x64xi16>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xui32>, %arg1: i32, %arg2: !pto.tile_buf<vec, 16x16xui32>) {
//|     pto.tshrs ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xui32>, i32) outs(%arg2 : !pto.tile_buf<vec, 16x16xui32>) {test.note}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x16xi16>, %arg1: !pto.tile_buf<vec, 16x16xi16>) {
//|     %c15_i16 = arith.constant 15 : i16
//|     pto.tshrs ins(%arg0, %c15_i16 : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%arg1 : !pto.tile_buf<vec, 16x16xi16>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 16x16xi16>, %arg1: !pto.tile_buf<vec, 16x16xi16>) {
//|     %c0_i16 = arith.constant 0 : i16
//|     pto.tshrs ins(%arg0, %c0_i16 : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%arg1 : !pto.tile_buf<vec, 16x16xi16>)
//|     return
//|   }
//|   func.func @truth(%arg0: !pto.tile_buf<vec, 16x16xui16>, %arg1: !pto.tile_buf<vec, 16x16xui16>) {
//|     %true = arith.constant true
//|     pto.tshrs ins(%arg0, %true : !pto.tile_buf<vec, 16x16xui16>, i1) outs(%arg1 : !pto.tile_buf<vec, 16x16xui16>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 1x64xi16>, %arg1: i16, %arg2: !pto.tile_buf<vec, 1x64xi16>) {
//|     pto.tshrs ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x64xi16>, i16) outs(%arg2 : !pto.tile_buf<vec, 1x64xi16>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xi8>, %arg1: i8, %arg2: !pto.tile_buf<vec, 16x16xi8>) {
//|     pto.tshrs ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xi8>, i8) outs(%arg2 : !pto.tile_buf<vec, 16x16xi8>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x64xi16>, i16, !pto.tile_buf<vec, 1x64xi16>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg12: !pto.tile_buf<vec, 1x64xi16>, %arg13: i16, %arg14: !pto.tile_buf<vec, 1x64xi16>):
//|     "pto.tshrs"(%arg12, %arg13, %arg14) : (!pto.tile_buf<vec, 1x64xi16>, i16, !pto.tile_buf<vec, 1x64xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xui32>, i32, !pto.tile_buf<vec, 16x16xui32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg9: !pto.tile_buf<vec, 16x16xui32>, %arg10: i32, %arg11: !pto.tile_buf<vec, 16x16xui32>):
//|     "pto.tshrs"(%arg9, %arg10, %arg11) {test.note} : (!pto.tile_buf<vec, 16x16xui32>, i32, !pto.tile_buf<vec, 16x16xui32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg7: !pto.tile_buf<vec, 16x16xi16>, %arg8: !pto.tile_buf<vec, 16x16xi16>):
//|     %2 = "arith.constant"() <{value = 15 : i16}> : () -> i16
//|     "pto.tshrs"(%arg7, %2, %arg8) : (!pto.tile_buf<vec, 16x16xi16>, i16, !pto.tile_buf<vec, 16x16xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg5: !pto.tile_buf<vec, 16x16xi16>, %arg6: !pto.tile_buf<vec, 16x16xi16>):
//|     %1 = "arith.constant"() <{value = 0 : i16}> : () -> i16
//|     "pto.tshrs"(%arg5, %1, %arg6) : (!pto.tile_buf<vec, 16x16xi16>, i16, !pto.tile_buf<vec, 16x16xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>) -> (), sym_name = "truth"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 16x16xui16>, %arg4: !pto.tile_buf<vec, 16x16xui16>):
//|     %0 = "arith.constant"() <{value = true}> : () -> i1
//|     "pto.tshrs"(%arg3, %0, %arg4) : (!pto.tile_buf<vec, 16x16xui16>, i1, !pto.tile_buf<vec, 16x16xui16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x64xi16>, i16, !pto.tile_buf<vec, 1x64xi16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x64xi16>, %arg1: i16, %arg2: !pto.tile_buf<vec, 1x64xi16>):
//|     "pto.tshrs"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 1x64xi16>, i16, !pto.tile_buf<vec, 1x64xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi8>, i8, !pto.tile_buf<vec, 16x16xi8>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xi8>, %arg1: i8, %arg2: !pto.tile_buf<vec, 16x16xi8>):
//|     "pto.tshrs"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 16x16xi8>, i8, !pto.tile_buf<vec, 16x16xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
