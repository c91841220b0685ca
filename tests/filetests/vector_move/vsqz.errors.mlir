// Each rule of pto.vsqz, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // One type for sources and result.
  func.func @case(%f: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {
    %r = pto.vsqz %f, %m : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xi32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Elements of low precision are not computed with.
  func.func @case(%e: !pto.vreg<256xf8E5M2>, %b: !pto.mask<b8>) {
    %r = pto.vsqz %e, %b : !pto.vreg<256xf8E5M2>, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The predicate has the granularity of the elements.
  func.func @case(%h: !pto.vreg<128xf16>, %m: !pto.mask<b32>) {
    %r = pto.vsqz %h, %m : !pto.vreg<128xf16>, !pto.mask<b32> -> !pto.vreg<128xf16>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%x: index, %m: !pto.mask<b32>, %f: !pto.vreg<64xf32>) {
    %r0 = "pto.vsqz"(%x, %m) : (index, !pto.mask<b32>) -> !pto.vreg<64xf32>
    %r1 = "pto.vsqz"(%f, %m, %m) : (!pto.vreg<64xf32>, !pto.mask<b32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    "pto.vsqz"(%f, %m) : (!pto.vreg<64xf32>, !pto.mask<b32>) -> ()
    %r2 = "pto.vsqz"(%f, %m) <{other = 1 : i32}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vsqz.errors.mlir:7:10: error[PTO0701]: expected type !pto.vreg<64xf32> as of `input`, found !pto.vreg<64xi32> in `result`
//| vsqz.errors.mlir:17:19: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found f8E5M2 in `input`
//| vsqz.errors.mlir:27:23: error[PTO0703]: expected `mask` with granularity b16 for elements f16 of `input`, found b32
//| vsqz.errors.mlir:37:22: error[PTO0203]: pto.vsqz expects a vector register as operand 'input', found index
//| vsqz.errors.mlir:38:11: error[PTO0202]: pto.vsqz expects 2 operands (input, mask), found 3
//| vsqz.errors.mlir:39:5: error[PTO0204]: pto.vsqz expects 1 result (result), found 0
//| vsqz.errors.mlir:40:32: error[PTO0206]: pto.vsqz has no inherent attributes, found 'other'
