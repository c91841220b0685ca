// Every shape of pto.tnot.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%src: !pto.tile_buf<vec, 16x16xui16>, %dst: !pto.tile_buf<vec, 16x16xui16>) {
    pto.tnot ins(%src : !pto.tile_buf<vec, 16x16xui16>) outs(%dst : !pto.tile_buf<vec, 16x16xui16>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 16x16xui16>, %arg1: !pto.tile_buf<vec, 16x16xui16>) {
    "pto.tnot"(%arg0, %arg1) : (!pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 64x64xi8>, %b: !pto.tile_buf<vec, 64x64xi8>) {
    pto.tnot ins(%a : !pto.tile_buf<vec, 64x64xi8>) outs(%b : !pto.tile_buf<vec, 64x64xi8>)
    return
  }

  func.func @shape0(%src: !pto.tile_buf<vec, 16x16xi8>, %dst: !pto.tile_buf<vec, 16x16xi8>) {
    pto.tnot ins(%src : !pto.tile_buf<vec, 16x16xi8>) outs(%dst : !pto.tile_buf<vec, 16x16xi8>)
    return
  }

  func.func @shape1(%src: !pto.tile_buf<vec, 16x16xui32>, %dst: !pto.tile_buf<vec, 16x16xui32>) {
    pto.tnot ins(%src : !pto.tile_buf<vec, 16x16xui32>) outs(%dst : !pto.tile_buf<vec, 16x16xui32>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xui16>, %arg1: !pto.tile_buf<vec, 16x16xui16>) {
//|     pto.tnot ins(%arg0 : !pto.tile_buf<vec, 16x16xui16>) outs(%arg1 : !pto.tile_buf<vec, 16x16xui16>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 16x16xui16>, %arg1: !pto.tile_buf<vec, 16x16xui16>) {
//|     pto.tnot ins(%arg0 : !pto.tile_buf<vec, 16x16xui16>) outs(%arg1 : !pto.tile_buf<vec, 16x16xui16>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 64x64xi8>, %arg1: !pto.tile_buf<vec, 64x64xi8>) {
//|     pto.tnot ins(%arg0 : !pto.tile_buf<vec, 64x64xi8>) outs(%arg1 : !pto.tile_buf<vec, 64x64xi8>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xi8>, %arg1: !pto.tile_buf<vec, 16x16xi8>) {
//|     pto.tnot ins(%arg0 : !pto.tile_buf<vec, 16x16xi8>) outs(%arg1 : !pto.tile_buf<vec, 16x16xi8>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x16xui32>, %arg1: !pto.tile_buf<vec, 16x16xui32>) {
//|     pto.tnot ins(%arg0 : !pto.tile_buf<vec, 16x16xui32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xui32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<vec, 16x16xui16>, %arg3: !pto.tile_buf<vec, 16x16xui16>):
//|     "pto.tnot"(%arg2, %arg3) : (!pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xui16>, %arg1: !pto.tile_buf<vec, 16x16xui16>):
//|     "pto.tnot"(%arg0, %arg1) : (!pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 64x64xi8>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<vec, 64x64xi8>, %arg5: !pto.tile_buf<vec, 64x64xi8>):
//|     "pto.tnot"(%arg4, %arg5) : (!pto.tile_buf<vec, 64x64xi8>, !pto.tile_buf<vec, 64x64xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 16x16xi8>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<vec, 16x16xi8>, %arg3: !pto.tile_buf<vec, 16x16xi8>):
//|     "pto.tnot"(%arg2, %arg3) : (!pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 16x16xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xui32>, !pto.tile_buf<vec, 16x16xui32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xui32>, %arg1: !pto.tile_buf<vec, 16x16xui32>):
//|     "pto.tnot"(%arg0, %arg1) : (!pto.tile_buf<vec, 16x16xui32>, !pto.tile_buf<vec, 16x16xui32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
