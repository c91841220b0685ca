// A buffer that does not fit shared local memory is in private memory; the kernel computes the address of that of its thread.
// RUN: %s --target=visa --platform=dg2 --diagnostics=short -o /dev/null 2>&1 | FileCheck %s --check-prefix=WARNING
// RUN: %s --target=visa --platform=dg2 -W=none | FileCheck %s
// RUN: %s --target=visa --platform=skl -W=none | FileCheck %s --check-prefix=SKL

// WARNING: private.mlir:{{[0-9]+}}:3: warning[PTO1634]: @f keeps 131072 bytes of each thread in global memory: its buffers do not fit the 65536 bytes of shared local memory of DG2
// CHECK: .input {{V[0-9]+}} offset=72 size=8
// CHECK: .implicit_UNDEFINED_12 {{V[0-9]+}} offset=64 size=8
// CHECK: %sr0(0,0)
// CHECK: lsc_load.ugm
// CHECK: lsc_store.ugm
// CHECK-NOT: slm
// SKL: .implicit_UNDEFINED_12 {{V[0-9]+}} offset=64 size=8
// SKL: %hw_id(0,0)
// SKL: svm_block_ld
// SKL: svm_block_st
module attributes {pto.target_arch = "a5"} {
  func.func @f(%x: !pto.ptr<f32, gm>, %y: !pto.ptr<f32, gm>) attributes {pto.entry} {
    %c0 = arith.constant 0 : i64
    %c4 = arith.constant 4 : i64
    %bytes = arith.constant 32768 : i64
    %ub = pto.castptr %c0 : i64 -> !pto.ptr<f32, ub>
    pto.mte_gm_ub %x, %ub, %c0, %bytes nburst(%c4, %bytes, %bytes) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
    pto.mte_ub_gm %ub, %y, %bytes nburst(%c4, %bytes, %bytes) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
    return
  }
}
