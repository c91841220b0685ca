// Each rule of pto.vscatter, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Vector memory only.
  func.func @case(%f: !pto.vreg<64xf32>, %g: !pto.ptr<f32, gm>, %i: !pto.vreg<64xi32>, %m: !pto.mask<b32>) {
    pto.vscatter %f, %g, %i, %m : !pto.vreg<64xf32>, !pto.ptr<f32, gm>, !pto.vreg<64xi32>, !pto.mask<b32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The pointer points to the elements of the register.
  func.func @case(%f: !pto.vreg<64xf32>, %q: !pto.ptr<f16, ub>, %w: !pto.vreg<128xui16>, %n: !pto.mask<b16>) {
    pto.vscatter %f, %q, %w, %n : !pto.vreg<64xf32>, !pto.ptr<f16, ub>, !pto.vreg<128xui16>, !pto.mask<b16>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Offsets are integers as wide as the elements in memory.
  func.func @case(%f: !pto.vreg<64xf32>, %p: !pto.ptr<f32, ub>, %w: !pto.vreg<128xui16>, %n: !pto.mask<b16>) {
    pto.vscatter %f, %p, %w, %n : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vreg<128xui16>, !pto.mask<b16>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The predicate has the granularity of the offsets.
  func.func @case(%f: !pto.vreg<64xf32>, %p: !pto.ptr<f32, ub>, %i: !pto.vreg<64xi32>, %n: !pto.mask<b16>) {
    pto.vscatter %f, %p, %i, %n : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b16>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%x: index, %p: !pto.ptr<f32, ub>, %i: !pto.vreg<64xi32>, %m: !pto.mask<b32>, %f: !pto.vreg<64xf32>) {
    "pto.vscatter"(%x, %p, %i, %m) : (index, !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>) -> ()
    "pto.vscatter"(%f, %p, %i, %m, %m) : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>, !pto.mask<b32>) -> ()
    "pto.vscatter"(%f, %p, %i, %m) <{other = 1 : i32}> : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  // Low precision is available on a5 only.
  func.func @case(%e: !pto.vreg<256xf8E5M2>, %o: !pto.ptr<f8E5M2, ub>, %w: !pto.vreg<128xui16>, %n: !pto.mask<b16>) {
    pto.vscatter %e, %o, %w, %n : !pto.vreg<256xf8E5M2>, !pto.ptr<f8E5M2, ub>, !pto.vreg<128xui16>, !pto.mask<b16>
    return
  }
}

// run 1: exit 1
// stderr:
//| vscatter.errors.mlir:7:22: error[PTO0709]: expected `destination` to point into ub, found gm
//| vscatter.errors.mlir:17:22: error[PTO0710]: expected `destination` to point to f32, the elements of `value`, found a pointer to f16
//| vscatter.errors.mlir:27:26: error[PTO0711]: expected integers of 32 bits in `offsets` for elements f32 in memory, found ui16
//| vscatter.errors.mlir:37:30: error[PTO0703]: expected `mask` with granularity b32 for elements i32 of `offsets`, found b16
//| vscatter.errors.mlir:47:20: error[PTO0203]: pto.vscatter expects a vector register as operand 'value', found index
//| vscatter.errors.mlir:48:5: error[PTO0202]: pto.vscatter expects 4 operands (value, destination, offsets, mask), found 5
//| vscatter.errors.mlir:49:38: error[PTO0206]: pto.vscatter has no inherent attributes, found 'other'
//| vscatter.errors.mlir:59:18: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a3, found f8E5M2 in `value`
