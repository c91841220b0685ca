// Made by generators/cube.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:-8.5,-8.75,-0.5,-2,-2.5,-0.5,-5.25,-8,8.25,-3.5,-3,-1.75,-1.25,-9.25,-1.75,-1.25,-4.75,-2,3,-6,-5.5,-8,5.5,-8.75,-3.25,0.25,1.5,-10,8.75,-2,0.25,-9,4,3,6,-7,-1.25,-2.75,-1.5,4.5,1.5,-7.5,3.25,6.25,-6.25,3.25,-4.25,9,0*208,8.75,-8,0*14,-8.25,3.75,0*14,4.25,2,0*222 --arg data:f16:7*640
// EXPECT 1 f16: -8.5 -8.75 -0.5 -2 -2.5 -0.5 -5.25 -8 8.25 -3.5 -3 -1.75 -1.25 -9.25 -1.75 -1.25 -4.75 -2 3 -6 -5.5 -8 5.5 -8.75 -3.25 0.25 1.5 -10 8.75 -2 0.25 -9 4 3 6 -7 -1.25 -2.75 -1.5 4.5 1.5 -7.5 3.25 6.25 -6.25 3.25 -4.25 9 7*272 8.75 -8 7*14 -8.25 3.75 7*14 4.25 2 7*286
func.func @test(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f16, ub>) {
  %m = arith.constant 3 : i64
  %n = arith.constant 18 : i64
  %s = arith.constant 16 : i64
  %d = arith.constant 20 : i64
  %z = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %far = arith.constant 32 : i64
  %next = arith.constant 60 : i64
  pto.mte_l0c_ub %a, %b, %m, %n, %s, %d, dst_mode(%z) : !pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64
  return
}
