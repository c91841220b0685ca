// A sum of two tiles as a kernel of a GPU: two loads, the sums, a store.
// RUN: %s --target=visa --platform=dg2
// RUN: %s --target=visa --platform=pvc
// RUN: %s --target=visa --platform=pvc --emit=genx-llvm
module attributes {pto.target_arch = "a5"} {
  func.func @vadd(%a: !pto.ptr<f32, gm>, %b: !pto.ptr<f32, gm>, %c: !pto.ptr<f32, gm>) attributes {pto.entry} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
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
    pto.tload ins(%pb : !pto.partition_tensor_view<1x64xf32>) outs(%y : !pto.tile_buf<vec, 1x64xf32>)
    pto.tadd ins(%x, %y : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%z : !pto.tile_buf<vec, 1x64xf32>)
    pto.tstore ins(%z : !pto.tile_buf<vec, 1x64xf32>) outs(%pc : !pto.partition_tensor_view<1x64xf32>)
    return
  }
}
