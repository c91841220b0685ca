// Made by generators/cube.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:5,-7,6,-9,-2,6,-3,6,5,-7,0,-4,-8,-1,6,8,-8,-6,-1,8,1,9,-7,9,-4,-6,-7,2,-3,7,0,2,-2,-4,-3,-6,3,-7*2,-4,7,2,5,8,-6,-4,7,5,0*208,-5,-3,-6,1,3,-9,2,-8,0,5,-5,0,-2,-8,-2,4,6,-8,-2,-5,-8,3,2,-2*2,-6,-3,1,7*2,-3,3,4,9,8,-3,1,5,8,9,-8,-5,5,1,0,7,6,-7,0*208 --arg data:f32:7*60
// EXPECT 1 f32: 5 -7 6 -9 -2 6 -3 6 5 -7 0 -4 -8 -1 6 8 7*4 -8 -6 -1 8 1 9 -7 9 -4 -6 -7 2 -3 7 0 2 7*4 -2 -4 -3 -6 3 -7*2 -4 7 2 5 8 -6 -4 7 5 7*4
func.func @test(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, ub>) {
  %m = arith.constant 3 : i64
  %n = arith.constant 32 : i64
  %s = arith.constant 16 : i64
  %d = arith.constant 20 : i64
  pto.mte_l0c_ub %a, %b, %m, %n, %s, %d, dst_mode(split_n), nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64
  return
}
