// The greater of what is copied and what is there, then a copy that overwrites.
// COVERS: set_atomic_max
// RUN: --pto-arch=a5 --arg data:i8:-1*16,2*16 --arg data:i8:1*32 --arg data:i8:1*32
// EXPECT 1 i8: 1*16 2*16
// EXPECT 2 i8: -1*16 2*16
func.func @test(%ub: !pto.ptr<i8, ub>, %d: !pto.ptr<i8, gm>, %e: !pto.ptr<i8, gm>) {
  %c1 = arith.constant 1 : i64
  %c32 = arith.constant 32 : i64
  pto.set_atomic_s8
  pto.set_atomic_max
  pto.mte_ub_gm %ub, %d, %c32 nburst(%c1, %c32, %c32) : !pto.ptr<i8, ub>, !pto.ptr<i8, gm>, i64, i64, i64, i64
  pto.set_atomic_none
  pto.mte_ub_gm %ub, %e, %c32 nburst(%c1, %c32, %c32) : !pto.ptr<i8, ub>, !pto.ptr<i8, gm>, i64, i64, i64, i64
  return
}
