// `canonicalize-foldable` does what `canonicalize` does where no blocks are simplified: it merges and hoists constants, folds,
// and erases dead operations and what only they use.
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(canonicalize-foldable)) | FileCheck %s
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(canonicalize{region-simplify=disabled})) | FileCheck %s

func.func @kernel(%address: i64, %n: index, %flag: i1) {
  %p = pto.castptr %address : i64 -> !pto.ptr<f32, ub>
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  // The sum becomes a constant of the function, and the constant after it is the same one.
  // CHECK-LABEL: func.func @kernel
  // CHECK-DAG: %[[ZERO:.*]] = arith.constant 0 : index
  // CHECK-DAG: %[[STEP:.*]] = arith.constant 64 : index
  // CHECK-NOT: arith.constant
  // CHECK: pto.vecscope
  // CHECK-NEXT: %[[MASK:.*]] = pto.pset_b32
  // CHECK-NEXT: scf.for %[[I:.*]] = %[[ZERO]] to %{{.*}} step %[[STEP]] {
  pto.vecscope {
    %mask = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    scf.for %i = %c0 to %n step %c64 {
      %sum = arith.addi %c32, %c32 : index
      %again = arith.constant 64 : index
      %at = arith.addi %i, %sum : index
      %same = arith.addi %i, %c0 : index
      // Nothing uses the second load, its offset and the maximum.
      // CHECK-NEXT: %[[AT:.*]] = arith.addi %[[I]], %[[STEP]] : index
      // CHECK-NEXT: %[[LOADED:.*]] = pto.vlds %{{.*}}[%[[AT]]]
      // CHECK-NEXT: pto.vsts %[[LOADED]], %{{.*}}[%[[I]]], %[[MASK]]
      // CHECK-NEXT: }
      %loaded = pto.vlds %p[%at] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
      %unused = arith.addi %at, %again : index
      %dead = pto.vlds %p[%unused] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
      %most = pto.vmax %dead, %loaded, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
      pto.vsts %loaded, %p[%same], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
    }
  }
  // A loop without iterations, and a branch that is never taken, are erased.
  // CHECK-NEXT: }
  // CHECK-NEXT: return
  scf.for %i = %c64 to %c64 step %c32 {
    pto.barrier <PIPE_ALL>
  }
  %never = arith.constant false
  scf.if %never {
    pto.barrier <PIPE_ALL>
  }
  return
}
