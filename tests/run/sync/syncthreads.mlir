// 40 threads write their numbers, wait for all, and read that of the thread opposite.
// RUN: --pto-arch=a5 --arg zero:160 --arg zero:160
// EXPECT 1 i32: 39 38 37 36 35 34 33 32 31 30 29 28 27 26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0
func.func @kernel(%d: !pto.ptr<i32, gm>, %e: !pto.ptr<i32, gm>) attributes {pto.aicore} {
  %one = arith.constant 1 : i32
  %n = arith.constant 40 : i32
  pto.simt_launch @body<<<%n, %one, %one>>>(%d, %e) : (!pto.ptr<i32, gm>, !pto.ptr<i32, gm>) -> ()
  pto.barrier #pto.pipe<PIPE_ALL>
  return
}
func.func @body(%d: !pto.ptr<i32, gm>, %e: !pto.ptr<i32, gm>) attributes {pto.simt_entry} {
  %last = arith.constant 39 : i32
  %x = pto.get_tid_x : i32
  %at = arith.index_castui %x : i32 to index
  pto.store %x, %d[%at] : !pto.ptr<i32, gm>, i32
  pto.syncthreads
  %y = arith.subi %last, %x : i32
  %opposite = arith.index_castui %y : i32 to index
  %read = pto.load %d[%opposite] : !pto.ptr<i32, gm> -> i32
  pto.store %read, %e[%at] : !pto.ptr<i32, gm>, i32
  return
}
