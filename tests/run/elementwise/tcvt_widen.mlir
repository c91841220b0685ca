// Wider elements would be written over what is still to be read.
// COVERS: tcvt
// RUN: --pto-arch=a5
func.func @test() {
  %at = arith.constant 64 : i64
  %one = arith.constant 1.5 : f16
  %a = pto.alloc_tile addr = %at : !pto.tile_buf<vec, 1x32xf16>
  %b = pto.alloc_tile addr = %at : !pto.tile_buf<vec, 1x32xf32>
  pto.texpands ins(%one : f16) outs(%a : !pto.tile_buf<vec, 1x32xf16>)
  pto.tcvt ins(%a : !pto.tile_buf<vec, 1x32xf16>) outs(%b : !pto.tile_buf<vec, 1x32xf32>)  // FAULT PTO1506
  return
}
