// Each rule of pto.get_tensor_view_stride, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%b: !pto.tensor_view<?x?xf32>) {
    %c2 = arith.constant 2 : index
    %r = pto.get_tensor_view_stride %b, %c2 : !pto.tensor_view<?x?xf32> -> index
    return
  }

  func.func @error1(%b: !pto.tensor_view<?x?xf32>) {
    %cm1 = arith.constant -1 : index
    %r = pto.get_tensor_view_stride %b, %cm1 : !pto.tensor_view<?x?xf32> -> index
    return
  }
}

// run 1: exit 1
// stderr:
//| get_tensor_view_stride.errors.mlir:7:41: error[PTO0450]: `tensor_view` has no dimension 2, its rank is 2
//| get_tensor_view_stride.errors.mlir:13:41: error[PTO0450]: `tensor_view` has no dimension -1, its rank is 2
