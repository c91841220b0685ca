// Each rule of pto.uvld, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%source: !pto.ptr<f8E4M3FN, ub>) {
    %offset = arith.constant -1 : index
    %r0 = pto.uvld %source[%offset] : !pto.ptr<f8E4M3FN, ub> -> !pto.vreg<256xf8E4M3FN>
    return
  }
}

// -----

// Pointer into the wrong memory.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%source: !pto.ptr<f8E4M3FN, gm>, %offset: index) {
    %r0 = pto.uvld %source[%offset] : !pto.ptr<f8E4M3FN, gm> -> !pto.vreg<256xf8E4M3FN>
    return
  }
}

// -----

// Pointer and register have different elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%source: !pto.ptr<f8E4M3FN, ub>, %offset: index) {
    %r0 = pto.uvld %source[%offset] : !pto.ptr<f8E4M3FN, ub> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%source: !pto.ptr<f8E4M3FN, ub>, %offset: index, %other: index) {
    %r0 = "pto.uvld"(%other, %offset) : (index, index) -> !pto.vreg<256xf8E4M3FN>
    %r1 = "pto.uvld"(%source, %offset, %other) : (!pto.ptr<f8E4M3FN, ub>, index, index) -> !pto.vreg<256xf8E4M3FN>
    "pto.uvld"(%source, %offset) : (!pto.ptr<f8E4M3FN, ub>, index) -> ()
    %r2 = "pto.uvld"(%source, %offset) <{other = 1 : i32}> : (!pto.ptr<f8E4M3FN, ub>, index) -> !pto.vreg<256xf8E4M3FN>
    return
  }
}

// run 1: exit 1
// stderr:
//| uvld.errors.mlir:8:11: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a3, found f8E4M3FN in `result`
//| uvld.errors.mlir:18:20: error[PTO0709]: expected `source` to point into ub, found gm
//| uvld.errors.mlir:28:20: error[PTO0710]: expected `source` to point to f32, the elements of `result`, found a pointer to f8E4M3FN
//| uvld.errors.mlir:38:22: error[PTO0203]: pto.uvld expects a pointer or memref as operand 'source', found index
//| uvld.errors.mlir:39:11: error[PTO0202]: pto.uvld expects 2 operands (source, offset), found 3
//| uvld.errors.mlir:40:5: error[PTO0204]: pto.uvld expects 1 result (result), found 0
//| uvld.errors.mlir:41:42: error[PTO0206]: pto.uvld has no inherent attributes, found 'other'
