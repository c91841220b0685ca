// `(src - offset) * scale`, with numbers of the row.
// RUN: --pto-arch=a5 --entry=i8 --arg data:i8:1,-2,127,0,4,-128 --arg data:f32:0.5,2 --arg data:f32:1,-4 --arg none:24
// EXPECT 3 f32: 0 -1.5 63 8 16 -248
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:-300,300 --arg data:f32:0.25 --arg data:f32:100 --arg none:8
// EXPECT 3 f32: -100 50
func.func @i8(%a: !pto.tile_buf<vec, 2x32xi8, valid=2x3>, %s: !pto.tile_buf<vec, 8x1xf32, valid=2x1, blayout=col_major>, %o: !pto.tile_buf<vec, 8x1xf32, valid=2x1, blayout=col_major>, %d: !pto.tile_buf<vec, 2x32xf32, valid=2x3>) {
  pto.tdequant ins(%a, %s, %o : !pto.tile_buf<vec, 2x32xi8, valid=2x3>, !pto.tile_buf<vec, 8x1xf32, valid=2x1, blayout=col_major>, !pto.tile_buf<vec, 8x1xf32, valid=2x1, blayout=col_major>) outs(%d : !pto.tile_buf<vec, 2x32xf32, valid=2x3>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %s: !pto.tile_buf<vec, 1x8xf32, valid=1x1>, %o: !pto.tile_buf<vec, 1x8xf32, valid=1x1>, %d: !pto.tile_buf<vec, 1x16xf32, valid=1x2>) {
  pto.tdequant ins(%a, %s, %o : !pto.tile_buf<vec, 1x16xi16, valid=1x2>, !pto.tile_buf<vec, 1x8xf32, valid=1x1>, !pto.tile_buf<vec, 1x8xf32, valid=1x1>) outs(%d : !pto.tile_buf<vec, 1x16xf32, valid=1x2>)
  return
}
