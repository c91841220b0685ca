// Every shape of pto.tdequant.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 16x32xi8>, %b: !pto.tile_buf<vec, 16x8xf32>, %c: !pto.tile_buf<vec, 16x8xf32>, %d: !pto.tile_buf<vec, 16x32xf32>) {
    pto.tdequant ins(%a, %b, %c : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%d : !pto.tile_buf<vec, 16x32xf32>)
    return
  }

  func.func @shape0(%src: !pto.tile_buf<vec, 16x32xi16>, %scale: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %offset: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 16x32xf32>) {
    pto.tdequant ins(%src, %scale, %offset : !pto.tile_buf<vec, 16x32xi16>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 16x32xf32>) {test.note}
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 16x32xi8>, %arg1: !pto.tile_buf<vec, 16x8xf32>, %arg2: !pto.tile_buf<vec, 16x8xf32>, %arg3: !pto.tile_buf<vec, 16x32xf32>) {
    "pto.tdequant"(%arg0, %arg1, %arg2, %arg3) : (!pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x32xf32>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 16x32xi8>, %arg1: !pto.tile_buf<vec, 16x8xf32>, %arg2: !pto.tile_buf<vec, 16x8xf32>, %arg3: !pto.tile_buf<vec, 16x32xf32>) {
//|     pto.tdequant ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%arg3 : !pto.tile_buf<vec, 16x32xf32>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x32xi16>, %arg1: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %arg3: !pto.tile_buf<vec, 16x32xf32>) {
//|     pto.tdequant ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x32xi16>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%arg3 : !pto.tile_buf<vec, 16x32xf32>) {test.note}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 16x32xi8>, %arg1: !pto.tile_buf<vec, 16x8xf32>, %arg2: !pto.tile_buf<vec, 16x8xf32>, %arg3: !pto.tile_buf<vec, 16x32xf32>) {
//|     pto.tdequant ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%arg3 : !pto.tile_buf<vec, 16x32xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x32xf32>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg8: !pto.tile_buf<vec, 16x32xi8>, %arg9: !pto.tile_buf<vec, 16x8xf32>, %arg10: !pto.tile_buf<vec, 16x8xf32>, %arg11: !pto.tile_buf<vec, 16x32xf32>):
//|     "pto.tdequant"(%arg8, %arg9, %arg10, %arg11) : (!pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x32xi16>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x32xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<vec, 16x32xi16>, %arg5: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %arg6: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %arg7: !pto.tile_buf<vec, 16x32xf32>):
//|     "pto.tdequant"(%arg4, %arg5, %arg6, %arg7) {test.note} : (!pto.tile_buf<vec, 16x32xi16>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x32xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x32xi8>, %arg1: !pto.tile_buf<vec, 16x8xf32>, %arg2: !pto.tile_buf<vec, 16x8xf32>, %arg3: !pto.tile_buf<vec, 16x32xf32>):
//|     "pto.tdequant"(%arg0, %arg1, %arg2, %arg3) : (!pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
