// Numbers are computed where they are first needed.
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-scalar-sinking)) | FileCheck %s

!g = !pto.ptr<f32, gm>
!u = !pto.ptr<f32, ub>

// After the copy, before the loop and the scope that use them, in their order; what a scope makes stays at its head,
// and what has no use stays.
// CHECK-LABEL: func.func @behind_copies
// CHECK: %[[END:.*]] = arith.muli
// CHECK-NEXT: arith.addi %[[END]], %arg1
// CHECK-NEXT: arith.constant 0 : i64
// CHECK-NEXT: pto.castptr
// CHECK-NEXT: arith.constant 256 : i64
// CHECK-NEXT: arith.constant 1 : i64
// CHECK-NEXT: pto.mte_gm_ub
// CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-NEXT: pto.vecscope {
// CHECK-NEXT: pto.pset_b32
// CHECK-NEXT: pto.vlds {{.*}}[%[[ZERO]]]
// CHECK-NEXT: scf.for {{.*}} = %[[ZERO]] to %[[END]]
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

// In each iteration of a loop, and before a branch that uses it in one of its blocks.
// CHECK-LABEL: func.func @inside
// CHECK: scf.for
// CHECK-NEXT: pto.castptr
// CHECK-NEXT: pto.mte_gm_ub
// CHECK-NEXT: arith.addi
// CHECK-NEXT: %[[AT:.*]] = arith.index_cast
// CHECK-NEXT: scf.if
// CHECK-NEXT: pto.mte_gm_ub {{.*}}, %[[AT]] nburst
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
