// Written by simt.py.
// Integers of 32 bits, with a sign and without.
// COVERS: mulhi mul_i32toi64
// RUN: --pto-arch=a5 --arg zero:68
// EXPECT 0 i32: -1 -1 2 196607 -1 -65536 15 983040 1073741823 -65536 1073741823 -65536 -1430532899 287454020 -573785174 286331153 -582698206
func.func @kernel(%d: !pto.ptr<i32, gm>) attributes {pto.aicore} {
  %x = arith.constant 1 : i32
  %y = arith.constant 1 : i32
  %z = arith.constant 1 : i32
  pto.simt_launch @body<<<%x, %y, %z>>>(%d) : (!pto.ptr<i32, gm>) -> ()
  pto.barrier #pto.pipe<PIPE_ALL>
  return
}
func.func @body(%d: !pto.ptr<i32, gm>) attributes {pto.simt_entry} {
  %k0 = arith.constant -5 : i32
  %k1 = arith.constant 3 : i32
  %k2 = arith.constant 0 : index
  %k3 = arith.constant 16 : i64
  %k4 = arith.constant 1 : index
  %k5 = arith.constant 2 : index
  %k6 = arith.constant 3 : index
  %k7 = arith.constant -268435456 : i32
  %k8 = arith.constant 16 : i32
  %k9 = arith.constant 4 : index
  %k10 = arith.constant 5 : index
  %k11 = arith.constant 6 : index
  %k12 = arith.constant 7 : index
  %k13 = arith.constant 2147483647 : i32
  %k14 = arith.constant 8 : index
  %k15 = arith.constant 9 : index
  %k16 = arith.constant 10 : index
  %k17 = arith.constant 11 : index
  %k18 = arith.constant 287454020 : i32
  %k19 = arith.constant -1430532899 : i32
  %k20 = arith.constant 12816 : i32
  %k21 = arith.constant 12 : index
  %k22 = arith.constant 30292 : i32
  %k23 = arith.constant 13 : index
  %k24 = arith.constant 35243 : i32
  %k25 = arith.constant 14 : index
  %k26 = arith.constant 65535 : i32
  %k27 = arith.constant 15 : index
  %k28 = arith.constant 1062 : i32
  %k29 = arith.constant 16 : index
  %k30 = arith.constant 17 : i32
  %x = pto.get_tid_x : i32
  %y = pto.get_tid_y : i32
  %z = pto.get_tid_z : i32
  %across = arith.constant 1 : i32
  %down = arith.constant 1 : i32
  %planes = arith.muli %z, %down : i32
  %lines = arith.addi %planes, %y : i32
  %skipped = arith.muli %lines, %across : i32
  %number = arith.addi %skipped, %x : i32
  %words = arith.muli %number, %k30 : i32
  %first = arith.index_castui %words : i32 to index
  %hsigned0 = pto.mulhi %k0, %k1 signed : i32, i32 -> i32
  %at0 = arith.addi %first, %k2 : index
  pto.store %hsigned0, %d[%at0] : !pto.ptr<i32, gm>, i32
  %wsigned0 = pto.mul_i32toi64 %k0, %k1 signed : i32, i32 -> i64
  %ssigned0 = arith.shrui %wsigned0, %k3 : i64
  %msigned0 = arith.trunci %ssigned0 : i64 to i32
  %at1 = arith.addi %first, %k4 : index
  pto.store %msigned0, %d[%at1] : !pto.ptr<i32, gm>, i32
  %hunsigned8 = pto.mulhi %k0, %k1 unsigned : i32, i32 -> i32
  %at2 = arith.addi %first, %k5 : index
  pto.store %hunsigned8, %d[%at2] : !pto.ptr<i32, gm>, i32
  %wunsigned8 = pto.mul_i32toi64 %k0, %k1 unsigned : i32, i32 -> i64
  %sunsigned8 = arith.shrui %wunsigned8, %k3 : i64
  %munsigned8 = arith.trunci %sunsigned8 : i64 to i32
  %at3 = arith.addi %first, %k6 : index
  pto.store %munsigned8, %d[%at3] : !pto.ptr<i32, gm>, i32
  %hsigned16 = pto.mulhi %k7, %k8 signed : i32, i32 -> i32
  %at4 = arith.addi %first, %k9 : index
  pto.store %hsigned16, %d[%at4] : !pto.ptr<i32, gm>, i32
  %wsigned16 = pto.mul_i32toi64 %k7, %k8 signed : i32, i32 -> i64
  %ssigned16 = arith.shrui %wsigned16, %k3 : i64
  %msigned16 = arith.trunci %ssigned16 : i64 to i32
  %at5 = arith.addi %first, %k10 : index
  pto.store %msigned16, %d[%at5] : !pto.ptr<i32, gm>, i32
  %hunsigned24 = pto.mulhi %k7, %k8 unsigned : i32, i32 -> i32
  %at6 = arith.addi %first, %k11 : index
  pto.store %hunsigned24, %d[%at6] : !pto.ptr<i32, gm>, i32
  %wunsigned24 = pto.mul_i32toi64 %k7, %k8 unsigned : i32, i32 -> i64
  %sunsigned24 = arith.shrui %wunsigned24, %k3 : i64
  %munsigned24 = arith.trunci %sunsigned24 : i64 to i32
  %at7 = arith.addi %first, %k12 : index
  pto.store %munsigned24, %d[%at7] : !pto.ptr<i32, gm>, i32
  %hsigned32 = pto.mulhi %k13, %k13 signed : i32, i32 -> i32
  %at8 = arith.addi %first, %k14 : index
  pto.store %hsigned32, %d[%at8] : !pto.ptr<i32, gm>, i32
  %wsigned32 = pto.mul_i32toi64 %k13, %k13 signed : i32, i32 -> i64
  %ssigned32 = arith.shrui %wsigned32, %k3 : i64
  %msigned32 = arith.trunci %ssigned32 : i64 to i32
  %at9 = arith.addi %first, %k15 : index
  pto.store %msigned32, %d[%at9] : !pto.ptr<i32, gm>, i32
  %hunsigned40 = pto.mulhi %k13, %k13 unsigned : i32, i32 -> i32
  %at10 = arith.addi %first, %k16 : index
  pto.store %hunsigned40, %d[%at10] : !pto.ptr<i32, gm>, i32
  %wunsigned40 = pto.mul_i32toi64 %k13, %k13 unsigned : i32, i32 -> i64
  %sunsigned40 = arith.shrui %wunsigned40, %k3 : i64
  %munsigned40 = arith.trunci %sunsigned40 : i64 to i32
  %at11 = arith.addi %first, %k17 : index
  pto.store %munsigned40, %d[%at11] : !pto.ptr<i32, gm>, i32
  %p12816 = pto.prmt %k18, %k19, %k20 : i32, i32, i32 -> i32
  %at12 = arith.addi %first, %k21 : index
  pto.store %p12816, %d[%at12] : !pto.ptr<i32, gm>, i32
  %p30292 = pto.prmt %k18, %k19, %k22 : i32, i32, i32 -> i32
  %at13 = arith.addi %first, %k23 : index
  pto.store %p30292, %d[%at13] : !pto.ptr<i32, gm>, i32
  %p35243 = pto.prmt %k18, %k19, %k24 : i32, i32, i32 -> i32
  %at14 = arith.addi %first, %k25 : index
  pto.store %p35243, %d[%at14] : !pto.ptr<i32, gm>, i32
  %p65535 = pto.prmt %k18, %k19, %k26 : i32, i32, i32 -> i32
  %at15 = arith.addi %first, %k27 : index
  pto.store %p65535, %d[%at15] : !pto.ptr<i32, gm>, i32
  %p1062 = pto.prmt %k18, %k19, %k28 : i32, i32, i32 -> i32
  %at16 = arith.addi %first, %k29 : index
  pto.store %p1062, %d[%at16] : !pto.ptr<i32, gm>, i32
  return
}
