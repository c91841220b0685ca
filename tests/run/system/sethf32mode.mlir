// No source says which bits the mode keeps: products are undefined while it is on.
// RUN: --pto-arch=a5 --arg data:f32:1.00048828125,2 --arg data:f32:1,4 --arg none:4
func.func @test(%a: !pto.tile_buf<left, 16x16xf32, valid=1x2, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<right, 16x16xf32, valid=2x1, slayout=col_major>, %c: !pto.tile_buf<acc, 16x16xf32, valid=1x1, blayout=col_major, slayout=row_major, fractal=1024>) {
  pto.sethf32mode {enable = true, mode = #pto<round_mode ROUND>}
  pto.tmatmul ins(%a, %b : !pto.tile_buf<left, 16x16xf32, valid=1x2, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 16x16xf32, valid=2x1, slayout=col_major>) outs(%c : !pto.tile_buf<acc, 16x16xf32, valid=1x1, blayout=col_major, slayout=row_major, fractal=1024>) // FAULT PTO1504
  return
}
