// An offset after the source.
// COVERS: tgatherb
// RUN: --pto-arch=a5 --arg data:f32:0*16 --arg data:i32:64 --arg none:32
func.func @test(%a: !pto.tile_buf<vec, 1x16xf32>, %i: !pto.tile_buf<vec, 1x8xi32, valid=1x1>, %d: !pto.tile_buf<vec, 1x8xf32>) {
  pto.tgatherb ins(%a, %i : !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x8xi32, valid=1x1>) outs(%d : !pto.tile_buf<vec, 1x8xf32>)  // FAULT PTO1501
  return
}
