// Each rule of pto.vcvt, broken alone.
// RUN: %s --pto-arch=a5 --split-input-file --diagnostics=short

// Pairs that are not converted.
func.func @case(%f: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {
  %r0 = pto.vcvt %f, %m {part = "P0", rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<256xui8>
  %r1 = pto.vcvt %f, %m : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
  %r2 = pto.vcvt %f, %m : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xui32>
  return
}

// -----

// Attributes follow from the pair.
func.func @case(%f: !pto.vreg<64xf32>, %m: !pto.mask<b32>, %i: !pto.vreg<64xi32>, %h: !pto.vreg<128xf16>, %n: !pto.mask<b16>) {
  %r0 = pto.vcvt %f, %m : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
  %r1 = pto.vcvt %i, %m {rnd = "R", sat = "SAT"} : !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
  %r2 = pto.vcvt %h, %n {part = "EVEN", rnd = "R"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
  %r3 = pto.vcvt %f, %m {part = "EVEN", rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xi32>
  return
}

// -----

// Parts follow from the widths.
func.func @case(%h: !pto.vreg<128xf16>, %n: !pto.mask<b16>, %i: !pto.vreg<64xi32>, %m: !pto.mask<b32>) {
  %r0 = pto.vcvt %h, %n {part = "P1"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
  %r1 = pto.vcvt %i, %m {sat = "SAT", part = "EVEN"} : !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<256xui8>
  return
}

// -----

// The predicate has the granularity of the source.
func.func @case(%h: !pto.vreg<128xf16>, %m: !pto.mask<b32>) {
  %r = pto.vcvt %h, %m {part = "EVEN"} : !pto.vreg<128xf16>, !pto.mask<b32> -> !pto.vreg<64xf32>
  return
}

// -----

// Words outside the domain, and a missing attribute.
func.func @case(%i: !pto.vreg<64xi32>, %m: !pto.mask<b32>) {
  %r0 = pto.vcvt %i, %m {rnd = "X"} : !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
  %r1 = "pto.vcvt"(%i, %m) {rnd = "X"} : (!pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
  %r2 = "pto.vcvt"(%i, %m) {rnd = 1 : i32} : (!pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
  return
}

// run 1: exit 1
// stderr:
//| vcvt.errors.mlir:6:18: error[PTO0706]: no conversion from f32 to ui8
//| vcvt.errors.mlir:7:18: error[PTO0706]: no conversion from f32 to f32
//| vcvt.errors.mlir:8:18: error[PTO0706]: no conversion from f32 to ui32
//| vcvt.errors.mlir:16:9: error[PTO0707]: a conversion from f32 to f16 needs attribute `part`
//| vcvt.errors.mlir:16:9: error[PTO0707]: a conversion from f32 to f16 needs attribute `rnd`
//| vcvt.errors.mlir:16:9: error[PTO0707]: a conversion from f32 to f16 needs attribute `sat`
//| vcvt.errors.mlir:17:37: error[PTO0707]: a conversion from i32 to f32 takes no attribute `sat`
//| vcvt.errors.mlir:18:41: error[PTO0707]: a conversion from f16 to f32 takes no attribute `rnd`
//| vcvt.errors.mlir:19:26: error[PTO0707]: a conversion from f32 to i32 takes no attribute `part`
//| vcvt.errors.mlir:27:26: error[PTO0708]: expected `part` EVEN or ODD from f16 to f32, found P1
//| vcvt.errors.mlir:28:39: error[PTO0708]: expected `part` P0, P1, P2 or P3 from i32 to ui8, found EVEN
//| vcvt.errors.mlir:36:21: error[PTO0703]: expected `mask` with granularity b16 for elements f16 of `input`, found b32
//| vcvt.errors.mlir:44:32: error[PTO0122]: unknown rounding 'X', expected R, A, F, C, Z, O or H
//| vcvt.errors.mlir:45:9: error[PTO0707]: a conversion from i32 to f32 needs attribute `rnd`
//| vcvt.errors.mlir:45:29: error[PTO0207]: pto.vcvt expects R, A, F, C, Z, O or H as attribute 'rnd', found "X"
//| vcvt.errors.mlir:46:9: error[PTO0707]: a conversion from i32 to f32 needs attribute `rnd`
//| vcvt.errors.mlir:46:29: error[PTO0207]: pto.vcvt expects R, A, F, C, Z, O or H as attribute 'rnd', found 1 : i32
