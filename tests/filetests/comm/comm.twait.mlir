// Every shape of pto.comm.twait.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.partition_tensor_view<1xi32>, %b: i32) {
    pto.comm.twait(%a, %b : !pto.partition_tensor_view<1xi32>, i32) {cmp = #pto<wait_cmp ge>}
    return
  }

  func.func @shape1(%a: !pto.partition_tensor_view<1x1xi32>, %b: i32) {
    pto.comm.twait(%a, %b : !pto.partition_tensor_view<1x1xi32>, i32) {cmp = #pto<wait_cmp ne>}
    return
  }

  func.func @shape2(%a: !pto.partition_tensor_view<1x1xi32>, %b: i32) {
    pto.comm.twait(%a, %b : !pto.partition_tensor_view<1x1xi32>, i32) {cmp = #pto.wait_cmp<GT>}
    return
  }

  func.func @generic(%arg0: !pto.partition_tensor_view<1xi32>, %arg1: i32) {
    "pto.comm.twait"(%arg0, %arg1) <{cmp = #pto<wait_cmp ge>}> : (!pto.partition_tensor_view<1xi32>, i32) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.partition_tensor_view<1xi32>, %arg1: i32) {
//|     pto.comm.twait(%arg0, %arg1 : !pto.partition_tensor_view<1xi32>, i32) {cmp = #pto<wait_cmp ge>}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.partition_tensor_view<1x1xi32>, %arg1: i32) {
//|     pto.comm.twait(%arg0, %arg1 : !pto.partition_tensor_view<1x1xi32>, i32) {cmp = #pto<wait_cmp ne>}
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.partition_tensor_view<1x1xi32>, %arg1: i32) {
//|     pto.comm.twait(%arg0, %arg1 : !pto.partition_tensor_view<1x1xi32>, i32) {cmp = #pto<wait_cmp gt>}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.partition_tensor_view<1xi32>, %arg1: i32) {
//|     pto.comm.twait(%arg0, %arg1 : !pto.partition_tensor_view<1xi32>, i32) {cmp = #pto<wait_cmp ge>}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<1xi32>, i32) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.partition_tensor_view<1xi32>, %arg7: i32):
//|     "pto.comm.twait"(%arg6, %arg7) <{cmp = #pto<wait_cmp ge>}> : (!pto.partition_tensor_view<1xi32>, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<1x1xi32>, i32) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg4: !pto.partition_tensor_view<1x1xi32>, %arg5: i32):
//|     "pto.comm.twait"(%arg4, %arg5) <{cmp = #pto<wait_cmp ne>}> : (!pto.partition_tensor_view<1x1xi32>, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<1x1xi32>, i32) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg2: !pto.partition_tensor_view<1x1xi32>, %arg3: i32):
//|     "pto.comm.twait"(%arg2, %arg3) <{cmp = #pto<wait_cmp gt>}> : (!pto.partition_tensor_view<1x1xi32>, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<1xi32>, i32) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.partition_tensor_view<1xi32>, %arg1: i32):
//|     "pto.comm.twait"(%arg0, %arg1) <{cmp = #pto<wait_cmp ge>}> : (!pto.partition_tensor_view<1xi32>, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
