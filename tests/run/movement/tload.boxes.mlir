// A view of boxes of 16 x 8 numbers, two below each other and two beside: boxes of memory are boxes of the tile. The tile has
// row 0 of the first box at number 0, of the box below at 128, of the box beside at 256.
// RUN: --pto-arch=a5 --arg iota:i32:512 --arg zero:2048
// EXPECT 1 i32: 0 1 2 3 4 5 6 7 256 257 258 259 260 261 262 263 8 9 10 11 12 13 14 15 264 265 266 267 268 269 270 271 16 17 18 19 20 21 22 23 272 273 274 275 276 277 278 279 0*464
func.func @test(%p: !pto.ptr<i32, gm>, %d: !pto.ptr<i32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c128 = arith.constant 128 : index
  %c256 = arith.constant 256 : index
  %c512 = arith.constant 512 : index
  %v = pto.make_tensor_view %p, shape = [%c1, %c2, %c2, %c16, %c8], strides = [%c512, %c256, %c128, %c8, %c1] {layout = #pto.layout<nz>} : !pto.tensor_view<?x?x?x?x?xi32>
  %w = pto.partition_view %v, offsets = [%c0, %c0, %c0, %c0, %c0], sizes = [%c1, %c2, %c2, %c16, %c8] : !pto.tensor_view<?x?x?x?x?xi32> -> !pto.partition_tensor_view<1x2x2x16x8xi32>
  %t = pto.alloc_tile : !pto.tile_buf<mat, 32x16xi32, blayout=col_major, slayout=row_major>
  pto.tload ins(%w : !pto.partition_tensor_view<1x2x2x16x8xi32>) outs(%t : !pto.tile_buf<mat, 32x16xi32, blayout=col_major, slayout=row_major>)
  %q = pto.tile_buf_addr %t : !pto.tile_buf<mat, 32x16xi32, blayout=col_major, slayout=row_major> -> !pto.ptr<i32, mat>
  pto.barrier #pto.pipe<PIPE_ALL>
  scf.for %r = %c0 to %c3 step %c1 {
    scf.for %c = %c0 to %c16 step %c1 {
      %box = arith.divui %c, %c8 : index
      %in = arith.remui %c, %c8 : index
      %x = arith.muli %box, %c256 : index
      %y = arith.muli %r, %c8 : index
      %xy = arith.addi %x, %y : index
      %at = arith.addi %xy, %in : index
      %n = pto.load_scalar %q[%at] : !pto.ptr<i32, mat> -> i32
      %row = arith.muli %r, %c16 : index
      %to = arith.addi %row, %c : index
      pto.store_scalar %n, %d[%to] : !pto.ptr<i32, gm>, i32
    }
  }
  return
}
