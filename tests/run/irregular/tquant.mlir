// Times the factor of the row, rounded to nearest even and clipped; with an offset to unsigned integers.
// RUN: --pto-arch=a5 --entry=symmetric --arg data:f32:1,-3,5,200,1,-1000,0.5,nan --arg data:f32:0.5,2 --arg none:8
// EXPECT 2 i8: 0 -2 2 100 2 -128 1 0
// RUN: --pto-arch=a5 --entry=asymmetric --arg data:f32:1,-3,5,300 --arg data:f32:0.5 --arg data:f32:128 --arg none:4
// EXPECT 3 u8: 128 126 130 255
func.func @symmetric(%a: !pto.tile_buf<vec, 2x32xf32, valid=2x4>, %s: !pto.tile_buf<vec, 8x1xf32, valid=2x1, blayout=col_major>, %d: !pto.tile_buf<vec, 2x32xi8, valid=2x4>) {
  pto.tquant ins(%a, %s : !pto.tile_buf<vec, 2x32xf32, valid=2x4>, !pto.tile_buf<vec, 8x1xf32, valid=2x1, blayout=col_major>) outs(%d : !pto.tile_buf<vec, 2x32xi8, valid=2x4>) {quant_type = #pto<quant_type INT8_SYM>}
  return
}
func.func @asymmetric(%a: !pto.tile_buf<vec, 1x32xf32, valid=1x4>, %s: !pto.tile_buf<vec, 8x1xf32, valid=1x1, blayout=col_major>, %o: !pto.tile_buf<vec, 8x1xf32, valid=1x1, blayout=col_major>, %d: !pto.tile_buf<vec, 1x32xui8, valid=1x4>) {
  pto.tquant ins(%a, %s, %o : !pto.tile_buf<vec, 1x32xf32, valid=1x4>, !pto.tile_buf<vec, 8x1xf32, valid=1x1, blayout=col_major>, !pto.tile_buf<vec, 8x1xf32, valid=1x1, blayout=col_major>) outs(%d : !pto.tile_buf<vec, 1x32xui8, valid=1x4>) {quant_type = #pto<quant_type INT8_ASYM>}
  return
}
