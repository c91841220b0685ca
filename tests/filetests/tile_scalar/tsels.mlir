// Every shape of pto.tsels.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 1x32xi8, valid=1x16>, %b: !pto.tile_buf<vec, 1x16xf32>, %c: f32, %d: !pto.tile_buf<vec, 1x16xf32>) {
    pto.tsels ins(%a, %b, %c : !pto.tile_buf<vec, 1x32xi8, valid=1x16>, !pto.tile_buf<vec, 1x16xf32>, f32) outs(%d : !pto.tile_buf<vec, 1x16xf32>)
    return
  }

  func.func @printed2(%a: !pto.tile_buf<vec, 2x32xi8>, %b: !pto.tile_buf<vec, 2x8xf32>, %c: !pto.tile_buf<vec, 1x32xf32>, %d: f32, %e: !pto.tile_buf<vec, 2x8xf32>) {
    pto.tsels ins(%a, %b, %c, %d : !pto.tile_buf<vec, 2x32xi8>, !pto.tile_buf<vec, 2x8xf32>, !pto.tile_buf<vec, 1x32xf32>, f32) outs(%e : !pto.tile_buf<vec, 2x8xf32>)
    return
  }

  func.func @printed3(%a: !pto.tile_buf<vec, 32x32xf32>, %b: !pto.tile_buf<vec, 32x32xf32>, %c: !pto.tile_buf<vec, 32x32xf32>, %d: i32) {
    pto.tsels ins(%a, %b, %c, %d : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x32xf32>, i32) outs(%c : !pto.tile_buf<vec, 32x32xf32>)
    return
  }

  func.func @shape0(%mask: !pto.tile_buf<vec, 16x32xi8>, %src: !pto.tile_buf<vec, 16x16xi16>, %scalar: i16, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.tsels ins(%mask, %src, %scalar : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xi16>, i16) outs(%dst : !pto.tile_buf<vec, 16x16xi16>) {test.note}
    return
  }

  func.func @shape1(%mask: !pto.tile_buf<vec, 16x32xi8>, %src: !pto.tile_buf<vec, 16x16xui32>, %scalar: i32, %dst: !pto.tile_buf<vec, 16x16xui32>) {
    pto.tsels ins(%mask, %src, %scalar : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xui32>, i32) outs(%dst : !pto.tile_buf<vec, 16x16xui32>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 1x32xi8, valid=1x16>, %arg1: !pto.tile_buf<vec, 1x16xf32>, %arg2: f32, %arg3: !pto.tile_buf<vec, 1x16xf32>) {
    "pto.tsels"(%arg0, %arg1, %arg2, %arg3) : (!pto.tile_buf<vec, 1x32xi8, valid=1x16>, !pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @printed1(%a: !pto.tile_buf<vec, 2x32xi8>, %b: !pto.tile_buf<vec, 2x32xi8>, %c: !pto.tile_buf<vec, 1x32xi8>, %d: i8, %e: !pto.tile_buf<vec, 2x32xi8>) {
    pto.tsels ins(%a, %b, %c, %d : !pto.tile_buf<vec, 2x32xi8>, !pto.tile_buf<vec, 2x32xi8>, !pto.tile_buf<vec, 1x32xi8>, i8) outs(%e : !pto.tile_buf<vec, 2x32xi8>)
    return
  }

  func.func @shape0(%mask: !pto.tile_buf<vec, 16x32xi8>, %src: !pto.tile_buf<vec, 16x16xi8>, %scalar: i8, %dst: !pto.tile_buf<vec, 16x16xi8>) {
    pto.tsels ins(%mask, %src, %scalar : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xi8>, i8) outs(%dst : !pto.tile_buf<vec, 16x16xi8>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 1x32xi8, valid=1x16>, %arg1: !pto.tile_buf<vec, 1x16xf32>, %arg2: f32, %arg3: !pto.tile_buf<vec, 1x16xf32>) {
//|     pto.tsels ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 1x32xi8, valid=1x16>, !pto.tile_buf<vec, 1x16xf32>, f32) outs(%arg3 : !pto.tile_buf<vec, 1x16xf32>)
//|     return
//|   }
//|   func.func @printed2(%arg0: !pto.tile_buf<vec, 2x32xi8>, %arg1: !pto.tile_buf<vec, 2x8xf32>, %arg2: !pto.tile_buf<vec, 1x32xf32>, %arg3: f32, %arg4: !pto.tile_buf<vec, 2x8xf32>) {
//|     pto.tsels ins(%arg0, %arg1, %arg2, %arg3 : !pto.tile_buf<vec, 2x32xi8>, !pto.tile_buf<vec, 2x8xf32>, !pto.tile_buf<vec, 1x32xf32>, f32) outs(%arg4 : !pto.tile_buf<vec, 2x8xf32>)
//|     return
//|   }
//|   func.func @printed3(%arg0: !pto.tile_buf<vec, 32x32xf32>, %arg1: !pto.tile_buf<vec, 32x32xf32>, %arg2: !pto.tile_buf<vec, 32x32xf32>, %arg3: i32) {
//|     pto.tsels ins(%arg0, %arg1, %arg2, %arg3 : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x32xf32>, i32) outs(%arg2 : !pto.tile_buf<vec, 32x32xf32>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x32xi8>, %arg1: !pto.tile_buf<vec, 16x16xi16>, %arg2: i16, %arg3: !pto.tile_buf<vec, 16x16xi16>) {
//|     pto.tsels ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xi16>, i16) outs(%arg3 : !pto.tile_buf<vec, 16x16xi16>) {test.note}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x32xi8>, %arg1: !pto.tile_buf<vec, 16x16xui32>, %arg2: i32, %arg3: !pto.tile_buf<vec, 16x16xui32>) {
//|     pto.tsels ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xui32>, i32) outs(%arg3 : !pto.tile_buf<vec, 16x16xui32>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 1x32xi8, valid=1x16>, %arg1: !pto.tile_buf<vec, 1x16xf32>, %arg2: f32, %arg3: !pto.tile_buf<vec, 1x16xf32>) {
//|     pto.tsels ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 1x32xi8, valid=1x16>, !pto.tile_buf<vec, 1x16xf32>, f32) outs(%arg3 : !pto.tile_buf<vec, 1x16xf32>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @printed1(%arg0: !pto.tile_buf<vec, 2x32xi8>, %arg1: !pto.tile_buf<vec, 2x32xi8>, %arg2: !pto.tile_buf<vec, 1x32xi8>, %arg3: i8, %arg4: !pto.tile_buf<vec, 2x32xi8>) {
//|     pto.tsels ins(%arg0, %arg1, %arg2, %arg3 : !pto.tile_buf<vec, 2x32xi8>, !pto.tile_buf<vec, 2x32xi8>, !pto.tile_buf<vec, 1x32xi8>, i8) outs(%arg4 : !pto.tile_buf<vec, 2x32xi8>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x32xi8>, %arg1: !pto.tile_buf<vec, 16x16xi8>, %arg2: i8, %arg3: !pto.tile_buf<vec, 16x16xi8>) {
//|     pto.tsels ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xi8>, i8) outs(%arg3 : !pto.tile_buf<vec, 16x16xi8>)
//|     return
//|   }
//| }
// stderr:
//| warning[PTO0326]: expected f32, the element type of `src`, found i32 in `scalar`
//|   --> tsels.mlir:17:31
//|    |
//| 17 |     pto.tsels ins(%a, %b, %c, %d : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x32xf32>, i32) outs(%c : !pto.tile_buf<vec...
//|    |                               ^^
//|    |
//|    = note: rule: Operands And Attributes, Immediate/Scalar Constraints
//|
//| warning: 1 warning
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xi8, valid=1x16>, !pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg21: !pto.tile_buf<vec, 1x32xi8, valid=1x16>, %arg22: !pto.tile_buf<vec, 1x16xf32>, %arg23: f32, %arg24: !pto.tile_buf<vec, 1x16xf32>):
//|     "pto.tsels"(%arg21, %arg22, %arg23, %arg24) : (!pto.tile_buf<vec, 1x32xi8, valid=1x16>, !pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 2x32xi8>, !pto.tile_buf<vec, 2x8xf32>, !pto.tile_buf<vec, 1x32xf32>, f32, !pto.tile_buf<vec, 2x8xf32>) -> (), sym_name = "printed2"}> ({
//|   ^bb0(%arg16: !pto.tile_buf<vec, 2x32xi8>, %arg17: !pto.tile_buf<vec, 2x8xf32>, %arg18: !pto.tile_buf<vec, 1x32xf32>, %arg19: f32, %arg20: !pto.tile_buf<vec, 2x8xf32>):
//|     "pto.tsels"(%arg16, %arg17, %arg18, %arg19, %arg20) : (!pto.tile_buf<vec, 2x32xi8>, !pto.tile_buf<vec, 2x8xf32>, !pto.tile_buf<vec, 1x32xf32>, f32, !pto.tile_buf<vec, 2x8xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x32xf32>, i32) -> (), sym_name = "printed3"}> ({
//|   ^bb0(%arg12: !pto.tile_buf<vec, 32x32xf32>, %arg13: !pto.tile_buf<vec, 32x32xf32>, %arg14: !pto.tile_buf<vec, 32x32xf32>, %arg15: i32):
//|     "pto.tsels"(%arg12, %arg13, %arg14, %arg15, %arg14) : (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x32xf32>, i32, !pto.tile_buf<vec, 32x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xi16>, i16, !pto.tile_buf<vec, 16x16xi16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg8: !pto.tile_buf<vec, 16x32xi8>, %arg9: !pto.tile_buf<vec, 16x16xi16>, %arg10: i16, %arg11: !pto.tile_buf<vec, 16x16xi16>):
//|     "pto.tsels"(%arg8, %arg9, %arg10, %arg11) {test.note} : (!pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xi16>, i16, !pto.tile_buf<vec, 16x16xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xui32>, i32, !pto.tile_buf<vec, 16x16xui32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<vec, 16x32xi8>, %arg5: !pto.tile_buf<vec, 16x16xui32>, %arg6: i32, %arg7: !pto.tile_buf<vec, 16x16xui32>):
//|     "pto.tsels"(%arg4, %arg5, %arg6, %arg7) : (!pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xui32>, i32, !pto.tile_buf<vec, 16x16xui32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xi8, valid=1x16>, !pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x32xi8, valid=1x16>, %arg1: !pto.tile_buf<vec, 1x16xf32>, %arg2: f32, %arg3: !pto.tile_buf<vec, 1x16xf32>):
//|     "pto.tsels"(%arg0, %arg1, %arg2, %arg3) : (!pto.tile_buf<vec, 1x32xi8, valid=1x16>, !pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 2x32xi8>, !pto.tile_buf<vec, 2x32xi8>, !pto.tile_buf<vec, 1x32xi8>, i8, !pto.tile_buf<vec, 2x32xi8>) -> (), sym_name = "printed1"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<vec, 2x32xi8>, %arg5: !pto.tile_buf<vec, 2x32xi8>, %arg6: !pto.tile_buf<vec, 1x32xi8>, %arg7: i8, %arg8: !pto.tile_buf<vec, 2x32xi8>):
//|     "pto.tsels"(%arg4, %arg5, %arg6, %arg7, %arg8) : (!pto.tile_buf<vec, 2x32xi8>, !pto.tile_buf<vec, 2x32xi8>, !pto.tile_buf<vec, 1x32xi8>, i8, !pto.tile_buf<vec, 2x32xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xi8>, i8, !pto.tile_buf<vec, 16x16xi8>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x32xi8>, %arg1: !pto.tile_buf<vec, 16x16xi8>, %arg2: i8, %arg3: !pto.tile_buf<vec, 16x16xi8>):
//|     "pto.tsels"(%arg0, %arg1, %arg2, %arg3) : (!pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x16xi8>, i8, !pto.tile_buf<vec, 16x16xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
// stderr: as run 1
