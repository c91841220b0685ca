// Integers are not divided by zero.
// COVERS: trowexpanddiv
// RUN: --pto-arch=a5 --arg data:i16:1,2,3 --arg data:i16:0 --arg none:6
func.func @test(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x3>, %b: !pto.tile_buf<vec, 16x1xi16, valid=1x1, blayout=col_major>, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x3>) {
  pto.trowexpanddiv ins(%a, %b : !pto.tile_buf<vec, 1x16xi16, valid=1x3>, !pto.tile_buf<vec, 16x1xi16, valid=1x1, blayout=col_major>) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x3>)  // FAULT PTO1504
  return
}
