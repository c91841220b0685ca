// Each rule of pto.comm.tnotify, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%a: !pto.tensor_view<?xi32>, %b: i32) {
    pto.comm.tnotify(%a, %b : !pto.tensor_view<?xi32>, i32) {notifyOp = #pto<notify_op set>}
    return
  }

  func.func @error1(%a: !pto.partition_tensor_view<1xf32>, %b: i32) {
    pto.comm.tnotify(%a, %b : !pto.partition_tensor_view<1xf32>, i32) {notifyOp = #pto<notify_op set>}
    return
  }

  func.func @error2(%a: !pto.partition_tensor_view<1xi32>, %b: f32) {
    pto.comm.tnotify(%a, %b : !pto.partition_tensor_view<1xi32>, f32) {notifyOp = #pto<notify_op set>}
    return
  }

  func.func @error3(%a: !pto.partition_tensor_view<1xi32>, %b: i32) {
    pto.comm.tnotify(%a, %b : !pto.partition_tensor_view<1xi32>, i32) {notifyOp = #pto<notify_op or>}
    return
  }

  func.func @error4(%a: !pto.partition_tensor_view<1xi32>, %b: i32) {
    pto.comm.tnotify(%a, %b : !pto.partition_tensor_view<1xi32>, i32)
    return
  }
}

// run 1: exit 1
// stderr:
//| comm.tnotify.errors.mlir:6:22: error[PTO0950]: expected static, positive extents in `signal`, found !pto.tensor_view<?xi32>
//| comm.tnotify.errors.mlir:11:22: error[PTO0302]: expected i32 on a5, found f32 in `signal`
//| comm.tnotify.errors.mlir:16:26: error[PTO0807]: expected i32 in `value`, found f32
//| comm.tnotify.errors.mlir:21:98: error[PTO0122]: unknown notify op 'or', expected set or atomic_add
//| comm.tnotify.errors.mlir:26:5: error[PTO0205]: pto.comm.tnotify expects attribute 'notifyOp', set or atomic_add
