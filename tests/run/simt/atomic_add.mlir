// Written by simt.py.
// 8 threads change words of memory by their numbers; what they found where they add.
// COVERS: atomic_and atomic_cas atomic_exch atomic_max atomic_min atomic_or atomic_sub atomic_xor ldg stg
// RUN: --pto-arch=a5 --arg data:i32:10,10,255,256,255,3,3,77,5,-1 --arg zero:32
// EXPECT 0 i32: 38 -18 0 263 255 7 0 7 10 -1
// EXPECT 1 i32: 10 10 11 13 16 20 25 31
func.func @kernel(%d: !pto.ptr<i32, gm>, %e: !pto.ptr<i32, gm>) attributes {pto.aicore} {
  %n = arith.constant 8 : i32
  %one = arith.constant 1 : i32
  pto.simt_launch @body<<<%n, %one, %one>>>(%d, %e) : (!pto.ptr<i32, gm>, !pto.ptr<i32, gm>) -> ()
  pto.barrier #pto.pipe<PIPE_ALL>
  return
}
func.func @body(%d: !pto.ptr<i32, gm>, %e: !pto.ptr<i32, gm>) attributes {pto.simt_entry} {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %i3 = arith.constant 3 : index
  %i4 = arith.constant 4 : index
  %i5 = arith.constant 5 : index
  %i6 = arith.constant 6 : index
  %i7 = arith.constant 7 : index
  %i8 = arith.constant 8 : index
  %i9 = arith.constant 9 : index
  %x = pto.get_tid_x : i32
  %at = arith.index_castui %x : i32 to index
  %old = pto.ldg %d[%i0] l1cache(cache) l2cache(nmfv) : !pto.ptr<i32, gm> -> i32
  pto.stg %old, %e[%at] l1cache(cache) l2cache(nmfv) : !pto.ptr<i32, gm>, i32
  %p0 = pto.addptr %d, %i0 : !pto.ptr<i32, gm> -> !pto.ptr<i32, gm>
  %o0 = pto.atomic_add %p0, %x signed : !pto.ptr<i32, gm>, i32 -> i32
  %p1 = pto.addptr %d, %i1 : !pto.ptr<i32, gm> -> !pto.ptr<i32, gm>
  %o1 = pto.atomic_sub %p1, %x signed : !pto.ptr<i32, gm>, i32 -> i32
  %p2 = pto.addptr %d, %i2 : !pto.ptr<i32, gm> -> !pto.ptr<i32, gm>
  %o2 = pto.atomic_and %p2, %x signed : !pto.ptr<i32, gm>, i32 -> i32
  %p3 = pto.addptr %d, %i3 : !pto.ptr<i32, gm> -> !pto.ptr<i32, gm>
  %o3 = pto.atomic_or %p3, %x signed : !pto.ptr<i32, gm>, i32 -> i32
  %p4 = pto.addptr %d, %i4 : !pto.ptr<i32, gm> -> !pto.ptr<i32, gm>
  %o4 = pto.atomic_xor %p4, %x signed : !pto.ptr<i32, gm>, i32 -> i32
  %p5 = pto.addptr %d, %i5 : !pto.ptr<i32, gm> -> !pto.ptr<i32, gm>
  %o5 = pto.atomic_max %p5, %x signed : !pto.ptr<i32, gm>, i32 -> i32
  %p6 = pto.addptr %d, %i6 : !pto.ptr<i32, gm> -> !pto.ptr<i32, gm>
  %o6 = pto.atomic_min %p6, %x signed : !pto.ptr<i32, gm>, i32 -> i32
  %p7 = pto.addptr %d, %i7 : !pto.ptr<i32, gm> -> !pto.ptr<i32, gm>
  %o7 = pto.atomic_exch %p7, %x signed : !pto.ptr<i32, gm>, i32 -> i32
  %p8 = pto.addptr %d, %i8 : !pto.ptr<i32, gm> -> !pto.ptr<i32, gm>
  %double = arith.addi %x, %x : i32
  %o8 = pto.atomic_cas %p8, %x, %double signed : !pto.ptr<i32, gm>, i32 -> i32
  %p9 = pto.addptr %d, %i9 : !pto.ptr<i32, gm> -> !pto.ptr<i32, gm>
  %o9 = pto.atomic_max %p9, %x unsigned : !pto.ptr<i32, gm>, i32 -> i32
  return
}
