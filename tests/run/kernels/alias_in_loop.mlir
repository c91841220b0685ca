// Defect g-alias: two tiles at one address, one written in a loop and read as the other one in the next iteration.
// RUN: --pto-arch=a5 --arg npy:kernels/alias_in_loop.0.npy --arg zero:256 --expect=1=kernels/alias_in_loop.out.npy,0,0
// ON-CHIP: 768
module attributes {pto.target_arch = "a5"} {
  func.func @k(%a: !pto.ptr<f32>, %b: !pto.ptr<f32>) attributes {pto.entry} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c64 = arith.constant 64 : index
    %z = arith.constant 0.0 : f32
    %one = arith.constant 1.0 : f32
    %A = arith.constant 0 : i64
    %B = arith.constant 256 : i64
    %D = arith.constant 512 : i64
    %va = pto.make_tensor_view %a, shape = [%c4, %c64], strides = [%c64, %c1] : !pto.tensor_view<4x64xf32>
    %vb = pto.make_tensor_view %b, shape = [%c1, %c64], strides = [%c64, %c1] : !pto.tensor_view<1x64xf32>
    %pb = pto.partition_view %vb, offsets = [%c0, %c0], sizes = [%c1, %c64] : !pto.tensor_view<1x64xf32> -> !pto.partition_tensor_view<1x64xf32>
    %acc = pto.alloc_tile addr = %A : !pto.tile_buf<vec, 1x64xf32>
    pto.texpands ins(%z : f32) outs(%acc : !pto.tile_buf<vec, 1x64xf32>)
    scf.for %i = %c0 to %c4 step %c1 {
      %pa = pto.partition_view %va, offsets = [%i, %c0], sizes = [%c1, %c64] : !pto.tensor_view<4x64xf32> -> !pto.partition_tensor_view<1x64xf32>
      %x = pto.alloc_tile addr = %B : !pto.tile_buf<vec, 1x64xf32>
      pto.tload ins(%pa : !pto.partition_tensor_view<1x64xf32>) outs(%x : !pto.tile_buf<vec, 1x64xf32>)
      %y = pto.alloc_tile addr = %A : !pto.tile_buf<vec, 1x64xf32>
      pto.tadd ins(%acc, %x : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%y : !pto.tile_buf<vec, 1x64xf32>)
    }
    %o = pto.alloc_tile addr = %D : !pto.tile_buf<vec, 1x64xf32>
    pto.tmuls ins(%acc, %one : !pto.tile_buf<vec, 1x64xf32>, f32) outs(%o : !pto.tile_buf<vec, 1x64xf32>)
    pto.tstore ins(%o : !pto.tile_buf<vec, 1x64xf32>) outs(%pb : !pto.partition_tensor_view<1x64xf32>)
    return
  }
}
