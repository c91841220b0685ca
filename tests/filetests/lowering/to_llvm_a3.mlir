// Copies of a2 and a3 in whole blocks have one word: 2 bursts from bit 4 on, 4 blocks of a burst from bit 16 on, and 4 blocks
// between bursts in global memory, bit 32 of a load and bit 48 of a store.
// RUN: %s --pass-pipeline=builtin.module(pto-to-llvm) | FileCheck %s

module attributes {pto.target_arch = "a3"} {
  func.func @k(%p: !pto.ptr<f32, gm>) attributes {pto.kernel} {
    %z = arith.constant 0 : i64
    %two = arith.constant 2 : i64
    %bytes = arith.constant 128 : i64
    %apart = arith.constant 256 : i64
    %ub = pto.castptr %z : i64 -> !pto.ptr<f32, ub>
    // CHECK: %[[WORD:.*]] = llvm.mlir.constant(17180131360 : i64)
    // CHECK: llvm.call @llvm.hivm.MOV.OUT.TO.UB.v220(%[[UB:.*]], %arg0, %[[WORD]]) : (!llvm.ptr<6>, !llvm.ptr<1>, i64) -> ()
    pto.mte_gm_ub %p, %ub, %z, %bytes nburst(%two, %apart, %bytes) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
    // CHECK: %[[STORED:.*]] = llvm.mlir.constant(1125899907104800 : i64)
    // CHECK: llvm.call @llvm.hivm.MOV.UB.TO.OUT.v220(%arg0, %[[UB]], %[[STORED]]) : (!llvm.ptr<1>, !llvm.ptr<6>, i64) -> ()
    pto.mte_ub_gm %ub, %p, %bytes nburst(%two, %bytes, %apart) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
    return
  }
}
