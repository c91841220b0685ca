// Made by generators/cube.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:i32:354,-447,574,592,-789,581,473,583,-635,-591,-798,473,-362,431*2,727,131,268,-790,-538,-86,439,-15,-870,-57,643,570,312,-414,-335,-188,-541,162,434,323,769,-610,834,-301,72,-384,-365,-134,-676,807,410,-204,172,0*208,202,-98,0*14,-774,-51,0*14,703,-506,0*222 --arg data:i8:7*60
// EXPECT 1 i8: 127 -128 127*2 -128 127*3 -128*3 127 -128 127*3 101 -49 7*2 66 127 -128*2 -43 127 -8 -128 -28 127*3 -128*2 -94 -128*2 -26 7*2 81 127*3 -128 127 -128 36 -128*2 -67 -128 127*2 -102 86 127 -128 7*2
func.func @test(%a: !pto.ptr<i32, l0c>, %b: !pto.ptr<i8, gm>) {
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
  pto.mte_l0c_gm %a, %b, %m, %n, %s, %d, %z, %z, pre_quant(%f, mode = req8_scalar), nz2nd : !pto.ptr<i32, l0c>, !pto.ptr<i8, gm>, i64, i64, i64, i64, i64, i64, f32
  return
}
