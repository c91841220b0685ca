// Scales of a left operand: 2 x 2 boxes of 16 lines of 2, element (r, c) in box (r / 16, c / 2) at place 2 (r % 16) + c % 2.
// RUN: --pto-arch=a5 --arg iota:u8:128 --arg none:128
// EXPECT 1 u8: 0 1 32 33 2 3 34 35 4 5 36 37 6 7 38 39 8 9 40 41 10 11 42 43 12 13 44 45 14 15 46 47 16 17 48 49 18 19 50 51 20 21 52 53 22 23 54 55 24 25 56 57 26 27 58 59 28 29 60 61 30 31 62 63 64 65 96 97 66 67 98 99 68 69 100 101 70 71 102 103 72 73 104 105 74 75 106 107 76 77 108 109 78 79 110 111 80 81 112 113 82 83 114 115 84 85 116 117 86 87 118 119 88 89 120 121 90 91 122 123 92 93 124 125 94 95 126 127
func.func @test(%p: !pto.ptr<f8E8M0, gm>, %t: !pto.tile_buf<mat, 32x4xf8E8M0, slayout=row_major, fractal=32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %v = pto.make_tensor_view %p, shape = [%c1, %c2, %c2, %c16, %c2], strides = [%c128, %c64, %c32, %c2, %c1] {layout = #pto.layout<mx_a_zz>} : !pto.tensor_view<?x?x?x?x?xf8E8M0>
  %w = pto.partition_view %v, offsets = [%c0, %c0, %c0, %c0, %c0], sizes = [%c1, %c2, %c2, %c16, %c2] : !pto.tensor_view<?x?x?x?x?xf8E8M0> -> !pto.partition_tensor_view<1x2x2x16x2xf8E8M0>
  pto.tload ins(%w : !pto.partition_tensor_view<1x2x2x16x2xf8E8M0>) outs(%t : !pto.tile_buf<mat, 32x4xf8E8M0, slayout=row_major, fractal=32>)
  return
}
