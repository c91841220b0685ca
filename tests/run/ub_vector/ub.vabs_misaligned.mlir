// Written by ub_vector.py.

// RUN: --pto-arch=a3 --entry faulty --arg zero:256 --arg iota:i16:128
func.func @faulty(%dst: !pto.ptr<i16, ub>, %src: !pto.ptr<i16, ub>) {
  %odd = arith.constant 1 : index
  %next = pto.addptr %dst, %odd : !pto.ptr<i16, ub> -> !pto.ptr<i16, ub>
  %n0 = arith.constant 1 : i64
  %n1 = arith.constant 1 : i64
  %n2 = arith.constant 1 : i64
  %n3 = arith.constant 8 : i64
  %n4 = arith.constant 8 : i64
  pto.ub.vabs %next, %src, %n0, %n1, %n2, %n3, %n4 : !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64 // FAULT PTO1502
  return
}
