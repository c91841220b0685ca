// Each rule of pto.pldi, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Vector memory only.
  func.func @case(%g: !pto.ptr<f32, gm>, %x: index) {
    %r = pto.pldi %g[%x], "NORM" : !pto.ptr<f32, gm>, index -> !pto.mask<b8>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The advanced pointer has the type of the pointer.
  func.func @case(%y: !pto.ptr<ui8, ub>, %x: index) {
    %r:2 = pto.pldi %y[%x], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>, !pto.ptr<f32, ub>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Words outside the domain.
  func.func @case(%y: !pto.ptr<ui8, ub>, %x: index) {
    %r0 = pto.pldi %y[%x], "PK" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
    %r1 = "pto.pldi"(%y, %x) : (!pto.ptr<ui8, ub>, index) -> !pto.mask<b8>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%y: !pto.ptr<ui8, ub>, %u: i32, %x: index) {
    %r0 = "pto.pldi"(%y, %u) {dist = "NORM"} : (!pto.ptr<ui8, ub>, i32) -> !pto.mask<b8>
    %r1 = "pto.pldi"(%y, %x) {dist = "NORM"} : (!pto.ptr<ui8, ub>, index) -> !pto.vreg<64xf32>
    return
  }
}

// -----

// The older form of the manual.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%source: !pto.ptr<i8, ub>, %offset: index) {
    %r = pto.pldi %source, %offset, "NORM" : !pto.ptr<i64, ub>, i32 -> !pto.mask<b8>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @offset88(%a0: !pto.ptr<ui8, ub>, %a1: index) {
    %r0 = "pto.pldi"(%a0, %a1) <{dist = "NORM"}> : (!pto.ptr<ui8, ub>, index) -> (!pto.mask<b8>)
    return
  }
}

// run 1: exit 1
// stderr:
//| pldi.errors.mlir:7:19: error[PTO0709]: expected `source` to point into ub, found gm
//| pldi.errors.mlir:7:22: error[PTO0806]: `offset` is a computed value, expected a constant
//| pldi.errors.mlir:17:12: error[PTO0701]: expected type !pto.ptr<ui8, ub> as of `source`, found !pto.ptr<f32, ub> in `updated_base`
//| pldi.errors.mlir:17:24: error[PTO0806]: `offset` is a computed value, expected a constant
//| pldi.errors.mlir:27:23: error[PTO0806]: `offset` is a computed value, expected a constant
//| pldi.errors.mlir:27:28: error[PTO0122]: unknown distribution 'PK', expected NORM, US or DS
//| pldi.errors.mlir:28:11: error[PTO0205]: pto.pldi expects attribute 'dist', NORM, US or DS
//| pldi.errors.mlir:28:26: error[PTO0806]: `offset` is a computed value, expected a constant
//| pldi.errors.mlir:38:26: error[PTO0203]: pto.pldi expects an index as operand 'offset', found i32
//| pldi.errors.mlir:39:11: error[PTO0204]: pto.pldi expects a vector predicate as result 'result', found !pto.vreg<64xf32>
//| pldi.errors.mlir:39:26: error[PTO0806]: `offset` is a computed value, expected a constant
//| pldi.errors.mlir:49:26: error[PTO0202]: pto.pldi is written with the operands source, offset here
//| pldi.errors.mlir:58:27: error[PTO0806]: `offset` is a computed value, expected a constant
