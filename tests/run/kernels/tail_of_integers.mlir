// Defect g-cvt2: NaN and infinities that follow a tile in memory are not converted with it.
// RUN: --pto-arch=a5 --arg npy:kernels/tail_of_integers.0.npy --arg npy:kernels/tail_of_integers.1.npy --arg zero:64 --expect=2=kernels/tail_of_integers.out.npy,0,0
// ON-CHIP: 576
module attributes {pto.target_arch = "a5"} {
  func.func @k(%a: !pto.ptr<f32>, %b: !pto.ptr<f32>, %c: !pto.ptr<i32>) attributes {pto.entry} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c64 = arith.constant 64 : index
    %i0 = arith.constant 0 : i64
    %i64 = arith.constant 64 : i64
    %i512 = arith.constant 512 : i64
    %va = pto.make_tensor_view %a, shape = [%c1, %c16], strides = [%c16, %c1] : !pto.tensor_view<1x16xf32>
    %pa = pto.partition_view %va, offsets = [%c0, %c0], sizes = [%c1, %c16] : !pto.tensor_view<1x16xf32> -> !pto.partition_tensor_view<1x16xf32>
    %vb = pto.make_tensor_view %b, shape = [%c1, %c64], strides = [%c64, %c1] : !pto.tensor_view<1x64xf32>
    %pb = pto.partition_view %vb, offsets = [%c0, %c0], sizes = [%c1, %c64] : !pto.tensor_view<1x64xf32> -> !pto.partition_tensor_view<1x64xf32>
    %vc = pto.make_tensor_view %c, shape = [%c1, %c16], strides = [%c16, %c1] : !pto.tensor_view<1x16xi32>
    %pc = pto.partition_view %vc, offsets = [%c0, %c0], sizes = [%c1, %c16] : !pto.tensor_view<1x16xi32> -> !pto.partition_tensor_view<1x16xi32>
    %ta = pto.alloc_tile addr = %i0 : !pto.tile_buf<vec, 1x16xf32>
    %tb = pto.alloc_tile addr = %i64 : !pto.tile_buf<vec, 1x64xf32>
    %tc = pto.alloc_tile addr = %i512 : !pto.tile_buf<vec, 1x16xi32>
    pto.tload ins(%pb : !pto.partition_tensor_view<1x64xf32>) outs(%tb : !pto.tile_buf<vec, 1x64xf32>)
    pto.tload ins(%pa : !pto.partition_tensor_view<1x16xf32>) outs(%ta : !pto.tile_buf<vec, 1x16xf32>)
    pto.tcvt ins(%ta {rmode = #pto<round_mode RINT>} : !pto.tile_buf<vec, 1x16xf32>) outs(%tc : !pto.tile_buf<vec, 1x16xi32>)
    pto.tstore ins(%tc : !pto.tile_buf<vec, 1x16xi32>) outs(%pc : !pto.partition_tensor_view<1x16xi32>)
    pto.tstore ins(%tb : !pto.tile_buf<vec, 1x64xf32>) outs(%pb : !pto.partition_tensor_view<1x64xf32>)
    return
  }
}
