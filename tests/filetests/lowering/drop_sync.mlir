// Functions that order their pipes by hand lose flags and barriers; pto-sync places the fewest.
// RUN: %s --pass-pipeline=builtin.module(pto-calls,func.func(pto-drop-sync)) | FileCheck %s
// RUN: %s --resync --pass-pipeline=builtin.module(func.func(pto-sync)) | FileCheck %s --check-prefix=SYNC

!t = !pto.tile_buf<vec, 16x64xf32>
!v = !pto.partition_tensor_view<16x64xf32>

// CHECK-LABEL: func.func @by_hand
// CHECK-NOT: pto.set_flag
// CHECK-NOT: pto.wait_flag
// CHECK-NOT: pto.barrier
// CHECK: return

// A wait at the end of each iteration becomes one at the start of the next.
// SYNC-LABEL: func.func @by_hand
// SYNC: pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
// SYNC-NEXT: scf.for
// SYNC-NEXT: pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
// SYNC-NEXT: pto.tload
// SYNC-NEXT: pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
// SYNC-NEXT: pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
// SYNC-NEXT: pto.texp
// SYNC-NEXT: pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
// SYNC-NEXT: pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
// SYNC-NEXT: pto.tstore
// SYNC-NEXT: pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
// SYNC-NEXT: }
// SYNC-NEXT: pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
func.func @by_hand(%x: !v, %y: !v) attributes {pto.entry} {
  %z = arith.constant 0 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = pto.alloc_tile addr = %z : !t
  scf.for %i = %c0 to %c4 step %c1 {
    pto.tload ins(%x : !v) outs(%a : !t)
    pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID3>]
    pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID3>]
    pto.texp ins(%a : !t) outs(%a : !t)
    pto.barrier <PIPE_ALL>
    pto.tstore ins(%a : !t) outs(%y : !v)
    pto.barrier <PIPE_ALL>
  }
  return
}
