// The first row everywhere.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,2,nan --arg none:36
// EXPECT 1 f32: 1 2 nan 1 2 nan 1 2 nan
// RUN: --pto-arch=a5 --entry=i8 --arg data:i8:1,2,3,4,5,6 --arg none:6
// EXPECT 1 i8: 1 2 3 1 2 3
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %d: !pto.tile_buf<vec, 3x8xf32, valid=3x3>) {
  pto.tcolexpand ins(%a : !pto.tile_buf<vec, 1x8xf32, valid=1x3>) outs(%d : !pto.tile_buf<vec, 3x8xf32, valid=3x3>)
  return
}
func.func @i8(%a: !pto.tile_buf<vec, 2x32xi8, valid=2x3>, %d: !pto.tile_buf<vec, 2x32xi8, valid=2x3>) {
  pto.tcolexpand ins(%a : !pto.tile_buf<vec, 2x32xi8, valid=2x3>) outs(%d : !pto.tile_buf<vec, 2x32xi8, valid=2x3>)
  return
}
