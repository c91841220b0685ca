// Each rule of pto.comm.twait, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%a: !pto.tensor_view<?xi32>, %b: i32) {
    pto.comm.twait(%a, %b : !pto.tensor_view<?xi32>, i32) {cmp = #pto<wait_cmp ge>}
    return
  }

  func.func @error1(%a: !pto.partition_tensor_view<1xf32>, %b: i32) {
    pto.comm.twait(%a, %b : !pto.partition_tensor_view<1xf32>, i32) {cmp = #pto<wait_cmp ge>}
    return
  }

  func.func @error2(%a: !pto.partition_tensor_view<1xi32>, %b: f32) {
    pto.comm.twait(%a, %b : !pto.partition_tensor_view<1xi32>, f32) {cmp = #pto<wait_cmp ge>}
    return
  }

  func.func @error3(%a: !pto.partition_tensor_view<1xi32>, %b: i32) {
    pto.comm.twait(%a, %b : !pto.partition_tensor_view<1xi32>, i32) {cmp = #pto<wait_cmp or>}
    return
  }

  func.func @error4(%a: !pto.partition_tensor_view<1xi32>, %b: i32) {
    pto.comm.twait(%a, %b : !pto.partition_tensor_view<1xi32>, i32)
    return
  }
}

// run 1: exit 1
// stderr:
//| comm.twait.errors.mlir:6:20: error[PTO0950]: expected static, positive extents in `signal`, found !pto.tensor_view<?xi32>
//| comm.twait.errors.mlir:11:20: error[PTO0302]: expected i32 on a5, found f32 in `signal`
//| comm.twait.errors.mlir:16:24: error[PTO0807]: expected i32 in `cmpValue`, found f32
//| comm.twait.errors.mlir:21:90: error[PTO0122]: unknown wait cmp 'or', expected eq, ne, gt, ge, lt or le
//| comm.twait.errors.mlir:26:5: error[PTO0205]: pto.comm.twait expects attribute 'cmp', eq, ne, gt, ge, lt or le
