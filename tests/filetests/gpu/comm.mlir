// Data is copied from memory to memory; a fence orders it before the signal, and a wait reads its word until the relation holds.
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 | FileCheck %s

// CHECK: lsc_load.ugm (M1_NM, 1) [[ROW:V[0-9]+]]:d32x64t
// CHECK: lsc_store.ugm (M1_NM, 1) flat[{{.*}}]:a64 [[ROW]]:d32x64t
// CHECK: lsc_fence.ugm.none.gpus
// CHECK: lsc_atomic_iadd.ugm (M1_NM, 16) %null:d32
// CHECK: [[AGAIN:k_BB_[0-9]+]]:
// CHECK: lsc_atomic_iadd.ugm (M1_NM, 16) [[WORD:V[0-9]+]]:d32
// CHECK: cmp.ge (M1_NM, 1) [[HOLDS:P[0-9]+]]
// CHECK-NEXT: (![[HOLDS]]) jmp (M1_NM, 1) [[AGAIN]]
// CHECK-NEXT: lsc_fence.ugm.invalidate.gpus
func.func @k(%there: !pto.ptr<f32, gm>, %here: !pto.ptr<f32, gm>, %words: !pto.ptr<i32, gm>) attributes {pto.entry} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %one = arith.constant 1 : i32
  %to_view = pto.make_tensor_view %there, shape = [%c1, %c64], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
  %from_view = pto.make_tensor_view %here, shape = [%c1, %c64], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
  %to = pto.partition_view %to_view, offsets = [%c0, %c0], sizes = [%c1, %c64] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<1x64xf32>
  %from = pto.partition_view %from_view, offsets = [%c0, %c0], sizes = [%c1, %c64] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<1x64xf32>
  %stage = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
  pto.comm.tput(%to, %from, buf(%stage) : !pto.partition_tensor_view<1x64xf32>, !pto.partition_tensor_view<1x64xf32>, !pto.tile_buf<vec, 1x64xf32>)
  pto.barrier <PIPE_ALL>
  %all = pto.make_tensor_view %words, shape = [%c1, %c1], strides = [%c1, %c1] : !pto.tensor_view<?x?xi32>
  %word = pto.partition_view %all, offsets = [%c0, %c0], sizes = [%c1, %c1] : !pto.tensor_view<?x?xi32> -> !pto.partition_tensor_view<1x1xi32>
  pto.comm.tnotify(%word, %one : !pto.partition_tensor_view<1x1xi32>, i32) {notifyOp = #pto<notify_op atomic_add>}
  pto.comm.twait(%word, %one : !pto.partition_tensor_view<1x1xi32>, i32) {cmp = #pto<wait_cmp ge>}
  return
}
