// At least zero.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1.5,-2,nan,-0.0 --arg none:16
// EXPECT 1 u32: 0x3fc00000 0 0x7fc00000 0
// RUN: --pto-arch=a5 --entry=i32 --arg data:i32:5,-5 --arg none:8
// EXPECT 1 i32: 5 0
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x4>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x4>) {
  pto.trelu ins(%a : !pto.tile_buf<vec, 1x8xf32, valid=1x4>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x4>)
  return
}
func.func @i32(%a: !pto.tile_buf<vec, 1x8xi32, valid=1x2>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x2>) {
  pto.trelu ins(%a : !pto.tile_buf<vec, 1x8xi32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x2>)
  return
}
