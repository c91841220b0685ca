// RUN: --pto-arch=a5 --arg none:8
func.func @test(%a: !pto.ptr<f32, gm>) {
  %c1 = arith.constant 1 : index
  %0 = pto.load_scalar %a[%c1] : !pto.ptr<f32, gm> -> f32 // FAULT PTO1503
  return
}
