// Each rule of pto.vexpdif, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // One type for sources and result.
  func.func @case(%f: !pto.vreg<64xf32>, %h: !pto.vreg<128xf16>, %m: !pto.mask<b32>) {
    %r = pto.vexpdif %f, %h, %m, "ODD" : !pto.vreg<64xf32>, !pto.vreg<128xf16>, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // f16 and f32, with a result in f32.
  func.func @case(%i: !pto.vreg<64xi32>, %m: !pto.mask<b32>, %h: !pto.vreg<128xf16>, %n: !pto.mask<b16>) {
    %r0 = pto.vexpdif %i, %i, %m, "ODD" : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    %r1 = pto.vexpdif %h, %h, %n, "ODD" : !pto.vreg<128xf16>, !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<128xf16>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The predicate has the granularity of the elements.
  func.func @case(%h: !pto.vreg<128xf16>, %m: !pto.mask<b32>) {
    %r = pto.vexpdif %h, %h, %m, "ODD" : !pto.vreg<128xf16>, !pto.vreg<128xf16>, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Words outside the domain, and a missing attribute.
  func.func @case(%f: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {
    %r0 = pto.vexpdif %f, %f, %m, "P0" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    %r1 = "pto.vexpdif"(%f, %f, %m) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    %r2 = "pto.vexpdif"(%f, %f, %m) {part = "P1"} : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// -----

// The older form of the manual.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.vreg<64xf32>, %max: !pto.vreg<64xf32>, %mask: !pto.mask<b32>) {
    %r = pto.vexpdif %input, %max : !pto.vreg<64xf32>, !pto.vreg<64xf32> -> !pto.vreg<64xf32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vexpdif.errors.mlir:7:26: error[PTO0701]: expected type !pto.vreg<64xf32> as of `input`, found !pto.vreg<128xf16> in `max`
//| vexpdif.errors.mlir:17:23: error[PTO0702]: expected elements f16 or f32 on a5, found i32 in `input`
//| vexpdif.errors.mlir:18:11: error[PTO0702]: expected elements f32 on a5, found f16 in `result`
//| vexpdif.errors.mlir:28:30: error[PTO0703]: expected `mask` with granularity b16 for elements f16 of `input`, found b32
//| vexpdif.errors.mlir:38:35: error[PTO0122]: unknown part 'P0', expected EVEN or ODD
//| vexpdif.errors.mlir:39:11: error[PTO0205]: pto.vexpdif expects attribute 'part', EVEN or ODD
//| vexpdif.errors.mlir:40:38: error[PTO0207]: pto.vexpdif expects EVEN or ODD as attribute 'part', found "P1"
//| vexpdif.errors.mlir:50:35: error[PTO0202]: pto.vexpdif is written with the operands input, max, mask here
