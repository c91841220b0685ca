// Each rule of pto.comm.tget, broken.
// RUN: %s --diagnostics=short --split-input-file

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%a: !pto.tensor_view<?xf32>, %b: !pto.partition_tensor_view<64xf32>, %p: !pto.tile_buf<vec, 1x64xf32>) {
    pto.comm.tget(%a, %b, buf(%p) : !pto.tensor_view<?xf32>, !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>)
    return
  }

  func.func @error1(%a: !pto.partition_tensor_view<64xf32>, %b: !pto.partition_tensor_view<64xf16>, %p: !pto.tile_buf<vec, 1x64xf32>) {
    pto.comm.tget(%a, %b, buf(%p) : !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf16>, !pto.tile_buf<vec, 1x64xf32>)
    return
  }

  func.func @error2(%a: !pto.partition_tensor_view<64xf32>, %b: !pto.partition_tensor_view<64xf32>, %p: !pto.tile_buf<mat, 1x64xf32>) {
    pto.comm.tget(%a, %b, buf(%p) : !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.tile_buf<mat, 1x64xf32>)
    return
  }

  func.func @error3(%a: !pto.partition_tensor_view<64xf32>, %b: !pto.partition_tensor_view<64xf32>, %p: !pto.tile_buf<vec, 1x64xf32>, %q: !pto.tile_buf<vec, 1x128xf32>) {
    pto.comm.tget(%a, %b, buf(%p, %q) : !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x128xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @extents(%a: !pto.partition_tensor_view<1x64xf32>, %b: !pto.partition_tensor_view<1x32xf32>, %t: !pto.tile_buf<vec, 1x64xf32>) {
    pto.comm.tget(%a, %b, buf(%t) : !pto.partition_tensor_view<1x64xf32>, !pto.partition_tensor_view<1x32xf32>, !pto.tile_buf<vec, 1x64xf32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| comm.tget.errors.mlir:6:19: error[PTO0950]: expected static, positive extents in `dst`, found !pto.tensor_view<?xf32>
//| comm.tget.errors.mlir:6:19: error[PTO0953]: expected extents 64x in `dst` as in `src`, found ?x
//| comm.tget.errors.mlir:11:23: error[PTO0301]: expected element type f32 as in `dst`, found f16 in `src`
//| comm.tget.errors.mlir:16:31: error[PTO0304]: expected `ping` in vec, found it in mat
//| comm.tget.errors.mlir:21:35: error[PTO0505]: expected type !pto.tile_buf<vec, 1x64xf32> of `ping`, found !pto.tile_buf<vec, 1x128xf32> in `pong`
//| comm.tget.errors.mlir:30:19: error[PTO0953]: expected extents 1x32x in `dst` as in `src`, found 1x64x
