// An amount is below the width; 65537 does not become 1.
// COVERS: tshrs
// RUN: --pto-arch=a5 --arg data:i16:1,2 --arg 65537 --arg none:4
func.func @test(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %s: i32, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x2>) {
  pto.tshrs ins(%a, %s : !pto.tile_buf<vec, 1x16xi16, valid=1x2>, i32) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x2>)  // FAULT PTO1504
  return
}
