// Vector instructions get scopes; after it, a pass that needs them reports nothing.
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-vecscope)) | FileCheck %s
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-vecscope),pto-verify-vecscope{explicit=true}) | FileCheck %s

// A loop over rows whose number and length are known when it runs only: what is left of a row is carried with it.
// CHECK-LABEL: func.func @turns_of_regions
// CHECK: pto.vecscope {
// CHECK-NEXT: scf.for
// CHECK-NEXT: arith.muli
// CHECK-NEXT: pto.addptr
// CHECK-NEXT: scf.for {{.*}} iter_args(%[[LEFT:.*]] = %arg3) -> (i32)
// CHECK-NEXT: %[[MASK:.*]], %[[NEXT:.*]] = pto.plt_b32 %[[LEFT]]
// CHECK-NEXT: %[[ROW:.*]] = pto.vlds
// CHECK-NEXT: pto.vsts %[[ROW]], {{.*}}, %[[MASK]]
// CHECK-NEXT: scf.yield %[[NEXT]] : i32
func.func @turns_of_regions(%p: !pto.ptr<f32, ub>, %rows: index, %cols: index, %count: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  scf.for %r = %c0 to %rows step %c1 {
    %line = arith.muli %r, %cols : index
    %q = pto.addptr %p, %line : !pto.ptr<f32, ub> -> !pto.ptr<f32, ub>
    %rest = scf.for %i = %c0 to %cols step %c64 iter_args(%left = %count) -> (i32) {
      %m, %next = pto.plt_b32 %left : i32 -> !pto.mask<b32>, i32
      %x = pto.vlds %q[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
      pto.vsts %x, %q[%i], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
      scf.yield %next : i32
    }
  }
  return
}

// A loop of vector instructions is in the scope, addresses are computed before it.
// CHECK-LABEL: func.func @loop
// CHECK: %[[END:.*]] = arith.addi %arg1, %arg2
// CHECK-NEXT: pto.vecscope {
// CHECK-NEXT: %[[ALL:.*]] = pto.pset_b32 "PAT_ALL"
// CHECK-NEXT: scf.for {{.*}} to %[[END]]
// CHECK-NEXT: pto.vlds
// CHECK-NEXT: pto.vadd {{.*}}, %[[ALL]]
// CHECK-NEXT: pto.vsts {{.*}}, %[[ALL]]
func.func @loop(%p: !pto.ptr<f32, ub>, %n: index, %extra: index) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
  %end = arith.addi %n, %extra : index
  scf.for %i = %c0 to %end step %c64 {
    %x = pto.vlds %p[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %y = pto.vadd %x, %x, %m : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    pto.vsts %y, %p[%i], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}

// A register of another scope that is computed from scalars is computed again, once for each scope: a scope keeps nothing for the next.
// CHECK-LABEL: func.func @registers_of_scalars
// CHECK: pto.vecscope {
// CHECK-NEXT: pto.pset_b32
// CHECK-NEXT: pto.vdup
// CHECK-NEXT: pto.vsts
// CHECK: pto.barrier
// CHECK: pto.vecscope {
// CHECK-NEXT: %[[ALL:.*]] = pto.pset_b32 "PAT_ALL"
// CHECK-NEXT: %[[ZERO:.*]] = pto.vdup %arg1, %[[ALL]]
// CHECK-NEXT: pto.vadd %[[ZERO]], %[[ZERO]], %[[ALL]]
// CHECK-NEXT: pto.vsts {{.*}}, %[[ALL]]
// CHECK: scf.for
// CHECK: pto.barrier
// CHECK-NEXT: pto.vecscope {
// CHECK-NEXT: %[[AGAIN:.*]] = pto.pset_b32 "PAT_ALL"
// CHECK-NEXT: pto.vlds
// CHECK-NEXT: pto.vsts {{.*}}, %[[AGAIN]]
func.func @registers_of_scalars(%p: !pto.ptr<f32, ub>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c512 = arith.constant 512 : index
  %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
  %zero = pto.vdup %x, %m : f32, !pto.mask<b32> -> !pto.vreg<64xf32>
  pto.vsts %zero, %p[%c0], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  pto.barrier #pto.pipe<PIPE_ALL>
  %sum = pto.vadd %zero, %zero, %m : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
  pto.vsts %sum, %p[%c64], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  scf.for %i = %c0 to %c512 step %c64 {
    pto.barrier #pto.pipe<PIPE_ALL>
    %y = pto.vlds %p[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    pto.vsts %y, %p[%c0], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}

// Synchronisation ends a scope, and a loop with some in it has scopes inside. What holds memory accesses in order stays.
// CHECK-LABEL: func.func @flags
// CHECK: pto.set_flag
// CHECK-NEXT: pto.wait_flag
// CHECK-NEXT: pto.vecscope {
// CHECK-NEXT: pto.pset_b32
// CHECK-NEXT: pto.vlds
// CHECK-NEXT: pto.vsts
// CHECK-NEXT: pto.mem_bar "VST_VLD"
// CHECK-NEXT: pto.vlds
// CHECK-NEXT: pto.vsts
// CHECK-NEXT: }
// CHECK-NEXT: pto.barrier <PIPE_V>
// CHECK-NEXT: pto.vecscope {
// CHECK-NEXT: pto.pset_b32
// CHECK-NEXT: pto.vlds
// CHECK-NEXT: pto.vsts
// CHECK-NEXT: }
func.func @flags(%p: !pto.ptr<f32, ub>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %x = pto.vlds %p[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    pto.vsts %x, %p[%i], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
    pto.mem_bar "VST_VLD"
    %y = pto.vlds %p[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    pto.vsts %y, %p[%i], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
    pto.barrier <PIPE_V>
    %k = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %z = pto.vlds %p[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    pto.vsts %z, %p[%c0], %k : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}

// Scopes that are there stay, and a function without vector instructions.
// CHECK-LABEL: func.func @there
// CHECK-NEXT: pto.vecscope {
// CHECK-NEXT: pto.pset_b32
// CHECK-NEXT: pto.vlds
// CHECK-NEXT: pto.vsts
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @there(%p: !pto.ptr<f32, ub>, %i: index) {
  pto.vecscope {
    %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %x = pto.vlds %p[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    pto.vsts %x, %p[%i], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}
// CHECK-LABEL: func.func @none
// CHECK-NOT: pto.vecscope
// CHECK: return
func.func @none(%a: index) -> index {
  %b = arith.addi %a, %a : index
  return %b : index
}
