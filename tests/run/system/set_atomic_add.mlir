// Two blocks add the same numbers to 10, in any order.
// COVERS: set_atomic_none set_atomic_f32
// RUN: --pto-arch=a5 --blocks 2 --schedule=adversarial --arg data:f32:1,2,-3,4,0*4 --arg data:f32:10*8
// EXPECT 1 f32: 12 14 4 18 10*4
func.func @test(%a: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c32 = arith.constant 32 : i64
  %ub = pto.castptr %c0 : i64 -> !pto.ptr<f32, ub>
  pto.mte_gm_ub %a, %ub, %c0, %c32 nburst(%c1, %c32, %c32) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.set_flag["PIPE_MTE2", "PIPE_MTE3", "EVENT_ID0"]
  pto.wait_flag["PIPE_MTE2", "PIPE_MTE3", "EVENT_ID0"]
  pto.set_atomic_f32
  pto.set_atomic_add
  pto.mte_ub_gm %ub, %d, %c32 nburst(%c1, %c32, %c32) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  pto.set_atomic_none
  return
}
