// 1 + 2^-11 is halfway between two numbers of 10 mantissa bits: away from zero it is 1 + 2^-10. The other product is 2 x 4.
// RUN: --pto-arch=a5 --arg data:f32:1.00048828125,2 --arg data:f32:1,4 --arg none:4
// EXPECT 2 f32: 9.0009765625
func.func @test(%a: !pto.tile_buf<left, 16x16xf32, valid=1x2, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<right, 16x16xf32, valid=2x1, slayout=col_major>, %c: !pto.tile_buf<acc, 16x16xf32, valid=1x1, blayout=col_major, slayout=row_major, fractal=1024>) {
  pto.settf32mode {enable = true, mode = #pto<round_mode ROUND>}
  pto.tmatmul ins(%a, %b : !pto.tile_buf<left, 16x16xf32, valid=1x2, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 16x16xf32, valid=2x1, slayout=col_major>) outs(%c : !pto.tile_buf<acc, 16x16xf32, valid=1x1, blayout=col_major, slayout=row_major, fractal=1024>)
  return
}
