// Windows at computed columns: bursts load those that are known to begin with a block of 32 bytes, scalars the others.
// RUN: %s --pto-arch=a5 --lower=vector | FileCheck %s

// CHECK-LABEL: func.func @product
// CHECK-NOT: pto.load_scalar
// CHECK: pto.mte_gm_ub
// CHECK: return
func.func @product(%p: !pto.ptr<f32, gm>, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c8 = arith.constant 8 : index
  %c256 = arith.constant 256 : index
  %v = pto.make_tensor_view %p, shape = [%c8, %c256], strides = [%c256, %c1] : !pto.tensor_view<?x?xf32>
  %t = pto.alloc_tile : !pto.tile_buf<vec, 8x256xf32>
  %c = arith.muli %i, %c64 : index
  %w = pto.partition_view %v, offsets = [%c0, %c], sizes = [%c8, %c64] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<8x64xf32>
  %s = pto.subview %t[%c0, %c] sizes [8, 64] : !pto.tile_buf<vec, 8x256xf32> -> !pto.tile_buf<vec, 8x64xf32>
  pto.tload ins(%w : !pto.partition_tensor_view<8x64xf32>) outs(%s : !pto.tile_buf<vec, 8x64xf32>)
  return
}

// CHECK-LABEL: func.func @induction
// CHECK-NOT: pto.load_scalar
// CHECK: pto.mte_gm_ub
// CHECK: return
func.func @induction(%p: !pto.ptr<f32, gm>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c8 = arith.constant 8 : index
  %c256 = arith.constant 256 : index
  %v = pto.make_tensor_view %p, shape = [%c8, %c256], strides = [%c256, %c1] : !pto.tensor_view<?x?xf32>
  %t = pto.alloc_tile : !pto.tile_buf<vec, 8x256xf32>
  scf.for %c = %c0 to %n step %c64 {
    %w = pto.partition_view %v, offsets = [%c0, %c], sizes = [%c8, %c64] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<8x64xf32>
    %s = pto.subview %t[%c0, %c] sizes [8, 64] : !pto.tile_buf<vec, 8x256xf32> -> !pto.tile_buf<vec, 8x64xf32>
    pto.tload ins(%w : !pto.partition_tensor_view<8x64xf32>) outs(%s : !pto.tile_buf<vec, 8x64xf32>)
  }
  return
}

// CHECK-LABEL: func.func @unknown
// CHECK-NOT: pto.mte_gm_ub
// CHECK: pto.load_scalar
// CHECK: return
func.func @unknown(%p: !pto.ptr<f32, gm>, %c: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c8 = arith.constant 8 : index
  %c256 = arith.constant 256 : index
  %v = pto.make_tensor_view %p, shape = [%c8, %c256], strides = [%c256, %c1] : !pto.tensor_view<?x?xf32>
  %t = pto.alloc_tile : !pto.tile_buf<vec, 8x256xf32>
  %w = pto.partition_view %v, offsets = [%c0, %c], sizes = [%c8, %c64] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<8x64xf32>
  %s = pto.subview %t[%c0, %c] sizes [8, 64] : !pto.tile_buf<vec, 8x256xf32> -> !pto.tile_buf<vec, 8x64xf32>
  pto.tload ins(%w : !pto.partition_tensor_view<8x64xf32>) outs(%s : !pto.tile_buf<vec, 8x64xf32>)
  return
}
