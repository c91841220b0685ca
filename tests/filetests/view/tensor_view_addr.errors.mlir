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

func.func @ranks(%v: !pto.tensor_view<?x?xf32>, %p: !pto.partition_tensor_view<4x8xf32>) {
  %0 = pto.tensor_view_addr %v : !pto.tensor_view<?x?xf32> -> memref<?xf32, #pto.address_space<gm>>
  %1 = pto.tensor_view_addr %v : !pto.tensor_view<?x?xf32> -> memref<?x?xf32, #pto.address_space<vec>>
  %2 = pto.tensor_view_addr %p : !pto.partition_tensor_view<4x8xf32> -> memref<1x4x8xf32, #pto.address_space<gm>>
  %3 = pto.tensor_view_addr %p : !pto.partition_tensor_view<4x8xf32> -> memref<4x8xf16, #pto.address_space<gm>>
  return
}

// run 1: exit 1
// stderr:
//| tensor_view_addr.errors.mlir:6:10: error[PTO0438]: expected !pto.ptr<f32, gm>, the address of `src`, found !pto.ptr<f16, gm>
//| tensor_view_addr.errors.mlir:11:10: error[PTO0438]: expected !pto.ptr<f32, gm>, the address of `src`, found !pto.ptr<f32, ub>
//| tensor_view_addr.errors.mlir:17:8: error[PTO0438]: expected a memref of rank 2, the rank of `src`, found memref<?xf32>
//| tensor_view_addr.errors.mlir:18:8: error[PTO0438]: expected a memref in gm, the memory of `src`, found one in ub
//| tensor_view_addr.errors.mlir:19:8: error[PTO0438]: expected a memref of rank 2, the rank of `src`, found memref<1x4x8xf32>
//| tensor_view_addr.errors.mlir:20:8: error[PTO0438]: expected elements of f32, those of `src`, found memref<4x8xf16>
