// Two tiles of half the memory and a bit more have one place: the second one waits for the store of the first.
// RUN: --pto-arch=a5 --arg 1.5 --arg 2.5 --arg zero:131072 --arg zero:131072
// EXPECT 2 f32: 1.5*32768
// EXPECT 3 f32: 2.5*32768
// RUN: --pto-arch=a5 --schedule=adversarial --arg 1.5 --arg 2.5 --arg zero:131072 --arg zero:131072
// EXPECT 2 f32: 1.5*32768
// EXPECT 3 f32: 2.5*32768
func.func @test(%x: f32, %y: f32, %c: !pto.partition_tensor_view<256x128xf32>, %d: !pto.partition_tensor_view<256x128xf32>) {
  %a = pto.alloc_tile : !pto.tile_buf<vec, 256x128xf32>
  pto.texpands ins(%x : f32) outs(%a : !pto.tile_buf<vec, 256x128xf32>)
  pto.barrier #pto.pipe<PIPE_ALL>
  pto.tstore ins(%a : !pto.tile_buf<vec, 256x128xf32>) outs(%c : !pto.partition_tensor_view<256x128xf32>)
  %b = pto.alloc_tile : !pto.tile_buf<vec, 256x128xf32>
  pto.texpands ins(%y : f32) outs(%b : !pto.tile_buf<vec, 256x128xf32>)
  pto.barrier #pto.pipe<PIPE_ALL>
  pto.tstore ins(%b : !pto.tile_buf<vec, 256x128xf32>) outs(%d : !pto.partition_tensor_view<256x128xf32>)
  return
}
