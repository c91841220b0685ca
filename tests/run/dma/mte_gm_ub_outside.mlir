// The second burst ends 4 bytes after the buffer.
// RUN: --pto-arch=a5 --arg iota:i8:60 --arg none:64
func.func @test(%a: !pto.ptr<i8, gm>, %d: !pto.ptr<i8, ub>) {
  %c0 = arith.constant 0 : i64
  %c2 = arith.constant 2 : i64
  %c32 = arith.constant 32 : i64
  pto.mte_gm_ub %a, %d, %c0, %c32 nburst(%c2, %c32, %c32) : !pto.ptr<i8, gm>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64 // FAULT PTO1501
  return
}
