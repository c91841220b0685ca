// Quotients of integers of all signs, rounded up and down. Written by hand.
// RUN: --pto-arch=a5 --arg 7 --arg 2 --arg zero:384 --expect=2=kernels/divisions.out.npy,0,0
// ON-CHIP: 32
func.func @divisions(%a: i32, %b: i32, %p: !pto.ptr<i32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %cr = arith.constant 12 : index
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %na = arith.subi %z, %a : i32
  %nb = arith.subi %z, %b : i32
  %e = arith.subi %a, %o : i32
  %ne = arith.subi %z, %e : i32
  %v = pto.make_tensor_view %p, shape = [%cr, %c8], strides = [%c8, %c1] : !pto.tensor_view<12x8xi32>
  %q0 = arith.ceildivsi %a, %b : i32
  %t0 = pto.alloc_tile : !pto.tile_buf<vec, 1x8xi32>
  pto.texpands ins(%q0 : i32) outs(%t0 : !pto.tile_buf<vec, 1x8xi32>)
  %r0 = arith.constant 0 : index
  %w0 = pto.partition_view %v, offsets = [%r0, %c0], sizes = [%c1, %c8] : !pto.tensor_view<12x8xi32> -> !pto.partition_tensor_view<1x8xi32>
  pto.tstore ins(%t0 : !pto.tile_buf<vec, 1x8xi32>) outs(%w0 : !pto.partition_tensor_view<1x8xi32>)
  %q1 = arith.floordivsi %a, %b : i32
  %t1 = pto.alloc_tile : !pto.tile_buf<vec, 1x8xi32>
  pto.texpands ins(%q1 : i32) outs(%t1 : !pto.tile_buf<vec, 1x8xi32>)
  %r1 = arith.constant 1 : index
  %w1 = pto.partition_view %v, offsets = [%r1, %c0], sizes = [%c1, %c8] : !pto.tensor_view<12x8xi32> -> !pto.partition_tensor_view<1x8xi32>
  pto.tstore ins(%t1 : !pto.tile_buf<vec, 1x8xi32>) outs(%w1 : !pto.partition_tensor_view<1x8xi32>)
  %q2 = arith.ceildivsi %na, %b : i32
  %t2 = pto.alloc_tile : !pto.tile_buf<vec, 1x8xi32>
  pto.texpands ins(%q2 : i32) outs(%t2 : !pto.tile_buf<vec, 1x8xi32>)
  %r2 = arith.constant 2 : index
  %w2 = pto.partition_view %v, offsets = [%r2, %c0], sizes = [%c1, %c8] : !pto.tensor_view<12x8xi32> -> !pto.partition_tensor_view<1x8xi32>
  pto.tstore ins(%t2 : !pto.tile_buf<vec, 1x8xi32>) outs(%w2 : !pto.partition_tensor_view<1x8xi32>)
  %q3 = arith.floordivsi %na, %b : i32
  %t3 = pto.alloc_tile : !pto.tile_buf<vec, 1x8xi32>
  pto.texpands ins(%q3 : i32) outs(%t3 : !pto.tile_buf<vec, 1x8xi32>)
  %r3 = arith.constant 3 : index
  %w3 = pto.partition_view %v, offsets = [%r3, %c0], sizes = [%c1, %c8] : !pto.tensor_view<12x8xi32> -> !pto.partition_tensor_view<1x8xi32>
  pto.tstore ins(%t3 : !pto.tile_buf<vec, 1x8xi32>) outs(%w3 : !pto.partition_tensor_view<1x8xi32>)
  %q4 = arith.ceildivsi %a, %nb : i32
  %t4 = pto.alloc_tile : !pto.tile_buf<vec, 1x8xi32>
  pto.texpands ins(%q4 : i32) outs(%t4 : !pto.tile_buf<vec, 1x8xi32>)
  %r4 = arith.constant 4 : index
  %w4 = pto.partition_view %v, offsets = [%r4, %c0], sizes = [%c1, %c8] : !pto.tensor_view<12x8xi32> -> !pto.partition_tensor_view<1x8xi32>
  pto.tstore ins(%t4 : !pto.tile_buf<vec, 1x8xi32>) outs(%w4 : !pto.partition_tensor_view<1x8xi32>)
  %q5 = arith.floordivsi %a, %nb : i32
  %t5 = pto.alloc_tile : !pto.tile_buf<vec, 1x8xi32>
  pto.texpands ins(%q5 : i32) outs(%t5 : !pto.tile_buf<vec, 1x8xi32>)
  %r5 = arith.constant 5 : index
  %w5 = pto.partition_view %v, offsets = [%r5, %c0], sizes = [%c1, %c8] : !pto.tensor_view<12x8xi32> -> !pto.partition_tensor_view<1x8xi32>
  pto.tstore ins(%t5 : !pto.tile_buf<vec, 1x8xi32>) outs(%w5 : !pto.partition_tensor_view<1x8xi32>)
  %q6 = arith.ceildivsi %na, %nb : i32
  %t6 = pto.alloc_tile : !pto.tile_buf<vec, 1x8xi32>
  pto.texpands ins(%q6 : i32) outs(%t6 : !pto.tile_buf<vec, 1x8xi32>)
  %r6 = arith.constant 6 : index
  %w6 = pto.partition_view %v, offsets = [%r6, %c0], sizes = [%c1, %c8] : !pto.tensor_view<12x8xi32> -> !pto.partition_tensor_view<1x8xi32>
  pto.tstore ins(%t6 : !pto.tile_buf<vec, 1x8xi32>) outs(%w6 : !pto.partition_tensor_view<1x8xi32>)
  %q7 = arith.floordivsi %na, %nb : i32
  %t7 = pto.alloc_tile : !pto.tile_buf<vec, 1x8xi32>
  pto.texpands ins(%q7 : i32) outs(%t7 : !pto.tile_buf<vec, 1x8xi32>)
  %r7 = arith.constant 7 : index
  %w7 = pto.partition_view %v, offsets = [%r7, %c0], sizes = [%c1, %c8] : !pto.tensor_view<12x8xi32> -> !pto.partition_tensor_view<1x8xi32>
  pto.tstore ins(%t7 : !pto.tile_buf<vec, 1x8xi32>) outs(%w7 : !pto.partition_tensor_view<1x8xi32>)
  %q8 = arith.ceildivsi %e, %b : i32
  %t8 = pto.alloc_tile : !pto.tile_buf<vec, 1x8xi32>
  pto.texpands ins(%q8 : i32) outs(%t8 : !pto.tile_buf<vec, 1x8xi32>)
  %r8 = arith.constant 8 : index
  %w8 = pto.partition_view %v, offsets = [%r8, %c0], sizes = [%c1, %c8] : !pto.tensor_view<12x8xi32> -> !pto.partition_tensor_view<1x8xi32>
  pto.tstore ins(%t8 : !pto.tile_buf<vec, 1x8xi32>) outs(%w8 : !pto.partition_tensor_view<1x8xi32>)
  %q9 = arith.floordivsi %e, %b : i32
  %t9 = pto.alloc_tile : !pto.tile_buf<vec, 1x8xi32>
  pto.texpands ins(%q9 : i32) outs(%t9 : !pto.tile_buf<vec, 1x8xi32>)
  %r9 = arith.constant 9 : index
  %w9 = pto.partition_view %v, offsets = [%r9, %c0], sizes = [%c1, %c8] : !pto.tensor_view<12x8xi32> -> !pto.partition_tensor_view<1x8xi32>
  pto.tstore ins(%t9 : !pto.tile_buf<vec, 1x8xi32>) outs(%w9 : !pto.partition_tensor_view<1x8xi32>)
  %q10 = arith.ceildivsi %ne, %b : i32
  %t10 = pto.alloc_tile : !pto.tile_buf<vec, 1x8xi32>
  pto.texpands ins(%q10 : i32) outs(%t10 : !pto.tile_buf<vec, 1x8xi32>)
  %r10 = arith.constant 10 : index
  %w10 = pto.partition_view %v, offsets = [%r10, %c0], sizes = [%c1, %c8] : !pto.tensor_view<12x8xi32> -> !pto.partition_tensor_view<1x8xi32>
  pto.tstore ins(%t10 : !pto.tile_buf<vec, 1x8xi32>) outs(%w10 : !pto.partition_tensor_view<1x8xi32>)
  %q11 = arith.floordivsi %ne, %b : i32
  %t11 = pto.alloc_tile : !pto.tile_buf<vec, 1x8xi32>
  pto.texpands ins(%q11 : i32) outs(%t11 : !pto.tile_buf<vec, 1x8xi32>)
  %r11 = arith.constant 11 : index
  %w11 = pto.partition_view %v, offsets = [%r11, %c0], sizes = [%c1, %c8] : !pto.tensor_view<12x8xi32> -> !pto.partition_tensor_view<1x8xi32>
  pto.tstore ins(%t11 : !pto.tile_buf<vec, 1x8xi32>) outs(%w11 : !pto.partition_tensor_view<1x8xi32>)
  return
}
