// Each rule of pto.chistv2, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%acc: !pto.vreg<128xui16>, %source: !pto.vreg<64xf32>, %mask: !pto.mask<b8>, %bin: i32) {
    %r0 = pto.chistv2 %acc, %source, %mask, %bin : !pto.vreg<128xui16>, !pto.vreg<64xf32>, !pto.mask<b8>, i32 -> !pto.vreg<128xui16>
    return
  }
}

// -----

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%acc: !pto.vreg<256xf8E5M2>, %source: !pto.vreg<256xui8>, %mask: !pto.mask<b8>, %bin: i32) {
    %r0 = pto.chistv2 %acc, %source, %mask, %bin : !pto.vreg<256xf8E5M2>, !pto.vreg<256xui8>, !pto.mask<b8>, i32 -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%acc: !pto.vreg<128xui16>, %source: !pto.vreg<256xui8>, %mask: !pto.mask<b8>, %bin: i32) {
    %r0 = pto.chistv2 %acc, %source, %mask, %bin : !pto.vreg<128xui16>, !pto.vreg<256xui8>, !pto.mask<b8>, i32 -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%acc: !pto.vreg<128xui16>, %source: !pto.vreg<256xui8>, %mask: !pto.mask<b8>, %bin: i32, %other: index) {
    %r0 = "pto.chistv2"(%other, %source, %mask, %bin) : (index, !pto.vreg<256xui8>, !pto.mask<b8>, i32) -> !pto.vreg<128xui16>
    %r1 = "pto.chistv2"(%acc, %source, %mask, %bin, %other) : (!pto.vreg<128xui16>, !pto.vreg<256xui8>, !pto.mask<b8>, i32, index) -> !pto.vreg<128xui16>
    "pto.chistv2"(%acc, %source, %mask, %bin) : (!pto.vreg<128xui16>, !pto.vreg<256xui8>, !pto.mask<b8>, i32) -> ()
    %r2 = "pto.chistv2"(%acc, %source, %mask, %bin) <{other = 1 : i32}> : (!pto.vreg<128xui16>, !pto.vreg<256xui8>, !pto.mask<b8>, i32) -> !pto.vreg<128xui16>
    return
  }
}

// run 1: exit 1
// stderr:
//| chistv2.errors.mlir:7:29: error[PTO0702]: expected elements i8 on a5, found f32 in `source`
//| chistv2.errors.mlir:17:23: error[PTO0702]: expected elements i16 on a5, found f8E5M2 in `acc`
//| chistv2.errors.mlir:27:11: error[PTO0701]: expected type !pto.vreg<128xui16> as of `acc`, found !pto.vreg<64xf32> in `result`
//| chistv2.errors.mlir:37:25: error[PTO0203]: pto.chistv2 expects a vector register as operand 'acc', found index
//| chistv2.errors.mlir:38:11: error[PTO0202]: pto.chistv2 expects 4 operands (acc, source, mask, bin), found 5
//| chistv2.errors.mlir:39:5: error[PTO0204]: pto.chistv2 expects 1 result (result), found 0
//| chistv2.errors.mlir:40:55: error[PTO0206]: pto.chistv2 has no inherent attributes, found 'other'
