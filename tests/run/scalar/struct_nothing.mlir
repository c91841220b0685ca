// RUN: --pto-arch=a5
func.func @test() {
  %s = pto.declare_struct -> !pto.struct<i32, f16>
  %0 = pto.struct_get %s [1] : !pto.struct<i32, f16> -> f16 // FAULT PTO1503
  return
}
