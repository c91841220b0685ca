// Bursts of 8 numbers in two rounds of two, as in mte_gm_ub; then bursts of 5 halves padded with 7 by one in front and up to
// 16 after. Hardware loops hold for copies issued after they are set.
// COVERS: set_loop_size_outtoub set_loop1_stride_outtoub set_loop2_stride_outtoub set_mov_pad_val
// RUN: --pto-arch=a5 --arg iota:f32:32 --arg none:128 --arg iota:i16:10 --arg none:64
// EXPECT 1 f32: 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31
// EXPECT 3 i16: 7 0 1 2 3 4 7*10 7 5 6 7 8 9 7*10
func.func @test(%a: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, ub>, %b: !pto.ptr<i16, gm>, %e: !pto.ptr<i16, ub>) {
  %off = arith.constant false
  %on = arith.constant true
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c10 = arith.constant 10 : i64
  %c32 = arith.constant 32 : i64
  %c64 = arith.constant 64 : i64
  %seven = arith.constant 7 : i16
  pto.set_loop_size_outtoub %c2, %c2 : i64, i64
  pto.set_loop1_stride_outtoub %c64, %c32 : i64, i64
  pto.set_loop2_stride_outtoub %c32, %c64 : i64, i64
  pto.copy_gm_to_ubuf %a, %d, %c0, %c1, %c32, %c0, %c0, %off, %c0, %c0, %c0
    : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64
  pto.set_loop_size_outtoub %c1, %c1 : i64, i64
  pto.set_mov_pad_val %seven : i16
  pto.copy_gm_to_ubuf %b, %e, %c0, %c2, %c10, %c1, %c0, %on, %c0, %c10, %c32
    : !pto.ptr<i16, gm>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64
  return
}
