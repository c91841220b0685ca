// Each rule of pto.vsldb, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Vector memory only.
  func.func @case(%g: !pto.ptr<f32, gm>, %k: i16, %m: !pto.mask<b32>) {
    %r = pto.vsldb %g, %k, %k, %m : !pto.ptr<f32, gm>, i16, i16, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The pointer points to the elements of the register.
  func.func @case(%q: !pto.ptr<f16, ub>, %k: i16, %m: !pto.mask<b32>) {
    %r = pto.vsldb %q, %k, %k, %m : !pto.ptr<f16, ub>, i16, i16, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The predicate has the granularity of the elements.
  func.func @case(%p: !pto.ptr<f32, ub>, %k: i16, %n: !pto.mask<b16>) {
    %r = pto.vsldb %p, %k, %k, %n : !pto.ptr<f32, ub>, i16, i16, !pto.mask<b16> -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The advanced pointer has the type of the pointer.
  func.func @case(%p: !pto.ptr<f32, ub>, %k: i16, %m: !pto.mask<b32>) {
    %r:2 = pto.vsldb %p, %k, %k, %m : !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32> -> !pto.vreg<64xf32>, !pto.ptr<f16, ub>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Strides are i16.
  func.func @case(%p: !pto.ptr<f32, ub>, %u: i32, %m: !pto.mask<b32>) {
    %r = pto.vsldb %p, %u, %u, %m : !pto.ptr<f32, ub>, i32, i32, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  // Low precision is available on a5 only.
  func.func @case(%o: !pto.ptr<f8E5M2, ub>, %k: i16, %b: !pto.mask<b8>) {
    %r = pto.vsldb %o, %k, %k, %b : !pto.ptr<f8E5M2, ub>, i16, i16, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// The older form of the manual.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%source: !pto.ptr<f32, ub>, %block_stride: i16, %repeat_stride: i16, %mask: !pto.mask<b32>) {
    %r = pto.vsldb %source, %block_stride, %mask : !pto.ptr<f32, ub>, i32, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vsldb.errors.mlir:7:20: error[PTO0709]: expected `source` to point into ub, found gm
//| vsldb.errors.mlir:17:20: error[PTO0710]: expected `source` to point to f32, the elements of `result`, found a pointer to f16
//| vsldb.errors.mlir:27:32: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `result`, found b16
//| vsldb.errors.mlir:37:12: error[PTO0701]: expected type !pto.ptr<f32, ub> as of `source`, found !pto.ptr<f16, ub> in `updated_base`
//| vsldb.errors.mlir:47:24: error[PTO0203]: pto.vsldb expects an i16 as operand 'block_stride', found i32
//| vsldb.errors.mlir:47:28: error[PTO0203]: pto.vsldb expects an i16 as operand 'repeat_stride', found i32
//| vsldb.errors.mlir:57:10: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a3, found f8E5M2 in `result`
//| vsldb.errors.mlir:67:50: error[PTO0202]: pto.vsldb is written with the operands source, block_stride, repeat_stride, mask here
