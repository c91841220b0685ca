// Written by ub_vector.py.

// RUN: --pto-arch=a3 --entry faulty --arg zero:256 --arg iota:i8:128
func.func @faulty(%dst: !pto.ptr<i8, ub>, %src: !pto.ptr<i8, ub>) {
  %n0 = arith.constant 1 : i64
  %n1 = arith.constant 1 : i64
  %n2 = arith.constant 1 : i64
  %n3 = arith.constant 8 : i64
  %n4 = arith.constant 8 : i64
  pto.ub.vabs %dst, %src, %n0, %n1, %n2, %n3, %n4 : !pto.ptr<i8, ub>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64 // FAULT PTO1509
  return
}
