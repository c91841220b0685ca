// Each thread keeps ten times its number, and has it in the next launch. The clock goes on.
// COVERS: resume get_clock32 get_clock64 store_vfsimt_info
// RUN: --pto-arch=a5 --arg zero:16 --arg zero:8
// EXPECT 0 i32: 0 10 20 30
// EXPECT 1 i32: 1 1
func.func @kernel(%d: !pto.ptr<i32, gm>, %e: !pto.ptr<i32, gm>) attributes {pto.aicore} {
  %one = arith.constant 1 : i32
  %four = arith.constant 4 : i32
  pto.store_vfsimt_info %one, %one, %four : i32, i32, i32
  pto.simt_launch @first<<<%four, %one, %one>>>(%e) : (!pto.ptr<i32, gm>) -> ()
  pto.simt_launch @second<<<%four, %one, %one>>>(%d) : (!pto.ptr<i32, gm>) -> ()
  pto.barrier #pto.pipe<PIPE_ALL>
  return
}
func.func @first(%e: !pto.ptr<i32, gm>) attributes {pto.simt_entry} {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %ten = arith.constant 10 : i32
  %x = pto.get_tid_x : i32
  %tens = arith.muli %x, %ten : i32
  %a = pto.get_clock32 : i32
  %b = pto.get_clock32 : i32
  %later = arith.cmpi ult, %a, %b : i32
  %word = arith.extui %later : i1 to i32
  pto.store %word, %e[%i0] : !pto.ptr<i32, gm>, i32
  %c = pto.get_clock64 : i64
  %f = pto.get_clock64 : i64
  %after = arith.cmpi ult, %c, %f : i64
  %other = arith.extui %after : i1 to i32
  pto.store %other, %e[%i1] : !pto.ptr<i32, gm>, i32
  pto.keep %tens {slot = 4 : i64} : i32
  return
}
func.func @second(%d: !pto.ptr<i32, gm>) attributes {pto.simt_entry} {
  %tens = pto.resume {slot = 4 : i64} : i32
  %x = pto.get_tid_x : i32
  %at = arith.index_castui %x : i32 to index
  pto.store %tens, %d[%at] : !pto.ptr<i32, gm>, i32
  return
}
