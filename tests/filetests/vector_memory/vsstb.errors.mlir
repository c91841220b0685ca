// Each rule of pto.vsstb, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Vector memory only.
  func.func @case(%f: !pto.vreg<64xf32>, %g: !pto.ptr<f32, gm>, %k: i16, %m: !pto.mask<b32>) {
    pto.vsstb %f, %g, %k, %k, %m : !pto.vreg<64xf32>, !pto.ptr<f32, gm>, i16, i16, !pto.mask<b32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The pointer points to the elements of the register.
  func.func @case(%f: !pto.vreg<64xf32>, %q: !pto.ptr<f16, ub>, %k: i16, %m: !pto.mask<b32>) {
    pto.vsstb %f, %q, %k, %k, %m : !pto.vreg<64xf32>, !pto.ptr<f16, ub>, i16, i16, !pto.mask<b32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The predicate has the granularity of the elements.
  func.func @case(%f: !pto.vreg<64xf32>, %p: !pto.ptr<f32, ub>, %k: i16, %b: !pto.mask<b8>) {
    pto.vsstb %f, %p, %k, %k, %b : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, i16, i16, !pto.mask<b8>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The advanced pointer has the type of the pointer.
  func.func @case(%f: !pto.vreg<64xf32>, %p: !pto.ptr<f32, ub>, %k: i16, %m: !pto.mask<b32>) {
    %r = pto.vsstb %f, %p, %k, %k, %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32> -> !pto.ptr<f16, ub>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Strides are i16.
  func.func @case(%f: !pto.vreg<64xf32>, %p: !pto.ptr<f32, ub>, %u: i32, %m: !pto.mask<b32>) {
    pto.vsstb %f, %p, %u, %u, %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, i32, i32, !pto.mask<b32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  // Low precision is available on a5 only.
  func.func @case(%e: !pto.vreg<256xf8E5M2>, %o: !pto.ptr<f8E5M2, ub>, %k: i16, %b: !pto.mask<b8>) {
    pto.vsstb %e, %o, %k, %k, %b : !pto.vreg<256xf8E5M2>, !pto.ptr<f8E5M2, ub>, i16, i16, !pto.mask<b8>
    return
  }
}

// -----

// The older form of the manual.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: !pto.vreg<64xf32>, %destination: !pto.ptr<f32, ub>, %block_stride: i16, %repeat_stride: i16, %mask: !pto.mask<b32>) {
    pto.vsstb %value, %destination, %block_stride, %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, i32, !pto.mask<b32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vsstb.errors.mlir:7:19: error[PTO0709]: expected `destination` to point into ub, found gm
//| vsstb.errors.mlir:17:19: error[PTO0710]: expected `destination` to point to f32, the elements of `value`, found a pointer to f16
//| vsstb.errors.mlir:27:31: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `value`, found b8
//| vsstb.errors.mlir:37:10: error[PTO0701]: expected type !pto.ptr<f32, ub> as of `destination`, found !pto.ptr<f16, ub> in `updated_base`
//| vsstb.errors.mlir:47:23: error[PTO0203]: pto.vsstb expects an i16 as operand 'block_stride', found i32
//| vsstb.errors.mlir:47:27: error[PTO0203]: pto.vsstb expects an i16 as operand 'repeat_stride', found i32
//| vsstb.errors.mlir:57:15: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a3, found f8E5M2 in `value`
//| vsstb.errors.mlir:67:58: error[PTO0202]: pto.vsstb is written with the operands value, destination, block_stride, repeat_stride, mask here
