// Made by generators/cube.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:i32:-92,-820,778,-164,663,339,-744,-56,247,-231,875,-449,-645,341,-322,-620,-495,-395,-646,139,-429,759,64,167,-301,664,-60,-740,-661,18,696,277,-887,353,-857,286,149,-74,-896,529,-9,-895,-679,771,170,-737,-74,486,0*208,183,474,0*14,-480,-608,0*14,-839,-619,0*222 --arg data:f16:7*60
// EXPECT 1 f16: -46 -410 389 -82 331.5 169.5 -372 -28 123.5 -115.5 437.5 -224.5 -322.5 170.5 -161 -310 91.5 237 7*2 -247.5 -197.5 -323 69.5 -214.5 379.5 32 83.5 -150.5 332 -30 -370 -330.5 9 348 138.5 -240 -304 7*2 -443.5 176.5 -428.5 143 74.5 -37 -448 264.5 -4.5 -447.5 -339.5 385.5 85 -368.5 -37 243 -419.5 -309.5 7*2
func.func @test(%a: !pto.ptr<i32, l0c>, %b: !pto.ptr<f16, gm>) {
  %m = arith.constant 3 : i64
  %n = arith.constant 18 : i64
  %s = arith.constant 16 : i64
  %d = arith.constant 20 : i64
  %z = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %far = arith.constant 32 : i64
  %next = arith.constant 60 : i64
  %f = arith.constant 5.000000e-01 : f32
  %slope = arith.constant 2.500000e-01 : f32
  %bound = arith.constant 3.000000e+00 : f16
  %big = arith.constant 1.000000e+06 : f32
  pto.mte_l0c_gm %a, %b, %m, %n, %s, %d, %z, %z, pre_quant(%f, mode = deqf16_scalar), nz2nd : !pto.ptr<i32, l0c>, !pto.ptr<f16, gm>, i64, i64, i64, i64, i64, i64, f32
  return
}
