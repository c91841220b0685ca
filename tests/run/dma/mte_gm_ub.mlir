// Two bursts of 3 numbers, padded by one in front and up to 8 after; then two rounds of two bursts of 8 numbers each, the
// rounds 16 numbers apart in global memory and the bursts swapped in vector memory.
// RUN: --pto-arch=a5 --arg iota:f32:32 --arg none:64 --arg none:128
// EXPECT 1 f32: 9 0 1 2 9 9 9 9 9 4 5 6 9 9 9 9
// EXPECT 2 f32: 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31
// RUN: --pto-arch=a5 --numerics=cpu --arg iota:f32:32 --arg none:64 --arg none:128
// EXPECT 1 f32: 9 0 1 2 9 9 9 9 9 4 5 6 9 9 9 9
func.func @test(%a: !pto.ptr<f32, gm>, %p: !pto.ptr<f32, ub>, %d: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c12 = arith.constant 12 : i64
  %c16 = arith.constant 16 : i64
  %c32 = arith.constant 32 : i64
  %c64 = arith.constant 64 : i64
  %nine = arith.constant 9.0 : f32
  pto.mte_gm_ub %a, %p, %c0, %c12 nburst(%c2, %c16, %c32) pad(%nine, %c1, %c1)
    : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, pad f32, i64, i64
  pto.mte_gm_ub %a, %d, %c0, %c32 nburst(%c2, %c32, %c64) loop(%c2, %c64, %c32)
    : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, loop i64, i64, i64
  return
}
