// The sign bit is flipped, the least integer is itself.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1.5,0,0x7fc00001 --arg none:12
// EXPECT 1 u32: 0xbfc00000 0x80000000 0xffc00001
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:5,-32768 --arg none:4
// EXPECT 1 i16: -5 -32768
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x3>) {
  pto.tneg ins(%a : !pto.tile_buf<vec, 1x8xf32, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x2>) {
  pto.tneg ins(%a : !pto.tile_buf<vec, 1x16xi16, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x2>)
  return
}
