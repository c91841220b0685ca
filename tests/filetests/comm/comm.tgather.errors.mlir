// Each rule of pto.comm.tgather, broken.
// RUN: %s --diagnostics=short --split-input-file

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%a: !pto.tensor_view<?xf32>, %p: !pto.tile_buf<vec, 1x64xf32>, %g0: !pto.partition_tensor_view<64xf32>) {
    pto.comm.tgather(%a, recv(%p), group(%g0) : !pto.tensor_view<?xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>) {root = 0 : i32}
    return
  }

  func.func @error1(%a: !pto.partition_tensor_view<64xf32>, %p: !pto.tile_buf<vec, 1x64xf32>, %g0: !pto.partition_tensor_view<64xf32>, %g1: !pto.partition_tensor_view<64xf16>) {
    pto.comm.tgather(%a, recv(%p), group(%g0, %g1) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf16>) {root = 0 : i32}
    return
  }

  func.func @error2(%a: !pto.partition_tensor_view<64xf32>, %p: !pto.tile_buf<mat, 1x64xf32>, %g0: !pto.partition_tensor_view<64xf32>) {
    pto.comm.tgather(%a, recv(%p), group(%g0) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<mat, 1x64xf32>, !pto.partition_tensor_view<64xf32>) {root = 0 : i32}
    return
  }

  func.func @error3(%a: !pto.partition_tensor_view<64xf32>, %p: !pto.tile_buf<vec, 1x64xf32>, %q: !pto.tile_buf<vec, 1x128xf32>, %g0: !pto.partition_tensor_view<64xf32>) {
    pto.comm.tgather(%a, recv(%p, %q), group(%g0) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.partition_tensor_view<64xf32>) {root = 0 : i32}
    return
  }

  func.func @error4(%a: !pto.partition_tensor_view<64xf32>, %p: !pto.tile_buf<vec, 1x64xf32>, %g0: !pto.partition_tensor_view<64xf32>, %g1: !pto.partition_tensor_view<64xf32>) {
    pto.comm.tgather(%a, recv(%p), group(%g0, %g1) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>) {root = 2 : i32}
    return
  }

  func.func @error5(%a: !pto.partition_tensor_view<64xf32>, %p: !pto.tile_buf<vec, 1x64xf32>, %g: !pto.partition_tensor_view<64xf32>) {
    pto.comm.tgather(%a, recv(%p), group(%g) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>) {root = -1 : i32}
    return
  }

  func.func @error6(%a: !pto.partition_tensor_view<64xf32>, %p: !pto.tile_buf<vec, 1x64xf32>, %g: !pto.partition_tensor_view<64xf32>) {
    pto.comm.tgather(%a, recv(%p), group(%g) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @members(%a: !pto.partition_tensor_view<1x64xf32>, %b: !pto.partition_tensor_view<1x64xf32>, %c: !pto.partition_tensor_view<1x32xf32>, %t: !pto.tile_buf<vec, 1x64xf32>) {
    pto.comm.tgather(%a, recv(%t), group(%b, %c) : !pto.partition_tensor_view<1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<1x64xf32>, !pto.partition_tensor_view<1x32xf32>) {root = 0 : i32}
    return
  }

  func.func @no_member(%a: !pto.partition_tensor_view<1x64xf32>, %t: !pto.tile_buf<vec, 1x64xf32>) {
    "pto.comm.tgather"(%a, %t) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, root = 0 : i32}> : (!pto.partition_tensor_view<1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
    return
  }

  func.func @dynamic(%a: !pto.partition_tensor_view<1x?xf32>, %t: !pto.tile_buf<vec, 1x64xf32>) {
    pto.comm.tgather(%a, recv(%t), group(%a) : !pto.partition_tensor_view<1x?xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<1x?xf32>) {root = 0 : i32}
    return
  }
}

// run 1: exit 1
// stderr:
//| comm.tgather.errors.mlir:6:22: error[PTO0950]: expected static, positive extents in `dst`, found !pto.tensor_view<?xf32>
//| comm.tgather.errors.mlir:11:47: error[PTO0301]: expected element type f32 as in `dst`, found f16 in `group`
//| comm.tgather.errors.mlir:11:47: error[PTO0954]: expected !pto.partition_tensor_view<64xf32> as the first member of `group`, found !pto.partition_tensor_view<64xf16>
//| comm.tgather.errors.mlir:16:31: error[PTO0304]: expected `ping` in vec, found it in mat
//| comm.tgather.errors.mlir:21:35: error[PTO0505]: expected type !pto.tile_buf<vec, 1x64xf32> of `ping`, found !pto.tile_buf<vec, 1x128xf32> in `pong`
//| comm.tgather.errors.mlir:26:193: error[PTO0952]: attribute `root` is 2, but `group` has 2 members
//| comm.tgather.errors.mlir:31:158: error[PTO0207]: attribute 'root' of pto.comm.tgather expects an i32 from 0 to 2147483647, found -1 : i32
//| comm.tgather.errors.mlir:36:5: error[PTO0205]: pto.comm.tgather expects attribute 'root', an i32 from 0 to 2147483647
//| comm.tgather.errors.mlir:45:46: error[PTO0954]: expected !pto.partition_tensor_view<1x64xf32> as the first member of `group`, found !pto.partition_tensor_view<1x32xf32>
//| comm.tgather.errors.mlir:50:5: error[PTO0954]: expected a member in `group`
//| comm.tgather.errors.mlir:50:80: error[PTO0952]: attribute `root` is 0, but `group` has 0 members
//| comm.tgather.errors.mlir:55:22: error[PTO0950]: expected static, positive extents in `dst`, found !pto.partition_tensor_view<1x?xf32>
//| comm.tgather.errors.mlir:55:42: error[PTO0950]: expected static, positive extents in `group`, found !pto.partition_tensor_view<1x?xf32>
