// The smaller of what is copied and what is there, then a copy that overwrites.
// COVERS: set_atomic_min
// RUN: --pto-arch=a5 --arg data:i32:-7*4,9*4 --arg data:i32:7*8 --arg data:i32:7*8
// EXPECT 1 i32: -7*4 7*4
// EXPECT 2 i32: -7*4 9*4
func.func @test(%ub: !pto.ptr<i32, ub>, %d: !pto.ptr<i32, gm>, %e: !pto.ptr<i32, gm>) {
  %c1 = arith.constant 1 : i64
  %c32 = arith.constant 32 : i64
  pto.set_atomic_s32
  pto.set_atomic_min
  pto.mte_ub_gm %ub, %d, %c32 nburst(%c1, %c32, %c32) : !pto.ptr<i32, ub>, !pto.ptr<i32, gm>, i64, i64, i64, i64
  pto.set_atomic_none
  pto.mte_ub_gm %ub, %e, %c32 nburst(%c1, %c32, %c32) : !pto.ptr<i32, ub>, !pto.ptr<i32, gm>, i64, i64, i64, i64
  return
}
