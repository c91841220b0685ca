// RUN: --pto-arch=a5 --arg 3
func.func @test(%i: index) {
  %c0 = arith.constant 0 : index
  %a = pto.declare_local_array -> !pto.local_array<2x3xi32>
  %0 = pto.local_array_get %a[%c0, %i] : !pto.local_array<2x3xi32> -> i32 // FAULT PTO1501
  return
}
