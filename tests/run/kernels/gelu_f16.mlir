// x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))) / 2 of f16, in f32. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/gelu_f16.0.npy --arg zero:6144 --expect=1=kernels/gelu_f16.out.npy,0.001,0.001
// ON-CHIP: 10240
func.func @gelu_f16(%p0: !pto.ptr<f16, gm>, %p1: !pto.ptr<f16, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 48 : index
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 4.471500e-02 : f32
  %c6 = arith.constant -1.595769e+00 : f32
  %c7 = arith.constant 1.000000e+00 : f32
  scf.for %i1 = %c0 to %c1 step %c2 {
    %g2 = pto.make_tensor_view %p0, shape = [%c1, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xf16>
    %v3 = pto.partition_view %g2, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<16x64xf16>
    %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf16>
    pto.tload ins(%v3 : !pto.partition_tensor_view<16x64xf16>) outs(%t4 : !pto.tile_buf<vec, 16x64xf16>)
    %t5 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
    pto.tcvt ins(%t4 : !pto.tile_buf<vec, 16x64xf16>) outs(%t5 : !pto.tile_buf<vec, 16x64xf32>)
    %t6 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
    pto.tmul ins(%t5, %t5 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%t6 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tmul ins(%t6, %t5 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%t6 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tmuls ins(%t6, %c5 : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%t6 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tadd ins(%t6, %t5 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%t6 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tmuls ins(%t6, %c6 : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%t6 : !pto.tile_buf<vec, 16x64xf32>)
    pto.texp ins(%t6 : !pto.tile_buf<vec, 16x64xf32>) outs(%t6 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tadds ins(%t6, %c7 : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%t6 : !pto.tile_buf<vec, 16x64xf32>)
    pto.tdiv ins(%t5, %t6 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%t5 : !pto.tile_buf<vec, 16x64xf32>)
    %t7 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf16>
    pto.tcvt ins(%t5 : !pto.tile_buf<vec, 16x64xf32>) outs(%t7 : !pto.tile_buf<vec, 16x64xf16>)
    %g8 = pto.make_tensor_view %p1, shape = [%c1, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xf16>
    %v9 = pto.partition_view %g8, offsets = [%i1, %c0], sizes = [%c2, %c3] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<16x64xf16>
    pto.tstore ins(%t7 : !pto.tile_buf<vec, 16x64xf16>) outs(%v9 : !pto.partition_tensor_view<16x64xf16>)
  }
  return
}
