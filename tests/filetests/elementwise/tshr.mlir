// Every shape of pto.tshr.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 1x64xi16>, %b: !pto.tile_buf<vec, 1x64xi16>, %c: !pto.tile_buf<vec, 1x64xi16>) {
    pto.tshr ins(%a, %b : !pto.tile_buf<vec, 1x64xi16>, !pto.tile_buf<vec, 1x64xi16>) outs(%c : !pto.tile_buf<vec, 1x64xi16>)
    return
  }

  func.func @shape0(%src0: !pto.tile_buf<vec, 16x16xui8>, %src1: !pto.tile_buf<vec, 16x16xui8>, %dst: !pto.tile_buf<vec, 16x16xui8>) {
    pto.tshr ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xui8>, !pto.tile_buf<vec, 16x16xui8>) outs(%dst : !pto.tile_buf<vec, 16x16xui8>)
    return
  }

  func.func @shape1(%src0: !pto.tile_buf<vec, 16x16xi32>, %src1: !pto.tile_buf<vec, 16x16xi32>, %dst: !pto.tile_buf<vec, 16x16xi32>) {
    pto.tshr ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xi32>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 1x64xi16>, %arg1: !pto.tile_buf<vec, 1x64xi16>, %arg2: !pto.tile_buf<vec, 1x64xi16>) {
    "pto.tshr"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 1x64xi16>, !pto.tile_buf<vec, 1x64xi16>, !pto.tile_buf<vec, 1x64xi16>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 1x64xi16>, %arg1: !pto.tile_buf<vec, 1x64xi16>, %arg2: !pto.tile_buf<vec, 1x64xi16>) {
//|     pto.tshr ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x64xi16>, !pto.tile_buf<vec, 1x64xi16>) outs(%arg2 : !pto.tile_buf<vec, 1x64xi16>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xui8>, %arg1: !pto.tile_buf<vec, 16x16xui8>, %arg2: !pto.tile_buf<vec, 16x16xui8>) {
//|     pto.tshr ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xui8>, !pto.tile_buf<vec, 16x16xui8>) outs(%arg2 : !pto.tile_buf<vec, 16x16xui8>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x16xi32>, %arg1: !pto.tile_buf<vec, 16x16xi32>, %arg2: !pto.tile_buf<vec, 16x16xi32>) {
//|     pto.tshr ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) outs(%arg2 : !pto.tile_buf<vec, 16x16xi32>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 1x64xi16>, %arg1: !pto.tile_buf<vec, 1x64xi16>, %arg2: !pto.tile_buf<vec, 1x64xi16>) {
//|     pto.tshr ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x64xi16>, !pto.tile_buf<vec, 1x64xi16>) outs(%arg2 : !pto.tile_buf<vec, 1x64xi16>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x64xi16>, !pto.tile_buf<vec, 1x64xi16>, !pto.tile_buf<vec, 1x64xi16>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg9: !pto.tile_buf<vec, 1x64xi16>, %arg10: !pto.tile_buf<vec, 1x64xi16>, %arg11: !pto.tile_buf<vec, 1x64xi16>):
//|     "pto.tshr"(%arg9, %arg10, %arg11) : (!pto.tile_buf<vec, 1x64xi16>, !pto.tile_buf<vec, 1x64xi16>, !pto.tile_buf<vec, 1x64xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xui8>, !pto.tile_buf<vec, 16x16xui8>, !pto.tile_buf<vec, 16x16xui8>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<vec, 16x16xui8>, %arg7: !pto.tile_buf<vec, 16x16xui8>, %arg8: !pto.tile_buf<vec, 16x16xui8>):
//|     "pto.tshr"(%arg6, %arg7, %arg8) : (!pto.tile_buf<vec, 16x16xui8>, !pto.tile_buf<vec, 16x16xui8>, !pto.tile_buf<vec, 16x16xui8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 16x16xi32>, %arg4: !pto.tile_buf<vec, 16x16xi32>, %arg5: !pto.tile_buf<vec, 16x16xi32>):
//|     "pto.tshr"(%arg3, %arg4, %arg5) : (!pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x64xi16>, !pto.tile_buf<vec, 1x64xi16>, !pto.tile_buf<vec, 1x64xi16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x64xi16>, %arg1: !pto.tile_buf<vec, 1x64xi16>, %arg2: !pto.tile_buf<vec, 1x64xi16>):
//|     "pto.tshr"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 1x64xi16>, !pto.tile_buf<vec, 1x64xi16>, !pto.tile_buf<vec, 1x64xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
