// Zero leaves copies as they are; what the fields mean no source says.
// RUN: --pto-arch=a5 --arg data:f32:1,2,-3,4,0*4 --arg data:f32:10*8 --arg 0
// EXPECT 1 f32: 1 2 -3 4 0*4
// RUN: --pto-arch=a5 --arg data:f32:1,2,-3,4,0*4 --arg data:f32:10*8 --arg 1
func.func @test(%a: !pto.ptr<f32, ub>, %d: !pto.ptr<f32, gm>, %w: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c32 = arith.constant 32 : i64
  pto.set_store_atomic_cfg %w : i64
  pto.mte_ub_gm %a, %d, %c32 nburst(%c1, %c32, %c32) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64 // FAULT PTO1504
  return
}
