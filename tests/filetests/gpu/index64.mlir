// A host passes an `i64` in 8 bytes: an index that is made of it has 64 bits.
// RUN: %s --target=visa --platform=pvc --pto-arch=a5 | FileCheck %s

// CHECK: .input [[COUNT:V[0-9]+]] offset=136 size=8
// CHECK: shl (M1_NM, 1) [[BYTES:V[0-9]+]](0,0)<1> {{V[0-9]+}}(0,0)<0;1,0> 0x2:uq
// CHECK: add (M1_NM, 1) [[AT:V[0-9]+]](0,0)<1> {{V[0-9]+}}(0,0)<0;1,0> [[BYTES]](0,0)<0;1,0>
// CHECK: lsc_load.ugm (M1_NM, 1) {{V[0-9]+}}:d32x64t flat{{\[}}[[AT]]{{\]}}:a64
func.func @k(%n: i64, %p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>) attributes {pto.entry} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %s = arith.index_cast %n : i64 to index
  %v = pto.make_tensor_view %p, shape = [%c1, %s], strides = [%s, %c1] : !pto.tensor_view<?x?xf32>
  %w = pto.partition_view %v, offsets = [%c0, %s], sizes = [%c1, %c64] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<1x64xf32>
  %t = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
  pto.tload ins(%w : !pto.partition_tensor_view<1x64xf32>) outs(%t : !pto.tile_buf<vec, 1x64xf32>)
  %v2 = pto.make_tensor_view %q, shape = [%c1, %c64], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
  %w2 = pto.partition_view %v2, offsets = [%c0, %c0], sizes = [%c1, %c64] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<1x64xf32>
  pto.tstore ins(%t : !pto.tile_buf<vec, 1x64xf32>) outs(%w2 : !pto.partition_tensor_view<1x64xf32>)
  return
}
