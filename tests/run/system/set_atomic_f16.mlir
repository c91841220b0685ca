// The smaller of what is copied and what is there, then a copy that overwrites.
// COVERS: set_atomic_min
// RUN: --pto-arch=a5 --arg data:f16:-1*8,2*8 --arg data:f16:0.5*16 --arg data:f16:0.5*16
// EXPECT 1 f16: -1*8 0.5*8
// EXPECT 2 f16: -1*8 2*8
func.func @test(%ub: !pto.ptr<f16, ub>, %d: !pto.ptr<f16, gm>, %e: !pto.ptr<f16, gm>) {
  %c1 = arith.constant 1 : i64
  %c32 = arith.constant 32 : i64
  pto.set_atomic_f16
  pto.set_atomic_min
  pto.mte_ub_gm %ub, %d, %c32 nburst(%c1, %c32, %c32) : !pto.ptr<f16, ub>, !pto.ptr<f16, gm>, i64, i64, i64, i64
  pto.set_atomic_none
  pto.mte_ub_gm %ub, %e, %c32 nburst(%c1, %c32, %c32) : !pto.ptr<f16, ub>, !pto.ptr<f16, gm>, i64, i64, i64, i64
  return
}
