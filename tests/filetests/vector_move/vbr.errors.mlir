// Each rule of pto.vbr, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // The scalar is an element.
  func.func @case(%s: f32, %u: i32, %x: index) {
    %r0 = pto.vbr %s : f32 -> !pto.vreg<128xf16>
    %r1 = pto.vbr %u : i32 -> !pto.vreg<64xf32>
    %r2 = pto.vbr %x : index -> !pto.vreg<64xi32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%f: !pto.vreg<64xf32>, %s: f32) {
    %r0 = "pto.vbr"(%f) : (!pto.vreg<64xf32>) -> !pto.vreg<64xf32>
    %r1 = "pto.vbr"(%s) : (f32) -> !pto.mask<b32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  // Low-precision elements are those of a5.
  func.func @case(%s: f8E4M3FN) {
    %r = pto.vbr %s : f8E4M3FN -> !pto.vreg<256xf8E4M3FN>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Loads, stores and conversions take low precision, this operation does not.
  func.func @case(%e: f8E4M3FN, %h: !pto.hif8) {
    %r0 = pto.vbr %e : f8E4M3FN -> !pto.vreg<256xf8E4M3FN>
    %r1 = pto.vbr %h : !pto.hif8 -> !pto.vreg<256x!pto.hif8>
    return
  }
}

// run 1: exit 1
// stderr:
//| vbr.errors.mlir:7:19: error[PTO0704]: expected f16 in `value` to go with `result`, found f32
//| vbr.errors.mlir:8:19: error[PTO0704]: expected f32 in `value` to go with `result`, found i32
//| vbr.errors.mlir:9:19: error[PTO0704]: expected i32 in `value` to go with `result`, found index
//| vbr.errors.mlir:19:21: error[PTO0203]: pto.vbr expects an integer, float or index as operand 'value', found !pto.vreg<64xf32>
//| vbr.errors.mlir:20:11: error[PTO0204]: pto.vbr expects a vector register as result 'result', found !pto.mask<b32>
//| vbr.errors.mlir:30:10: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a3, found f8E4M3FN in `result`
//| vbr.errors.mlir:40:11: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found f8E4M3FN in `result`
//| vbr.errors.mlir:41:11: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found !pto.hif8 in `result`
