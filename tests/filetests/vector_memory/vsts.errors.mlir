// Each rule of pto.vsts, broken alone.
// RUN: %s --pto-arch=a5 --split-input-file --diagnostics=short

// Vector memory only.
func.func @case(%f: !pto.vreg<64xf32>, %g: !pto.ptr<f32, gm>, %x: index, %m: !pto.mask<b32>) {
  pto.vsts %f, %g[%x], %m : !pto.vreg<64xf32>, !pto.ptr<f32, gm>, !pto.mask<b32>
  return
}

// -----

// The pointer points to the elements of the register.
func.func @case(%f: !pto.vreg<64xf32>, %q: !pto.ptr<f16, ub>, %x: index, %m: !pto.mask<b32>) {
  pto.vsts %f, %q[%x], %m : !pto.vreg<64xf32>, !pto.ptr<f16, ub>, !pto.mask<b32>
  return
}

// -----

// The predicate has the granularity of the elements, or the one of the distribution.
func.func @case(%f: !pto.vreg<64xf32>, %p: !pto.ptr<f32, ub>, %x: index, %n: !pto.mask<b16>, %h: !pto.vreg<128xf16>, %q: !pto.ptr<f16, ub>) {
  pto.vsts %f, %p[%x], %n : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b16>
  pto.vsts %f, %p[%x], %n {dist = "1PT_B32"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b16>
  pto.vsts %f, %p[%x], %n {dist = "PK_B64"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b16>
  pto.vsts %h, %q[%x], %n {dist = "PK_B32"} : !pto.vreg<128xf16>, !pto.ptr<f16, ub>, !pto.mask<b16>
  pto.vsts %f, %p[%x], %n {dist = "MRG2CHN_B16"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b16>
  return
}

// -----

// The advanced pointer has the type of the pointer.
func.func @case(%f: !pto.vreg<64xf32>, %p: !pto.ptr<f32, ub>, %x: index, %m: !pto.mask<b32>) {
  %r = pto.vsts %f, %p[%x], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32> -> !pto.ptr<f16, ub>
  return
}

// -----

// Words outside the domain.
func.func @case(%f: !pto.vreg<64xf32>, %p: !pto.ptr<f32, ub>, %x: index, %m: !pto.mask<b32>) {
  pto.vsts %f, %p[%x], %m {dist = "NORM"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  "pto.vsts"(%f, %p, %x, %m) {dist = "NORM"} : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
  return
}

// -----

// Operands and results of other kinds.
func.func @case(%x: index, %p: !pto.ptr<f32, ub>, %m: !pto.mask<b32>, %f: !pto.vreg<64xf32>) {
  "pto.vsts"(%x, %p, %x, %m) : (index, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
  "pto.vsts"(%f, %p, %x, %m, %m) : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>, !pto.mask<b32>) -> ()
  "pto.vsts"(%f, %p, %x, %m) <{other = 1 : i32}> : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
  return
}

// run 1: exit 1
// stderr:
//| vsts.errors.mlir:6:16: error[PTO0709]: expected `destination` to point into ub, found gm
//| vsts.errors.mlir:14:16: error[PTO0710]: expected `destination` to point to f32, the elements of `value`, found a pointer to f16
//| vsts.errors.mlir:22:24: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `value`, found b16
//| vsts.errors.mlir:23:24: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `value`, found b16
//| vsts.errors.mlir:24:24: error[PTO0703]: expected `mask` with granularity b32 for distribution PK_B64, found b16
//| vsts.errors.mlir:25:24: error[PTO0703]: expected `mask` with granularity b32 for distribution PK_B32, found b16
//| vsts.errors.mlir:34:8: error[PTO0701]: expected type !pto.ptr<f32, ub> as of `destination`, found !pto.ptr<f16, ub> in `updated_base`
//| vsts.errors.mlir:42:35: error[PTO0122]: unknown distribution 'NORM', expected NORM_B8, NORM_B16, NORM_B32, 1PT_B8, 1PT_B16, 1PT_B32, PK_B16, PK_B32, PK_B64, PK4_B32, MRG4CHN_B8, MRG2CHN_B8 or MRG2CHN_B16
//| vsts.errors.mlir:43:31: error[PTO0207]: pto.vsts expects NORM_B8, NORM_B16, NORM_B32, 1PT_B8, 1PT_B16, 1PT_B32, PK_B16, PK_B32, PK_B64, PK4_B32, MRG4CHN_B8, MRG2CHN_B8 or MRG2CHN_B16 as attribute 'dist', found "NORM"
//| vsts.errors.mlir:51:14: error[PTO0203]: pto.vsts expects a vector register as operand 'value', found index
//| vsts.errors.mlir:52:3: error[PTO0202]: pto.vsts expects 4 operands (value, destination, offset, mask), found 5
//| vsts.errors.mlir:53:32: error[PTO0206]: pto.vsts has no attribute 'other' of its own, only dist
