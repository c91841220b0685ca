// Each rule of pto.vbitcast, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%x: index, %f: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {
    %r0 = "pto.vbitcast"(%x) : (index) -> !pto.vreg<64xf32>
    %r1 = "pto.vbitcast"(%f, %m) : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    "pto.vbitcast"(%f) : (!pto.vreg<64xf32>) -> ()
    %r2 = "pto.vbitcast"(%f) <{other = 1 : i32}> : (!pto.vreg<64xf32>) -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // A register has 2048 bits.
  func.func @case(%f: !pto.vreg<64xf32>) {
    %r = pto.vbitcast %f : !pto.vreg<64xf32> -> !pto.vreg<64xf16>
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  // Low precision is available on a5 only.
  func.func @case(%e: !pto.vreg<256xf8E5M2>, %f: !pto.vreg<64xf32>) {
    %r0 = pto.vbitcast %e : !pto.vreg<256xf8E5M2> -> !pto.vreg<64xf32>
    %r1 = pto.vbitcast %f : !pto.vreg<64xf32> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// run 1: exit 1
// stderr:
//| vbitcast.errors.mlir:7:26: error[PTO0203]: pto.vbitcast expects a vector register as operand 'input', found index
//| vbitcast.errors.mlir:8:11: error[PTO0202]: pto.vbitcast expects 1 operand (input), found 2
//| vbitcast.errors.mlir:9:5: error[PTO0204]: pto.vbitcast expects 1 result (result), found 0
//| vbitcast.errors.mlir:10:32: error[PTO0206]: pto.vbitcast has no inherent attributes, found 'other'
//| vbitcast.errors.mlir:20:59: error[PTO0117]: a vector register of f16 has 128 lanes of 16 bits, found 64
//| vbitcast.errors.mlir:30:24: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a3, found f8E5M2 in `input`
//| vbitcast.errors.mlir:31:11: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a3, found f8E5M2 in `result`
