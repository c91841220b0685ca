// Out of a loop goes what has no effect and does not depend on it; nothing moves over a transfer or a synchronisation.
// RUN: %s --pass-pipeline=builtin.module(func.func(loop-invariant-code-motion))
// RUN: %s --pass-pipeline=builtin.module(func.func(loop-invariant-code-motion),canonicalize,cse)

!t = !pto.tile_buf<vec, 16x16xf32>
!v = !pto.tensor_view<?x16xf32>
!w = !pto.partition_tensor_view<16x16xf32>

func.func @invariant(%p: !pto.ptr<f32>, %q: !pto.ptr<f32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %n step %c16 {
    %v = pto.make_tensor_view %p, shape = [%n, %c16], strides = [%c16, %c1] : !v
    %first = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%c16, %c16] : !v
    %here = pto.partition_view %v, offsets = [%i, %c0], sizes = [%c16, %c16] : !v
    %t = pto.alloc_tile : !t
    pto.tload ins(%first : !w) outs(%t : !t)
    pto.tstore ins(%t : !t) outs(%here : !w)
    pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
    pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
    pto.barrier <PIPE_ALL>
    pto.tload ins(%first : !w) outs(%t : !t)
  }
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @invariant(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, gm>, %arg2: index) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c16 = arith.constant 16 : index
//|     %0 = pto.make_tensor_view %arg0, shape = [%arg2, %c16], strides = [%c16, %c1] : !pto.tensor_view<?x16xf32>
//|     %1 = pto.partition_view %0, offsets = [%c0, %c0], sizes = [%c16, %c16] : !pto.tensor_view<?x16xf32>
//|     scf.for %arg3 = %c0 to %arg2 step %c16 {
//|       %2 = pto.partition_view %0, offsets = [%arg3, %c0], sizes = [%c16, %c16] : !pto.tensor_view<?x16xf32>
//|       %3 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|       pto.tload ins(%1 : !pto.partition_tensor_view<16x16xf32>) outs(%3 : !pto.tile_buf<vec, 16x16xf32>)
//|       pto.tstore ins(%3 : !pto.tile_buf<vec, 16x16xf32>) outs(%2 : !pto.partition_tensor_view<16x16xf32>)
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.barrier <PIPE_ALL>
//|       pto.tload ins(%1 : !pto.partition_tensor_view<16x16xf32>) outs(%3 : !pto.tile_buf<vec, 16x16xf32>)
//|     }
//|     return
//|   }
//| }
// run 2: exit 0
// stdout: as run 1
