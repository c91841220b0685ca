// Each rule of pto.vusqz, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src: !pto.vreg<256xf8E5M2>, %mask: !pto.mask<b8>) {
    %r0 = pto.vusqz %src, %mask : !pto.vreg<256xf8E5M2>, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src: !pto.vreg<64xi32>, %mask: !pto.mask<b32>) {
    %r0 = pto.vusqz %src, %mask : !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src: !pto.vreg<64xi32>, %mask: !pto.mask<b8>) {
    %r0 = pto.vusqz %src, %mask : !pto.vreg<64xi32>, !pto.mask<b8> -> !pto.vreg<64xi32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src: !pto.vreg<64xi32>, %mask: !pto.mask<b32>, %other: index) {
    %r0 = "pto.vusqz"(%other, %mask) : (index, !pto.mask<b32>) -> !pto.vreg<64xi32>
    %r1 = "pto.vusqz"(%src, %mask, %other) : (!pto.vreg<64xi32>, !pto.mask<b32>, index) -> !pto.vreg<64xi32>
    "pto.vusqz"(%src, %mask) : (!pto.vreg<64xi32>, !pto.mask<b32>) -> ()
    %r2 = "pto.vusqz"(%src, %mask) <{other = 1 : i32}> : (!pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xi32>
    return
  }
}

// -----

// The older form of the manual.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%src: !pto.vreg<64xi32>, %mask: !pto.mask<b32>) {
    %r = pto.vusqz %mask : !pto.mask<b32> -> !pto.vreg<64xi32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vusqz.errors.mlir:7:21: error[PTO0702]: expected elements i8, i16, i32, si8, si16 or si32 on a5, found f8E5M2 in `src`
//| vusqz.errors.mlir:17:11: error[PTO0701]: expected type !pto.vreg<64xi32> as of `src`, found !pto.vreg<64xf32> in `result`
//| vusqz.errors.mlir:27:27: error[PTO0703]: expected `mask` with granularity b32 for elements i32 of `src`, found b8
//| vusqz.errors.mlir:37:23: error[PTO0203]: pto.vusqz expects a vector register as operand 'src', found index
//| vusqz.errors.mlir:38:11: error[PTO0202]: pto.vusqz expects 2 operands (src, mask), found 3
//| vusqz.errors.mlir:39:5: error[PTO0204]: pto.vusqz expects 1 result (result), found 0
//| vusqz.errors.mlir:40:38: error[PTO0206]: pto.vusqz has no inherent attributes, found 'other'
//| vusqz.errors.mlir:50:26: error[PTO0202]: pto.vusqz is written with the operands src, mask here
