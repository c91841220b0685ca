// Integers are not divided by zero.
// COVERS: tcolexpanddiv
// RUN: --pto-arch=a5 --arg data:i16:1,2,3 --arg data:i16:1,0,1 --arg none:6
func.func @test(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x3>, %b: !pto.tile_buf<vec, 1x16xi16, valid=1x3>, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x3>) {
  pto.tcolexpanddiv ins(%a, %b : !pto.tile_buf<vec, 1x16xi16, valid=1x3>, !pto.tile_buf<vec, 1x16xi16, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x3>)  // FAULT PTO1504
  return
}
