// A mask needs a bit for each column.
// COVERS: tsel
// RUN: --pto-arch=a5 --arg data:u8:166 --arg data:i16:0,0,0,0,0,0,0,0,0 --arg data:i16:0,0,0,0,0,0,0,0,0 --arg none:18
func.func @test(%m: !pto.tile_buf<vec, 1x32xui8, valid=1x1>, %a: !pto.tile_buf<vec, 1x16xi16, valid=1x9>, %b: !pto.tile_buf<vec, 1x16xi16, valid=1x9>, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x9>) {
  pto.tsel ins(%m, %a, %b : !pto.tile_buf<vec, 1x32xui8, valid=1x1>, !pto.tile_buf<vec, 1x16xi16, valid=1x9>, !pto.tile_buf<vec, 1x16xi16, valid=1x9>) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x9>)  // FAULT PTO1514
  return
}
