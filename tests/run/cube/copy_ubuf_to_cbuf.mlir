// Made by generators/cube.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:1,3*2,0,4,1,3,0,1,3,-4,3,1,3,-1*2,-3,-1*2,-2,0,4,2,-3*2,-1,2,-4,3,1,-1,4*2,0,2,-4*2,-1,4,1,3,-3,2,0*2,-1,2,-4 --arg data:f32:7*48
// EXPECT 1 f32: 1 3*2 0 4 1 3 0 7*8 -3 -1*2 -2 0 4 2 -3 7*8 4 0 2 -4*2 -1 4 1 7*8
func.func @test(%a: !pto.ptr<f32, ub>, %b: !pto.ptr<f32, l1>) {
  %z = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %three = arith.constant 3 : i64
  pto.copy_ubuf_to_cbuf %a, %b, %z, %three, %one, %one, %one : !pto.ptr<f32, ub>, !pto.ptr<f32, l1>, i64, i64, i64, i64, i64
  return
}
