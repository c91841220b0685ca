// Made by generators/cube.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:i16:2,3,-1,-2,-3*2,-2,1,-2,-1,-4,-2,0,-4,1,4,2,1,-2,-1,1*2,4,0,3*2,1,3,-2*2,3,4,1,-2,3,1,0,4,2*2,0,-4,-1,1,-3,3*2,-4,-2,-3,0,-1*3,2,4,-2,-4,2,-3,3,1,-4,-3,-4,1*3,0*2,1,-1,-4,0,2,-1*3,3,-1,4,-2,-4,-3,-2,1,2,1,4,0,3,0,-1,3,1,4 --arg data:i16:7*96
// EXPECT 1 i16: 2 3 -1 -2 -3*2 -2 1 -2 -1 -4 -2 0 -4 1 4 7*16 1 -2 3 1 0 4 2*2 0 -4 -1 1 -3 3*2 -4 7*16 -4 1*3 0*2 1 -1 -4 0 2 -1*3 3 -1 7*16
func.func @test(%a: !pto.ptr<i16, l1>, %b: !pto.ptr<i16, ub>) {
  %z = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %three = arith.constant 3 : i64
  pto.copy_cbuf_to_ubuf %a, %b, %z, %three, %one, %one, %one : !pto.ptr<i16, l1>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64
  return
}
