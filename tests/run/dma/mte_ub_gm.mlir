// Columns of a matrix of 2 x 16 halves: 6 bytes of each row of 32, dense in global memory, twice.
// RUN: --pto-arch=a5 --arg iota:i16:32 --arg data:i16:-1*14
// EXPECT 1 i16: 0 1 2 16 17 18 -1 0 1 2 16 17 18 -1
func.func @test(%a: !pto.ptr<i16, ub>, %d: !pto.ptr<i16, gm>) {
  %c0 = arith.constant 0 : i64
  %c2 = arith.constant 2 : i64
  %c6 = arith.constant 6 : i64
  %c14 = arith.constant 14 : i64
  %c32 = arith.constant 32 : i64
  pto.mte_ub_gm %a, %d, %c6 nburst(%c2, %c32, %c6) loop(%c2, %c0, %c14)
    : !pto.ptr<i16, ub>, !pto.ptr<i16, gm>, i64, i64, i64, i64, loop i64, i64, i64
  return
}
