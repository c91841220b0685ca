// Of two bursts of a block the second leaves the core without a value.
// RUN: --pto-arch=a5 --arg none:64 --arg iota:i32:8 --arg zero:64
func.func @test(%a: !pto.ptr<i32, ub>, %s: !pto.ptr<i32, gm>, %d: !pto.ptr<i32, gm>) {
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c32 = arith.constant 32 : i64
  %c0 = arith.constant 0 : i64
  pto.mte_gm_ub %s, %a, %c0, %c32 nburst(%c1, %c32, %c32) : !pto.ptr<i32, gm>, !pto.ptr<i32, ub>, i64, i64, i64, i64, i64
  pto.mte_ub_gm %a, %d, %c32 nburst(%c2, %c32, %c32) : !pto.ptr<i32, ub>, !pto.ptr<i32, gm>, i64, i64, i64, i64 // FAULT PTO1517
  return
}
