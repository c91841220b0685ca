// Conversion from i32 to i16 saturates. Made by generators/golden.py.
// RUN: --pto-arch=a5 --arg npy:kernels/golden_saturate_i32_i16.0.npy --arg zero:64 --expect=1=kernels/golden_saturate_i32_i16.out1.npy,0,0
// ON-CHIP: 256
func.func @golden_saturate_i32_i16(%p0: !pto.ptr<i32, gm>, %p1: !pto.ptr<i16, gm>) {
  %v1 = arith.constant 0 : index
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 1 : index
  %v4 = arith.constant 32 : index
  %v5 = pto.make_tensor_view %p0, shape = [%v3, %v4], strides = [%v4, %v2] : !pto.tensor_view<?x?xi32>
  %v6 = pto.partition_view %v5, offsets = [%v1, %v1], sizes = [%v3, %v4] : !pto.tensor_view<?x?xi32> -> !pto.partition_tensor_view<1x32xi32>
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 1 : index
  %v9 = arith.constant 1 : index
  %v10 = arith.constant 32 : index
  %v11 = pto.make_tensor_view %p1, shape = [%v9, %v10], strides = [%v10, %v8] : !pto.tensor_view<?x?xi16>
  %v12 = pto.partition_view %v11, offsets = [%v7, %v7], sizes = [%v9, %v10] : !pto.tensor_view<?x?xi16> -> !pto.partition_tensor_view<1x32xi16>
  %v13 = pto.alloc_tile : !pto.tile_buf<vec, 1x32xi32>
  pto.tload ins(%v6 : !pto.partition_tensor_view<1x32xi32>) outs(%v13 : !pto.tile_buf<vec, 1x32xi32>)
  %v14 = pto.alloc_tile : !pto.tile_buf<vec, 1x32xi16>
  pto.tcvt ins(%v13 : !pto.tile_buf<vec, 1x32xi32>) outs(%v14 : !pto.tile_buf<vec, 1x32xi16>)
  pto.tstore ins(%v14 : !pto.tile_buf<vec, 1x32xi16>) outs(%v12 : !pto.partition_tensor_view<1x32xi16>)
  return
}
