// RUN: --pto-arch=a5 --arg iota:i8:32 --arg none:32 --arg -1
func.func @test(%a: !pto.ptr<i8, ub>, %d: !pto.ptr<i8, gm>, %count: i64) {
  %c32 = arith.constant 32 : i64
  pto.mte_ub_gm %a, %d, %c32 nburst(%count, %c32, %c32) : !pto.ptr<i8, ub>, !pto.ptr<i8, gm>, i64, i64, i64, i64 // FAULT PTO1514
  return
}
