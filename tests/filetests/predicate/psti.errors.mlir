// Each rule of pto.psti, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Vector memory only.
  func.func @case(%b: !pto.mask<b8>, %g: !pto.ptr<f32, gm>, %x: index) {
    pto.psti %b, %g[%x], "NORM" : !pto.mask<b8>, !pto.ptr<f32, gm>, index
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The advanced pointer has the type of the pointer.
  func.func @case(%b: !pto.mask<b8>, %y: !pto.ptr<ui8, ub>, %x: index) {
    %r = pto.psti %b, %y[%x], "PK" : !pto.mask<b8>, !pto.ptr<ui8, ub>, index -> !pto.ptr<f32, ub>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Words outside the domain.
  func.func @case(%b: !pto.mask<b8>, %y: !pto.ptr<ui8, ub>, %x: index) {
    pto.psti %b, %y[%x], "US" : !pto.mask<b8>, !pto.ptr<ui8, ub>, index
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%f: !pto.vreg<64xf32>, %y: !pto.ptr<ui8, ub>, %x: index) {
    "pto.psti"(%f, %y, %x) {dist = "NORM"} : (!pto.vreg<64xf32>, !pto.ptr<ui8, ub>, index) -> ()
    return
  }
}

// -----

// The older form of the manual.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: !pto.mask<b8>, %destination: !pto.ptr<i8, ub>, %offset: index) {
    pto.psti %value, %destination, %offset, "NORM" : !pto.mask<b8>, !pto.ptr<i64, ub>, i32
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @offset89(%a0: !pto.mask<b8>, %a1: !pto.ptr<ui8, ub>, %a2: index) {
    "pto.psti"(%a0, %a1, %a2) <{dist = "NORM"}> : (!pto.mask<b8>, !pto.ptr<ui8, ub>, index) -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| psti.errors.mlir:7:18: error[PTO0709]: expected `destination` to point into ub, found gm
//| psti.errors.mlir:7:21: error[PTO0806]: `offset` is a computed value, expected a constant
//| psti.errors.mlir:17:10: error[PTO0701]: expected type !pto.ptr<ui8, ub> as of `destination`, found !pto.ptr<f32, ub> in `updated_base`
//| psti.errors.mlir:17:26: error[PTO0806]: `offset` is a computed value, expected a constant
//| psti.errors.mlir:27:21: error[PTO0806]: `offset` is a computed value, expected a constant
//| psti.errors.mlir:27:26: error[PTO0122]: unknown distribution 'US', expected NORM or PK
//| psti.errors.mlir:37:16: error[PTO0203]: pto.psti expects a vector predicate as operand 'value', found !pto.vreg<64xf32>
//| psti.errors.mlir:37:24: error[PTO0806]: `offset` is a computed value, expected a constant
//| psti.errors.mlir:47:34: error[PTO0202]: pto.psti is written with the operands value, destination, offset here
//| psti.errors.mlir:56:26: error[PTO0806]: `offset` is a computed value, expected a constant
