// Each rule of pto.vldus, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Vector memory only.
  func.func @case(%g: !pto.ptr<f32, gm>, %l: !pto.align) {
    %r:2 = pto.vldus %g, %l : !pto.ptr<f32, gm>, !pto.align -> !pto.vreg<64xf32>, !pto.align
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The pointer points to the elements of the register.
  func.func @case(%q: !pto.ptr<f16, ub>, %l: !pto.align) {
    %r:2 = pto.vldus %q, %l : !pto.ptr<f16, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The advanced pointer has the type of the pointer.
  func.func @case(%p: !pto.ptr<f32, ub>, %l: !pto.align, %x: index) {
    %r:3 = pto.vldus %p, %l, %x : !pto.ptr<f32, ub>, !pto.align, index -> !pto.vreg<64xf32>, !pto.align, !pto.ptr<f16, ub>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%p: !pto.ptr<f32, ub>, %x: index, %l: !pto.align, %u: i32) {
    %r0:2 = "pto.vldus"(%p, %x) : (!pto.ptr<f32, ub>, index) -> (!pto.vreg<64xf32>, !pto.align)
    %r1:2 = "pto.vldus"(%p, %l, %u) : (!pto.ptr<f32, ub>, !pto.align, i32) -> (!pto.vreg<64xf32>, !pto.align)
    %r2 = "pto.vldus"(%p, %l) : (!pto.ptr<f32, ub>, !pto.align) -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  // Low precision is available on a5 only.
  func.func @case(%o: !pto.ptr<f8E5M2, ub>, %l: !pto.align) {
    %r:2 = pto.vldus %o, %l : !pto.ptr<f8E5M2, ub>, !pto.align -> !pto.vreg<256xf8E5M2>, !pto.align
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @advance83(%a0: !pto.ptr<f32, ub>, %a1: !pto.align, %a2: index) {
    %r0, %r1 = "pto.vldus"(%a0, %a1, %a2) : (!pto.ptr<f32, ub>, !pto.align, index) -> (!pto.vreg<64xf32>, !pto.align)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @advance84(%a0: !pto.ptr<f32, ub>, %a1: !pto.align) {
    %r0, %r1, %r2 = "pto.vldus"(%a0, %a1) : (!pto.ptr<f32, ub>, !pto.align) -> (!pto.vreg<64xf32>, !pto.align, !pto.ptr<f32, ub>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vldus.errors.mlir:7:22: error[PTO0709]: expected `source` to point into ub, found gm
//| vldus.errors.mlir:17:22: error[PTO0710]: expected `source` to point to f32, the elements of `result`, found a pointer to f16
//| vldus.errors.mlir:27:12: error[PTO0701]: expected type !pto.ptr<f32, ub> as of `source`, found !pto.ptr<f16, ub> in `updated_base`
//| vldus.errors.mlir:37:29: error[PTO0203]: pto.vldus expects an alignment state as operand 'align', found index
//| vldus.errors.mlir:38:33: error[PTO0203]: pto.vldus expects an index as operand 'increment', found i32
//| vldus.errors.mlir:39:11: error[PTO0204]: pto.vldus expects 2 to 3 results (result, updated_align, updated_base), found 1
//| vldus.errors.mlir:39:27: error[PTO1210]: the alignment state has been used already
//| vldus.errors.mlir:49:12: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a3, found f8E5M2 in `result`
//| vldus.errors.mlir:58:38: error[PTO0804]: `increment` is given without `updated_base`
//| vldus.errors.mlir:67:21: error[PTO0804]: `updated_base` is given without `increment`
