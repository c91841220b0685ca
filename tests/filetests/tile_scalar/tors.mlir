// Every shape of pto.tors.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 16x16xi16>, %b: i16, %c: !pto.tile_buf<vec, 16x16xi16>) {
    pto.tors ins(%a, %b : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%c : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @shape0(%src: !pto.tile_buf<vec, 16x16xui16>, %scalar: i16, %dst: !pto.tile_buf<vec, 16x16xui16>) {
    pto.tors ins(%src, %scalar : !pto.tile_buf<vec, 16x16xui16>, i16) outs(%dst : !pto.tile_buf<vec, 16x16xui16>)
    return
  }

  func.func @shape1(%src: !pto.tile_buf<vec, 16x16xi8>, %scalar: i8, %dst: !pto.tile_buf<vec, 16x16xi8>) {
    pto.tors ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi8>, i8) outs(%dst : !pto.tile_buf<vec, 16x16xi8>) {test.note}
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 16x16xi16>, %arg1: i16, %arg2: !pto.tile_buf<vec, 16x16xi16>) {
    "pto.tors"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 16x16xi16>, i16, !pto.tile_buf<vec, 16x16xi16>) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%src: !pto.tile_buf<vec, 16x16xui32>, %scalar: i32, %dst: !pto.tile_buf<vec, 16x16xui32>) {
    pto.tors ins(%src, %scalar : !pto.tile_buf<vec, 16x16xui32>, i32) outs(%dst : !pto.tile_buf<vec, 16x16xui32>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 16x16xi16>, %arg1: i16, %arg2: !pto.tile_buf<vec, 16x16xi16>) {
//|     pto.tors ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%arg2 : !pto.tile_buf<vec, 16x16xi16>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xui16>, %arg1: i16, %arg2: !pto.tile_buf<vec, 16x16xui16>) {
//|     pto.tors ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xui16>, i16) outs(%arg2 : !pto.tile_buf<vec, 16x16xui16>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x16xi8>, %arg1: i8, %arg2: !pto.tile_buf<vec, 16x16xi8>) {
//|     pto.tors ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xi8>, i8) outs(%arg2 : !pto.tile_buf<vec, 16x16xi8>) {test.note}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 16x16xi16>, %arg1: i16, %arg2: !pto.tile_buf<vec, 16x16xi16>) {
//|     pto.tors ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%arg2 : !pto.tile_buf<vec, 16x16xi16>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xui32>, %arg1: i32, %arg2: !pto.tile_buf<vec, 16x16xui32>) {
//|     pto.tors ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xui32>, i32) outs(%arg2 : !pto.tile_buf<vec, 16x16xui32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi16>, i16, !pto.tile_buf<vec, 16x16xi16>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg9: !pto.tile_buf<vec, 16x16xi16>, %arg10: i16, %arg11: !pto.tile_buf<vec, 16x16xi16>):
//|     "pto.tors"(%arg9, %arg10, %arg11) : (!pto.tile_buf<vec, 16x16xi16>, i16, !pto.tile_buf<vec, 16x16xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xui16>, i16, !pto.tile_buf<vec, 16x16xui16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<vec, 16x16xui16>, %arg7: i16, %arg8: !pto.tile_buf<vec, 16x16xui16>):
//|     "pto.tors"(%arg6, %arg7, %arg8) : (!pto.tile_buf<vec, 16x16xui16>, i16, !pto.tile_buf<vec, 16x16xui16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi8>, i8, !pto.tile_buf<vec, 16x16xi8>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 16x16xi8>, %arg4: i8, %arg5: !pto.tile_buf<vec, 16x16xi8>):
//|     "pto.tors"(%arg3, %arg4, %arg5) {test.note} : (!pto.tile_buf<vec, 16x16xi8>, i8, !pto.tile_buf<vec, 16x16xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi16>, i16, !pto.tile_buf<vec, 16x16xi16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xi16>, %arg1: i16, %arg2: !pto.tile_buf<vec, 16x16xi16>):
//|     "pto.tors"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 16x16xi16>, i16, !pto.tile_buf<vec, 16x16xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xui32>, i32, !pto.tile_buf<vec, 16x16xui32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xui32>, %arg1: i32, %arg2: !pto.tile_buf<vec, 16x16xui32>):
//|     "pto.tors"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 16x16xui32>, i32, !pto.tile_buf<vec, 16x16xui32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
