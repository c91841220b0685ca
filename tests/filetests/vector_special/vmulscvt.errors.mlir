// Each rule of pto.vmulscvt, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xf32>, %scalar: f32, %mask: !pto.mask<b32>) {
    %r0 = pto.vmulscvt %input, %scalar, %mask, "A", "EVEN" : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xi32>, %scalar: f32, %mask: !pto.mask<b32>) {
    %r0 = pto.vmulscvt %input, %scalar, %mask, "A", "EVEN" : !pto.vreg<64xi32>, f32, !pto.mask<b32> -> !pto.vreg<128xf16>
    return
  }
}

// -----

// Scalar is not an element of the register.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xf32>, %scalar: f16, %mask: !pto.mask<b32>) {
    %r0 = pto.vmulscvt %input, %scalar, %mask, "A", "EVEN" : !pto.vreg<64xf32>, f16, !pto.mask<b32> -> !pto.vreg<128xf16>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xf32>, %scalar: f32, %mask: !pto.mask<b8>) {
    %r0 = pto.vmulscvt %input, %scalar, %mask, "A", "EVEN" : !pto.vreg<64xf32>, f32, !pto.mask<b8> -> !pto.vreg<128xf16>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xf32>, %scalar: f32, %mask: !pto.mask<b32>, %other: index) {
    %r0 = "pto.vmulscvt"(%other, %scalar, %mask) <{part = "EVEN", rnd = "A"}> : (index, f32, !pto.mask<b32>) -> !pto.vreg<128xf16>
    %r1 = "pto.vmulscvt"(%input, %scalar, %mask, %other) <{part = "EVEN", rnd = "A"}> : (!pto.vreg<64xf32>, f32, !pto.mask<b32>, index) -> !pto.vreg<128xf16>
    "pto.vmulscvt"(%input, %scalar, %mask) <{part = "EVEN", rnd = "A"}> : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> ()
    %r2 = "pto.vmulscvt"(%input, %scalar, %mask) <{other = 1 : i32, part = "EVEN", rnd = "A"}> : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> !pto.vreg<128xf16>
    %r3 = "pto.vmulscvt"(%input, %scalar, %mask) : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> !pto.vreg<128xf16>
    %r4 = "pto.vmulscvt"(%input, %scalar, %mask) <{part = 1.0 : f32, rnd = 1.0 : f32}> : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> !pto.vreg<128xf16>
    return
  }
}

// -----

// A word there is not.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xf32>, %scalar: f32, %mask: !pto.mask<b32>) {
    %r0 = pto.vmulscvt %input, %scalar, %mask, "OTHER", "EVEN" : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<128xf16>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The rounding is A, the result f16.
  func.func @case(%f: !pto.vreg<64xf32>, %s: f32, %m: !pto.mask<b32>) {
    %r0 = pto.vmulscvt %f, %s, %m, "R", "EVEN" : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<128xf16>
    %r1 = pto.vmulscvt %f, %s, %m, "A", "EVEN" : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<128xbf16>
    return
  }
}

// run 1: exit 1
// stderr:
//| vmulscvt.errors.mlir:7:11: error[PTO0702]: expected elements f16 on a5, found f32 in `result`
//| vmulscvt.errors.mlir:17:24: error[PTO0702]: expected elements f32 on a5, found i32 in `input`
//| vmulscvt.errors.mlir:27:32: error[PTO0704]: expected f32 in `scalar` to go with `input`, found f16
//| vmulscvt.errors.mlir:37:41: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `input`, found b8
//| vmulscvt.errors.mlir:47:26: error[PTO0203]: pto.vmulscvt expects a vector register as operand 'input', found index
//| vmulscvt.errors.mlir:48:11: error[PTO0202]: pto.vmulscvt expects 3 operands (input, scalar, mask), found 4
//| vmulscvt.errors.mlir:49:5: error[PTO0204]: pto.vmulscvt expects 1 result (result), found 0
//| vmulscvt.errors.mlir:50:52: error[PTO0206]: pto.vmulscvt has no inherent attribute 'other', only part, rnd
//| vmulscvt.errors.mlir:51:11: error[PTO0205]: pto.vmulscvt expects attribute 'part', EVEN or ODD
//| vmulscvt.errors.mlir:51:11: error[PTO0205]: pto.vmulscvt expects attribute 'rnd', R, A, F, C, Z, O or H
//| vmulscvt.errors.mlir:52:52: error[PTO0207]: pto.vmulscvt expects EVEN or ODD as attribute 'part', found 1.000000e+00 : f32
//| vmulscvt.errors.mlir:52:70: error[PTO0207]: pto.vmulscvt expects R, A, F, C, Z, O or H as attribute 'rnd', found 1.000000e+00 : f32
//| vmulscvt.errors.mlir:62:48: error[PTO0122]: unknown rounding 'OTHER', expected R, A, F, C, Z, O or H
//| vmulscvt.errors.mlir:72:11: error[PTO0828]: attribute `rnd` cannot be R in pto.vmulscvt
//| vmulscvt.errors.mlir:73:11: error[PTO0702]: expected elements f16 on a5, found bf16 in `result`
