// Numbers are computed where they are first needed.
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-sink-numbers))

!g = !pto.ptr<f32, gm>
!u = !pto.ptr<f32, ub>

// Behind the copy, in front of the loop and the scope that use them, in their order; what a scope makes stays at its head,
// and what nobody uses stays.
func.func @behind_copies(%x: !g, %n: index) {
  %c0_i64 = arith.constant 0 : i64
  %c1_i64 = arith.constant 1 : i64
  %c256_i64 = arith.constant 256 : i64
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %more = arith.addi %n, %c64 : index
  %end = arith.muli %more, %c64 : index
  %nobody = arith.addi %end, %n : index
  %p = pto.castptr %c0_i64 : i64 -> !u
  pto.mte_gm_ub %x, %p, %c0_i64, %c256_i64 nburst(%c1_i64, %c256_i64, %c256_i64) : !g, !u, i64, i64, i64, i64, i64
  pto.vecscope {
    %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %first = pto.vlds %p[%c0] : !u -> !pto.vreg<64xf32>
    scf.for %i = %c0 to %end step %c64 {
      %r = pto.vlds %p[%i] : !u -> !pto.vreg<64xf32>
      %s = pto.vadd %r, %first, %m : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
      pto.vsts %s, %p[%i], %m : !pto.vreg<64xf32>, !u, !pto.mask<b32>
    }
  }
  return
}

// In each turn of a loop, and in front of a branch that uses it in one of its blocks.
func.func @inside(%x: !g, %n: index, %is: i1) {
  %c0_i64 = arith.constant 0 : i64
  %c1_i64 = arith.constant 1 : i64
  %c256_i64 = arith.constant 256 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %next = arith.addi %i, %c1 : index
    %at = arith.index_cast %next : index to i64
    %p = pto.castptr %c0_i64 : i64 -> !u
    pto.mte_gm_ub %x, %p, %c0_i64, %c256_i64 nburst(%c1_i64, %c256_i64, %c256_i64) : !g, !u, i64, i64, i64, i64, i64
    scf.if %is {
      pto.mte_gm_ub %x, %p, %c0_i64, %at nburst(%c1_i64, %c256_i64, %c256_i64) : !g, !u, i64, i64, i64, i64, i64
    }
  }
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @behind_copies(%arg0: !pto.ptr<f32, gm>, %arg1: index) {
//|     %c64 = arith.constant 64 : index
//|     %0 = arith.addi %arg1, %c64 : index
//|     %1 = arith.muli %0, %c64 : index
//|     %2 = arith.addi %1, %arg1 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %3 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %c256_i64 = arith.constant 256 : i64
//|     %c1_i64 = arith.constant 1 : i64
//|     pto.mte_gm_ub %arg0, %3, %c0_i64, %c256_i64 nburst(%c1_i64, %c256_i64, %c256_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|     %c0 = arith.constant 0 : index
//|     pto.vecscope {
//|       %4 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %result = pto.vlds %3[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       scf.for %arg2 = %c0 to %1 step %c64 {
//|         %result_0 = pto.vlds %3[%arg2] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %5 = pto.vadd %result_0, %result, %4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %5, %3[%arg2], %4 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     return
//|   }
//|   func.func @inside(%arg0: !pto.ptr<f32, gm>, %arg1: index, %arg2: i1) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c256_i64 = arith.constant 256 : i64
//|     %c1_i64 = arith.constant 1 : i64
//|     scf.for %arg3 = %c0 to %arg1 step %c1 {
//|       %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|       pto.mte_gm_ub %arg0, %0, %c0_i64, %c256_i64 nburst(%c1_i64, %c256_i64, %c256_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|       %1 = arith.addi %arg3, %c1 : index
//|       %2 = arith.index_cast %1 : index to i64
//|       scf.if %arg2 {
//|         pto.mte_gm_ub %arg0, %0, %c0_i64, %2 nburst(%c1_i64, %c256_i64, %c256_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|       }
//|     }
//|     return
//|   }
//| }
