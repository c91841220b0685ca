// Two rounds of two rounds of two bursts of 4 bytes, each from the start of a line of 32 bytes: burst b of round r of round q
// is line b + 2r + 4q, and goes to word 4b + 2r + q.
// COVERS: set_loop_size_ubtoout set_loop1_stride_ubtoout set_loop2_stride_ubtoout
// RUN: --pto-arch=a5 --arg iota:i32:64 --arg none:32
// EXPECT 1 i32: 0 32 16 48 8 40 24 56
func.func @test(%a: !pto.ptr<i32, ub>, %d: !pto.ptr<i32, gm>) {
  %c0 = arith.constant 0 : i64
  %c2 = arith.constant 2 : i64
  %c4 = arith.constant 4 : i64
  %c8 = arith.constant 8 : i64
  %c16 = arith.constant 16 : i64
  %c32 = arith.constant 32 : i64
  %c64 = arith.constant 64 : i64
  %c128 = arith.constant 128 : i64
  pto.set_loop_size_ubtoout %c2, %c2 : i64, i64
  pto.set_loop1_stride_ubtoout %c64, %c8 : i64, i64
  pto.set_loop2_stride_ubtoout %c128, %c4 : i64, i64
  pto.copy_ubuf_to_gm %a, %d, %c0, %c2, %c4, %c0, %c16, %c32
    : !pto.ptr<i32, ub>, !pto.ptr<i32, gm>, i64, i64, i64, i64, i64, i64
  return
}
