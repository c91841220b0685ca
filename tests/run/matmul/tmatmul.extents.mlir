// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f16:0*512 --arg data:f16:0*1024 --arg none:2048
func.func @test(%a: !pto.tile_buf<left, 16x32xf16, valid=?x?, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<right, 32x32xf16, valid=?x?, slayout=col_major>, %c: !pto.tile_buf<acc, 16x32xf32, valid=?x?, blayout=col_major, slayout=row_major, fractal=1024>) {
  %rows = arith.constant 3 : index
  %cols = arith.constant 5 : index
  %t = pto.alloc_tile valid_row = %rows valid_col = %cols : !pto.tile_buf<left, 16x32xf16, valid=?x?, blayout=col_major, slayout=row_major>
  pto.set_validshape %t, %rows, %cols : !pto.tile_buf<left, 16x32xf16, valid=?x?, blayout=col_major, slayout=row_major>
  pto.tmatmul ins(%t, %b : !pto.tile_buf<left, 16x32xf16, valid=?x?, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 32x32xf16, valid=?x?, slayout=col_major>) outs(%c : !pto.tile_buf<acc, 16x32xf32, valid=?x?, blayout=col_major, slayout=row_major, fractal=1024>) // FAULT PTO1514
  return
}
