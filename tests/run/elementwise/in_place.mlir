// The destination may be a source.
// COVERS: tadd tneg
// RUN: --pto-arch=a5 --arg data:f32:1,2,3
// EXPECT 0 f32: -2 -4 -6
func.func @test(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x3>) {
  pto.tadd ins(%a, %a : !pto.tile_buf<vec, 1x8xf32, valid=1x3>, !pto.tile_buf<vec, 1x8xf32, valid=1x3>) outs(%a : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)
  pto.tneg ins(%a : !pto.tile_buf<vec, 1x8xf32, valid=1x3>) outs(%a : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)
  return
}
