// Each rule of pto.vsunpack, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src: !pto.vreg<128xf16>, %part: index) {
    %r0 = pto.vsunpack %src, %part : !pto.vreg<128xf16> -> !pto.vreg<64xi32>
    return
  }
}

// -----

// Unpacked elements are not twice as wide.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src: !pto.vreg<128xi16>, %part: index) {
    %r0 = pto.vsunpack %src, %part : !pto.vreg<128xi16> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Constant out of range.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src: !pto.vreg<128xi16>) {
    %part = arith.constant -1 : index
    %r0 = pto.vsunpack %src, %part : !pto.vreg<128xi16> -> !pto.vreg<64xi32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src: !pto.vreg<128xi16>, %part: index, %other: index) {
    %r0 = "pto.vsunpack"(%other, %part) : (index, index) -> !pto.vreg<64xi32>
    %r1 = "pto.vsunpack"(%src, %part, %other) : (!pto.vreg<128xi16>, index, index) -> !pto.vreg<64xi32>
    "pto.vsunpack"(%src, %part) : (!pto.vreg<128xi16>, index) -> ()
    %r2 = "pto.vsunpack"(%src, %part) <{other = 1 : i32}> : (!pto.vreg<128xi16>, index) -> !pto.vreg<64xi32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vsunpack.errors.mlir:7:24: error[PTO0702]: expected elements i8, i16, i32 or i64 on a5, found f16 in `src`
//| vsunpack.errors.mlir:17:11: error[PTO0717]: expected integers of 32 bits in `result`, found f32
//| vsunpack.errors.mlir:28:30: error[PTO0806]: `part` is -1, expected 0 to 1
//| vsunpack.errors.mlir:38:26: error[PTO0203]: pto.vsunpack expects a vector register as operand 'src', found index
//| vsunpack.errors.mlir:39:11: error[PTO0202]: pto.vsunpack expects 2 operands (src, part), found 3
//| vsunpack.errors.mlir:40:5: error[PTO0204]: pto.vsunpack expects 1 result (result), found 0
//| vsunpack.errors.mlir:41:41: error[PTO0206]: pto.vsunpack has no inherent attributes, found 'other'
