// The first burst is written to where the second one is read.
// RUN: --pto-arch=a5 --arg iota:i32:24
func.func @test(%a: !pto.ptr<i32, ub>) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c8 = arith.constant 8 : index
  %b = pto.addptr %a, %c8 : !pto.ptr<i32, ub> -> !pto.ptr<i32, ub>
  pto.mte_ub_ub %a, %b, %c1 nburst(%c2, %c0, %c0) : !pto.ptr<i32, ub>, !pto.ptr<i32, ub>, i64, i64, i64, i64 // FAULT PTO1506
  return
}
