// The cube core writes the first number, each vector core one after it.
// COVERS: section.vector
// RUN: --pto-arch=a5 --arg data:i32:-1*4
// EXPECT 0 i32: 7 1 1 -1
func.func @test(%d: !pto.ptr<i32, gm>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %seven = arith.constant 7 : i32
  pto.section.cube {
    pto.store_scalar %seven, %d[%i0] : !pto.ptr<i32, gm>, i32
  }
  pto.section.vector {
    %n = pto.get_subblock_idx
    %at = arith.index_cast %n : i64 to index
    %place = arith.addi %at, %i1 : index
    pto.store_scalar %one, %d[%place] : !pto.ptr<i32, gm>, i32
  }
  return
}
