// RUN: --pto-arch=a5 --arg 2
func.func @test(%i: index) {
  %m = pto.alloc_multi_tile : !pto.multi_tile_buf<vec, 1x8xf32, count=2>
  %t = pto.multi_tile_get %m[%i] : !pto.multi_tile_buf<vec, 1x8xf32, count=2> -> !pto.tile_buf<vec, 1x8xf32> // FAULT PTO1501
  return
}
