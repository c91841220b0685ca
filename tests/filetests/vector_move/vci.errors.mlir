// Each rule of pto.vci, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%index: f8E5M2) {
    %r0 = pto.vci %index {order = "ASC"} : f8E5M2 -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Scalar is not an element of the register.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%index: i8) {
    %r0 = pto.vci %index {order = "ASC"} : i8 -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%index: i8, %other: index, %align: !pto.align) {
    %r0 = "pto.vci"(%align) <{order = "ASC"}> : (!pto.align) -> !pto.vreg<256xsi8>
    %r1 = "pto.vci"(%index, %other) <{order = "ASC"}> : (i8, index) -> !pto.vreg<256xsi8>
    "pto.vci"(%index) <{order = "ASC"}> : (i8) -> ()
    %r2 = "pto.vci"(%index) <{order = "ASC", other = 1 : i32}> : (i8) -> !pto.vreg<256xsi8>
    %r3 = "pto.vci"(%index) <{order = 1.0 : f32}> : (i8) -> !pto.vreg<256xsi8>
    return
  }
}

// -----

// A word there is not.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%index: i8) {
    %r0 = pto.vci %index {order = "OTHER"} : i8 -> !pto.vreg<256xsi8>
    return
  }
}

// run 1: exit 1
// stderr:
//| vci.errors.mlir:7:11: error[PTO0702]: expected elements i8, i16, i32, f16 or f32 on a5, found f8E5M2 in `result`
//| vci.errors.mlir:17:19: error[PTO0704]: expected f32 in `index` to go with `result`, found i8
//| vci.errors.mlir:27:21: error[PTO0203]: pto.vci expects an integer, float or index as operand 'index', found !pto.align
//| vci.errors.mlir:28:11: error[PTO0202]: pto.vci expects 1 operand (index), found 2
//| vci.errors.mlir:29:5: error[PTO0204]: pto.vci expects 1 result (result), found 0
//| vci.errors.mlir:30:46: error[PTO0206]: pto.vci has no inherent attribute 'other', only order
//| vci.errors.mlir:31:31: error[PTO0207]: pto.vci expects ASC or DESC as attribute 'order', found 1.000000e+00 : f32
//| vci.errors.mlir:41:35: error[PTO0122]: unknown order 'OTHER', expected ASC or DESC
