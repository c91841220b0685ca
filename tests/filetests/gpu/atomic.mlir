// Copies from UB to global memory are atomic operations while `set_atomic_*` select one.
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 | FileCheck %s
// RUN: %s --target=visa --platform=pvc --pto-arch=a5 --emit=genx-llvm | FileCheck %s --check-prefix=LLVM

// A message has all channels of the platform, of which 8 are active.
// CHECK: lsc_store.ugm
// CHECK: setp (M1_NM, 16) [[EIGHT:P[0-9]+]] 0xff:uw
// CHECK: ([[EIGHT]]) lsc_atomic_fadd.ugm (M1_NM, 16) %null:d32 flat[{{.*}}]:a64 {{V[0-9]+}} %null
// CHECK: lsc_atomic_smax.ugm (M1_NM, 16) %null:d32 flat[{{.*}}]:a64 {{V[0-9]+}} %null
// CHECK-NOT: lsc_atomic
// LLVM: call <32 x float> @llvm.genx.lsc.xatomic.stateless.v32f32.v32i1.v32i64(<32 x i1> {{.*}}, i8 19, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 1, <32 x i64> {{.*}}, <32 x float> {{.*}}, <32 x float> undef, i32 0, <32 x float> undef)
func.func @k(%x: !pto.ptr<f32, gm>, %y: !pto.ptr<i32, gm>) attributes {pto.entry} {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %bytes = arith.constant 32 : i64
  %a = pto.castptr %zero : i64 -> !pto.ptr<f32, ub>
  %b = pto.castptr %zero : i64 -> !pto.ptr<i32, ub>
  pto.mte_gm_ub %x, %a, %zero, %bytes nburst(%one, %bytes, %bytes) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.mte_ub_gm %a, %x, %bytes nburst(%one, %bytes, %bytes) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  pto.set_atomic_f32
  pto.set_atomic_add
  pto.mte_ub_gm %a, %x, %bytes nburst(%one, %bytes, %bytes) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  pto.set_atomic_s32
  pto.set_atomic_max
  pto.mte_ub_gm %b, %y, %bytes nburst(%one, %bytes, %bytes) : !pto.ptr<i32, ub>, !pto.ptr<i32, gm>, i64, i64, i64, i64
  pto.set_atomic_none
  pto.mte_ub_gm %b, %y, %bytes nburst(%one, %bytes, %bytes) : !pto.ptr<i32, ub>, !pto.ptr<i32, gm>, i64, i64, i64, i64
  return
}
