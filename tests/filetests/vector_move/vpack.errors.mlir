// Each rule of pto.vpack, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Elements are half as wide.
  func.func @case(%i: !pto.vreg<64xi32>) {
    %r0 = pto.vpack %i, "LOWER" : !pto.vreg<64xi32> -> !pto.vreg<256xf8E5M2>
    %r1 = pto.vpack %i, "LOWER" : !pto.vreg<64xi32> -> !pto.vreg<64xi32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Words outside the domain, and a missing attribute.
  func.func @case(%i: !pto.vreg<64xi32>) {
    %r0 = pto.vpack %i, "UPPER" : !pto.vreg<64xi32> -> !pto.vreg<128xui16>
    %r1 = "pto.vpack"(%i) : (!pto.vreg<64xi32>) -> !pto.vreg<128xui16>
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  // Low precision is available on a5 only.
  func.func @case(%w: !pto.vreg<128xui16>) {
    %r = pto.vpack %w, "LOWER" : !pto.vreg<128xui16> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// The older form of the manual.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src: !pto.vreg<64xi32>) {
    %r = pto.vpack %src, %src, %src : !pto.vreg<64xi32>, !pto.vreg<64xi32>, index -> !pto.vreg<128xui16>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Integers are packed into unsigned ones.
  func.func @case(%a: !pto.vreg<64xi32>, %b: !pto.vreg<64xf32>) {
    %r0 = pto.vpack %a, "LOWER" : !pto.vreg<64xi32> -> !pto.vreg<128xi16>
    %r1 = pto.vpack %b, "LOWER" : !pto.vreg<64xf32> -> !pto.vreg<128xui16>
    return
  }
}

// run 1: exit 1
// stderr:
//| vpack.errors.mlir:7:11: error[PTO0702]: expected elements ui8 or ui16 on a5, found f8E5M2 in `result`
//| vpack.errors.mlir:7:11: error[PTO0714]: expected elements of 16 bits in `result`, found f8E5M2
//| vpack.errors.mlir:8:11: error[PTO0702]: expected elements ui8 or ui16 on a5, found i32 in `result`
//| vpack.errors.mlir:8:11: error[PTO0714]: expected elements of 16 bits in `result`, found i32
//| vpack.errors.mlir:18:25: error[PTO0122]: unknown half 'UPPER', expected LOWER or HIGHER
//| vpack.errors.mlir:19:11: error[PTO0205]: pto.vpack expects attribute 'part', LOWER or HIGHER
//| vpack.errors.mlir:29:10: error[PTO0702]: expected elements ui8 or ui16 on a3, found f8E5M2 in `result`
//| vpack.errors.mlir:39:30: error[PTO0202]: pto.vpack is written with the operands src here
//| vpack.errors.mlir:49:11: error[PTO0702]: expected elements ui8 or ui16 on a5, found i16 in `result`
//| vpack.errors.mlir:50:21: error[PTO0702]: expected elements i16 or i32 on a5, found f32 in `src`
