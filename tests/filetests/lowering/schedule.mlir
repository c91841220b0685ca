// The instructions of units of work are interleaved by latencies, as far as registers allow.
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-schedule)) | FileCheck %s

// CHECK-LABEL: func.func @interleaved(
// CHECK: [[X:%.+]] = pto.vlds %arg0[%c0]
// CHECK-NEXT: [[Y:%.+]] = pto.vlds %arg0[%c64]
// CHECK-NEXT: [[EX:%.+]] = pto.vexp [[X]]
// CHECK-NEXT: [[EY:%.+]] = pto.vexp [[Y]]
// CHECK-NEXT: pto.vsts [[EX]], %arg0[%c0]
// CHECK-NEXT: pto.vsts [[EY]], %arg0[%c64]
// CHECK-NOT: nest.
func.func @interleaved(%p: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  pto.vecscope {
    %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    nest.interleave attributes {interval = 1, registers = 32} unit {
      %x = pto.vlds %p[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
      %e = pto.vexp %x, %m : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
      pto.vsts %e, %p[%c0], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
    } unit {
      %x = pto.vlds %p[%c64] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
      %e = pto.vexp %x, %m : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
      pto.vsts %e, %p[%c64], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
    }
  }
  return
}

// There is one register: units follow each other.
// CHECK-LABEL: func.func @one_register(
// CHECK: pto.vlds %arg0[%c0]
// CHECK-NEXT: pto.vexp
// CHECK-NEXT: pto.vsts {{.*}}%arg0[%c0]
// CHECK-NEXT: pto.vlds %arg0[%c64]
// CHECK-NEXT: pto.vexp
// CHECK-NEXT: pto.vsts {{.*}}%arg0[%c64]
func.func @one_register(%p: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  pto.vecscope {
    %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    nest.interleave attributes {interval = 1, registers = 1} unit {
      %x = pto.vlds %p[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
      %e = pto.vexp %x, %m : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
      pto.vsts %e, %p[%c0], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
    } unit {
      %x = pto.vlds %p[%c64] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
      %e = pto.vexp %x, %m : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
      pto.vsts %e, %p[%c64], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
    }
  }
  return
}
