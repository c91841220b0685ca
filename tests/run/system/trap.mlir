// RUN: --pto-arch=a5
func.func @test() {
  pto.trap // FAULT PTO1515
  return
}
