// Each row with a separate value: a column, 32 bytes of the same value for each row, and in either order.
// RUN: --pto-arch=a5 --entry=column --arg data:f32:1,-2,3,4,5.5,-6 --arg data:f32:2,-4 --arg none:24
// EXPECT 2 f32: 2 -4 6 -16 -22 24
// RUN: --pto-arch=a5 --entry=blocks --arg data:f32:1,-2,3,4,5.5,-6 --arg data:f32:2*8,-4*8 --arg none:24
// EXPECT 2 f32: 2 -4 6 -16 -22 24
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:1,-2,300,4 --arg data:i16:300,300 --arg none:8
// EXPECT 2 i16: 300 -600 24464 1200
// RUN: --pto-arch=a5 --entry=swapped --arg data:f32:2,-4 --arg data:f32:1,-2,3,4,5.5,-6 --arg none:2048 --arg none:24
// EXPECT 3 f32: 2 -4 6 -16 -22 24
// RUN: --pto-arch=a5 --entry=one_column --arg data:f32:1,-2,3,4,5.5,-6 --arg data:f32:2,-4 --arg none:24
// EXPECT 2 f32: 2 -4 6 -16 -22 24
func.func @column(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x3>, %b: !pto.tile_buf<vec, 8x1xf32, valid=2x1, blayout=col_major>, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x3>) {
  pto.trowexpandmul ins(%a, %b : !pto.tile_buf<vec, 2x8xf32, valid=2x3>, !pto.tile_buf<vec, 8x1xf32, valid=2x1, blayout=col_major>) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x3>)
  return
}
func.func @blocks(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x3>, %b: !pto.tile_buf<vec, 2x8xf32>, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x3>) {
  pto.trowexpandmul ins(%a, %b : !pto.tile_buf<vec, 2x8xf32, valid=2x3>, !pto.tile_buf<vec, 2x8xf32>) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x3>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 2x16xi16, valid=2x2>, %b: !pto.tile_buf<vec, 16x1xi16, valid=2x1, blayout=col_major>, %d: !pto.tile_buf<vec, 2x16xi16, valid=2x2>) {
  pto.trowexpandmul ins(%a, %b : !pto.tile_buf<vec, 2x16xi16, valid=2x2>, !pto.tile_buf<vec, 16x1xi16, valid=2x1, blayout=col_major>) outs(%d : !pto.tile_buf<vec, 2x16xi16, valid=2x2>)
  return
}
func.func @swapped(%b: !pto.tile_buf<vec, 8x1xf32, valid=2x1, blayout=col_major>, %a: !pto.tile_buf<vec, 2x8xf32, valid=2x3>, %t: !pto.tile_buf<vec, 8x64xf32>, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x3>) {
  pto.trowexpandmul ins(%b, %a, %t : !pto.tile_buf<vec, 8x1xf32, valid=2x1, blayout=col_major>, !pto.tile_buf<vec, 2x8xf32, valid=2x3>, !pto.tile_buf<vec, 8x64xf32>) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x3>)
  return
}
func.func @one_column(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x3>, %b: !pto.tile_buf<vec, 2x8xf32, valid=2x1>, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x3>) {
  pto.trowexpandmul ins(%a, %b : !pto.tile_buf<vec, 2x8xf32, valid=2x3>, !pto.tile_buf<vec, 2x8xf32, valid=2x1>) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x3>)
  return
}
