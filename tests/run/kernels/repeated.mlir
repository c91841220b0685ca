// x halved and 1 added, as often as an argument says, by a while loop. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/repeated.0.npy --arg 5 --arg zero:4096 --expect=2=kernels/repeated.out.npy,1e-06,1e-06
// ON-CHIP: 4096
func.func @repeated(%p0: !pto.ptr<f32, gm>, %p1: index, %p2: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 16 : index
  %c1 = arith.constant 64 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 0 : index
  %c4 = arith.constant 5.000000e-01 : f32
  %c5 = arith.constant 1.000000e+00 : f32
  %g1 = pto.make_tensor_view %p0, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v2 = pto.partition_view %g1, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  %t3 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.tload ins(%v2 : !pto.partition_tensor_view<16x64xf32>) outs(%t3 : !pto.tile_buf<vec, 16x64xf32>)
  %left = scf.while (%n = %p1) : (index) -> index {
    %more = arith.cmpi ne, %n, %c3 : index
    scf.condition(%more) %n : index
  } do {
  ^bb0(%n: index):
  pto.tmuls ins(%t3, %c4 : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%t3 : !pto.tile_buf<vec, 16x64xf32>)
  pto.tadds ins(%t3, %c5 : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%t3 : !pto.tile_buf<vec, 16x64xf32>)
    %less = arith.subi %n, %c2 : index
    scf.yield %less : index
  }
  %g4 = pto.make_tensor_view %p2, shape = [%c0, %c1], strides = [%c1, %c2] : !pto.tensor_view<?x?xf32>
  %v5 = pto.partition_view %g4, offsets = [%c3, %c3], sizes = [%c0, %c1] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  pto.tstore ins(%t3 : !pto.tile_buf<vec, 16x64xf32>) outs(%v5 : !pto.partition_tensor_view<16x64xf32>)
  return
}
