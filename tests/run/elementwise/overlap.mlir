// A destination that shares a part of its memory with a source.
// COVERS: tadd
// RUN: --pto-arch=a5
func.func @test() {
  %here = arith.constant 0 : i64
  %there = arith.constant 32 : i64
  %one = arith.constant 1.0 : f32
  %a = pto.alloc_tile addr = %here : !pto.tile_buf<vec, 1x16xf32>
  %b = pto.alloc_tile addr = %there : !pto.tile_buf<vec, 1x16xf32>
  pto.texpands ins(%one : f32) outs(%a : !pto.tile_buf<vec, 1x16xf32>)
  pto.tadd ins(%a, %a : !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%b : !pto.tile_buf<vec, 1x16xf32>)  // FAULT PTO1506
  return
}
