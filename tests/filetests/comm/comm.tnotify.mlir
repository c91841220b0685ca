// Every shape of pto.comm.tnotify.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.partition_tensor_view<1xi32>, %b: i32) {
    pto.comm.tnotify(%a, %b : !pto.partition_tensor_view<1xi32>, i32) {notifyOp = #pto<notify_op set>}
    return
  }

  func.func @shape1(%a: !pto.partition_tensor_view<1x1xi32>, %b: i32) {
    pto.comm.tnotify(%a, %b : !pto.partition_tensor_view<1x1xi32>, i32) {notifyOp = #pto<notify_op atomic_add>}
    return
  }

  func.func @shape2(%a: !pto.partition_tensor_view<1x1xi32>, %b: i32) {
    pto.comm.tnotify(%a, %b : !pto.partition_tensor_view<1x1xi32>, i32) {notifyOp = #pto.notify_op<AtomicAdd>}
    return
  }

  func.func @generic(%arg0: !pto.partition_tensor_view<1xi32>, %arg1: i32) {
    "pto.comm.tnotify"(%arg0, %arg1) <{notifyOp = #pto<notify_op set>}> : (!pto.partition_tensor_view<1xi32>, i32) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.partition_tensor_view<1xi32>, %arg1: i32) {
//|     pto.comm.tnotify(%arg0, %arg1 : !pto.partition_tensor_view<1xi32>, i32) {notifyOp = #pto<notify_op set>}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.partition_tensor_view<1x1xi32>, %arg1: i32) {
//|     pto.comm.tnotify(%arg0, %arg1 : !pto.partition_tensor_view<1x1xi32>, i32) {notifyOp = #pto<notify_op atomic_add>}
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.partition_tensor_view<1x1xi32>, %arg1: i32) {
//|     pto.comm.tnotify(%arg0, %arg1 : !pto.partition_tensor_view<1x1xi32>, i32) {notifyOp = #pto<notify_op atomic_add>}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.partition_tensor_view<1xi32>, %arg1: i32) {
//|     pto.comm.tnotify(%arg0, %arg1 : !pto.partition_tensor_view<1xi32>, i32) {notifyOp = #pto<notify_op set>}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<1xi32>, i32) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.partition_tensor_view<1xi32>, %arg7: i32):
//|     "pto.comm.tnotify"(%arg6, %arg7) <{notifyOp = #pto<notify_op set>}> : (!pto.partition_tensor_view<1xi32>, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<1x1xi32>, i32) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg4: !pto.partition_tensor_view<1x1xi32>, %arg5: i32):
//|     "pto.comm.tnotify"(%arg4, %arg5) <{notifyOp = #pto<notify_op atomic_add>}> : (!pto.partition_tensor_view<1x1xi32>, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<1x1xi32>, i32) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg2: !pto.partition_tensor_view<1x1xi32>, %arg3: i32):
//|     "pto.comm.tnotify"(%arg2, %arg3) <{notifyOp = #pto<notify_op atomic_add>}> : (!pto.partition_tensor_view<1x1xi32>, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<1xi32>, i32) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.partition_tensor_view<1xi32>, %arg1: i32):
//|     "pto.comm.tnotify"(%arg0, %arg1) <{notifyOp = #pto<notify_op set>}> : (!pto.partition_tensor_view<1xi32>, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
