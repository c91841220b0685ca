// A bound no store asks for changes none.
// RUN: --pto-arch=a5 --arg data:f32:-4,8,-0.5,0*13 --arg none:64
// EXPECT 1 f32: 0 8 0*14
func.func @test(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<f32, gm>) {
  %x = arith.constant 68719542528 : i64
  %y = arith.constant 9345848836112 : i64
  %w = arith.constant 1065353216 : i64
  pto.set_fix_clip_relu %w : i64
  pto.copy_matrix_cc_to_gm %a, %b, %x, %y : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64
  return
}
