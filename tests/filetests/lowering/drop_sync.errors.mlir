// What orders more than the text of a function shows is not ordered anew; flags that are wrong are reported first.
// RUN: %s --resync --lower=vector --split-input-file --diagnostics=short

!t = !pto.tile_buf<vec, 16x64xf32>
!v = !pto.partition_tensor_view<16x64xf32>

func.func @signals(%x: !v) attributes {pto.entry} {
  %a = pto.alloc_tile : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
  pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
  pto.texp ins(%a : !t) outs(%a : !t)
  pto.fence.barrier_all #pto.fence_scope<gm>
  return
}

// -----

func.func @pointers(%p: !pto.ptr<f32, gm>) attributes {pto.entry} {
  %z = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c32 = arith.constant 32 : i64
  %ub = pto.castptr %z : i64 -> !pto.ptr<f32, ub>
  pto.mte_gm_ub %p, %ub, %z, %c32 nburst(%c1, %c32, %c32) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.barrier <PIPE_ALL>
  pto.mte_ub_gm %ub, %p, %c32 nburst(%c1, %c32, %c32) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  return
}

// -----

!t = !pto.tile_buf<vec, 16x64xf32>
func.func private @callee() {
  return
}
func.func @calls(%a: !t) attributes {pto.entry} {
  pto.texp ins(%a : !t) outs(%a : !t)
  pto.barrier <PIPE_V>
  func.call @callee() : () -> ()
  return
}

// -----

!t = !pto.tile_buf<vec, 16x64xf32>
!v = !pto.partition_tensor_view<16x64xf32>
func.func @wrong(%x: !v) attributes {pto.entry} {
  %a = pto.alloc_tile : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  pto.barrier <PIPE_V>
  pto.texp ins(%a : !t) outs(%a : !t)
  return
}

// run 1: exit 1
// stderr:
//| drop_sync.errors.mlir:13:3: error[PTO1602]: the pipes of this function cannot be ordered anew: this orders more than the pipes of a core
//| drop_sync.errors.mlir:24:3: error[PTO1602]: the pipes of this function cannot be ordered anew: this accesses on-chip memory through a pointer of unknown extent
//| drop_sync.errors.mlir:39:3: error[PTO1602]: the pipes of this function cannot be ordered anew: this calls a function
//| drop_sync.errors.mlir:51:3: error[PTO1250]: PIPE_V reads what PIPE_MTE2 writes, and nothing orders them
