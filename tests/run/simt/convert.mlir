// Written by simt.py.
// Conversions: rounding, saturation, integers without a sign.
// RUN: --pto-arch=a5 --arg zero:60
// EXPECT 0 i32: 2 -2 3 -3 2 -3 3 -2 2 -2 2147483647 -1294967296 0 -1082130432 1333788672
func.func @kernel(%d: !pto.ptr<i32, gm>) attributes {pto.aicore} {
  %x = arith.constant 1 : i32
  %y = arith.constant 1 : i32
  %z = arith.constant 1 : i32
  pto.simt_launch @body<<<%x, %y, %z>>>(%d) : (!pto.ptr<i32, gm>) -> ()
  pto.barrier #pto.pipe<PIPE_ALL>
  return
}
func.func @body(%d: !pto.ptr<i32, gm>) attributes {pto.simt_entry} {
  %k0 = arith.constant 2.5 : f32
  %k1 = arith.constant 0 : index
  %k2 = arith.constant -2.5 : f32
  %k3 = arith.constant 1 : index
  %k4 = arith.constant 2 : index
  %k5 = arith.constant 3 : index
  %k6 = arith.constant 4 : index
  %k7 = arith.constant 5 : index
  %k8 = arith.constant 6 : index
  %k9 = arith.constant 7 : index
  %k10 = arith.constant 8 : index
  %k11 = arith.constant 9 : index
  %k12 = arith.constant 3000000000.0 : f32
  %k13 = arith.constant 10 : index
  %k14 = arith.constant 11 : index
  %k15 = arith.constant -1.0 : f32
  %k16 = arith.constant 12 : index
  %k17 = arith.constant -1 : i32
  %k18 = arith.constant 13 : index
  %k19 = arith.constant 14 : index
  %k20 = arith.constant 15 : i32
  %x = pto.get_tid_x : i32
  %y = pto.get_tid_y : i32
  %z = pto.get_tid_z : i32
  %across = arith.constant 1 : i32
  %down = arith.constant 1 : i32
  %planes = arith.muli %z, %down : i32
  %lines = arith.addi %planes, %y : i32
  %skipped = arith.muli %lines, %across : i32
  %number = arith.addi %skipped, %x : i32
  %words = arith.muli %number, %k20 : i32
  %first = arith.index_castui %words : i32 to index
  %r0 = pto.convert %k0 round(r) sat signed : f32 -> i32
  %at0 = arith.addi %first, %k1 : index
  pto.store %r0, %d[%at0] : !pto.ptr<i32, gm>, i32
  %r3 = pto.convert %k2 round(r) sat signed : f32 -> i32
  %at1 = arith.addi %first, %k3 : index
  pto.store %r3, %d[%at1] : !pto.ptr<i32, gm>, i32
  %a6 = pto.convert %k0 round(a) sat signed : f32 -> i32
  %at2 = arith.addi %first, %k4 : index
  pto.store %a6, %d[%at2] : !pto.ptr<i32, gm>, i32
  %a9 = pto.convert %k2 round(a) sat signed : f32 -> i32
  %at3 = arith.addi %first, %k5 : index
  pto.store %a9, %d[%at3] : !pto.ptr<i32, gm>, i32
  %f12 = pto.convert %k0 round(f) sat signed : f32 -> i32
  %at4 = arith.addi %first, %k6 : index
  pto.store %f12, %d[%at4] : !pto.ptr<i32, gm>, i32
  %f15 = pto.convert %k2 round(f) sat signed : f32 -> i32
  %at5 = arith.addi %first, %k7 : index
  pto.store %f15, %d[%at5] : !pto.ptr<i32, gm>, i32
  %c18 = pto.convert %k0 round(c) sat signed : f32 -> i32
  %at6 = arith.addi %first, %k8 : index
  pto.store %c18, %d[%at6] : !pto.ptr<i32, gm>, i32
  %c21 = pto.convert %k2 round(c) sat signed : f32 -> i32
  %at7 = arith.addi %first, %k9 : index
  pto.store %c21, %d[%at7] : !pto.ptr<i32, gm>, i32
  %z24 = pto.convert %k0 round(z) sat signed : f32 -> i32
  %at8 = arith.addi %first, %k10 : index
  pto.store %z24, %d[%at8] : !pto.ptr<i32, gm>, i32
  %z27 = pto.convert %k2 round(z) sat signed : f32 -> i32
  %at9 = arith.addi %first, %k11 : index
  pto.store %z27, %d[%at9] : !pto.ptr<i32, gm>, i32
  %sat30 = pto.convert %k12 round(z) sat signed : f32 -> i32
  %at10 = arith.addi %first, %k13 : index
  pto.store %sat30, %d[%at10] : !pto.ptr<i32, gm>, i32
  %sat33 = pto.convert %k12 round(z) sat unsigned : f32 -> i32
  %at11 = arith.addi %first, %k14 : index
  pto.store %sat33, %d[%at11] : !pto.ptr<i32, gm>, i32
  %sat36 = pto.convert %k15 round(z) sat unsigned : f32 -> i32
  %at12 = arith.addi %first, %k16 : index
  pto.store %sat36, %d[%at12] : !pto.ptr<i32, gm>, i32
  %signed = pto.convert %k17 round(r) nosat signed : i32 -> f32
  %signed_bits = llvm.bitcast %signed : f32 to i32
  %at13 = arith.addi %first, %k18 : index
  pto.store %signed_bits, %d[%at13] : !pto.ptr<i32, gm>, i32
  %unsigned = pto.convert %k17 round(r) nosat unsigned : i32 -> f32
  %unsigned_bits = llvm.bitcast %unsigned : f32 to i32
  %at14 = arith.addi %first, %k19 : index
  pto.store %unsigned_bits, %d[%at14] : !pto.ptr<i32, gm>, i32
  return
}
