// The view has no address until a pipe gives it one: reading it before is undefined.
// RUN: --pto-arch=a5
func.func @test() {
  %c0 = arith.constant 0 : index
  %v = pto.declare_global -> !pto.tensor_view<1x8xf32>
  %t = pto.alloc_tile : !pto.tile_buf<vec, 1x8xf32>
  %p = pto.tensor_view_addr %v : !pto.tensor_view<1x8xf32> -> !pto.ptr<f32, gm> // FAULT PTO1504
  return
}
