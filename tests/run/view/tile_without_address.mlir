// RUN: --pto-arch=a5
func.func @test() {
  %a = pto.declare_tile -> !pto.tile_buf<vec, 2x8xf32>
  %p = pto.tile_buf_addr %a : !pto.tile_buf<vec, 2x8xf32> -> !pto.ptr<f32, vec> // FAULT PTO1504
  return
}
