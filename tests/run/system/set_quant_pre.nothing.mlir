// A factor that was never set is undefined.
// RUN: --pto-arch=a5 --arg data:f32:0*16 --arg none:16
func.func @test(%a: !pto.ptr<f32, l0c>, %b: !pto.ptr<i8, gm>) {
  %x = arith.constant 68719542528 : i64
  %y = arith.constant 9208409882640 : i64
  pto.copy_matrix_cc_to_gm %a, %b, %x, %y : !pto.ptr<f32, l0c>, !pto.ptr<i8, gm>, i64, i64 // FAULT PTO1504
  return
}
