// Flag 0 is set, and flag 1 waited for.
// RUN: --pto-arch=a5 --arg 0 --arg 1
// RUN: --pto-arch=a5 --schedule=adversarial --arg 0 --arg 1
func.func @test(%set: index, %awaited: index) {
  pto.set_flag_dyn["PIPE_MTE2", "PIPE_V", %set]
  pto.wait_flag_dyn["PIPE_MTE2", "PIPE_V", %awaited] // FAULT PTO1508
  return
}
