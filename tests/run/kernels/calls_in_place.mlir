// A function is called with one buffer in global memory twice: what it stores to one argument it loads from the other one.
// RUN: --pto-arch=a5 --arg npy:kernels/calls_in_place.0.npy --arg zero:256 --expect=1=kernels/calls_in_place.out.npy,0,0
// ON-CHIP: 768
module attributes {pto.target_arch = "a5"} {
  func.func private @g(%a: !pto.ptr<f32>, %b: !pto.ptr<f32>, %c: !pto.ptr<f32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %one = arith.constant 1.0 : f32
    %va = pto.make_tensor_view %a, shape = [%c1, %c64], strides = [%c64, %c1] : !pto.tensor_view<1x64xf32>
    %pa = pto.partition_view %va, offsets = [%c0, %c0], sizes = [%c1, %c64] : !pto.tensor_view<1x64xf32> -> !pto.partition_tensor_view<1x64xf32>
    %vb = pto.make_tensor_view %b, shape = [%c1, %c64], strides = [%c64, %c1] : !pto.tensor_view<1x64xf32>
    %pb = pto.partition_view %vb, offsets = [%c0, %c0], sizes = [%c1, %c64] : !pto.tensor_view<1x64xf32> -> !pto.partition_tensor_view<1x64xf32>
    %vc = pto.make_tensor_view %c, shape = [%c1, %c64], strides = [%c64, %c1] : !pto.tensor_view<1x64xf32>
    %pc = pto.partition_view %vc, offsets = [%c0, %c0], sizes = [%c1, %c64] : !pto.tensor_view<1x64xf32> -> !pto.partition_tensor_view<1x64xf32>
    %x = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
    %y = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
    %z = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
    pto.tload ins(%pa : !pto.partition_tensor_view<1x64xf32>) outs(%x : !pto.tile_buf<vec, 1x64xf32>)
    pto.tadds ins(%x, %one : !pto.tile_buf<vec, 1x64xf32>, f32) outs(%y : !pto.tile_buf<vec, 1x64xf32>)
    pto.tstore ins(%y : !pto.tile_buf<vec, 1x64xf32>) outs(%pb : !pto.partition_tensor_view<1x64xf32>)
    pto.tload ins(%pc : !pto.partition_tensor_view<1x64xf32>) outs(%z : !pto.tile_buf<vec, 1x64xf32>)
    pto.tadd ins(%y, %z : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%z : !pto.tile_buf<vec, 1x64xf32>)
    pto.tadd ins(%x, %z : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%z : !pto.tile_buf<vec, 1x64xf32>)
    pto.tstore ins(%z : !pto.tile_buf<vec, 1x64xf32>) outs(%pb : !pto.partition_tensor_view<1x64xf32>)
    return
  }
  func.func @k(%a: !pto.ptr<f32>, %b: !pto.ptr<f32>) attributes {pto.entry} {
    func.call @g(%a, %b, %b) : (!pto.ptr<f32>, !pto.ptr<f32>, !pto.ptr<f32>) -> ()
    return
  }
}
