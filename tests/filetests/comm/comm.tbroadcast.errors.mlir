// Each rule of pto.comm.tbroadcast, broken.
// RUN: %s --diagnostics=short --split-input-file

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%a: !pto.tensor_view<?xf32>, %p: !pto.tile_buf<vec, 1x64xf32>, %g0: !pto.partition_tensor_view<64xf32>) {
    pto.comm.tbroadcast(%a, recv(%p), group(%g0) : !pto.tensor_view<?xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>) {root = 0 : i32}
    return
  }

  func.func @error1(%a: !pto.partition_tensor_view<64xf32>, %p: !pto.tile_buf<vec, 1x64xf32>, %g0: !pto.partition_tensor_view<64xf32>, %g1: !pto.partition_tensor_view<64xf16>) {
    pto.comm.tbroadcast(%a, recv(%p), group(%g0, %g1) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf16>) {root = 0 : i32}
    return
  }

  func.func @error2(%a: !pto.partition_tensor_view<64xf32>, %p: !pto.tile_buf<mat, 1x64xf32>, %g0: !pto.partition_tensor_view<64xf32>) {
    pto.comm.tbroadcast(%a, recv(%p), group(%g0) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<mat, 1x64xf32>, !pto.partition_tensor_view<64xf32>) {root = 0 : i32}
    return
  }

  func.func @error3(%a: !pto.partition_tensor_view<64xf32>, %p: !pto.tile_buf<vec, 1x64xf32>, %q: !pto.tile_buf<vec, 1x128xf32>, %g0: !pto.partition_tensor_view<64xf32>) {
    pto.comm.tbroadcast(%a, recv(%p, %q), group(%g0) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.partition_tensor_view<64xf32>) {root = 0 : i32}
    return
  }

  func.func @error4(%a: !pto.partition_tensor_view<64xf32>, %p: !pto.tile_buf<vec, 1x64xf32>, %g0: !pto.partition_tensor_view<64xf32>, %g1: !pto.partition_tensor_view<64xf32>) {
    pto.comm.tbroadcast(%a, recv(%p), group(%g0, %g1) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>, !pto.partition_tensor_view<64xf32>) {root = 2 : i32}
    return
  }

  func.func @error5(%a: !pto.partition_tensor_view<64xf32>, %p: !pto.tile_buf<vec, 1x64xf32>, %g: !pto.partition_tensor_view<64xf32>) {
    pto.comm.tbroadcast(%a, recv(%p), group(%g) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>) {root = -1 : i32}
    return
  }

  func.func @error6(%a: !pto.partition_tensor_view<64xf32>, %p: !pto.tile_buf<vec, 1x64xf32>, %g: !pto.partition_tensor_view<64xf32>) {
    pto.comm.tbroadcast(%a, recv(%p), group(%g) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @members(%a: !pto.partition_tensor_view<1x64xf32>, %b: !pto.partition_tensor_view<1x64xf32>, %c: !pto.partition_tensor_view<1x32xf32>, %t: !pto.tile_buf<vec, 1x64xf32>) {
    pto.comm.tbroadcast(%a, recv(%t), group(%b, %c) : !pto.partition_tensor_view<1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<1x64xf32>, !pto.partition_tensor_view<1x32xf32>) {root = 0 : i32}
    return
  }

  func.func @no_member(%a: !pto.partition_tensor_view<1x64xf32>, %t: !pto.tile_buf<vec, 1x64xf32>) {
    "pto.comm.tbroadcast"(%a, %t) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, root = 0 : i32}> : (!pto.partition_tensor_view<1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
    return
  }

  func.func @dynamic(%a: !pto.partition_tensor_view<1x?xf32>, %t: !pto.tile_buf<vec, 1x64xf32>) {
    pto.comm.tbroadcast(%a, recv(%t), group(%a) : !pto.partition_tensor_view<1x?xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<1x?xf32>) {root = 0 : i32}
    return
  }
}

// run 1: exit 1
// stderr:
//| comm.tbroadcast.errors.mlir:6:25: error[PTO0950]: expected static, positive extents in `src`, found !pto.tensor_view<?xf32>
//| comm.tbroadcast.errors.mlir:6:45: error[PTO0505]: expected type !pto.tensor_view<?xf32> of `src`, found !pto.partition_tensor_view<64xf32> in `group`
//| comm.tbroadcast.errors.mlir:11:50: error[PTO0301]: expected element type f32 as in `src`, found f16 in `group`
//| comm.tbroadcast.errors.mlir:11:50: error[PTO0954]: expected !pto.partition_tensor_view<64xf32> as the first member of `group`, found !pto.partition_tensor_view<64xf16>
//| comm.tbroadcast.errors.mlir:16:34: error[PTO0304]: expected `ping` in vec, found it in mat
//| comm.tbroadcast.errors.mlir:21:38: error[PTO0505]: expected type !pto.tile_buf<vec, 1x64xf32> of `ping`, found !pto.tile_buf<vec, 1x128xf32> in `pong`
//| comm.tbroadcast.errors.mlir:26:196: error[PTO0952]: attribute `root` is 2, but `group` has 2 members
//| comm.tbroadcast.errors.mlir:31:161: error[PTO0207]: attribute 'root' of pto.comm.tbroadcast expects an i32 from 0 to 2147483647, found -1 : i32
//| comm.tbroadcast.errors.mlir:36:5: error[PTO0205]: pto.comm.tbroadcast expects attribute 'root', an i32 from 0 to 2147483647
//| comm.tbroadcast.errors.mlir:45:49: error[PTO0954]: expected !pto.partition_tensor_view<1x64xf32> as the first member of `group`, found !pto.partition_tensor_view<1x32xf32>
//| comm.tbroadcast.errors.mlir:50:5: error[PTO0954]: expected a member in `group`
//| comm.tbroadcast.errors.mlir:50:83: error[PTO0952]: attribute `root` is 0, but `group` has 0 members
//| comm.tbroadcast.errors.mlir:55:25: error[PTO0950]: expected static, positive extents in `src`, found !pto.partition_tensor_view<1x?xf32>
//| comm.tbroadcast.errors.mlir:55:45: error[PTO0950]: expected static, positive extents in `group`, found !pto.partition_tensor_view<1x?xf32>
