// Each rule of pto.vzunpack, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src: !pto.vreg<256xf8E5M2>, %part: index) {
    %r0 = pto.vzunpack %src, %part : !pto.vreg<256xf8E5M2> -> !pto.vreg<128xui16>
    return
  }
}

// -----

// Unpacked elements are not twice as wide.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src: !pto.vreg<256xui8>, %part: index) {
    %r0 = pto.vzunpack %src, %part : !pto.vreg<256xui8> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Constant out of range.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src: !pto.vreg<256xui8>) {
    %part = arith.constant -1 : index
    %r0 = pto.vzunpack %src, %part : !pto.vreg<256xui8> -> !pto.vreg<128xui16>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src: !pto.vreg<256xui8>, %part: index, %other: index) {
    %r0 = "pto.vzunpack"(%other, %part) : (index, index) -> !pto.vreg<128xui16>
    %r1 = "pto.vzunpack"(%src, %part, %other) : (!pto.vreg<256xui8>, index, index) -> !pto.vreg<128xui16>
    "pto.vzunpack"(%src, %part) : (!pto.vreg<256xui8>, index) -> ()
    %r2 = "pto.vzunpack"(%src, %part) <{other = 1 : i32}> : (!pto.vreg<256xui8>, index) -> !pto.vreg<128xui16>
    return
  }
}

// run 1: exit 1
// stderr:
//| vzunpack.errors.mlir:7:24: error[PTO0702]: expected elements i8, i16, i32 or i64 on a5, found f8E5M2 in `src`
//| vzunpack.errors.mlir:17:11: error[PTO0717]: expected integers of 16 bits in `result`, found f32
//| vzunpack.errors.mlir:28:30: error[PTO0806]: `part` is -1, expected 0 to 1
//| vzunpack.errors.mlir:38:26: error[PTO0203]: pto.vzunpack expects a vector register as operand 'src', found index
//| vzunpack.errors.mlir:39:11: error[PTO0202]: pto.vzunpack expects 2 operands (src, part), found 3
//| vzunpack.errors.mlir:40:5: error[PTO0204]: pto.vzunpack expects 1 result (result), found 0
//| vzunpack.errors.mlir:41:41: error[PTO0206]: pto.vzunpack has no inherent attributes, found 'other'
