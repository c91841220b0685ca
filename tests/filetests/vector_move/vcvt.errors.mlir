// Each rule of pto.vcvt, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Pairs that are not converted.
  func.func @case(%f: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {
    %r0 = pto.vcvt %f, %m {part = "P0", rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<256xui8>
    %r1 = pto.vcvt %f, %m : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    %r2 = pto.vcvt %f, %m : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xui32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Attributes follow from the pair.
  func.func @case(%f: !pto.vreg<64xf32>, %m: !pto.mask<b32>, %i: !pto.vreg<64xi32>, %h: !pto.vreg<128xf16>, %n: !pto.mask<b16>) {
    %r0 = pto.vcvt %f, %m : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
    %r1 = pto.vcvt %i, %m {rnd = "R", sat = "SAT"} : !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    %r2 = pto.vcvt %h, %n {part = "EVEN", rnd = "R"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
    %r3 = pto.vcvt %f, %m {part = "EVEN", rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xi32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Parts follow from the widths.
  func.func @case(%h: !pto.vreg<128xf16>, %n: !pto.mask<b16>, %i: !pto.vreg<64xi32>, %m: !pto.mask<b32>) {
    %r0 = pto.vcvt %h, %n {part = "P1"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
    %r1 = pto.vcvt %i, %m {sat = "SAT", part = "EVEN"} : !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<256xui8>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The predicate has the granularity of the source.
  func.func @case(%h: !pto.vreg<128xf16>, %m: !pto.mask<b32>) {
    %r = pto.vcvt %h, %m {part = "EVEN"} : !pto.vreg<128xf16>, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Words outside the domain, and a missing attribute.
  func.func @case(%i: !pto.vreg<64xi32>, %m: !pto.mask<b32>) {
    %r0 = pto.vcvt %i, %m {rnd = "X"} : !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    %r1 = "pto.vcvt"(%i, %m) {rnd = "X"} : (!pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    %r2 = "pto.vcvt"(%i, %m) {rnd = 1 : i32} : (!pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  // Low precision is available on a5 only.
  func.func @case(%f: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {
    %r = pto.vcvt %f, %m {part = "P0", rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// run 1: exit 1
// stderr:
//| vcvt.errors.mlir:7:20: error[PTO0706]: no conversion from f32 to ui8
//| vcvt.errors.mlir:8:20: error[PTO0706]: no conversion from f32 to f32
//| vcvt.errors.mlir:9:20: error[PTO0706]: no conversion from f32 to ui32
//| vcvt.errors.mlir:19:11: error[PTO0707]: a conversion from f32 to f16 needs attribute `part`
//| vcvt.errors.mlir:19:11: error[PTO0707]: a conversion from f32 to f16 needs attribute `rnd`
//| vcvt.errors.mlir:19:11: error[PTO0707]: a conversion from f32 to f16 needs attribute `sat`
//| vcvt.errors.mlir:20:39: error[PTO0707]: a conversion from i32 to f32 takes no attribute `sat`
//| vcvt.errors.mlir:21:43: error[PTO0707]: a conversion from f16 to f32 takes no attribute `rnd`
//| vcvt.errors.mlir:22:28: error[PTO0707]: a conversion from f32 to i32 takes no attribute `part`
//| vcvt.errors.mlir:32:28: error[PTO0708]: expected `part` EVEN or ODD from f16 to f32, found P1
//| vcvt.errors.mlir:33:41: error[PTO0708]: expected `part` P0, P1, P2 or P3 from i32 to ui8, found EVEN
//| vcvt.errors.mlir:43:23: error[PTO0703]: expected `mask` with granularity b16 for elements f16 of `input`, found b32
//| vcvt.errors.mlir:53:34: error[PTO0122]: unknown rounding 'X', expected R, A, F, C, Z, O or H
//| vcvt.errors.mlir:54:31: error[PTO0207]: pto.vcvt expects R, A, F, C, Z, O or H as attribute 'rnd', found "X"
//| vcvt.errors.mlir:55:31: error[PTO0207]: pto.vcvt expects R, A, F, C, Z, O or H as attribute 'rnd', found 1 : i32
//| vcvt.errors.mlir:65:10: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a3, found f8E5M2 in `result`
