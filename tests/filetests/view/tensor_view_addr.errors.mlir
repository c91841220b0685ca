// Each rule of pto.tensor_view_addr, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%b: !pto.tensor_view<?x?xf32>) {
    %r = pto.tensor_view_addr %b : !pto.tensor_view<?x?xf32> -> !pto.ptr<f16, gm>
    return
  }

  func.func @error1(%b: !pto.tensor_view<?x?xf32>) {
    %r = pto.tensor_view_addr %b : !pto.tensor_view<?x?xf32> -> !pto.ptr<f32, ub>
    return
  }
}

// run 1: exit 1
// stderr:
//| tensor_view_addr.errors.mlir:6:10: error[PTO0438]: expected !pto.ptr<f32, gm>, the address of `src`, found !pto.ptr<f16, gm>
//| tensor_view_addr.errors.mlir:11:10: error[PTO0438]: expected !pto.ptr<f32, gm>, the address of `src`, found !pto.ptr<f32, ub>
