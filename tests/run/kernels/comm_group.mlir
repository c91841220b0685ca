// Four members of two rows: reductions, all rows gathered, rows scattered, and one member sent to all.
// RUN: --pto-arch=a5 --arg npy:kernels/comm_group.0.npy --arg npy:kernels/comm_group.1.npy --arg zero:768 --arg zero:768 --arg zero:768 --arg zero:768 --expect=2=kernels/comm_group.sums.npy,0,0 --expect=3=kernels/comm_group.rows.npy,0,0 --expect=4=kernels/comm_group.out.npy,0,0 --expect=5=kernels/comm_group.copies.npy,0,0
// ON-CHIP: 384
func.func @comm_group(%members: !pto.ptr<f32, gm>, %all: !pto.ptr<f32, gm>, %sums: !pto.ptr<f32, gm>, %rows: !pto.ptr<f32, gm>, %sent: !pto.ptr<f32, gm>, %copies: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  %c24 = arith.constant 24 : index
  %v_members = pto.make_tensor_view %members, shape = [%c8, %c24], strides = [%c24, %c1] : !pto.tensor_view<?x?xf32>
  %v_all = pto.make_tensor_view %all, shape = [%c8, %c24], strides = [%c24, %c1] : !pto.tensor_view<?x?xf32>
  %v_sums = pto.make_tensor_view %sums, shape = [%c8, %c24], strides = [%c24, %c1] : !pto.tensor_view<?x?xf32>
  %v_rows = pto.make_tensor_view %rows, shape = [%c8, %c24], strides = [%c24, %c1] : !pto.tensor_view<?x?xf32>
  %v_sent = pto.make_tensor_view %sent, shape = [%c8, %c24], strides = [%c24, %c1] : !pto.tensor_view<?x?xf32>
  %v_copies = pto.make_tensor_view %copies, shape = [%c8, %c24], strides = [%c24, %c1] : !pto.tensor_view<?x?xf32>
  %m0 = pto.partition_view %v_members, offsets = [%c0, %c0], sizes = [%c2, %c24] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<2x24xf32>
  %s0 = pto.partition_view %v_sent, offsets = [%c0, %c0], sizes = [%c2, %c24] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<2x24xf32>
  %b0 = pto.partition_view %v_copies, offsets = [%c0, %c0], sizes = [%c2, %c24] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<2x24xf32>
  %m1 = pto.partition_view %v_members, offsets = [%c2, %c0], sizes = [%c2, %c24] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<2x24xf32>
  %s1 = pto.partition_view %v_sent, offsets = [%c2, %c0], sizes = [%c2, %c24] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<2x24xf32>
  %b1 = pto.partition_view %v_copies, offsets = [%c2, %c0], sizes = [%c2, %c24] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<2x24xf32>
  %m2 = pto.partition_view %v_members, offsets = [%c4, %c0], sizes = [%c2, %c24] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<2x24xf32>
  %s2 = pto.partition_view %v_sent, offsets = [%c4, %c0], sizes = [%c2, %c24] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<2x24xf32>
  %b2 = pto.partition_view %v_copies, offsets = [%c4, %c0], sizes = [%c2, %c24] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<2x24xf32>
  %m3 = pto.partition_view %v_members, offsets = [%c6, %c0], sizes = [%c2, %c24] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<2x24xf32>
  %s3 = pto.partition_view %v_sent, offsets = [%c6, %c0], sizes = [%c2, %c24] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<2x24xf32>
  %b3 = pto.partition_view %v_copies, offsets = [%c6, %c0], sizes = [%c2, %c24] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<2x24xf32>
  %whole = pto.partition_view %v_all, offsets = [%c0, %c0], sizes = [%c8, %c24] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<8x24xf32>
  %gathered = pto.partition_view %v_rows, offsets = [%c0, %c0], sizes = [%c8, %c24] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<8x24xf32>
  %sum = pto.partition_view %v_sums, offsets = [%c0, %c0], sizes = [%c2, %c24] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<2x24xf32>
  %max = pto.partition_view %v_sums, offsets = [%c2, %c0], sizes = [%c2, %c24] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<2x24xf32>
  %min = pto.partition_view %v_sums, offsets = [%c4, %c0], sizes = [%c2, %c24] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<2x24xf32>
  %ping = pto.alloc_tile : !pto.tile_buf<vec, 2x24xf32>
  %acc = pto.alloc_tile : !pto.tile_buf<vec, 2x24xf32>
  pto.comm.treduce(%sum, %acc, recv(%ping), group(%m0, %m1, %m2, %m3) : !pto.partition_tensor_view<2x24xf32>, !pto.tile_buf<vec, 2x24xf32>, !pto.tile_buf<vec, 2x24xf32>, !pto.partition_tensor_view<2x24xf32>, !pto.partition_tensor_view<2x24xf32>, !pto.partition_tensor_view<2x24xf32>, !pto.partition_tensor_view<2x24xf32>) {reduceOp = #pto<reduce_op sum>, root = 0 : i32}
  pto.barrier <PIPE_ALL>
  pto.comm.treduce(%max, %acc, recv(%ping), group(%m0, %m1, %m2, %m3) : !pto.partition_tensor_view<2x24xf32>, !pto.tile_buf<vec, 2x24xf32>, !pto.tile_buf<vec, 2x24xf32>, !pto.partition_tensor_view<2x24xf32>, !pto.partition_tensor_view<2x24xf32>, !pto.partition_tensor_view<2x24xf32>, !pto.partition_tensor_view<2x24xf32>) {reduceOp = #pto<reduce_op max>, root = 0 : i32}
  pto.barrier <PIPE_ALL>
  pto.comm.treduce(%min, %acc, recv(%ping), group(%m0, %m1, %m2, %m3) : !pto.partition_tensor_view<2x24xf32>, !pto.tile_buf<vec, 2x24xf32>, !pto.tile_buf<vec, 2x24xf32>, !pto.partition_tensor_view<2x24xf32>, !pto.partition_tensor_view<2x24xf32>, !pto.partition_tensor_view<2x24xf32>, !pto.partition_tensor_view<2x24xf32>) {reduceOp = #pto<reduce_op min>, root = 0 : i32}
  pto.barrier <PIPE_ALL>
  pto.comm.tgather(%gathered, recv(%ping), group(%m0, %m1, %m2, %m3) : !pto.partition_tensor_view<8x24xf32>, !pto.tile_buf<vec, 2x24xf32>, !pto.partition_tensor_view<2x24xf32>, !pto.partition_tensor_view<2x24xf32>, !pto.partition_tensor_view<2x24xf32>, !pto.partition_tensor_view<2x24xf32>) {root = 1 : i32}
  pto.barrier <PIPE_ALL>
  pto.comm.tscatter(%whole, recv(%ping), group(%s0, %s1, %s2, %s3) : !pto.partition_tensor_view<8x24xf32>, !pto.tile_buf<vec, 2x24xf32>, !pto.partition_tensor_view<2x24xf32>, !pto.partition_tensor_view<2x24xf32>, !pto.partition_tensor_view<2x24xf32>, !pto.partition_tensor_view<2x24xf32>) {root = 2 : i32}
  pto.barrier <PIPE_ALL>
  pto.comm.tbroadcast(%m1, recv(%ping), group(%b0, %b1, %b2, %b3) : !pto.partition_tensor_view<2x24xf32>, !pto.tile_buf<vec, 2x24xf32>, !pto.partition_tensor_view<2x24xf32>, !pto.partition_tensor_view<2x24xf32>, !pto.partition_tensor_view<2x24xf32>, !pto.partition_tensor_view<2x24xf32>) {root = 3 : i32}
  return
}
