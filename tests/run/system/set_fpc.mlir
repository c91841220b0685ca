// Where the factors of columns are: a store that takes none is as it is, what the fields mean no source says.
// RUN: --pto-arch=a5 --arg data:i32:1,-2,3,0*13 --arg none:64 --arg 8796093022224
// EXPECT 1 i32: 1 -2 3 0*13
// RUN: --pto-arch=a5 --arg data:i32:1,-2,3,0*13 --arg none:64 --arg 8933531975696
func.func @test(%a: !pto.ptr<i32, l0c>, %b: !pto.ptr<i32, gm>, %y: i64) {
  %x = arith.constant 68719542528 : i64
  %w = arith.constant 256 : i64
  pto.set_fpc %w : i64
  pto.copy_matrix_cc_to_gm %a, %b, %x, %y : !pto.ptr<i32, l0c>, !pto.ptr<i32, gm>, i64, i64 // FAULT PTO1504
  return
}
