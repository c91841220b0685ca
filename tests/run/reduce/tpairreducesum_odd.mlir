// A column without a neighbour.
// COVERS: tpairreducesum
// RUN: --pto-arch=a5 --arg data:f32:1,2,3,4,5 --arg none:8
func.func @test(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x5>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x2>) {
  pto.tpairreducesum ins(%a : !pto.tile_buf<vec, 1x8xf32, valid=1x5>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x2>)  // FAULT PTO1514
  return
}
