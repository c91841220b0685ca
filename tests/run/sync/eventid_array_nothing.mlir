// RUN: --pto-arch=a5 --arg 1
func.func @test(%i: index) {
  %e = pto.declare_eventid_array -> !pto.eventid_array<2>
  %0 = pto.eventid_array_get %e[%i] : !pto.eventid_array<2> // FAULT PTO1503
  return
}
