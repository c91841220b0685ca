// Sums of tiles as values: each has a separate place.
// RUN: --pto-arch=a5 --arg 1.5 --arg zero:65536
// EXPECT 1 f32: 7.5*16384
// RUN: --pto-arch=a5 --schedule=adversarial --arg 1.5 --arg zero:65536
// EXPECT 1 f32: 7.5*16384
func.func @test(%x: f32, %d: !pto.partition_tensor_view<128x128xf32>) {
  %a = pto.texpands %x : f32 -> !pto.tile_buf<vec, 128x128xf32>
  %b = pto.tadds %a, %x : !pto.tile_buf<vec, 128x128xf32>, f32 -> !pto.tile_buf<vec, 128x128xf32>
  %c = pto.tadds %b, %x : !pto.tile_buf<vec, 128x128xf32>, f32 -> !pto.tile_buf<vec, 128x128xf32>
  %e = pto.tadds %c, %x : !pto.tile_buf<vec, 128x128xf32>, f32 -> !pto.tile_buf<vec, 128x128xf32>
  %f = pto.tadds %e, %x : !pto.tile_buf<vec, 128x128xf32>, f32 -> !pto.tile_buf<vec, 128x128xf32>
  pto.barrier #pto.pipe<PIPE_ALL>
  pto.tstore ins(%f : !pto.tile_buf<vec, 128x128xf32>) outs(%d : !pto.partition_tensor_view<128x128xf32>)
  return
}
