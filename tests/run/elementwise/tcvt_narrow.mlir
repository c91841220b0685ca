// Narrower elements may start where the wider ones do.
// COVERS: tcvt
// RUN: --pto-arch=a5 --arg data:f16:0*32 --arg none:64
// EXPECT 1 f16: 1.5*32
func.func @test(%z: !pto.tile_buf<vec, 1x32xf16>, %d: !pto.tile_buf<vec, 1x32xf16>) {
  %at = arith.constant 64 : i64
  %one = arith.constant 1.5 : f32
  %a = pto.alloc_tile addr = %at : !pto.tile_buf<vec, 1x32xf32>
  %b = pto.alloc_tile addr = %at : !pto.tile_buf<vec, 1x32xf16>
  pto.texpands ins(%one : f32) outs(%a : !pto.tile_buf<vec, 1x32xf32>)
  pto.tcvt ins(%a : !pto.tile_buf<vec, 1x32xf32>) outs(%b : !pto.tile_buf<vec, 1x32xf16>)
  pto.tadd ins(%b, %z : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xf16>) outs(%d : !pto.tile_buf<vec, 1x32xf16>)
  return
}
