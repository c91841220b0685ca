// A kernel calls a function for cube cores and one for vector cores: each core runs its own.
// RUN: --pto-arch=a5 --entry kernel --arg data:i32:-1*4
// EXPECT 0 i32: 7 1 1 -1
func.func @kernel(%d: !pto.ptr<i32, gm>) {
  func.call @cube(%d) : (!pto.ptr<i32, gm>) -> ()
  func.call @vector(%d) : (!pto.ptr<i32, gm>) -> ()
  return
}
func.func @cube(%d: !pto.ptr<i32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %i0 = arith.constant 0 : index
  %seven = arith.constant 7 : i32
  pto.store_scalar %seven, %d[%i0] : !pto.ptr<i32, gm>, i32
  return
}
func.func @vector(%d: !pto.ptr<i32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %i1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %n = pto.get_subblock_idx
  %at = arith.index_cast %n : i64 to index
  %place = arith.addi %at, %i1 : index
  pto.store_scalar %one, %d[%place] : !pto.ptr<i32, gm>, i32
  return
}
