// Each rule of pto.vsts, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Vector memory only.
  func.func @case(%f: !pto.vreg<64xf32>, %g: !pto.ptr<f32, gm>, %x: index, %m: !pto.mask<b32>) {
    pto.vsts %f, %g[%x], %m : !pto.vreg<64xf32>, !pto.ptr<f32, gm>, !pto.mask<b32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The pointer points to the elements of the register.
  func.func @case(%f: !pto.vreg<64xf32>, %q: !pto.ptr<f16, ub>, %x: index, %m: !pto.mask<b32>) {
    pto.vsts %f, %q[%x], %m : !pto.vreg<64xf32>, !pto.ptr<f16, ub>, !pto.mask<b32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The predicate has the granularity of the elements, or the one of the distribution.
  func.func @case(%f: !pto.vreg<64xf32>, %p: !pto.ptr<f32, ub>, %x: index, %n: !pto.mask<b16>, %h: !pto.vreg<128xf16>, %q: !pto.ptr<f16, ub>) {
    pto.vsts %f, %p[%x], %n : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b16>
    pto.vsts %f, %p[%x], %n {dist = "1PT_B32"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b16>
    pto.vsts %f, %p[%x], %n {dist = "PK_B64"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b16>
    pto.vsts %h, %q[%x], %n {dist = "PK_B32"} : !pto.vreg<128xf16>, !pto.ptr<f16, ub>, !pto.mask<b16>
    pto.vsts %f, %p[%x], %n {dist = "MRG2CHN_B16"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b16>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The advanced pointer has the type of the pointer.
  func.func @case(%f: !pto.vreg<64xf32>, %p: !pto.ptr<f32, ub>, %x: index, %m: !pto.mask<b32>) {
    %r = pto.vsts %f, %p[%x], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32> -> !pto.ptr<f16, ub>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Words outside the domain.
  func.func @case(%f: !pto.vreg<64xf32>, %p: !pto.ptr<f32, ub>, %x: index, %m: !pto.mask<b32>) {
    pto.vsts %f, %p[%x], %m {dist = "NORM"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
    "pto.vsts"(%f, %p, %x, %m) {dist = "NORM"} : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%x: index, %p: !pto.ptr<f32, ub>, %m: !pto.mask<b32>, %f: !pto.vreg<64xf32>) {
    "pto.vsts"(%x, %p, %x, %m) : (index, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
    "pto.vsts"(%f, %p, %x, %m, %m) : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>, !pto.mask<b32>) -> ()
    "pto.vsts"(%f, %p, %x, %m) <{other = 1 : i32}> : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  // Low precision is available on a5 only.
  func.func @case(%e: !pto.vreg<256xf8E5M2>, %o: !pto.ptr<f8E5M2, ub>, %x: index, %b: !pto.mask<b8>) {
    pto.vsts %e, %o[%x], %b : !pto.vreg<256xf8E5M2>, !pto.ptr<f8E5M2, ub>, !pto.mask<b8>
    return
  }
}

// run 1: exit 1
// stderr:
//| vsts.errors.mlir:7:18: error[PTO0709]: expected `destination` to point into ub, found gm
//| vsts.errors.mlir:17:18: error[PTO0710]: expected `destination` to point to f32, the elements of `value`, found a pointer to f16
//| vsts.errors.mlir:27:26: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `value`, found b16
//| vsts.errors.mlir:28:26: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `value`, found b16
//| vsts.errors.mlir:29:26: error[PTO0703]: expected `mask` with granularity b32 for distribution PK_B64, found b16
//| vsts.errors.mlir:30:26: error[PTO0703]: expected `mask` with granularity b32 for distribution PK_B32, found b16
//| vsts.errors.mlir:41:10: error[PTO0701]: expected type !pto.ptr<f32, ub> as of `destination`, found !pto.ptr<f16, ub> in `updated_base`
//| vsts.errors.mlir:51:37: error[PTO0122]: unknown distribution 'NORM', expected NORM_B8, NORM_B16, NORM_B32, 1PT_B8, 1PT_B16, 1PT_B32, PK_B16, PK_B32, PK_B64, PK4_B32, MRG4CHN_B8, MRG2CHN_B8 or MRG2CHN_B16
//| vsts.errors.mlir:52:33: error[PTO0207]: pto.vsts expects NORM_B8, NORM_B16, NORM_B32, 1PT_B8, 1PT_B16, 1PT_B32, PK_B16, PK_B32, PK_B64, PK4_B32, MRG4CHN_B8, MRG2CHN_B8 or MRG2CHN_B16 as attribute 'dist', found "NORM"
//| vsts.errors.mlir:62:16: error[PTO0203]: pto.vsts expects a vector register as operand 'value', found index
//| vsts.errors.mlir:63:5: error[PTO0202]: pto.vsts expects 4 operands (value, destination, offset, mask), found 5
//| vsts.errors.mlir:64:34: error[PTO0206]: pto.vsts has no inherent attribute 'other', only dist
//| vsts.errors.mlir:74:14: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a3, found f8E5M2 in `value`
