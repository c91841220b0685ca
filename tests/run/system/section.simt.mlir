// 4 x 2 threads of a section write ten times their number, with a value of the program.
// RUN: --pto-arch=a5 --arg zero:32
// EXPECT 0 i32: 0 10 20 30 40 50 60 70
func.func @kernel(%d: !pto.ptr<i32, gm>) attributes {pto.aicore} {
  %ten = arith.constant 10 : i32
  %four = arith.constant 4 : i32
  pto.section.simt<<<4, 2, 1>>> {
    %x = pto.get_tid_x : i32
    %y = pto.get_tid_y : i32
    %line = arith.muli %y, %four : i32
    %number = arith.addi %line, %x : i32
    %tens = arith.muli %number, %ten : i32
    %at = arith.index_castui %number : i32 to index
    pto.store %tens, %d[%at] : !pto.ptr<i32, gm>, i32
  }
  pto.barrier #pto.pipe<PIPE_ALL>
  return
}
