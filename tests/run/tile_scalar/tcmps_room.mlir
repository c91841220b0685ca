// A mask needs a bit for each column.
// COVERS: tcmps
// RUN: --pto-arch=a5 --arg data:f32:1,2,3,4,5,nan,3,0,3,9 --arg 3 --arg none:1
func.func @test(%a: !pto.tile_buf<vec, 1x16xf32, valid=1x10>, %s: f32, %d: !pto.tile_buf<vec, 1x32xui8, valid=1x1>) {
  pto.tcmps ins(%a, %s : !pto.tile_buf<vec, 1x16xf32, valid=1x10>, f32) outs(%d : !pto.tile_buf<vec, 1x32xui8, valid=1x1>)  // FAULT PTO1514
  return
}
