// Made by generators/cube.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:1.00048828125 --arg data:f32:1,0*127 --arg data:f32:0*256
// EXPECT 2 f32: 1.0009765625 0*255
func.func @test(%a: !pto.ptr<f32, l0a>, %b: !pto.ptr<f32, l0b>, %c: !pto.ptr<f32, l0c>) {
  %m = arith.constant 1 : i64
  %n = arith.constant 1 : i64
  %k = arith.constant 1 : i64
  pto.mad %a, %b, %c, %m, %n, %k tf32_mode(round_away) : !pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  return
}
