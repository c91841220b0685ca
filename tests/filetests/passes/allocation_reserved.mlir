// Buffers that other cores write share no bytes with tiles: a reserved buffer with an address keeps it, another gets one.
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-allocation)) | FileCheck %s

// CHECK-LABEL: func.func @given
// CHECK: %[[AT:.*]] = arith.constant 1024 : i64
// CHECK: pto.reserve_buffer{{.*}}size = 1024{{.*}}auto = false, base = 0
// CHECK: pto.alloc_tile addr = %[[AT]]
func.func @given(%out: !pto.partition_tensor_view<16x16xf32>) {
  %r = pto.reserve_buffer {name = "fifo", size = 1024, location = #pto.address_space<vec>, auto = false, base = 0} -> i32
  %t = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
  %zero = arith.constant 0.0 : f32
  pto.texpands ins(%zero : f32) outs(%t : !pto.tile_buf<vec, 16x16xf32>)
  pto.tstore ins(%t : !pto.tile_buf<vec, 16x16xf32>) outs(%out : !pto.partition_tensor_view<16x16xf32>)
  return
}

// CHECK-LABEL: func.func @chosen
// CHECK: %[[AT:.*]] = arith.constant 2048 : i64
// CHECK: pto.reserve_buffer{{.*}}size = 2048{{.*}}auto = false, base = 0
// CHECK: pto.alloc_tile addr = %[[AT]]
func.func @chosen(%out: !pto.partition_tensor_view<16x16xf32>) {
  %r = pto.reserve_buffer {name = "fifo", size = 2048, location = #pto.address_space<vec>, auto = true} -> i32
  %t = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
  %zero = arith.constant 0.0 : f32
  pto.texpands ins(%zero : f32) outs(%t : !pto.tile_buf<vec, 16x16xf32>)
  pto.tstore ins(%t : !pto.tile_buf<vec, 16x16xf32>) outs(%out : !pto.partition_tensor_view<16x16xf32>)
  return
}
