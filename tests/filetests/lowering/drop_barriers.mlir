// Functions that are ordered by barriers alone lose them; flags, and what is beyond the core, keep all as it is.
// RUN: %s --pass-pipeline=builtin.module(func.func(pto-drop-barriers)) | FileCheck %s
// RUN: %s --pass-pipeline=builtin.module(func.func(pto-drop-barriers,pto-sync)) | FileCheck %s --check-prefix=SYNC

!t = !pto.tile_buf<vec, 16x64xf32>
!v = !pto.partition_tensor_view<16x64xf32>

// CHECK-LABEL: func.func @barriers
// CHECK-NOT: pto.barrier
// CHECK: pto.tload
// CHECK-NEXT: pto.texp
// CHECK-NEXT: pto.tneg
// CHECK-NEXT: pto.tstore
// CHECK-NEXT: return

// With the pass that orders the pipes, one barrier is left, and flags take the place of the others.
// SYNC-LABEL: func.func @barriers
// SYNC: pto.tload
// SYNC-NEXT: pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
// SYNC-NEXT: pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
// SYNC-NEXT: pto.texp
// SYNC-NEXT: pto.barrier <PIPE_V>
// SYNC-NEXT: pto.tneg
// SYNC-NEXT: pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
// SYNC-NEXT: pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
// SYNC-NEXT: pto.tstore
// SYNC-NEXT: return
func.func @barriers(%x: !v, %y: !v) {
  %c0 = arith.constant 0 : i64
  %a = pto.alloc_tile addr = %c0 : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  pto.barrier <PIPE_ALL>
  pto.texp ins(%a : !t) outs(%a : !t)
  pto.barrier <PIPE_V>
  pto.tneg ins(%a : !t) outs(%a : !t)
  pto.barrier <PIPE_ALL>
  pto.tstore ins(%a : !t) outs(%y : !v)
  return
}

// CHECK-LABEL: func.func @flags
// CHECK: pto.tload
// CHECK-NEXT: pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
// CHECK-NEXT: pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
// CHECK-NEXT: pto.texp
// CHECK-NEXT: pto.barrier <PIPE_ALL>
// CHECK-NEXT: return
// SYNC-LABEL: func.func @flags
// SYNC: pto.tload
// SYNC-NEXT: pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
// SYNC-NEXT: pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
// SYNC-NEXT: pto.texp
// SYNC-NEXT: pto.barrier <PIPE_ALL>
// SYNC-NEXT: return
func.func @flags(%x: !v) {
  %c0 = arith.constant 0 : i64
  %a = pto.alloc_tile addr = %c0 : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.texp ins(%a : !t) outs(%a : !t)
  pto.barrier <PIPE_ALL>
  return
}

// It is not known how many bytes a pointer is for: barriers stay.
// CHECK-LABEL: func.func @pointers
// CHECK: pto.mte_gm_ub
// CHECK-NEXT: pto.barrier <PIPE_ALL>
// CHECK-NEXT: return
// SYNC-LABEL: func.func @pointers
// SYNC: pto.mte_gm_ub
// SYNC-NEXT: pto.barrier <PIPE_ALL>
// SYNC-NEXT: return
func.func @pointers(%p: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c64 = arith.constant 64 : i64
  %a = pto.castptr %c0 : i64 -> !pto.ptr<f32, ub>
  pto.mte_gm_ub %p, %a, %c0, %c64 nburst(%c1, %c64, %c64) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.barrier <PIPE_ALL>
  return
}
