// Each rule of pto.vsst, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%value: !pto.vreg<256xf8E5M2>, %destination: !pto.ptr<f8E5M2, ub>, %offset: index) {
    pto.vsst %value, %destination[%offset], "STRIDE" : !pto.vreg<256xf8E5M2>, !pto.ptr<f8E5M2, ub>
    return
  }
}

// -----

// Pointer into the wrong memory.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: !pto.vreg<64xf32>, %destination: !pto.ptr<f32, gm>, %offset: index) {
    pto.vsst %value, %destination[%offset], "STRIDE" : !pto.vreg<64xf32>, !pto.ptr<f32, gm>
    return
  }
}

// -----

// Pointer and register have different elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: !pto.vreg<128xf16>, %destination: !pto.ptr<f32, ub>, %offset: index) {
    pto.vsst %value, %destination[%offset], "STRIDE" : !pto.vreg<128xf16>, !pto.ptr<f32, ub>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: !pto.vreg<64xf32>, %destination: !pto.ptr<f32, ub>, %offset: index, %other: index) {
    "pto.vsst"(%other, %destination, %offset) <{stride = "STRIDE"}> : (index, !pto.ptr<f32, ub>, index) -> ()
    "pto.vsst"(%value, %destination, %offset, %other) <{stride = "STRIDE"}> : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, index) -> ()
    %r0 = "pto.vsst"(%value, %destination, %offset) <{stride = "STRIDE"}> : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> index
    "pto.vsst"(%value, %destination, %offset) <{other = 1 : i32, stride = "STRIDE"}> : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> ()
    "pto.vsst"(%value, %destination, %offset) : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> ()
    "pto.vsst"(%value, %destination, %offset) <{stride = 1.0 : f32}> : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| vsst.errors.mlir:7:14: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a3, found f8E5M2 in `value`
//| vsst.errors.mlir:17:22: error[PTO0709]: expected `destination` to point into ub, found gm
//| vsst.errors.mlir:27:22: error[PTO0710]: expected `destination` to point to f16, the elements of `value`, found a pointer to f32
//| vsst.errors.mlir:37:16: error[PTO0203]: pto.vsst expects a vector register as operand 'value', found index
//| vsst.errors.mlir:38:5: error[PTO0202]: pto.vsst expects 3 operands (value, destination, offset), found 4
//| vsst.errors.mlir:39:11: error[PTO0204]: pto.vsst expects no results, found 1
//| vsst.errors.mlir:40:49: error[PTO0206]: pto.vsst has no inherent attribute 'other', only stride
//| vsst.errors.mlir:41:5: error[PTO0205]: pto.vsst expects attribute 'stride', a string
//| vsst.errors.mlir:42:49: error[PTO0207]: pto.vsst expects a string as attribute 'stride', found 1.000000e+00 : f32
