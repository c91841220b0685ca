// Made by generators/cube.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f16:-8,-7,-6,-5,-4,-3,-2,-1,0,1,2,3,4,5,6,7 --arg none:64
// EXPECT 1 f32: -8 -7 -6 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 7
func.func @test(%a: !pto.ptr<f16, l1>, %b: !pto.ptr<f32, bt>) {
  %z = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %true = arith.constant true
  pto.mte_l1_bt %a, %b, %one nburst(%one, %z, %z) : !pto.ptr<f16, l1>, !pto.ptr<f32, bt>, i64, i64, i64, i64
  return
}
