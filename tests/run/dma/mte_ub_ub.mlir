// Two bursts of one block of 8 words, with a block between them in the source and none in the destination; the same with
// registers given.
// COVERS: copy_ubuf_to_ubuf
// RUN: --pto-arch=a5 --arg iota:i32:24 --arg none:64 --arg data:i32:-1*24
// EXPECT 1 i32: 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23
// EXPECT 2 i32: 0 1 2 3 4 5 6 7 -1*8 8 9 10 11 12 13 14 15
func.func @test(%a: !pto.ptr<i32, ub>, %d: !pto.ptr<i32, ub>, %e: !pto.ptr<i32, ub>) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  pto.mte_ub_ub %a, %d, %c1 nburst(%c2, %c1, %c0) : !pto.ptr<i32, ub>, !pto.ptr<i32, ub>, i64, i64, i64, i64
  pto.copy_ubuf_to_ubuf %a, %e, %c0, %c2, %c1, %c0, %c1 : !pto.ptr<i32, ub>, !pto.ptr<i32, ub>, i64, i64, i64, i64, i64
  return
}
