// Unused operations without effects are removed: a view, a partition, a tile; not a transfer, not a synchronisation.
// RUN: %s --pass-pipeline=builtin.module(canonicalize)
// RUN: %s --pass-pipeline=builtin.module(func.func(cse))
// RUN: %s --pass-pipeline=builtin.module(remove-dead-values)

!t = !pto.tile_buf<vec, 16x16xf32>
!v = !pto.partition_tensor_view<16x16xf32>

func.func @unused(%p: !pto.ptr<f32>, %n: index) {
  %c1 = arith.constant 1 : index
  %t = pto.alloc_tile : !t
  %r = pto.alloc_tile valid_row = %n : !pto.tile_buf<vec, 16x16xf32, valid=?x16>
  %v = pto.make_tensor_view %p, shape = [%n], strides = [%c1] : !pto.tensor_view<?xf32>
  %w = pto.partition_view %v, offsets = [%c1], sizes = [%n] : !pto.tensor_view<?xf32>
  return
}

func.func @effects(%p: !v, %a: !t) {
  %t = pto.alloc_tile : !t
  pto.tload ins(%p : !v) outs(%t : !t)
  pto.texp ins(%a : !t) outs(%a : !t)
  pto.barrier <PIPE_ALL>
  pto.set_flag[<PIPE_V>, <PIPE_S>, <EVENT_ID0>]
  pto.wait_flag[<PIPE_V>, <PIPE_S>, <EVENT_ID0>]
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @unused(%arg0: !pto.ptr<f32, gm>, %arg1: index) {
//|     return
//|   }
//|   func.func @effects(%arg0: !pto.partition_tensor_view<16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>) {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%0 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.texp ins(%arg1 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.barrier <PIPE_ALL>
//|     pto.set_flag[<PIPE_V>, <PIPE_S>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_S>, <EVENT_ID0>]
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| module {
//|   func.func @unused(%arg0: !pto.ptr<f32, gm>, %arg1: index) {
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.make_tensor_view %arg0, shape = [%arg1], strides = [%c1] : !pto.tensor_view<?xf32>
//|     return
//|   }
//|   func.func @effects(%arg0: !pto.partition_tensor_view<16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>) {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%0 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.texp ins(%arg1 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.barrier <PIPE_ALL>
//|     pto.set_flag[<PIPE_V>, <PIPE_S>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_S>, <EVENT_ID0>]
//|     return
//|   }
//| }
// run 3: exit 0
// stdout:
//| module {
//|   func.func @unused(%arg0: !pto.ptr<f32, gm>, %arg1: index) {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     return
//|   }
//|   func.func @effects(%arg0: !pto.partition_tensor_view<16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>) {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%0 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.texp ins(%arg1 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.barrier <PIPE_ALL>
//|     pto.set_flag[<PIPE_V>, <PIPE_S>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_S>, <EVENT_ID0>]
//|     return
//|   }
//| }
