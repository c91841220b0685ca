// Each rule of pto.vdup, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // A scalar is an element, a register has the type of the result.
  func.func @case(%t: f16, %m: !pto.mask<b32>, %h: !pto.vreg<128xf16>) {
    %r0 = pto.vdup %t, %m : f16, !pto.mask<b32> -> !pto.vreg<64xf32>
    %r1 = pto.vdup %h, %m : !pto.vreg<128xf16>, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The predicate has the granularity of the result.
  func.func @case(%s: f32, %n: !pto.mask<b16>) {
    %r = pto.vdup %s, %n : f32, !pto.mask<b16> -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Words outside the domain, and a missing attribute.
  func.func @case(%f: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {
    %r0 = pto.vdup %f, %m {position = "FIRST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    %r1 = "pto.vdup"(%f, %m) {position = "FIRST"} : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%m: !pto.mask<b32>) {
    %r = "pto.vdup"(%m, %m) : (!pto.mask<b32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  // Low-precision elements are those of a5.
  func.func @case(%s: f8E4M3FN, %m: !pto.mask<b8>) {
    %r = pto.vdup %s, %m : f8E4M3FN, !pto.mask<b8> -> !pto.vreg<256xf8E4M3FN>
    return
  }
}

// -----

// The older form of the manual.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: f32, %mask: !pto.mask<b32>) {
    %r = pto.vdup %input {position = "LOWEST"} : !pto.vreg<64xf32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @lane85(%a0: f32, %a1: !pto.mask<b32>) {
    %r0 = "pto.vdup"(%a0, %a1) <{position = "LOWEST"}> : (f32, !pto.mask<b32>) -> (!pto.vreg<64xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Loads, stores and conversions take low precision, this operation does not.
  func.func @case(%e: f8E4M3FN, %h: !pto.vreg<256x!pto.hif8>, %m: !pto.mask<b8>) {
    %r0 = pto.vdup %e, %m : f8E4M3FN, !pto.mask<b8> -> !pto.vreg<256xf8E4M3FN>
    %r1 = pto.vdup %h, %m {position = "LOWEST"} : !pto.vreg<256x!pto.hif8>, !pto.mask<b8> -> !pto.vreg<256x!pto.hif8>
    return
  }
}

// run 1: exit 1
// stderr:
//| vdup.errors.mlir:7:20: error[PTO0704]: expected f32 in `input` to go with `result`, found f16
//| vdup.errors.mlir:8:20: error[PTO0704]: expected !pto.vreg<64xf32> in `input` to go with `result`, found !pto.vreg<128xf16>
//| vdup.errors.mlir:18:23: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `result`, found b16
//| vdup.errors.mlir:28:39: error[PTO0122]: unknown position 'FIRST', expected LOWEST or HIGHEST
//| vdup.errors.mlir:29:31: error[PTO0207]: pto.vdup expects LOWEST or HIGHEST as attribute 'position', found "FIRST"
//| vdup.errors.mlir:39:21: error[PTO0203]: pto.vdup expects a scalar or vector register as operand 'input', found !pto.mask<b32>
//| vdup.errors.mlir:49:10: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a3, found f8E4M3FN in `result`
//| vdup.errors.mlir:59:26: error[PTO0202]: pto.vdup is written with the operands input, mask here
//| vdup.errors.mlir:68:34: error[PTO0831]: attribute `position` is of registers, found f32 in `input`
//| vdup.errors.mlir:78:11: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found f8E4M3FN in `result`
//| vdup.errors.mlir:79:11: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found !pto.hif8 in `result`
