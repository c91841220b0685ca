// The program reads what was copied in.
// RUN: --pto-arch=a5 --schedule=program --arg iota:f32:64 --arg none:4
// EXPECT 1 f32: 4
// RUN: --pto-arch=a5 --schedule=adversarial --arg iota:f32:64 --arg none:4
// EXPECT 1 f32: 4
// RUN: --pto-arch=a5 --schedule=seed=3 --arg iota:f32:64 --arg none:4
// EXPECT 1 f32: 4
// BROKEN PTO1507
func.func @test(%a: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c256 = arith.constant 256 : i64
  %i0 = arith.constant 0 : index
  %i4 = arith.constant 4 : index
  %x = pto.castptr %c0 : i64 -> !pto.ptr<f32, ub>
  pto.mte_gm_ub %a, %x, %c0, %c256 nburst(%c1, %c256, %c256) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.set_flag["PIPE_MTE2", "PIPE_S", "EVENT_ID0"] // REMOVED
  pto.wait_flag["PIPE_MTE2", "PIPE_S", "EVENT_ID0"] // REMOVED
  %v = pto.load_scalar %x[%i4] : !pto.ptr<f32, ub> -> f32
  pto.store_scalar %v, %d[%i0] : !pto.ptr<f32, gm>, f32
  return
}
