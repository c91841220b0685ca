// Fences order the accesses of a thread to global memory, as other blocks and the host see them; those of caches also drop lines.
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 | FileCheck %s
// RUN: %s --target=visa --platform=tgllp --pto-arch=a5 | FileCheck %s --check-prefix=OLD

// CHECK: .kernel "k"
// CHECK: {{scatter|store}}
// CHECK: lsc_fence.ugm.none.gpu
// CHECK: lsc_fence.ugm.invalidate.gpu
// CHECK: {{scatter|store}}
// CHECK: lsc_fence.ugm.invalidate.gpu
// CHECK: lsc_load.ugm
// OLD: .kernel "k"
// OLD-COUNT-3: fence_global
func.func @k(%p: !pto.ptr<i32>, %flag: !pto.ptr<i32>) attributes {pto.entry} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  pto.store_scalar %one, %p[%c0] : !pto.ptr<i32>, i32
  pto.fence.barrier_all #pto.fence_scope<gm>
  pto.cmo.cacheinvalid all #pto.address_space<gm>
  pto.store_scalar %one, %flag[%c0] : !pto.ptr<i32>, i32
  pto.cmo.cacheinvalid all #pto.address_space<gm>
  %read = pto.load_scalar %flag[%c1] : !pto.ptr<i32> -> i32
  pto.store_scalar %read, %p[%c1] : !pto.ptr<i32>, i32
  return
}
