// Each rule of pto.vstas, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Vector memory only.
  func.func @case(%l: !pto.align, %g: !pto.ptr<f32, gm>, %u: i32) {
    pto.vstas %l, %g, %u : !pto.align, !pto.ptr<f32, gm>, i32
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The advanced pointer has the type of the pointer.
  func.func @case(%l: !pto.align, %p: !pto.ptr<f32, ub>, %u: i32) {
    %r = pto.vstas %l, %p, %u : !pto.align, !pto.ptr<f32, ub>, i32 -> !pto.ptr<f16, ub>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%l: !pto.align, %p: !pto.ptr<f32, ub>, %x: index) {
    "pto.vstas"(%l, %p, %x) : (!pto.align, !pto.ptr<f32, ub>, index) -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| vstas.errors.mlir:7:19: error[PTO0709]: expected `destination` to point into ub, found gm
//| vstas.errors.mlir:17:10: error[PTO0701]: expected type !pto.ptr<f32, ub> as of `destination`, found !pto.ptr<f16, ub> in `updated_base`
//| vstas.errors.mlir:27:25: error[PTO0203]: pto.vstas expects an i32 as operand 'offset', found index
