// Made by generators/cube.py; numbers by numpy.
// COVERS: set_loop_size_outtol1 set_loop1_stride_outtol1 set_loop2_stride_outtol1 set_pad_val_outtol1
// RUN: --pto-arch=a5 --arg data:i16:2,3,-1,-2,-3*2,-2,1,-2,-1,-4,-2,0,-4,1,4,2,1,-2,-1,1*2,4,0,3*2,1,3,-2*2,3,4,1,-2,3,1,0,4,2*2,0,-4,-1,1,-3,3*2,-4,-2,-3,0,-1*3,2,4,-2,-4,2,-3,3,1,-4,-3,-4,1*3,0*2,1,-1,-4,0,2,-1*3,3,-1,4,-2,-4,-3,-2,1,2,1,4,0,3,0,-1,3,1,4 --arg none:128
// EXPECT 1 i16: 2 3 -1 -2 -3*2 -2 1 -2 -1 -4 -2 0 -4 1 4 -2 -3 0 -1*3 2 4 -2 -4 2 -3 3 1 -4 -3 2 1 -2 -1 1*2 4 0 3*2 1 3 -2*2 3 4 -4 1*3 0*2 1 -1 -4 0 2 -1*3 3 -1
func.func @test(%a: !pto.ptr<i16, gm>, %b: !pto.ptr<i16, l1>) {
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %size = arith.constant 2097154 : i64
  %stride = arith.constant 70368744177696 : i64
  %z = arith.constant 0 : i64
  pto.set_loop_size_outtol1 %size : i64
  pto.set_loop1_stride_outtol1 %stride : i64
  pto.set_loop2_stride_outtol1 %z : i64
  pto.set_pad_val_outtol1 %z : i64
  pto.copy_gm_to_cbuf %a, %b, %two, %one, %three, %one : !pto.ptr<i16, gm>, !pto.ptr<i16, l1>, i64, i64, i64, i64
  return
}
