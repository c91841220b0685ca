// Every shape of pto.comm.ttest.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%b: !pto.partition_tensor_view<1xi32>, %c: i32) {
    %a = pto.comm.ttest(%b, %c : !pto.partition_tensor_view<1xi32>, i32) {cmp = #pto<wait_cmp eq>} -> i1
    return
  }

  func.func @shape1(%a: !pto.partition_tensor_view<1x1xi32>, %b: i32) {
    %r = pto.comm.ttest(%a, %b : !pto.partition_tensor_view<1x1xi32>, i32) {cmp = #pto<wait_cmp ne>} -> i1
    return
  }

  func.func @shape2(%a: !pto.partition_tensor_view<1x1xi32>, %b: i32) {
    %r = pto.comm.ttest(%a, %b : !pto.partition_tensor_view<1x1xi32>, i32) {cmp = #pto.wait_cmp<GT>} -> i1
    return
  }

  func.func @generic(%arg0: !pto.partition_tensor_view<1xi32>, %arg1: i32) {
    %0 = "pto.comm.ttest"(%arg0, %arg1) <{cmp = #pto<wait_cmp eq>}> : (!pto.partition_tensor_view<1xi32>, i32) -> i1
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.partition_tensor_view<1xi32>, %arg1: i32) {
//|     %0 = pto.comm.ttest(%arg0, %arg1 : !pto.partition_tensor_view<1xi32>, i32) {cmp = #pto<wait_cmp eq>} -> i1
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.partition_tensor_view<1x1xi32>, %arg1: i32) {
//|     %0 = pto.comm.ttest(%arg0, %arg1 : !pto.partition_tensor_view<1x1xi32>, i32) {cmp = #pto<wait_cmp ne>} -> i1
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.partition_tensor_view<1x1xi32>, %arg1: i32) {
//|     %0 = pto.comm.ttest(%arg0, %arg1 : !pto.partition_tensor_view<1x1xi32>, i32) {cmp = #pto<wait_cmp gt>} -> i1
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.partition_tensor_view<1xi32>, %arg1: i32) {
//|     %0 = pto.comm.ttest(%arg0, %arg1 : !pto.partition_tensor_view<1xi32>, i32) {cmp = #pto<wait_cmp eq>} -> i1
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<1xi32>, i32) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.partition_tensor_view<1xi32>, %arg7: i32):
//|     %3 = "pto.comm.ttest"(%arg6, %arg7) <{cmp = #pto<wait_cmp eq>}> : (!pto.partition_tensor_view<1xi32>, i32) -> i1
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<1x1xi32>, i32) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg4: !pto.partition_tensor_view<1x1xi32>, %arg5: i32):
//|     %2 = "pto.comm.ttest"(%arg4, %arg5) <{cmp = #pto<wait_cmp ne>}> : (!pto.partition_tensor_view<1x1xi32>, i32) -> i1
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<1x1xi32>, i32) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg2: !pto.partition_tensor_view<1x1xi32>, %arg3: i32):
//|     %1 = "pto.comm.ttest"(%arg2, %arg3) <{cmp = #pto<wait_cmp gt>}> : (!pto.partition_tensor_view<1x1xi32>, i32) -> i1
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<1xi32>, i32) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.partition_tensor_view<1xi32>, %arg1: i32):
//|     %0 = "pto.comm.ttest"(%arg0, %arg1) <{cmp = #pto<wait_cmp eq>}> : (!pto.partition_tensor_view<1xi32>, i32) -> i1
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
