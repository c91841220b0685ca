// The sum, at least zero.
// RUN: --pto-arch=a3 --entry=f32 --arg data:f32:1,-2,nan --arg data:f32:0.5,1,1 --arg none:12
// EXPECT 2 f32: 1.5 0 nan
// RUN: --pto-arch=a3 --entry=i16 --arg data:i16:3,-4,32767 --arg data:i16:4,1,1 --arg none:6
// EXPECT 2 i16: 7 0 0
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x3>) {
  pto.taddrelu ins(%a, %b : !pto.tile_buf<vec, 1x8xf32, valid=1x3>, !pto.tile_buf<vec, 1x8xf32, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x3>, %b: !pto.tile_buf<vec, 1x16xi16, valid=1x3>, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x3>) {
  pto.taddrelu ins(%a, %b : !pto.tile_buf<vec, 1x16xi16, valid=1x3>, !pto.tile_buf<vec, 1x16xi16, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x3>)
  return
}
