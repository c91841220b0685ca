// Made by generators/cube.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:u32:7*40
// EXPECT 0 u32: 1234*8 7*8 1234*8 7*16
func.func @test(%a: !pto.ptr<ui32, l1>) {
  %two = arith.constant 2 : i64
  %one = arith.constant 1 : i64
  %off = arith.constant 32 : i64
  %w = arith.constant 1234 : i32
  pto.create_cbuf_matrix %a, %w, %two, %one, %one {fill_word_bits = 32 : i64} : !pto.ptr<ui32, l1>, i32, i64, i64, i64
  return
}
