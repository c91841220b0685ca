// Scales of a right operand: 2 x 2 boxes of 16 columns of 2, element (r, c) in box (r / 2, c / 16) at place 2 (c % 16) + r % 2.
// RUN: --pto-arch=a5 --arg iota:u8:128 --arg none:128
// EXPECT 1 u8: 0 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 64 66 68 70 72 74 76 78 80 82 84 86 88 90 92 94 1 3 5 7 9 11 13 15 17 19 21 23 25 27 29 31 65 67 69 71 73 75 77 79 81 83 85 87 89 91 93 95 32 34 36 38 40 42 44 46 48 50 52 54 56 58 60 62 96 98 100 102 104 106 108 110 112 114 116 118 120 122 124 126 33 35 37 39 41 43 45 47 49 51 53 55 57 59 61 63 97 99 101 103 105 107 109 111 113 115 117 119 121 123 125 127
func.func @test(%p: !pto.ptr<f8E8M0, gm>, %t: !pto.tile_buf<mat, 4x32xf8E8M0, blayout=col_major, slayout=col_major, fractal=32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %v = pto.make_tensor_view %p, shape = [%c1, %c2, %c2, %c16, %c2], strides = [%c128, %c64, %c32, %c2, %c1] {layout = #pto.layout<mx_b_nn>} : !pto.tensor_view<?x?x?x?x?xf8E8M0>
  %w = pto.partition_view %v, offsets = [%c0, %c0, %c0, %c0, %c0], sizes = [%c1, %c2, %c2, %c16, %c2] : !pto.tensor_view<?x?x?x?x?xf8E8M0> -> !pto.partition_tensor_view<1x2x2x16x2xf8E8M0>
  pto.tload ins(%w : !pto.partition_tensor_view<1x2x2x16x2xf8E8M0>) outs(%t : !pto.tile_buf<mat, 4x32xf8E8M0, blayout=col_major, slayout=col_major, fractal=32>)
  return
}
