// An amount is below the width.
// COVERS: tshl
// RUN: --pto-arch=a5 --arg data:i16:1,2 --arg data:i16:15,16 --arg none:4
func.func @test(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %b: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x2>) {
  pto.tshl ins(%a, %b : !pto.tile_buf<vec, 1x16xi16, valid=1x2>, !pto.tile_buf<vec, 1x16xi16, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x2>)  // FAULT PTO1504
  return
}
