// Made by generators/cube.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:3,-2,-1,-6,-5,-3,0,1,-3,2,-5,9,-1,-7,-2,8,-8,-3,-1,-3,-1,0,4,-2,-4,-6,8,4,9,5,-4,8*2,7,9,7,-3,-2,8,6*2,7,2*2,-8,7,9,-7,0*208,-1,-5,-8,-6,-3,7,-7,1,0,4,-8,8,-3,5,-9,5,-7,3,-3,0,4,-3,-4,-2,0,6,-6,4,-4,-8,-5,2,1,8,3,7*2,-2,8,6,-2,0,9,6,-6,-3*2,3,0*208 --arg data:f32:7*60
// EXPECT 1 f32: 3 -2 -1 -6 -5 -3 0 1 -3 2 -5 9 -1 -7 -2 8 7*4 -8 -3 -1 -3 -1 0 4 -2 -4 -6 8 4 9 5 -4 8 7*4 8 7 9 7 -3 -2 8 6*2 7 2*2 -8 7 9 -7 7*4
func.func @test(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, ub>) {
  %m = arith.constant 3 : i64
  %n = arith.constant 32 : i64
  %s = arith.constant 16 : i64
  %d = arith.constant 20 : i64
  pto.mte_l0c_ub %a, %b, %m, %n, %s, %d, dst_mode(split_n), nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64
  return
}
