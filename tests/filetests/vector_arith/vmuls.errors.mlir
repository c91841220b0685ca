// Each rule of pto.vmuls, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // One type for sources and result.
  func.func @case(%f: !pto.vreg<64xf32>, %s: f32, %m: !pto.mask<b32>) {
    %r = pto.vmuls %f, %s, %m : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xi32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The scalar is an element.
  func.func @case(%f: !pto.vreg<64xf32>, %t: f16, %m: !pto.mask<b32>, %u: i32, %x: index) {
    %r0 = pto.vmuls %f, %t, %m : !pto.vreg<64xf32>, f16, !pto.mask<b32> -> !pto.vreg<64xf32>
    %r1 = pto.vmuls %f, %u, %m : !pto.vreg<64xf32>, i32, !pto.mask<b32> -> !pto.vreg<64xf32>
    %r2 = pto.vmuls %f, %x, %m : !pto.vreg<64xf32>, index, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Elements of low precision are not computed with.
  func.func @case(%e: !pto.vreg<256xf8E5M2>, %c: i8, %b: !pto.mask<b8>) {
    %r = pto.vmuls %e, %c, %b : !pto.vreg<256xf8E5M2>, i8, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The predicate has the granularity of the elements.
  func.func @case(%f: !pto.vreg<64xf32>, %s: f32, %n: !pto.mask<b16>) {
    %r = pto.vmuls %f, %s, %n : !pto.vreg<64xf32>, f32, !pto.mask<b16> -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%x: index, %s: f32, %m: !pto.mask<b32>, %f: !pto.vreg<64xf32>) {
    %r0 = "pto.vmuls"(%x, %s, %m) : (index, f32, !pto.mask<b32>) -> !pto.vreg<64xf32>
    %r1 = "pto.vmuls"(%f, %s, %m, %m) : (!pto.vreg<64xf32>, f32, !pto.mask<b32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    "pto.vmuls"(%f, %s, %m) : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> ()
    %r2 = "pto.vmuls"(%f, %s, %m) <{other = 1 : i32}> : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vmuls.errors.mlir:7:10: error[PTO0701]: expected type !pto.vreg<64xf32> as of `input`, found !pto.vreg<64xi32> in `result`
//| vmuls.errors.mlir:17:25: error[PTO0704]: expected f32 in `scalar` to go with `input`, found f16
//| vmuls.errors.mlir:18:25: error[PTO0704]: expected f32 in `scalar` to go with `input`, found i32
//| vmuls.errors.mlir:19:25: error[PTO0704]: expected f32 in `scalar` to go with `input`, found index
//| vmuls.errors.mlir:29:20: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a5, found f8E5M2 in `input`
//| vmuls.errors.mlir:39:28: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `input`, found b16
//| vmuls.errors.mlir:49:23: error[PTO0203]: pto.vmuls expects a vector register as operand 'input', found index
//| vmuls.errors.mlir:50:11: error[PTO0202]: pto.vmuls expects 3 operands (input, scalar, mask), found 4
//| vmuls.errors.mlir:51:5: error[PTO0204]: pto.vmuls expects 1 result (result), found 0
//| vmuls.errors.mlir:52:37: error[PTO0206]: pto.vmuls has no inherent attributes, found 'other'
