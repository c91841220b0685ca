// Each rule of pto.vstus, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Vector memory only.
  func.func @case(%l: !pto.align, %u: i32, %f: !pto.vreg<64xf32>, %g: !pto.ptr<f32, gm>) {
    %r = pto.vstus %l, %u, %f, %g : !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, gm> -> !pto.align
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The pointer points to the elements of the register.
  func.func @case(%l: !pto.align, %u: i32, %f: !pto.vreg<64xf32>, %q: !pto.ptr<f16, ub>) {
    %r = pto.vstus %l, %u, %f, %q : !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f16, ub> -> !pto.align
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The advanced pointer has the type of the pointer.
  func.func @case(%l: !pto.align, %u: i32, %f: !pto.vreg<64xf32>, %p: !pto.ptr<f32, ub>) {
    %r:2 = pto.vstus %l, %u, %f, %p : !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align, !pto.ptr<f16, ub>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%l: !pto.align, %x: index, %f: !pto.vreg<64xf32>, %p: !pto.ptr<f32, ub>) {
    %r = "pto.vstus"(%l, %x, %f, %p) : (!pto.align, index, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> !pto.align
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  // Available on a5 only.
  func.func @case(%l: !pto.align, %u: i32, %f: !pto.vreg<64xf32>, %p: !pto.ptr<f32, ub>) {
    %r = pto.vstus %l, %u, %f, %p : !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align
    return
  }
}

// -----

// The older form of the manual.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%align_in: !pto.align, %offset: i32, %value: !pto.vreg<64xf32>, %base: !pto.ptr<f32, ub>) {
    %r = pto.vstus %align_in, %offset, %value, %base, "POST_UPDATE" : !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align
    return
  }
}

// run 1: exit 1
// stderr:
//| vstus.errors.mlir:7:32: error[PTO0709]: expected `base` to point into ub, found gm
//| vstus.errors.mlir:17:32: error[PTO0710]: expected `base` to point to f32, the elements of `value`, found a pointer to f16
//| vstus.errors.mlir:27:12: error[PTO0701]: expected type !pto.ptr<f32, ub> as of `base`, found !pto.ptr<f16, ub> in `base_out`
//| vstus.errors.mlir:37:26: error[PTO0203]: pto.vstus expects an i32 as operand 'offset', found index
//| vstus.errors.mlir:47:10: error[PTO0209]: pto.vstus is not available on a3
//| vstus.errors.mlir:57:53: error[PTO0202]: pto.vstus is written with the operands align_in, offset, value, base here
