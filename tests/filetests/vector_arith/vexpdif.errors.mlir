// Each rule of pto.vexpdif, broken alone.
// RUN: %s --pto-arch=a5 --split-input-file --diagnostics=short

// One type for sources and result.
func.func @case(%f: !pto.vreg<64xf32>, %h: !pto.vreg<128xf16>, %m: !pto.mask<b32>) {
  %r = pto.vexpdif %f, %h, %m, "ODD" : !pto.vreg<64xf32>, !pto.vreg<128xf16>, !pto.mask<b32> -> !pto.vreg<64xf32>
  return
}

// -----

// f16 and f32, with a result in f32.
func.func @case(%i: !pto.vreg<64xi32>, %m: !pto.mask<b32>, %h: !pto.vreg<128xf16>, %n: !pto.mask<b16>) {
  %r0 = pto.vexpdif %i, %i, %m, "ODD" : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
  %r1 = pto.vexpdif %h, %h, %n, "ODD" : !pto.vreg<128xf16>, !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<128xf16>
  return
}

// -----

// The predicate has the granularity of the elements.
func.func @case(%h: !pto.vreg<128xf16>, %m: !pto.mask<b32>) {
  %r = pto.vexpdif %h, %h, %m, "ODD" : !pto.vreg<128xf16>, !pto.vreg<128xf16>, !pto.mask<b32> -> !pto.vreg<64xf32>
  return
}

// -----

// Words outside the domain, and a missing attribute.
func.func @case(%f: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {
  %r0 = pto.vexpdif %f, %f, %m, "P0" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
  %r1 = "pto.vexpdif"(%f, %f, %m) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
  %r2 = "pto.vexpdif"(%f, %f, %m) {part = "P1"} : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
  return
}

// run 1: exit 1
// stderr:
//| vexpdif.errors.mlir:6:24: error[PTO0701]: expected type !pto.vreg<64xf32> as of `input`, found !pto.vreg<128xf16> in `max`
//| vexpdif.errors.mlir:14:21: error[PTO0702]: expected elements f16 or f32, found i32 in `input`
//| vexpdif.errors.mlir:15:9: error[PTO0702]: expected elements f32, found f16 in `result`
//| vexpdif.errors.mlir:23:28: error[PTO0703]: expected `mask` with granularity b16 for elements f16 of `input`, found b32
//| vexpdif.errors.mlir:31:33: error[PTO0122]: unknown part 'P0', expected EVEN or ODD
//| vexpdif.errors.mlir:32:9: error[PTO0205]: pto.vexpdif expects attribute 'part', EVEN or ODD
//| vexpdif.errors.mlir:33:36: error[PTO0207]: pto.vexpdif expects EVEN or ODD as attribute 'part', found "P1"
