// The factor 0.5 in the lower half of the word, 3 added in bits 37 to 45: 5 is 2.5, to even 2, and 5.
// RUN: --pto-arch=a5 --arg data:f32:2,5,-7,300,-300,0*11 --arg none:16
// EXPECT 1 i8: 4 5 -1 127 -128 3*11
func.func @test(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<i8, gm>) {
  %x = arith.constant 68719542528 : i64
  %y = arith.constant 9208409882640 : i64
  %w = arith.constant 413373825024 : i64
  pto.set_quant_pre %w : i64
  pto.copy_matrix_cc_to_gm %a, %b, %x, %y : !pto.ptr<f32, l0c>, !pto.ptr<i8, gm>, i64, i64
  return
}
