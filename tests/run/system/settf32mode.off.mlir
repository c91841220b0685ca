// Switched off again, operands are what they are: 1 + 2^-11 + 8.
// RUN: --pto-arch=a5 --arg data:f32:1.00048828125,2 --arg data:f32:1,4 --arg none:4
// EXPECT 2 f32: 9.00048828125
func.func @test(%a: !pto.tile_buf<left, 16x16xf32, valid=1x2, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<right, 16x16xf32, valid=2x1, slayout=col_major>, %c: !pto.tile_buf<acc, 16x16xf32, valid=1x1, blayout=col_major, slayout=row_major, fractal=1024>) {
  pto.settf32mode {enable = true, mode = #pto<round_mode ROUND>}
  pto.settf32mode {enable = false}
  pto.sethf32mode {enable = false}
  pto.tmatmul ins(%a, %b : !pto.tile_buf<left, 16x16xf32, valid=1x2, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 16x16xf32, valid=2x1, slayout=col_major>) outs(%c : !pto.tile_buf<acc, 16x16xf32, valid=1x1, blayout=col_major, slayout=row_major, fractal=1024>)
  return
}
