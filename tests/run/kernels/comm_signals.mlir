// Rows are sent and added, then signalled by words that are set and counted; the kernel waits for its signals.
// RUN: --pto-arch=a5 --arg npy:kernels/comm_signals.0.npy --arg zero:640 --arg zero:32 --expect=1=kernels/comm_signals.out.npy,0,0 --expect=2=kernels/comm_signals.words.npy,0,0
// ON-CHIP: 640
func.func @comm_signals(%data: !pto.ptr<f32, gm>, %out: !pto.ptr<f32, gm>, %words: !pto.ptr<i32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c40 = arith.constant 40 : index
  %c80 = arith.constant 80 : index
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %seven = arith.constant 7 : i32
  %d = pto.make_tensor_view %data, shape = [%c4, %c80], strides = [%c80, %c1] : !pto.tensor_view<?x?xf32>
  %o = pto.make_tensor_view %out, shape = [%c4, %c40], strides = [%c40, %c1] : !pto.tensor_view<?x?xf32>
  %from = pto.partition_view %d, offsets = [%c1, %c3], sizes = [%c3, %c40] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<3x40xf32>
  %to = pto.partition_view %o, offsets = [%c0, %c0], sizes = [%c3, %c40] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<3x40xf32>
  %stage = pto.alloc_tile : !pto.tile_buf<vec, 4x40xf32>
  pto.comm.tput(%to, %from, buf(%stage) : !pto.partition_tensor_view<3x40xf32>, !pto.partition_tensor_view<3x40xf32>, !pto.tile_buf<vec, 4x40xf32>)
  pto.comm.tput(%to, %from, buf(%stage) : !pto.partition_tensor_view<3x40xf32>, !pto.partition_tensor_view<3x40xf32>, !pto.tile_buf<vec, 4x40xf32>) {atomicType = #pto<atomic_type atomic_add>}
  pto.barrier <PIPE_ALL>
  %w = pto.make_tensor_view %words, shape = [%c4, %c1], strides = [%c2, %c1] : !pto.tensor_view<?x?xi32>
  %first = pto.partition_view %w, offsets = [%c0, %c0], sizes = [%c1, %c1] : !pto.tensor_view<?x?xi32> -> !pto.partition_tensor_view<1x1xi32>
  %all = pto.partition_view %w, offsets = [%c1, %c0], sizes = [%c2, %c1] : !pto.tensor_view<?x?xi32> -> !pto.partition_tensor_view<2x1xi32>
  pto.comm.tnotify(%first, %seven : !pto.partition_tensor_view<1x1xi32>, i32) {notifyOp = #pto<notify_op set>}
  pto.comm.tnotify(%all, %three : !pto.partition_tensor_view<2x1xi32>, i32) {notifyOp = #pto<notify_op atomic_add>}
  pto.comm.twait(%first, %seven : !pto.partition_tensor_view<1x1xi32>, i32) {cmp = #pto<wait_cmp eq>}
  pto.comm.twait(%all, %three : !pto.partition_tensor_view<2x1xi32>, i32) {cmp = #pto<wait_cmp ge>}
  %holds = pto.comm.ttest(%all, %three : !pto.partition_tensor_view<2x1xi32>, i32) {cmp = #pto<wait_cmp gt>} -> i1
  scf.if %holds {
    pto.comm.tnotify(%first, %one : !pto.partition_tensor_view<1x1xi32>, i32) {notifyOp = #pto<notify_op atomic_add>}
  }
  return
}
