// RUN: --pto-arch=a5 --arg data:f32:1,2 --arg 2
func.func @test(%a: !pto.ptr<f32, gm>, %i: index) {
  %0 = pto.load_scalar %a[%i] : !pto.ptr<f32, gm> -> f32 // FAULT PTO1501
  return
}
