// A public function that is called, too: its last store is to a tile that its caller reads.
// RUN: --pto-arch=a5 --arg npy:kernels/calls_writes.0.npy --arg zero:256 --expect=1=kernels/calls_writes.out.npy,0,0
// ON-CHIP: 1280
module attributes {pto.target_arch = "a5"} {
  func.func @five() {
    %five = arith.constant 5.0 : f32
    %at = arith.constant 1024 : i64
    %t = pto.alloc_tile addr = %at : !pto.tile_buf<vec, 1x64xf32>
    pto.texpands ins(%five : f32) outs(%t : !pto.tile_buf<vec, 1x64xf32>)
    return
  }
  func.func @k(%a: !pto.ptr<f32>, %b: !pto.ptr<f32>) attributes {pto.entry} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %at = arith.constant 1024 : i64
    %va = pto.make_tensor_view %a, shape = [%c1, %c64], strides = [%c64, %c1] : !pto.tensor_view<1x64xf32>
    %pa = pto.partition_view %va, offsets = [%c0, %c0], sizes = [%c1, %c64] : !pto.tensor_view<1x64xf32> -> !pto.partition_tensor_view<1x64xf32>
    %vb = pto.make_tensor_view %b, shape = [%c1, %c64], strides = [%c64, %c1] : !pto.tensor_view<1x64xf32>
    %pb = pto.partition_view %vb, offsets = [%c0, %c0], sizes = [%c1, %c64] : !pto.tensor_view<1x64xf32> -> !pto.partition_tensor_view<1x64xf32>
    func.call @five() : () -> ()
    %x = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
    pto.tload ins(%pa : !pto.partition_tensor_view<1x64xf32>) outs(%x : !pto.tile_buf<vec, 1x64xf32>)
    %t = pto.alloc_tile addr = %at : !pto.tile_buf<vec, 1x64xf32>
    pto.tmul ins(%x, %t : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%x : !pto.tile_buf<vec, 1x64xf32>)
    pto.tstore ins(%x : !pto.tile_buf<vec, 1x64xf32>) outs(%pb : !pto.partition_tensor_view<1x64xf32>)
    return
  }
}
