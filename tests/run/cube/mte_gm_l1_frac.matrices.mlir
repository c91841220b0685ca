// Two matrices of 2 x 16, 96 bytes apart: rows are 1 block apart in the destination, matrices 3, so that a block between them
// stays as it is.
// RUN: --pto-arch=a5 --arg iota:f16:80 --arg data:f16:-1*80
// EXPECT 1 f16: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 -1*16 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79
func.func @test(%a: !pto.ptr<f16, gm>, %b: !pto.ptr<f16, l1>) {
  %n = arith.constant 2 : i64
  %d = arith.constant 16 : i64
  %inner = arith.constant 32 : i64
  %outer = arith.constant 96 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %z = arith.constant 0 : i64
  %false = arith.constant false
  pto.mte_gm_l1_frac %a, %b, nd2nz, shape(%n, %d), src_layout(%inner, %outer), dst_group(%two, %one, %two, %three), ctrl(%z, %false) : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, nd2nz, shape i64, i64, src_layout(i64, i64), dst_group i64, i64, i64, i64, ctrl i64, i1
  return
}
