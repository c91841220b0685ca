// Threads run in turn, so there is nothing to wait for: what was written before is there.
// RUN: --pto-arch=a5 --schedule=adversarial --arg data:i32:1,0
// EXPECT 0 i32: 1 5
func.func @test(%d: !pto.ptr<i32, gm>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %four = arith.constant 4 : i32
  %0 = pto.load_scalar %d[%i0] : !pto.ptr<i32, gm> -> i32
  %1 = arith.addi %0, %four : i32
  pto.store_scalar %1, %d[%i1] : !pto.ptr<i32, gm>, i32
  pto.syncthreads
  return
}
