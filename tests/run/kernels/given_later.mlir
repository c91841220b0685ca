// A tile without an address keeps out of the way of one that is given an address later.
// RUN: --pto-arch=a5 --arg zero:256 --expect=0=kernels/given_later.out.npy,0,0
// ON-CHIP: 512
module attributes {pto.target_arch = "a5"} {
  func.func @k(%b: !pto.ptr<f32>) attributes {pto.entry} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %z = arith.constant 3.0 : f32
    %y = arith.constant 5.0 : f32
    %at = arith.constant 0 : i64
    %vb = pto.make_tensor_view %b, shape = [%c1, %c64], strides = [%c64, %c1] : !pto.tensor_view<1x64xf32>
    %pb = pto.partition_view %vb, offsets = [%c0, %c0], sizes = [%c1, %c64] : !pto.tensor_view<1x64xf32> -> !pto.partition_tensor_view<1x64xf32>
    %acc = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
    pto.texpands ins(%z : f32) outs(%acc : !pto.tile_buf<vec, 1x64xf32>)
    %u = pto.alloc_tile addr = %at : !pto.tile_buf<vec, 1x64xf32>
    pto.texpands ins(%y : f32) outs(%u : !pto.tile_buf<vec, 1x64xf32>)
    pto.tstore ins(%acc : !pto.tile_buf<vec, 1x64xf32>) outs(%pb : !pto.partition_tensor_view<1x64xf32>)
    return
  }
}
