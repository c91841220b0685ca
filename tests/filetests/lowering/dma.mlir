// Parameters of copies: bursts that go on where the last one ends are one, what is longer than a field is cut, and what is
// further apart than a field holds is a separate loop.
// RUN: %s --pto-arch=a5 --lower=vector

!t = !pto.tile_buf<vec, 1x20000xf32>
!u = !pto.tile_buf<vec, 8x64xf32>
!p = !pto.tile_buf<vec, 8x64xf32, valid=8x50, pad=2>

// A length has 16 bits: 80,000 bytes are a whole burst of 65,504 and a rest.
func.func @long(%p: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 20000 : index
  %v = pto.make_tensor_view %p, shape = [%c1, %n], strides = [%n, %c1] : !pto.tensor_view<1x20000xf32>
  %w = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%c1, %n] : !pto.tensor_view<1x20000xf32> -> !pto.partition_tensor_view<1x20000xf32>
  %t = pto.alloc_tile : !t
  pto.tload ins(%w : !pto.partition_tensor_view<1x20000xf32>) outs(%t : !t)
  return
}

// A distance in memory has 40 bits: rows that are 2^40 bytes apart are copied one by one.
func.func @far(%p: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %far = arith.constant 274877906944 : index
  %v = pto.make_tensor_view %p, shape = [%c8, %c64], strides = [%far, %c1] : !pto.tensor_view<8x64xf32>
  %w = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%c8, %c64] : !pto.tensor_view<8x64xf32> -> !pto.partition_tensor_view<8x64xf32>
  %u = pto.alloc_tile : !u
  pto.tload ins(%w : !pto.partition_tensor_view<8x64xf32>) outs(%u : !u)
  return
}

// Rows side by side are one burst; of five dimensions, those that go on where the inner one ends are one loop.
func.func @merged(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %c100 = arith.constant 100 : index
  %c200 = arith.constant 200 : index
  %c400 = arith.constant 400 : index
  %c800 = arith.constant 800 : index
  %v = pto.make_tensor_view %p, shape = [%c8, %c64], strides = [%c64, %c1] : !pto.tensor_view<8x64xf32>
  %w = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%c8, %c64] : !pto.tensor_view<8x64xf32> -> !pto.partition_tensor_view<8x64xf32>
  %x = pto.make_tensor_view %q, shape = [%c1, %c2, %c2, %c2, %c64], strides = [%c800, %c400, %c200, %c100, %c1] : !pto.tensor_view<1x2x2x2x64xf32>
  %y = pto.partition_view %x, offsets = [%c0, %c0, %c0, %c0, %c0], sizes = [%c1, %c2, %c2, %c2, %c64] : !pto.tensor_view<1x2x2x2x64xf32> -> !pto.partition_tensor_view<1x2x2x2x64xf32>
  %u = pto.alloc_tile : !u
  pto.tload ins(%w : !pto.partition_tensor_view<8x64xf32>) outs(%u : !u)
  pto.tstore ins(%u : !u) outs(%y : !pto.partition_tensor_view<1x2x2x2x64xf32>)
  return
}

// The last block of each row is padded by the copy.
func.func @padded(%p: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c50 = arith.constant 50 : index
  %v = pto.make_tensor_view %p, shape = [%c8, %c50], strides = [%c50, %c1] : !pto.tensor_view<8x50xf32>
  %w = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%c8, %c50] : !pto.tensor_view<8x50xf32> -> !pto.partition_tensor_view<8x50xf32>
  %u = pto.alloc_tile : !p
  pto.tload ins(%w : !pto.partition_tensor_view<8x50xf32>) outs(%u : !p)
  return
}

// Elements of a row apart: one by one. Where that is known at run time only, it is looked at then.
func.func @apart(%p: !pto.ptr<f32, gm>, %s: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %v = pto.make_tensor_view %p, shape = [%c8, %c64], strides = [%c64, %s] : !pto.tensor_view<8x64xf32>
  %w = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%c8, %c64] : !pto.tensor_view<8x64xf32> -> !pto.partition_tensor_view<8x64xf32>
  %u = pto.alloc_tile : !u
  pto.tload ins(%w : !pto.partition_tensor_view<8x64xf32>) outs(%u : !u)
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @long(%arg0: !pto.ptr<f32, gm>) attributes {pto.buffers = {ub = array<i64: 0, 80000>}} {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %c65504_i64 = arith.constant 65504 : i64
//|     %c1_i64 = arith.constant 1 : i64
//|     %c32_i64 = arith.constant 32 : i64
//|     pto.mte_gm_ub %arg0, %0, %c0_i64, %c65504_i64 nburst(%c1_i64, %c32_i64, %c32_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|     %c16376 = arith.constant 16376 : index
//|     %1 = pto.addptr %arg0, %c16376 : <f32, gm> -> <f32, gm>
//|     %2 = pto.addptr %0, %c16376 : <f32, ub> -> <f32, ub>
//|     %c14496_i64 = arith.constant 14496 : i64
//|     pto.mte_gm_ub %1, %2, %c0_i64, %c14496_i64 nburst(%c1_i64, %c32_i64, %c32_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @far(%arg0: !pto.ptr<f32, gm>) attributes {pto.buffers = {ub = array<i64: 0, 2048>}} {
//|     %c0 = arith.constant 0 : index
//|     %c8 = arith.constant 8 : index
//|     %c1 = arith.constant 1 : index
//|     %c274877906944 = arith.constant 274877906944 : index
//|     %c64 = arith.constant 64 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %c256_i64 = arith.constant 256 : i64
//|     %c1_i64 = arith.constant 1 : i64
//|     %c32_i64 = arith.constant 32 : i64
//|     scf.for %arg1 = %c0 to %c8 step %c1 {
//|       %1 = arith.muli %arg1, %c274877906944 : index
//|       %2 = pto.addptr %arg0, %1 : <f32, gm> -> <f32, gm>
//|       %3 = arith.muli %arg1, %c64 : index
//|       %4 = pto.addptr %0, %3 : <f32, ub> -> <f32, ub>
//|       pto.mte_gm_ub %2, %4, %c0_i64, %c256_i64 nburst(%c1_i64, %c32_i64, %c32_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|     }
//|     return
//|   }
//|   func.func @merged(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, gm>) attributes {pto.buffers = {ub = array<i64: 0, 2048>}} {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %c2048_i64 = arith.constant 2048 : i64
//|     %c1_i64 = arith.constant 1 : i64
//|     %c32_i64 = arith.constant 32 : i64
//|     pto.mte_gm_ub %arg0, %0, %c0_i64, %c2048_i64 nburst(%c1_i64, %c32_i64, %c32_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|     %c256_i64 = arith.constant 256 : i64
//|     %c8_i64 = arith.constant 8 : i64
//|     %c400_i64 = arith.constant 400 : i64
//|     pto.mte_ub_gm %0, %arg1, %c256_i64 nburst(%c8_i64, %c256_i64, %c400_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @padded(%arg0: !pto.ptr<f32, gm>) attributes {pto.buffers = {ub = array<i64: 0, 2048>}} {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %c200_i64 = arith.constant 200 : i64
//|     %c8_i64 = arith.constant 8 : i64
//|     %c256_i64 = arith.constant 256 : i64
//|     %cst = arith.constant 0x7F800000 : f32
//|     pto.mte_gm_ub %arg0, %0, %c0_i64, %c200_i64 nburst(%c8_i64, %c200_i64, %c256_i64) pad(%cst, %c0_i64, %c0_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, pad f32, i64, i64
//|     return
//|   }
//|   func.func @apart(%arg0: !pto.ptr<f32, gm>, %arg1: index) attributes {pto.buffers = {ub = array<i64: 0, 2048>}} {
//|     %c1 = arith.constant 1 : index
//|     %0 = arith.cmpi eq, %arg1, %c1 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %1 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %c2048_i64 = arith.constant 2048 : i64
//|     %c1_i64 = arith.constant 1 : i64
//|     %c32_i64 = arith.constant 32 : i64
//|     %c0 = arith.constant 0 : index
//|     %c8 = arith.constant 8 : index
//|     %c64 = arith.constant 64 : index
//|     scf.if %0 {
//|       pto.mte_gm_ub %arg0, %1, %c0_i64, %c2048_i64 nburst(%c1_i64, %c32_i64, %c32_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|     } else {
//|       pto.barrier <PIPE_ALL>
//|       %2 = pto.castptr %arg0 : !pto.ptr<f32, gm> -> !pto.ptr<i32, gm>
//|       %3 = pto.castptr %1 : !pto.ptr<f32, ub> -> !pto.ptr<i32, ub>
//|       scf.for %arg2 = %c0 to %c8 step %c1 {
//|         %4 = arith.muli %arg2, %c64 : index
//|         scf.for %arg3 = %c0 to %c64 step %c1 {
//|           %5 = arith.muli %arg3, %arg1 : index
//|           %6 = arith.addi %4, %5 : index
//|           %7 = pto.load_scalar %2[%6] : <i32, gm> -> i32
//|           %8 = arith.addi %4, %arg3 : index
//|           pto.store_scalar %7, %3[%8] : <i32, ub>, i32
//|         }
//|       }
//|       pto.barrier <PIPE_ALL>
//|     }
//|     return
//|   }
//| }
// stderr:
//| warning[PTO0310]: the tile has 20000 columns, expected at most 4095 on a5
//|   --> dma.mlir:16:8
//|    |
//| 16 |   %t = pto.alloc_tile : !t
//|    |        ^^^^^^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, state-and-types/location-intent-and-legality.md
//|
//| warning: 1 warning
