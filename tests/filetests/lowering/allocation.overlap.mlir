// Bytes that two buffers with addresses share are in use from the first to the last use of either: what is written as %a
// is read as %b, and %t stands elsewhere.
// RUN: %s --pass-pipeline=builtin.module(func.func(pto-allocation)) --pto-arch=a5

!t = !pto.tile_buf<vec, 1x64xf32>

func.func @k(%x: !pto.partition_tensor_view<1x64xf32>, %y: !pto.partition_tensor_view<1x64xf32>) {
  %0 = arith.constant 0 : i64
  %128 = arith.constant 128 : i64
  %a = pto.alloc_tile addr = %0 : !t
  pto.tload ins(%x : !pto.partition_tensor_view<1x64xf32>) outs(%a : !t)
  %t = pto.alloc_tile : !t
  pto.tload ins(%x : !pto.partition_tensor_view<1x64xf32>) outs(%t : !t)
  pto.tstore ins(%t : !t) outs(%y : !pto.partition_tensor_view<1x64xf32>)
  %b = pto.alloc_tile addr = %128 : !t
  pto.tstore ins(%b : !t) outs(%y : !pto.partition_tensor_view<1x64xf32>)
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @k(%arg0: !pto.partition_tensor_view<1x64xf32>, %arg1: !pto.partition_tensor_view<1x64xf32>) {
//|     %c384_i64 = arith.constant 384 : i64
//|     %c0_i64 = arith.constant 0 : i64
//|     %c128_i64 = arith.constant 128 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 1x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<1x64xf32>) outs(%0 : !pto.tile_buf<vec, 1x64xf32>)
//|     %1 = pto.alloc_tile addr = %c384_i64 : !pto.tile_buf<vec, 1x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<1x64xf32>) outs(%1 : !pto.tile_buf<vec, 1x64xf32>)
//|     pto.tstore ins(%1 : !pto.tile_buf<vec, 1x64xf32>) outs(%arg1 : !pto.partition_tensor_view<1x64xf32>)
//|     %2 = pto.alloc_tile addr = %c128_i64 : !pto.tile_buf<vec, 1x64xf32>
//|     pto.tstore ins(%2 : !pto.tile_buf<vec, 1x64xf32>) outs(%arg1 : !pto.partition_tensor_view<1x64xf32>)
//|     return
//|   }
//| }
