// Each of three blocks writes its number and how many there are.
// COVERS: get_block_num get_subblock_idx get_subblock_num
// RUN: --pto-arch=a5 --blocks 3 --arg none:48
// EXPECT 0 i32: 0 3 0 1 1 3 0 1 2 3 0 1
func.func @test(%d: !pto.ptr<i32, gm>) {
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %i3 = arith.constant 3 : index
  %i4 = arith.constant 4 : index
  %0 = pto.get_block_idx
  %1 = pto.get_block_num
  %2 = pto.get_subblock_idx
  %3 = pto.get_subblock_num
  %w0 = arith.trunci %0 : i64 to i32
  %w1 = arith.trunci %1 : i64 to i32
  %w2 = arith.trunci %2 : i64 to i32
  %w3 = arith.trunci %3 : i64 to i32
  %n = arith.index_cast %0 : i64 to index
  %p0 = arith.muli %n, %i4 : index
  %p1 = arith.addi %p0, %i1 : index
  %p2 = arith.addi %p0, %i2 : index
  %p3 = arith.addi %p0, %i3 : index
  pto.store_scalar %w0, %d[%p0] : !pto.ptr<i32, gm>, i32
  pto.store_scalar %w1, %d[%p1] : !pto.ptr<i32, gm>, i32
  pto.store_scalar %w2, %d[%p2] : !pto.ptr<i32, gm>, i32
  pto.store_scalar %w3, %d[%p3] : !pto.ptr<i32, gm>, i32
  return
}
