// A run that is not sorted.
// COVERS: tmrgsort
// RUN: --pto-arch=a5 --arg data:f32:0x3f800000,0x00000000,0x40000000,0x00000001,0x00000000,0x00000002 --arg data:f32:0x41100000,0x00000004,0x40c00000,0x00000005,0x40800000,0x00000006 --arg none:64 --arg none:48
func.func @test(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x6>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x6>, %t: !pto.tile_buf<vec, 1x16xf32>, %d: !pto.tile_buf<vec, 1x16xf32, valid=1x12>) {
  %executed = arith.constant dense<0> : vector<4xi16>
  pto.tmrgsort ins(%a, %b, %t {exhausted = false} : !pto.tile_buf<vec, 1x8xf32, valid=1x6>, !pto.tile_buf<vec, 1x8xf32, valid=1x6>, !pto.tile_buf<vec, 1x16xf32>) outs(%d, %executed : !pto.tile_buf<vec, 1x16xf32, valid=1x12>, vector<4xi16>)  // FAULT PTO1504
  return
}
