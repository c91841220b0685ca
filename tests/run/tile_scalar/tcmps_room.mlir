// A mask needs a bit for each element.
// COVERS: tcmps
// RUN: --pto-arch=a5 --arg data:f32:1*264 --arg 3 --arg none:32
func.func @test(%a: !pto.tile_buf<vec, 1x264xf32>, %s: f32, %d: !pto.tile_buf<vec, 1x32xui8>) {
  pto.tcmps ins(%a, %s : !pto.tile_buf<vec, 1x264xf32>, f32) outs(%d : !pto.tile_buf<vec, 1x32xui8>)  // FAULT PTO1514
  return
}
