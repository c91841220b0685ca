// Equal views and partitions become one; each tile is separate memory, and operations that write are never dropped.
// RUN: %s --pass-pipeline=builtin.module(cse)

!t = !pto.tile_buf<vec, 16x16xf32>
!v = !pto.tensor_view<?x?xf32>
!w = !pto.partition_tensor_view<?x?xf32>

func.func @views(%p: !pto.ptr<f32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = pto.make_tensor_view %p, shape = [%n, %n], strides = [%n, %c1] : !v
  %same = pto.make_tensor_view %p, shape = [%n, %n], strides = [%n, %c1] : !v
  %dn = pto.make_tensor_view %p, shape = [%n, %n], strides = [%c1, %n] : !v
  %nd = pto.make_tensor_view %p, shape = [%n, %n], strides = [%n, %c1] {layout = #pto.layout<nd>} : !v
  %a = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%n, %n] : !v
  %b = pto.partition_view %same, offsets = [%c0, %c0], sizes = [%n, %n] : !v
  %c = pto.partition_view %dn, offsets = [%c0, %c0], sizes = [%n, %n] : !v
  %d = pto.partition_view %nd, offsets = [%c0, %c0], sizes = [%n, %n] : !v
  %t = pto.alloc_tile : !t
  %u = pto.alloc_tile : !t
  pto.tload ins(%a : !w) outs(%t : !t)
  pto.tload ins(%b : !w) outs(%t : !t)
  pto.tload ins(%c : !w) outs(%u : !t)
  pto.tload ins(%d : !w) outs(%u : !t)
  return
}

func.func @writes(%t: !t, %u: !t) {
  pto.texp ins(%t : !t) outs(%u : !t)
  pto.texp ins(%t : !t) outs(%u : !t)
  pto.barrier <PIPE_ALL>
  pto.barrier <PIPE_ALL>
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @views(%arg0: !pto.ptr<f32, gm>, %arg1: index) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.make_tensor_view %arg0, shape = [%arg1, %arg1], strides = [%arg1, %c1] : !pto.tensor_view<?x?xf32>
//|     %1 = pto.make_tensor_view %arg0, shape = [%arg1, %arg1], strides = [%c1, %arg1] : !pto.tensor_view<?x?xf32>
//|     %2 = pto.make_tensor_view %arg0, shape = [%arg1, %arg1], strides = [%arg1, %c1] {layout = #pto.layout<nd>} : !pto.tensor_view<?x?xf32>
//|     %3 = pto.partition_view %0, offsets = [%c0, %c0], sizes = [%arg1, %arg1] : !pto.tensor_view<?x?xf32>
//|     %4 = pto.partition_view %1, offsets = [%c0, %c0], sizes = [%arg1, %arg1] : !pto.tensor_view<?x?xf32>
//|     %5 = pto.partition_view %2, offsets = [%c0, %c0], sizes = [%arg1, %arg1] : !pto.tensor_view<?x?xf32>
//|     %6 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     %7 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tload ins(%3 : !pto.partition_tensor_view<?x?xf32>) outs(%6 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.tload ins(%3 : !pto.partition_tensor_view<?x?xf32>) outs(%6 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.tload ins(%4 : !pto.partition_tensor_view<?x?xf32>) outs(%7 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.tload ins(%5 : !pto.partition_tensor_view<?x?xf32>) outs(%7 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//|   func.func @writes(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.texp ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.texp ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.barrier <PIPE_ALL>
//|     pto.barrier <PIPE_ALL>
//|     return
//|   }
//| }
