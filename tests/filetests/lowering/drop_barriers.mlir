// Functions that are ordered by barriers alone lose them; flags, and what is beyond the core, keep all as it is.
// RUN: %s --pass-pipeline=builtin.module(func.func(pto-drop-barriers))
// RUN: %s --pass-pipeline=builtin.module(func.func(pto-drop-barriers,pto-sync))

!t = !pto.tile_buf<vec, 16x64xf32>
!v = !pto.partition_tensor_view<16x64xf32>

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

// Of pointers nobody knows how many bytes they are for: barriers stay.
func.func @pointers(%p: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c64 = arith.constant 64 : i64
  %a = pto.castptr %c0 : i64 -> !pto.ptr<f32, ub>
  pto.mte_gm_ub %p, %a, %c0, %c64 nburst(%c1, %c64, %c64) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.barrier <PIPE_ALL>
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @barriers(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tneg ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @flags(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     return
//|   }
//|   func.func @pointers(%arg0: !pto.ptr<f32, gm>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c1_i64 = arith.constant 1 : i64
//|     %c64_i64 = arith.constant 64 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     pto.mte_gm_ub %arg0, %0, %c0_i64, %c64_i64 nburst(%c1_i64, %c64_i64, %c64_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|     pto.barrier <PIPE_ALL>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| module {
//|   func.func @barriers(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_V>
//|     pto.tneg ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @flags(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     return
//|   }
//|   func.func @pointers(%arg0: !pto.ptr<f32, gm>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c1_i64 = arith.constant 1 : i64
//|     %c64_i64 = arith.constant 64 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     pto.mte_gm_ub %arg0, %0, %c0_i64, %c64_i64 nburst(%c1_i64, %c64_i64, %c64_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|     pto.barrier <PIPE_ALL>
//|     return
//|   }
//| }
