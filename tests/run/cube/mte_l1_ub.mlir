// Made by generators/cube.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:1,3*2,0,4,1,3,0,1,3,-4,3,1,3,-1*2,-3,-1*2,-2,0,4,2,-3*2,-1,2,-4,3,1,-1,4*2,0,2,-4*2,-1,4,1,3,-3,2,0*2,-1,2,-4 --arg none:128
// EXPECT 1 f32: 1 3*2 0 4 1 3 0 -3 -1 2 -4 3 1 -1 4 1 3 -4 3 1 3 -1*2 4 0 2 -4*2 -1 4 1
func.func @test(%a: !pto.ptr<f32, l1>, %b: !pto.ptr<f32, ub>) {
  %len = arith.constant 32 : i64
  %two = arith.constant 2 : i64
  %far = arith.constant 96 : i64
  %step = arith.constant 64 : i64
  %blocks = arith.constant 1 : i64
  pto.mte_l1_ub %a, %b, %blocks nburst(%two, %far, %len) loop(%two, %len, %step) : !pto.ptr<f32, l1>, !pto.ptr<f32, ub>, i64, i64, i64, i64, loop i64, i64, i64
  return
}
