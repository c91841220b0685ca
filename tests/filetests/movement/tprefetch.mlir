// Every shape of pto.tprefetch.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.partition_tensor_view<16x16xf16>, %b: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tprefetch ins(%a : !pto.partition_tensor_view<16x16xf16>) outs(%b : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @shape1(%a: !pto.partition_tensor_view<?x16xf16>, %b: !pto.tile_buf<mat, 16x16xf16>) {
    pto.tprefetch ins(%a : !pto.partition_tensor_view<?x16xf16>) outs(%b : !pto.tile_buf<mat, 16x16xf16>)
    return
  }

  func.func @generic(%arg0: !pto.partition_tensor_view<16x16xf16>, %arg1: !pto.tile_buf<vec, 16x16xf16>) {
    "pto.tprefetch"(%arg0, %arg1) : (!pto.partition_tensor_view<16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.partition_tensor_view<16x16xf16>, %arg1: !pto.tile_buf<vec, 16x16xf16>) {
//|     pto.tprefetch ins(%arg0 : !pto.partition_tensor_view<16x16xf16>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf16>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.partition_tensor_view<?x16xf16>, %arg1: !pto.tile_buf<mat, 16x16xf16>) {
//|     pto.tprefetch ins(%arg0 : !pto.partition_tensor_view<?x16xf16>) outs(%arg1 : !pto.tile_buf<mat, 16x16xf16>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.partition_tensor_view<16x16xf16>, %arg1: !pto.tile_buf<vec, 16x16xf16>) {
//|     pto.tprefetch ins(%arg0 : !pto.partition_tensor_view<16x16xf16>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf16>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg4: !pto.partition_tensor_view<16x16xf16>, %arg5: !pto.tile_buf<vec, 16x16xf16>):
//|     "pto.tprefetch"(%arg4, %arg5) : (!pto.partition_tensor_view<16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<?x16xf16>, !pto.tile_buf<mat, 16x16xf16>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg2: !pto.partition_tensor_view<?x16xf16>, %arg3: !pto.tile_buf<mat, 16x16xf16>):
//|     "pto.tprefetch"(%arg2, %arg3) : (!pto.partition_tensor_view<?x16xf16>, !pto.tile_buf<mat, 16x16xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.partition_tensor_view<16x16xf16>, %arg1: !pto.tile_buf<vec, 16x16xf16>):
//|     "pto.tprefetch"(%arg0, %arg1) : (!pto.partition_tensor_view<16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
