// Each rule of pto.vtrc, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Floats are rounded.
  func.func @case(%i: !pto.vreg<64xi32>, %m: !pto.mask<b32>) {
    %r = pto.vtrc %i, %m, "R" : !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // One type for sources and result.
  func.func @case(%f: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {
    %r = pto.vtrc %f, %m, "R" : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xi32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The predicate has the granularity of the elements.
  func.func @case(%h: !pto.vreg<128xf16>, %m: !pto.mask<b32>) {
    %r = pto.vtrc %h, %m, "R" : !pto.vreg<128xf16>, !pto.mask<b32> -> !pto.vreg<128xf16>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Words outside the domain, and a missing attribute.
  func.func @case(%f: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {
    %r0 = pto.vtrc %f, %m, "UP" : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    %r1 = "pto.vtrc"(%f, %m) : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// -----

// The older form of the manual.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xf32>, %mask: !pto.mask<b32>) {
    %r = pto.vtrc %input, "R" : !pto.vreg<64xf32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Roundings that conversions have.
  func.func @case(%f: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {
    %r0 = pto.vtrc %f, %m, "O" : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    %r1 = pto.vtrc %f, %m, "H" : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vtrc.errors.mlir:7:19: error[PTO0702]: expected elements f16, bf16 or f32 on a5, found i32 in `input`
//| vtrc.errors.mlir:17:10: error[PTO0701]: expected type !pto.vreg<64xf32> as of `input`, found !pto.vreg<64xi32> in `result`
//| vtrc.errors.mlir:27:23: error[PTO0703]: expected `mask` with granularity b16 for elements f16 of `input`, found b32
//| vtrc.errors.mlir:37:28: error[PTO0122]: unknown rounding 'UP', expected R, A, F, C, Z, O or H
//| vtrc.errors.mlir:38:11: error[PTO0205]: pto.vtrc expects attribute 'round_mode', R, A, F, C, Z, O or H
//| vtrc.errors.mlir:48:27: error[PTO0202]: pto.vtrc is written with the operands input, mask here
//| vtrc.errors.mlir:58:11: error[PTO0828]: attribute `round_mode` cannot be O in pto.vtrc
//| vtrc.errors.mlir:59:11: error[PTO0828]: attribute `round_mode` cannot be H in pto.vtrc
