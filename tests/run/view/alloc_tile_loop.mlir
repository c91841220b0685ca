// A tile made before a loop and used in it is used in the next round, too: one made in the loop does not get its place.
// RUN: --pto-arch=a5 --arg 1.5
func.func @test(%x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = pto.alloc_tile : !pto.tile_buf<vec, 256x128xf32>
  %w = pto.subview %a[%c0, %c0] sizes [8, 128] : !pto.tile_buf<vec, 256x128xf32> -> !pto.tile_buf<vec, 8x128xf32>
  pto.texpands ins(%x : f32) outs(%a : !pto.tile_buf<vec, 256x128xf32>)
  scf.for %i = %c0 to %c2 step %c1 {
    pto.tadds ins(%w, %x : !pto.tile_buf<vec, 8x128xf32>, f32) outs(%w : !pto.tile_buf<vec, 8x128xf32>)
    %b = pto.alloc_tile : !pto.tile_buf<vec, 256x128xf32> // FAULT PTO1512
    pto.texpands ins(%x : f32) outs(%b : !pto.tile_buf<vec, 256x128xf32>)
  }
  return
}
