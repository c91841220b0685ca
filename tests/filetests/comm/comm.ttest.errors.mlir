// Each rule of pto.comm.ttest, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%a: !pto.tensor_view<?xi32>, %b: i32) {
    %r = pto.comm.ttest(%a, %b : !pto.tensor_view<?xi32>, i32) {cmp = #pto<wait_cmp eq>} -> i1
    return
  }

  func.func @error1(%a: !pto.partition_tensor_view<1xf32>, %b: i32) {
    %r = pto.comm.ttest(%a, %b : !pto.partition_tensor_view<1xf32>, i32) {cmp = #pto<wait_cmp eq>} -> i1
    return
  }

  func.func @error2(%a: !pto.partition_tensor_view<1xi32>, %b: f32) {
    %r = pto.comm.ttest(%a, %b : !pto.partition_tensor_view<1xi32>, f32) {cmp = #pto<wait_cmp eq>} -> i1
    return
  }

  func.func @error3(%a: !pto.partition_tensor_view<1xi32>, %b: i32) {
    %r = pto.comm.ttest(%a, %b : !pto.partition_tensor_view<1xi32>, i32) {cmp = #pto<wait_cmp or>} -> i1
    return
  }

  func.func @error4(%a: !pto.partition_tensor_view<1xi32>, %b: i32) {
    %r = pto.comm.ttest(%a, %b : !pto.partition_tensor_view<1xi32>, i32) -> i1
    return
  }
}

// run 1: exit 1
// stderr:
//| comm.ttest.errors.mlir:6:25: error[PTO0950]: expected static, positive extents in `signal`, found !pto.tensor_view<?xi32>
//| comm.ttest.errors.mlir:11:25: error[PTO0302]: expected i32 on a5, found f32 in `signal`
//| comm.ttest.errors.mlir:16:29: error[PTO0807]: expected i32 in `cmpValue`, found f32
//| comm.ttest.errors.mlir:21:95: error[PTO0122]: unknown wait cmp 'or', expected eq, ne, gt, ge, lt or le
//| comm.ttest.errors.mlir:26:10: error[PTO0205]: pto.comm.ttest expects attribute 'cmp', eq, ne, gt, ge, lt or le
