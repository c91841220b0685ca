// Each rule of pto.vsld, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%source: !pto.ptr<f8E5M2, ub>, %offset: index) {
    %r0 = pto.vsld %source[%offset], "STRIDE" : !pto.ptr<f8E5M2, ub> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Pointer into the wrong memory.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%source: !pto.ptr<f32, gm>, %offset: index) {
    %r0 = pto.vsld %source[%offset], "STRIDE" : !pto.ptr<f32, gm> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Pointer and register have different elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%source: !pto.ptr<f32, ub>, %offset: index) {
    %r0 = pto.vsld %source[%offset], "STRIDE" : !pto.ptr<f32, ub> -> !pto.vreg<128xf16>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%source: !pto.ptr<f32, ub>, %offset: index, %other: index) {
    %r0 = "pto.vsld"(%other, %offset) <{stride = "STRIDE"}> : (index, index) -> !pto.vreg<64xf32>
    %r1 = "pto.vsld"(%source, %offset, %other) <{stride = "STRIDE"}> : (!pto.ptr<f32, ub>, index, index) -> !pto.vreg<64xf32>
    "pto.vsld"(%source, %offset) <{stride = "STRIDE"}> : (!pto.ptr<f32, ub>, index) -> ()
    %r2 = "pto.vsld"(%source, %offset) <{other = 1 : i32, stride = "STRIDE"}> : (!pto.ptr<f32, ub>, index) -> !pto.vreg<64xf32>
    %r3 = "pto.vsld"(%source, %offset) : (!pto.ptr<f32, ub>, index) -> !pto.vreg<64xf32>
    %r4 = "pto.vsld"(%source, %offset) <{stride = 1.0 : f32}> : (!pto.ptr<f32, ub>, index) -> !pto.vreg<64xf32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vsld.errors.mlir:7:11: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a3, found f8E5M2 in `result`
//| vsld.errors.mlir:17:20: error[PTO0709]: expected `source` to point into ub, found gm
//| vsld.errors.mlir:27:20: error[PTO0710]: expected `source` to point to f16, the elements of `result`, found a pointer to f32
//| vsld.errors.mlir:37:22: error[PTO0203]: pto.vsld expects a pointer or memref as operand 'source', found index
//| vsld.errors.mlir:38:11: error[PTO0202]: pto.vsld expects 2 operands (source, offset), found 3
//| vsld.errors.mlir:39:5: error[PTO0204]: pto.vsld expects 1 result (result), found 0
//| vsld.errors.mlir:40:42: error[PTO0206]: pto.vsld has no inherent attribute 'other', only stride
//| vsld.errors.mlir:41:11: error[PTO0205]: pto.vsld expects attribute 'stride', a string
//| vsld.errors.mlir:42:42: error[PTO0207]: pto.vsld expects a string as attribute 'stride', found 1.000000e+00 : f32
