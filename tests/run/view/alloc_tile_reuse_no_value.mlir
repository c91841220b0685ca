// What the first tile held the second one, which has its place, does not hold.
// RUN: --pto-arch=a5 --arg 1.5
func.func @test(%x: f32) {
  %a = pto.alloc_tile : !pto.tile_buf<vec, 256x128xf32>
  pto.texpands ins(%x : f32) outs(%a : !pto.tile_buf<vec, 256x128xf32>)
  %b = pto.alloc_tile : !pto.tile_buf<vec, 256x128xf32>
  pto.tadds ins(%b, %x : !pto.tile_buf<vec, 256x128xf32>, f32) outs(%b : !pto.tile_buf<vec, 256x128xf32>) // FAULT PTO1503
  return
}
