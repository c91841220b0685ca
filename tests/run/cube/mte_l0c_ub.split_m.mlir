// Made by generators/cube.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:4.5,2.5,8.5,0,8.75,-6,-7.75,-1.5,3,-2,6,-8.5,-9,7.75,6.5,-4.25,0,9.25,1,-2,-3.5,-2,-9.25,7,-9.25,-3.25,-7.25,9.25,5.75,-0.5,4,-2.5,0*224,-4,-3.5,0*14,10,-3.75,0*238 --arg data:f32:7*60
// EXPECT 1 f32: 4.5 2.5 8.5 0 8.75 -6 -7.75 -1.5 3 -2 6 -8.5 -9 7.75 6.5 -4.25 -4 -3.5 7*42
func.func @test(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, ub>) {
  %m = arith.constant 2 : i64
  %n = arith.constant 18 : i64
  %s = arith.constant 16 : i64
  %d = arith.constant 20 : i64
  pto.mte_l0c_ub %a, %b, %m, %n, %s, %d, dst_mode(split_m), nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64
  return
}
