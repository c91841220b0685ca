// Half of each integer, with an activation.
// RUN: --pto-arch=a5 --arg data:i32:2,5,-7,300,-300,0*11 --arg none:32
// EXPECT 1 f16: 1 2.5 0 150 0 0*11
func.func @test(%a: !pto.ptr<i32, l0c>, %b: !pto.ptr<f16, gm>) {
  %x = arith.constant 68719542528 : i64
  %y = arith.constant 9534827397136 : i64
  %w = arith.constant 1056964608 : i64
  pto.set_quant_pre %w : i64
  pto.copy_matrix_cc_to_gm %a, %b, %x, %y : !pto.ptr<i32, l0c>, !pto.ptr<f16, gm>, i64, i64
  return
}
