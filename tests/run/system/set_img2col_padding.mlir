// No source describes what the configuration is made of: a conversion after it is undefined.
// RUN: --pto-arch=a5 --arg 0 --arg data:f16:1*15 --arg none:30
func.func @test(%c: !pto.fmatrix_config, %a: !pto.tile_buf<mat, 16x16xf16, valid=3x5, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<left, 16x16xf16, valid=3x5, blayout=col_major, slayout=row_major>) {
  pto.set_img2col_padding ins(%c : !pto.fmatrix_config)
  pto.timg2col ins(%a : !pto.tile_buf<mat, 16x16xf16, valid=3x5, blayout=col_major, slayout=row_major>) outs(%b : !pto.tile_buf<left, 16x16xf16, valid=3x5, blayout=col_major, slayout=row_major>) // FAULT PTO1504
  return
}
