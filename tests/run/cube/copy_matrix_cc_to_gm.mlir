// Made by generators/cube.py; numbers by numpy.
// COVERS: set_loop3_para set_channel_para
// RUN: --pto-arch=a5 --arg data:f32:4.5,2.5,8.5,0,8.75,-6,-7.75,-1.5,3,-2,6,-8.5,-9,7.75,6.5,-4.25,0,9.25,1,-2,-3.5,-2,-9.25,7,-9.25,-3.25,-7.25,9.25,5.75,-0.5,4,-2.5,5,-3.75,9.75,9.5,6.25,-0.25,-1.75,-8.75,9.5,-8.5,-6.75,5.75,-2.25,8,-8,9.25,0*208,-4,-3.5,0*14,10,-3.75,0*14,2.25,-8.75,0*222 --arg data:f32:7*60
// EXPECT 1 f32: 4.5 2.5 8.5 0 8.75 -6 -7.75 -1.5 3 -2 6 -8.5 -9 7.75 6.5 -4.25 -4 -3.5 7*2 0 9.25 1 -2 -3.5 -2 -9.25 7 -9.25 -3.25 -7.25 9.25 5.75 -0.5 4 -2.5 10 -3.75 7*2 5 -3.75 9.75 9.5 6.25 -0.25 -1.75 -8.75 9.5 -8.5 -6.75 5.75 -2.25 8 -8 9.25 2.25 -8.75 7*2
func.func @test(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, gm>) {
  %x = arith.constant 85899542816 : i64
  %y = arith.constant 8796093022224 : i64
  %one = arith.constant 1 : i64
  %z = arith.constant 0 : i64
  pto.set_loop3_para %one, %z : i64, i64
  pto.set_channel_para %z, %z : i64, i64
  pto.copy_matrix_cc_to_gm %a, %b, %x, %y : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64
  return
}
