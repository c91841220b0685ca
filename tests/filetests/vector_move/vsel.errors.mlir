// Each rule of pto.vsel, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // One type for sources and result.
  func.func @case(%f: !pto.vreg<64xf32>, %i: !pto.vreg<64xi32>, %m: !pto.mask<b32>) {
    %r0 = pto.vsel %f, %i, %m : !pto.vreg<64xf32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    %r1 = pto.vsel %f, %f, %m : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xi32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Elements of low precision are not computed with.
  func.func @case(%e: !pto.vreg<256xf8E5M2>, %b: !pto.mask<b8>) {
    %r = pto.vsel %e, %e, %b : !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2>, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The predicate has the granularity of the elements.
  func.func @case(%f: !pto.vreg<64xf32>, %n: !pto.mask<b16>) {
    %r = pto.vsel %f, %f, %n : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b16> -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%x: index, %f: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {
    %r0 = "pto.vsel"(%x, %f, %m) : (index, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    %r1 = "pto.vsel"(%f, %f, %m, %m) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    "pto.vsel"(%f, %f, %m) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> ()
    %r2 = "pto.vsel"(%f, %f, %m) <{other = 1 : i32}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vsel.errors.mlir:7:24: error[PTO0701]: expected type !pto.vreg<64xf32> as of `src0`, found !pto.vreg<64xi32> in `src1`
//| vsel.errors.mlir:8:11: error[PTO0701]: expected type !pto.vreg<64xf32> as of `src0`, found !pto.vreg<64xi32> in `result`
//| vsel.errors.mlir:18:19: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found f8E5M2 in `src0`
//| vsel.errors.mlir:28:27: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `src0`, found b16
//| vsel.errors.mlir:38:22: error[PTO0203]: pto.vsel expects a vector register as operand 'src0', found index
//| vsel.errors.mlir:39:11: error[PTO0202]: pto.vsel expects 3 operands (src0, src1, mask), found 4
//| vsel.errors.mlir:40:5: error[PTO0204]: pto.vsel expects 1 result (result), found 0
//| vsel.errors.mlir:41:36: error[PTO0206]: pto.vsel has no inherent attributes, found 'other'
