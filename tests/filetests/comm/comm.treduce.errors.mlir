// Each rule of pto.comm.treduce, broken.
// RUN: %s --diagnostics=short --split-input-file

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%a: !pto.tensor_view<?xf32>, %c: !pto.tile_buf<vec, 1x64xf32>, %p: !pto.tile_buf<vec, 1x64xf32>, %g: !pto.partition_tensor_view<64xf32>) {
    pto.comm.treduce(%a, %c, recv(%p), group(%g) : !pto.tensor_view<?xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>) {reduceOp = #pto<reduce_op sum>, root = 0 : i32}
    return
  }

  func.func @error1(%a: !pto.partition_tensor_view<64xf32>, %c: !pto.tile_buf<vec, 1x64xf16>, %p: !pto.tile_buf<vec, 1x64xf32>, %g: !pto.partition_tensor_view<64xf32>) {
    pto.comm.treduce(%a, %c, recv(%p), group(%g) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf16>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>) {reduceOp = #pto<reduce_op sum>, root = 0 : i32}
    return
  }

  func.func @error2(%a: !pto.partition_tensor_view<64xf32>, %c: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major>, %p: !pto.tile_buf<vec, 1x64xf32>, %g: !pto.partition_tensor_view<64xf32>) {
    pto.comm.treduce(%a, %c, recv(%p), group(%g) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>) {reduceOp = #pto<reduce_op sum>, root = 0 : i32}
    return
  }

  func.func @error3(%a: !pto.partition_tensor_view<64xf32>, %c: !pto.tile_buf<vec, 1x64xf32>, %p: !pto.tile_buf<vec, 1x64xf32>, %q: !pto.tile_buf<vec, 1x128xf32>, %g: !pto.partition_tensor_view<64xf32>) {
    pto.comm.treduce(%a, %c, recv(%p, %q), group(%g) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.partition_tensor_view<64xf32>) {reduceOp = #pto<reduce_op sum>, root = 0 : i32}
    return
  }

  func.func @error4(%a: !pto.partition_tensor_view<64xf32>, %c: !pto.tile_buf<vec, 1x64xf32>, %p: !pto.tile_buf<vec, 1x64xf32>, %g: !pto.partition_tensor_view<64xf32>) {
    pto.comm.treduce(%a, %c, recv(%p), group(%g) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>) {reduceOp = #pto<reduce_op sum>, root = 1 : i32}
    return
  }

  func.func @error5(%a: !pto.partition_tensor_view<64xf32>, %c: !pto.tile_buf<vec, 1x64xf32>, %p: !pto.tile_buf<vec, 1x64xf32>, %g: !pto.partition_tensor_view<64xf32>) {
    pto.comm.treduce(%a, %c, recv(%p), group(%g) : !pto.partition_tensor_view<64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<64xf32>) {reduceOp = #pto<reduce_op mul>, root = 0 : i32}
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @members(%a: !pto.partition_tensor_view<1x64xf32>, %b: !pto.partition_tensor_view<1x64xf32>, %c: !pto.partition_tensor_view<1x32xf32>, %t: !pto.tile_buf<vec, 1x64xf32>) {
    pto.comm.treduce(%a, %t, recv(%t), group(%b, %c) : !pto.partition_tensor_view<1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.partition_tensor_view<1x64xf32>, !pto.partition_tensor_view<1x32xf32>) {reduceOp = #pto<reduce_op sum>, root = 0 : i32}
    return
  }

  func.func @accumulator(%a: !pto.partition_tensor_view<1x64xf32>, %b: !pto.partition_tensor_view<1x64xf32>, %t: !pto.tile_buf<vec, 1x64xf32>, %u: !pto.tile_buf<vec, 2x64xf32>) {
    pto.comm.treduce(%a, %t, recv(%u), group(%b) : !pto.partition_tensor_view<1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 2x64xf32>, !pto.partition_tensor_view<1x64xf32>) {reduceOp = #pto<reduce_op sum>, root = 0 : i32}
    return
  }
}

// run 1: exit 1
// stderr:
//| comm.treduce.errors.mlir:6:22: error[PTO0950]: expected static, positive extents in `dst`, found !pto.tensor_view<?xf32>
//| comm.treduce.errors.mlir:11:26: error[PTO0301]: expected element type f32 as in `dst`, found f16 in `acc`
//| comm.treduce.errors.mlir:16:26: error[PTO0304]: expected `acc` in vec, found it in acc
//| comm.treduce.errors.mlir:21:39: error[PTO0505]: expected type !pto.tile_buf<vec, 1x64xf32> of `recvPing`, found !pto.tile_buf<vec, 1x128xf32> in `recvPong`
//| comm.treduce.errors.mlir:26:217: error[PTO0952]: attribute `root` is 1, but `group` has 1 members
//| comm.treduce.errors.mlir:31:211: error[PTO0122]: unknown reduce op 'mul', expected sum, max or min
//| comm.treduce.errors.mlir:40:50: error[PTO0954]: expected !pto.partition_tensor_view<1x64xf32> as the first member of `group`, found !pto.partition_tensor_view<1x32xf32>
//| comm.treduce.errors.mlir:45:35: error[PTO0505]: expected type !pto.tile_buf<vec, 1x64xf32> of `acc`, found !pto.tile_buf<vec, 2x64xf32> in `recvPing`
