// Written by simt.py.
// Floats, of which every result is exact: functions at points where they are.
// COVERS: ceil cos exp floor fma fmax fmin log pow rint round sin sqrt
// RUN: --pto-arch=a5 --arg zero:92
// EXPECT 0 i32: 1075838976 1077936128 1073741824 1077936128 1073741824 1077936128 -1073741824 -1069547520 -1069547520 -1073741824 1065353216 1065353216 1065353216 1073741824 1069547520 1065353216 0 0 1065353216 1075838976 -1082130432 1074790400 864026624
func.func @kernel(%d: !pto.ptr<i32, gm>) attributes {pto.aicore} {
  %x = arith.constant 1 : i32
  %y = arith.constant 1 : i32
  %z = arith.constant 1 : i32
  pto.simt_launch @body<<<%x, %y, %z>>>(%d) : (!pto.ptr<i32, gm>) -> ()
  pto.barrier #pto.pipe<PIPE_ALL>
  return
}
func.func @body(%d: !pto.ptr<i32, gm>) attributes {pto.simt_entry} {
  %k0 = arith.constant -2.5 : f32
  %k1 = arith.constant 0 : index
  %k2 = arith.constant 3.0 : f32
  %k3 = arith.constant 1 : index
  %k4 = arith.constant 2.5 : f32
  %k5 = arith.constant 2 : index
  %k6 = arith.constant 3 : index
  %k7 = arith.constant 4 : index
  %k8 = arith.constant 5 : index
  %k9 = arith.constant 6 : index
  %k10 = arith.constant 7 : index
  %k11 = arith.constant 8 : index
  %k12 = arith.constant 9 : index
  %k13 = arith.constant 1.25 : f32
  %k14 = arith.constant 10 : index
  %k15 = arith.constant 11 : index
  %k16 = arith.constant 12 : index
  %k17 = arith.constant 13 : index
  %k18 = arith.constant 2.25 : f32
  %k19 = arith.constant 14 : index
  %k20 = arith.constant 0.0 : f32
  %k21 = arith.constant 15 : index
  %k22 = arith.constant 1.0 : f32
  %k23 = arith.constant 16 : index
  %k24 = arith.constant 17 : index
  %k25 = arith.constant 18 : index
  %k26 = arith.constant -1.0 : f32
  %k27 = arith.constant 19 : index
  %k28 = arith.constant 20 : index
  %k29 = arith.constant 1.5 : f32
  %k30 = arith.constant 2.0 : f32
  %k31 = arith.constant 21 : index
  %k32 = arith.constant 1.000244140625 : f32
  %k33 = arith.constant -1.00048828125 : f32
  %k34 = arith.constant 22 : index
  %k35 = arith.constant 23 : i32
  %x = pto.get_tid_x : i32
  %y = pto.get_tid_y : i32
  %z = pto.get_tid_z : i32
  %across = arith.constant 1 : i32
  %down = arith.constant 1 : i32
  %planes = arith.muli %z, %down : i32
  %lines = arith.addi %planes, %y : i32
  %skipped = arith.muli %lines, %across : i32
  %number = arith.addi %skipped, %x : i32
  %words = arith.muli %number, %k35 : i32
  %first = arith.index_castui %words : i32 to index
  %absf0 = pto.absf %k0 : f32 -> f32
  %absf0_bits = llvm.bitcast %absf0 : f32 to i32
  %at0 = arith.addi %first, %k1 : index
  pto.store %absf0_bits, %d[%at0] : !pto.ptr<i32, gm>, i32
  %absf4 = pto.absf %k2 : f32 -> f32
  %absf4_bits = llvm.bitcast %absf4 : f32 to i32
  %at1 = arith.addi %first, %k3 : index
  pto.store %absf4_bits, %d[%at1] : !pto.ptr<i32, gm>, i32
  %rint8 = pto.rint %k4 : f32 -> f32
  %rint8_bits = llvm.bitcast %rint8 : f32 to i32
  %at2 = arith.addi %first, %k5 : index
  pto.store %rint8_bits, %d[%at2] : !pto.ptr<i32, gm>, i32
  %round12 = pto.round %k4 : f32 -> f32
  %round12_bits = llvm.bitcast %round12 : f32 to i32
  %at3 = arith.addi %first, %k6 : index
  pto.store %round12_bits, %d[%at3] : !pto.ptr<i32, gm>, i32
  %floor16 = pto.floor %k4 : f32 -> f32
  %floor16_bits = llvm.bitcast %floor16 : f32 to i32
  %at4 = arith.addi %first, %k7 : index
  pto.store %floor16_bits, %d[%at4] : !pto.ptr<i32, gm>, i32
  %ceil20 = pto.ceil %k4 : f32 -> f32
  %ceil20_bits = llvm.bitcast %ceil20 : f32 to i32
  %at5 = arith.addi %first, %k8 : index
  pto.store %ceil20_bits, %d[%at5] : !pto.ptr<i32, gm>, i32
  %rint24 = pto.rint %k0 : f32 -> f32
  %rint24_bits = llvm.bitcast %rint24 : f32 to i32
  %at6 = arith.addi %first, %k9 : index
  pto.store %rint24_bits, %d[%at6] : !pto.ptr<i32, gm>, i32
  %round28 = pto.round %k0 : f32 -> f32
  %round28_bits = llvm.bitcast %round28 : f32 to i32
  %at7 = arith.addi %first, %k10 : index
  pto.store %round28_bits, %d[%at7] : !pto.ptr<i32, gm>, i32
  %floor32 = pto.floor %k0 : f32 -> f32
  %floor32_bits = llvm.bitcast %floor32 : f32 to i32
  %at8 = arith.addi %first, %k11 : index
  pto.store %floor32_bits, %d[%at8] : !pto.ptr<i32, gm>, i32
  %ceil36 = pto.ceil %k0 : f32 -> f32
  %ceil36_bits = llvm.bitcast %ceil36 : f32 to i32
  %at9 = arith.addi %first, %k12 : index
  pto.store %ceil36_bits, %d[%at9] : !pto.ptr<i32, gm>, i32
  %rint40 = pto.rint %k13 : f32 -> f32
  %rint40_bits = llvm.bitcast %rint40 : f32 to i32
  %at10 = arith.addi %first, %k14 : index
  pto.store %rint40_bits, %d[%at10] : !pto.ptr<i32, gm>, i32
  %round44 = pto.round %k13 : f32 -> f32
  %round44_bits = llvm.bitcast %round44 : f32 to i32
  %at11 = arith.addi %first, %k15 : index
  pto.store %round44_bits, %d[%at11] : !pto.ptr<i32, gm>, i32
  %floor48 = pto.floor %k13 : f32 -> f32
  %floor48_bits = llvm.bitcast %floor48 : f32 to i32
  %at12 = arith.addi %first, %k16 : index
  pto.store %floor48_bits, %d[%at12] : !pto.ptr<i32, gm>, i32
  %ceil52 = pto.ceil %k13 : f32 -> f32
  %ceil52_bits = llvm.bitcast %ceil52 : f32 to i32
  %at13 = arith.addi %first, %k17 : index
  pto.store %ceil52_bits, %d[%at13] : !pto.ptr<i32, gm>, i32
  %sqrt56 = pto.sqrt %k18 : f32 -> f32
  %sqrt56_bits = llvm.bitcast %sqrt56 : f32 to i32
  %at14 = arith.addi %first, %k19 : index
  pto.store %sqrt56_bits, %d[%at14] : !pto.ptr<i32, gm>, i32
  %exp60 = pto.exp %k20 : f32 -> f32
  %exp60_bits = llvm.bitcast %exp60 : f32 to i32
  %at15 = arith.addi %first, %k21 : index
  pto.store %exp60_bits, %d[%at15] : !pto.ptr<i32, gm>, i32
  %log64 = pto.log %k22 : f32 -> f32
  %log64_bits = llvm.bitcast %log64 : f32 to i32
  %at16 = arith.addi %first, %k23 : index
  pto.store %log64_bits, %d[%at16] : !pto.ptr<i32, gm>, i32
  %sin68 = pto.sin %k20 : f32 -> f32
  %sin68_bits = llvm.bitcast %sin68 : f32 to i32
  %at17 = arith.addi %first, %k24 : index
  pto.store %sin68_bits, %d[%at17] : !pto.ptr<i32, gm>, i32
  %cos72 = pto.cos %k20 : f32 -> f32
  %cos72_bits = llvm.bitcast %cos72 : f32 to i32
  %at18 = arith.addi %first, %k25 : index
  pto.store %cos72_bits, %d[%at18] : !pto.ptr<i32, gm>, i32
  %fmax76 = pto.fmax %k26, %k4 : f32, f32 -> f32
  %fmax76_bits = llvm.bitcast %fmax76 : f32 to i32
  %at19 = arith.addi %first, %k27 : index
  pto.store %fmax76_bits, %d[%at19] : !pto.ptr<i32, gm>, i32
  %fmin80 = pto.fmin %k26, %k4 : f32, f32 -> f32
  %fmin80_bits = llvm.bitcast %fmin80 : f32 to i32
  %at20 = arith.addi %first, %k28 : index
  pto.store %fmin80_bits, %d[%at20] : !pto.ptr<i32, gm>, i32
  %pow84 = pto.pow %k29, %k30 : f32, f32 -> f32
  %pow84_bits = llvm.bitcast %pow84 : f32 to i32
  %at21 = arith.addi %first, %k31 : index
  pto.store %pow84_bits, %d[%at21] : !pto.ptr<i32, gm>, i32
  %fused = pto.fma %k32, %k32, %k33 : f32, f32, f32 -> f32
  %fused_bits = llvm.bitcast %fused : f32 to i32
  %at22 = arith.addi %first, %k34 : index
  pto.store %fused_bits, %d[%at22] : !pto.ptr<i32, gm>, i32
  return
}
