// The cube core signals 5 to the first vector core and 21 to the second; each writes its number and answers, and the cube
// core adds both.
// COVERS: wait_intra_block
// RUN: --pto-arch=a5 --schedule=adversarial --arg data:i32:-1*3
// EXPECT 0 i32: 10 11 21
// RUN: --pto-arch=a5 --arg data:i32:-1*3
// EXPECT 0 i32: 10 11 21
func.func @test(%d: !pto.ptr<i32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  pto.section.cube {
    pto.set_intra_block #pto.pipe<PIPE_FIX>, 5
    pto.set_intra_block #pto.pipe<PIPE_FIX>, 21
    pto.wait_intra_block #pto.pipe<PIPE_FIX>, 6
    pto.wait_intra_block #pto.pipe<PIPE_FIX>, 22
    pto.barrier #pto.pipe<PIPE_ALL>
    %0 = pto.load_scalar %d[%c0] : !pto.ptr<i32, gm> -> i32
    %1 = pto.load_scalar %d[%c1] : !pto.ptr<i32, gm> -> i32
    %sum = arith.addi %0, %1 : i32
    pto.store_scalar %sum, %d[%c2] : !pto.ptr<i32, gm>, i32
  }
  pto.section.vector {
    pto.wait_intra_block #pto.pipe<PIPE_V>, 5
    pto.barrier #pto.pipe<PIPE_ALL>
    %number = pto.get_subblock_idx
    %ten = arith.constant 10 : i64
    %value = arith.addi %number, %ten : i64
    %word = arith.trunci %value : i64 to i32
    %place = arith.index_cast %number : i64 to index
    pto.store_scalar %word, %d[%place] : !pto.ptr<i32, gm>, i32
    pto.barrier #pto.pipe<PIPE_ALL>
    pto.set_intra_block #pto.pipe<PIPE_V>, 6
  }
  return
}
