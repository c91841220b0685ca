// An element before the first.
// COVERS: tsetval
// RUN: --pto-arch=a5 --arg -1 --arg 1 --arg none:24
func.func @test(%at: index, %v: f32, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x3>) {
  pto.tsetval ins(%at, %v : index, f32) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x3>)  // FAULT PTO1501
  return
}
