// One element, by its position in the physical rows.
// COVERS: tsetval
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:10,11,12,20,21,22 --arg 9 --arg data:f32:0,0,0
// EXPECT 2 f32: 0 21 0
// RUN: --pto-arch=a5 --entry=column --arg data:i32:7,8,9 --arg 2 --arg data:i32:0,0,0
// EXPECT 2 i32: 0 9 0
func.func @f32(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x3>, %at: index, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x3>) {
  %to = arith.constant 1 : index
  %v = pto.tgetval ins(%a, %at : !pto.tile_buf<vec, 2x8xf32, valid=2x3>, index) outs : f32
  pto.tsetval ins(%to, %v : index, f32) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)
  return
}
func.func @column(%a: !pto.tile_buf<vec, 8x1xi32, valid=3x1, blayout=col_major>, %at: index, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x3>) {
  %to = arith.constant 1 : index
  %v = pto.tgetval ins(%a, %at : !pto.tile_buf<vec, 8x1xi32, valid=3x1, blayout=col_major>, index) outs : i32
  pto.tsetval ins(%to, %v : index, i32) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x3>)
  return
}
