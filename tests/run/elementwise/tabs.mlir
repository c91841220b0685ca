// The sign bit is cleared, that of NaN and of zero too.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:-1.5,2,-0.0,-inf,0xffc00001 --arg none:20
// EXPECT 1 u32: 0x3fc00000 0x40000000 0 0x7f800000 0x7fc00001
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:-2.5,0.25,0x8001 --arg none:6
// EXPECT 1 u16: 0x4100 0x3400 0x0001
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x5>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x5>) {
  pto.tabs ins(%a : !pto.tile_buf<vec, 1x8xf32, valid=1x5>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x5>)
  return
}
func.func @f16(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x3>, %d: !pto.tile_buf<vec, 1x16xf16, valid=1x3>) {
  pto.tabs ins(%a : !pto.tile_buf<vec, 1x16xf16, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x16xf16, valid=1x3>)
  return
}
