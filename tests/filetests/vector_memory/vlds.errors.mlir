// Each rule of pto.vlds, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Vector memory only.
  func.func @case(%g: !pto.ptr<f32, gm>, %x: index) {
    %r = pto.vlds %g[%x] : !pto.ptr<f32, gm> -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The pointer points to the elements of the register.
  func.func @case(%q: !pto.ptr<f16, ub>, %x: index) {
    %r = pto.vlds %q[%x] : !pto.ptr<f16, ub> -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Words outside the domain.
  func.func @case(%p: !pto.ptr<f32, ub>, %x: index) {
    %r0 = pto.vlds %p[%x] {dist = "NORM_B32"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %r1 = pto.vlds %p[%x] {dist = "DINTLV_B32"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %r2 = "pto.vlds"(%p, %x) {dist = 1 : i64} : (!pto.ptr<f32, ub>, index) -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The advanced pointer has the type of the pointer.
  func.func @case(%p: !pto.ptr<f32, ub>, %x: index) {
    %r:2 = pto.vlds %p[%x] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>, !pto.ptr<f16, ub>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%p: !pto.ptr<f32, ub>, %u: i32, %x: index, %f: !pto.vreg<64xf32>) {
    %r0 = "pto.vlds"(%p, %u) : (!pto.ptr<f32, ub>, i32) -> !pto.vreg<64xf32>
    %r1 = "pto.vlds"(%p, %x) : (!pto.ptr<f32, ub>, index) -> !pto.mask<b32>
    %r2 = "pto.vlds"(%f, %x) : (!pto.vreg<64xf32>, index) -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  // Low precision is available on a5 only.
  func.func @case(%o: !pto.ptr<f8E5M2, ub>, %x: index) {
    %r = pto.vlds %o[%x] : !pto.ptr<f8E5M2, ub> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Memrefs in the wrong memory, and of other elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%p: memref<64xf32, #pto.address_space<gm>>, %u: memref<64xf16>, %i: index) {
    %r = pto.vlds %p[%i] : memref<64xf32, #pto.address_space<gm>> -> !pto.vreg<64xf32>
    %s = pto.vlds %u[%i] : memref<64xf16> -> !pto.vreg<64xf32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vlds.errors.mlir:7:19: error[PTO0709]: expected `source` to point into ub, found gm
//| vlds.errors.mlir:17:19: error[PTO0710]: expected `source` to point to f32, the elements of `result`, found a pointer to f16
//| vlds.errors.mlir:27:35: error[PTO0122]: unknown distribution 'NORM_B32', expected NORM, BRC_B8, BRC_B16, BRC_B32, US_B8, US_B16, DS_B8, DS_B16, UNPK_B8, UNPK_B16, UNPK_B32, BRC_BLK, E2B_B16, E2B_B32, UNPK4, SPLT4CHN, SPLT2CHN_B8 or SPLT2CHN_B16
//| vlds.errors.mlir:28:35: error[PTO0122]: unknown distribution 'DINTLV_B32', expected NORM, BRC_B8, BRC_B16, BRC_B32, US_B8, US_B16, DS_B8, DS_B16, UNPK_B8, UNPK_B16, UNPK_B32, BRC_BLK, E2B_B16, E2B_B32, UNPK4, SPLT4CHN, SPLT2CHN_B8 or SPLT2CHN_B16
//| vlds.errors.mlir:29:31: error[PTO0207]: pto.vlds expects NORM, BRC_B8, BRC_B16, BRC_B32, US_B8, US_B16, DS_B8, DS_B16, UNPK_B8, UNPK_B16, UNPK_B32, BRC_BLK, E2B_B16, E2B_B32, UNPK4, SPLT4CHN, SPLT2CHN_B8 or SPLT2CHN_B16 as attribute 'dist', found 1 : i64
//| vlds.errors.mlir:39:12: error[PTO0701]: expected type !pto.ptr<f32, ub> as of `source`, found !pto.ptr<f16, ub> in `updated_base`
//| vlds.errors.mlir:49:26: error[PTO0203]: pto.vlds expects an index as operand 'offset', found i32
//| vlds.errors.mlir:50:11: error[PTO0204]: pto.vlds expects a vector register as result 'result', found !pto.mask<b32>
//| vlds.errors.mlir:51:22: error[PTO0203]: pto.vlds expects a pointer or memref as operand 'source', found !pto.vreg<64xf32>
//| vlds.errors.mlir:61:10: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a3, found f8E5M2 in `result`
//| vlds.errors.mlir:71:19: error[PTO0709]: expected `source` to point into ub, found gm
//| vlds.errors.mlir:72:19: error[PTO0710]: expected `source` to point to f32, the elements of `result`, found a pointer to f16
