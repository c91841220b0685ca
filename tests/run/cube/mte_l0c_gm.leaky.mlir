// Made by generators/cube.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:4.5,2.5,8.5,0,8.75,-6,-7.75,-1.5,3,-2,6,-8.5,-9,7.75,6.5,-4.25,0,9.25,1,-2,-3.5,-2,-9.25,7,-9.25,-3.25,-7.25,9.25,5.75,-0.5,4,-2.5,5,-3.75,9.75,9.5,6.25,-0.25,-1.75,-8.75,9.5,-8.5,-6.75,5.75,-2.25,8,-8,9.25,0*208,-4,-3.5,0*14,10,-3.75,0*14,2.25,-8.75,0*222 --arg data:f16:7*60
// EXPECT 1 f16: 4.5 2.5 8.5 0 8.75 -1.5 -1.9375 -0.375 3 -0.5 6 -2.125 -2.25 7.75 6.5 -1.0625 -1 -0.875 7*2 0 9.25 1 -0.5 -0.875 -0.5 -2.3125 7 -2.3125 -0.8125 -1.8125 9.25 5.75 -0.125 4 -0.625 10 -0.9375 7*2 5 -0.9375 9.75 9.5 6.25 -0.0625 -0.4375 -2.1875 9.5 -2.125 -1.6875 5.75 -0.5625 8 -2 9.25 2.25 -2.1875 7*2
func.func @test(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f16, gm>) {
  %m = arith.constant 3 : i64
  %n = arith.constant 18 : i64
  %s = arith.constant 16 : i64
  %d = arith.constant 20 : i64
  %z = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %far = arith.constant 32 : i64
  %next = arith.constant 60 : i64
  %f = arith.constant 5.000000e-01 : f32
  %slope = arith.constant 2.500000e-01 : f32
  %bound = arith.constant 3.000000e+00 : f16
  %big = arith.constant 1.000000e+06 : f32
  pto.mte_l0c_gm %a, %b, %m, %n, %s, %d, %z, %z, pre_relu(%slope, mode = scalar_relu), nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f16, gm>, i64, i64, i64, i64, i64, i64, f32
  return
}
