// Functions that call each other: a callee has its own buffers beside those that its callers go on with.
// RUN: --pto-arch=a5 --arg npy:kernels/calls.0.npy --arg zero:256 --expect=1=kernels/calls.out.npy,0,0
// ON-CHIP: 1024
module attributes {pto.target_arch = "a5"} {
  func.func private @load(%x: !pto.ptr<f32>, %to: !pto.tile_buf<vec, 1x64xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %v = pto.make_tensor_view %x, shape = [%c1, %c64], strides = [%c64, %c1] : !pto.tensor_view<1x64xf32>
    %p = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%c1, %c64] : !pto.tensor_view<1x64xf32> -> !pto.partition_tensor_view<1x64xf32>
    %t = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
    pto.tload ins(%p : !pto.partition_tensor_view<1x64xf32>) outs(%t : !pto.tile_buf<vec, 1x64xf32>)
    pto.tadd ins(%t, %t : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%to : !pto.tile_buf<vec, 1x64xf32>)
    return
  }
  func.func private @add(%x: !pto.ptr<f32>, %acc: !pto.tile_buf<vec, 1x64xf32>) {
    %one = arith.constant 1.0 : f32
    %u = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
    %t = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
    pto.texpands ins(%one : f32) outs(%u : !pto.tile_buf<vec, 1x64xf32>)
    func.call @load(%x, %t) : (!pto.ptr<f32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
    pto.tadd ins(%t, %u : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%t : !pto.tile_buf<vec, 1x64xf32>)
    pto.tadd ins(%acc, %t : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%acc : !pto.tile_buf<vec, 1x64xf32>)
    return
  }
  func.func @k(%a: !pto.ptr<f32>, %b: !pto.ptr<f32>) attributes {pto.entry} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c64 = arith.constant 64 : index
    %three = arith.constant 3.0 : f32
    %vb = pto.make_tensor_view %b, shape = [%c1, %c64], strides = [%c64, %c1] : !pto.tensor_view<1x64xf32>
    %pb = pto.partition_view %vb, offsets = [%c0, %c0], sizes = [%c1, %c64] : !pto.tensor_view<1x64xf32> -> !pto.partition_tensor_view<1x64xf32>
    %acc = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
    pto.texpands ins(%three : f32) outs(%acc : !pto.tile_buf<vec, 1x64xf32>)
    scf.for %i = %c0 to %c2 step %c1 {
      func.call @add(%a, %acc) : (!pto.ptr<f32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
    }
    pto.tstore ins(%acc : !pto.tile_buf<vec, 1x64xf32>) outs(%pb : !pto.partition_tensor_view<1x64xf32>)
    return
  }
}
