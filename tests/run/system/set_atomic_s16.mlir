// The greater of what is copied and what is there, then a copy that overwrites.
// COVERS: set_atomic_max
// RUN: --pto-arch=a5 --arg data:i16:-7*8,9*8 --arg data:i16:7*16 --arg data:i16:7*16
// EXPECT 1 i16: 7*8 9*8
// EXPECT 2 i16: -7*8 9*8
func.func @test(%ub: !pto.ptr<i16, ub>, %d: !pto.ptr<i16, gm>, %e: !pto.ptr<i16, gm>) {
  %c1 = arith.constant 1 : i64
  %c32 = arith.constant 32 : i64
  pto.set_atomic_s16
  pto.set_atomic_max
  pto.mte_ub_gm %ub, %d, %c32 nburst(%c1, %c32, %c32) : !pto.ptr<i16, ub>, !pto.ptr<i16, gm>, i64, i64, i64, i64
  pto.set_atomic_none
  pto.mte_ub_gm %ub, %e, %c32 nburst(%c1, %c32, %c32) : !pto.ptr<i16, ub>, !pto.ptr<i16, gm>, i64, i64, i64, i64
  return
}
