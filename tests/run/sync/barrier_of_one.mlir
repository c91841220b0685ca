// A barrier of one pipe orders nothing of another.
// RUN: --pto-arch=a5 --schedule=adversarial --arg iota:i32:8 --arg none:32
func.func @test(%a: !pto.ptr<i32, gm>, %d: !pto.ptr<i32, gm>) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c32 = arith.constant 32 : i64
  %ub = pto.castptr %c0 : i64 -> !pto.ptr<i32, ub>
  pto.mte_gm_ub %a, %ub, %c0, %c32 nburst(%c1, %c32, %c32) : !pto.ptr<i32, gm>, !pto.ptr<i32, ub>, i64, i64, i64, i64, i64 // FAULT PTO1507
  pto.barrier #pto.pipe<PIPE_MTE2>
  pto.mte_ub_gm %ub, %d, %c32 nburst(%c1, %c32, %c32) : !pto.ptr<i32, ub>, !pto.ptr<i32, gm>, i64, i64, i64, i64
  return
}
