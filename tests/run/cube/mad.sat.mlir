// Made by generators/cube.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:300000000000000012135895401846682943488*2 --arg data:f32:1*2,0*126 --arg data:f32:0*256
// EXPECT 2 f32: 340282346638528859811704183484516925440 0*255
func.func @test(%a: !pto.ptr<f32, l0a>, %b: !pto.ptr<f32, l0b>, %c: !pto.ptr<f32, l0c>) {
  %m = arith.constant 1 : i64
  %n = arith.constant 1 : i64
  %k = arith.constant 2 : i64
  pto.mad %a, %b, %c, %m, %n, %k sat : !pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  return
}
