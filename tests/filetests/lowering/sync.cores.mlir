// The cores of a function with sections are ordered one by one, each by flags between its own pipes.
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-sync{distinct-arguments=true})) | FileCheck %s

// Nothing of one core orders the other one: the vector core has no pipe of the matrix unit.
// CHECK-LABEL: func.func @one_after_the_other
// CHECK: pto.section.cube {
// CHECK-NOT: pto.set_flag
// CHECK: pto.tstore
// CHECK: pto.section.vector {
// CHECK-NEXT: pto.tload
// CHECK-NEXT: pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
// CHECK-NOT: PIPE_FIX
func.func @one_after_the_other(%p: !pto.partition_tensor_view<16x16xf32>, %z: i64) {
  %a = pto.alloc_tile addr = %z : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  %t = pto.alloc_tile addr = %z : !pto.tile_buf<vec, 16x16xf32>
  pto.section.cube {
    pto.tstore ins(%a : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%p : !pto.partition_tensor_view<16x16xf32>)
  }
  pto.section.vector {
    pto.tload ins(%p : !pto.partition_tensor_view<16x16xf32>) outs(%t : !pto.tile_buf<vec, 16x16xf32>)
    pto.tabs ins(%t : !pto.tile_buf<vec, 16x16xf32>) outs(%t : !pto.tile_buf<vec, 16x16xf32>)
  }
  return
}

// Flags around and between iterations stand in sections of the core, those that follow each other in one.
// CHECK-LABEL: func.func @loop
// CHECK: pto.section.vector {
// CHECK-NEXT: pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
// CHECK-NEXT: }
// CHECK-NEXT: scf.for
// CHECK: pto.section.cube {
// CHECK-NEXT: pto.tstore
// CHECK-NEXT: }
// CHECK-NEXT: pto.section.vector {
// CHECK-NEXT: pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
// CHECK-NEXT: }
// CHECK-NEXT: pto.section.vector {
// CHECK-NEXT: pto.tload
// CHECK: pto.tstore
// CHECK-NEXT: }
// CHECK-NEXT: pto.section.vector {
// CHECK-NEXT: pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: pto.section.vector {
// CHECK-NEXT: pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @loop(%p: !pto.partition_tensor_view<16x16xf32>, %z: i64, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = pto.alloc_tile addr = %z : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  %t = pto.alloc_tile addr = %z : !pto.tile_buf<vec, 16x16xf32>
  scf.for %i = %c0 to %n step %c1 {
    pto.section.cube {
      pto.tstore ins(%a : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%p : !pto.partition_tensor_view<16x16xf32>)
    }
    pto.section.vector {
      pto.tload ins(%p : !pto.partition_tensor_view<16x16xf32>) outs(%t : !pto.tile_buf<vec, 16x16xf32>)
      pto.tabs ins(%t : !pto.tile_buf<vec, 16x16xf32>) outs(%t : !pto.tile_buf<vec, 16x16xf32>)
      pto.tstore ins(%t : !pto.tile_buf<vec, 16x16xf32>) outs(%p : !pto.partition_tensor_view<16x16xf32>)
    }
  }
  return
}
