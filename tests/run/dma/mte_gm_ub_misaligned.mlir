// The second burst begins at byte 16 of vector memory.
// RUN: --pto-arch=a5 --arg iota:i8:64 --arg none:64 --arg 16
func.func @test(%a: !pto.ptr<i8, gm>, %d: !pto.ptr<i8, ub>, %step: i64) {
  %c0 = arith.constant 0 : i64
  %c2 = arith.constant 2 : i64
  %c16 = arith.constant 16 : i64
  pto.mte_gm_ub %a, %d, %c0, %c16 nburst(%c2, %c16, %step) : !pto.ptr<i8, gm>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64 // FAULT PTO1502
  return
}
