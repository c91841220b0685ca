// RUN: --pto-arch=a5 --arg iota:i16:10 --arg none:64
func.func @test(%b: !pto.ptr<i16, gm>, %e: !pto.ptr<i16, ub>) {
  %on = arith.constant true
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c10 = arith.constant 10 : i64
  pto.copy_gm_to_ubuf %b, %e, %c0, %c1, %c10, %c0, %c0, %on, %c0, %c0, %c0 : !pto.ptr<i16, gm>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64 // FAULT PTO1504
  return
}
