// Each rule of pto.vgather2_bc, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%source: !pto.ptr<f8E5M2, ub>, %offsets: !pto.vreg<64xi32>, %mask: !pto.mask<b8>) {
    %r0 = pto.vgather2_bc %source, %offsets, %mask : !pto.ptr<f8E5M2, ub>, !pto.vreg<64xi32>, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Pointer into the wrong memory.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%source: !pto.ptr<f32, gm>, %offsets: !pto.vreg<64xi32>, %mask: !pto.mask<b32>) {
    %r0 = pto.vgather2_bc %source, %offsets, %mask : !pto.ptr<f32, gm>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Offsets do not fit.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%source: !pto.ptr<f32, ub>, %offsets: !pto.vreg<64xf32>, %mask: !pto.mask<b32>) {
    %r0 = pto.vgather2_bc %source, %offsets, %mask : !pto.ptr<f32, ub>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Gathered elements do not fit.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%source: !pto.ptr<f32, ub>, %offsets: !pto.vreg<64xi32>, %mask: !pto.mask<b32>) {
    %r0 = pto.vgather2_bc %source, %offsets, %mask : !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%source: !pto.ptr<f32, ub>, %offsets: !pto.vreg<64xi32>, %mask: !pto.mask<b8>) {
    %r0 = pto.vgather2_bc %source, %offsets, %mask : !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b8> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%source: !pto.ptr<f32, ub>, %offsets: !pto.vreg<64xi32>, %mask: !pto.mask<b32>, %other: index) {
    %r0 = "pto.vgather2_bc"(%other, %offsets, %mask) : (index, !pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    %r1 = "pto.vgather2_bc"(%source, %offsets, %mask, %other) : (!pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>, index) -> !pto.vreg<64xf32>
    "pto.vgather2_bc"(%source, %offsets, %mask) : (!pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>) -> ()
    %r2 = "pto.vgather2_bc"(%source, %offsets, %mask) <{other = 1 : i32}> : (!pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Offsets and elements have 32 bits.
  func.func @case(%p: !pto.ptr<i16, ub>, %u: !pto.vreg<128xui16>, %m: !pto.mask<b16>) {
    %r0 = pto.vgather2_bc %p, %u, %m : !pto.ptr<i16, ub>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xi16>
    return
  }
}

// run 1: exit 1
// stderr:
//| vgather2_bc.errors.mlir:7:11: error[PTO0702]: expected elements i32 or f32 on a3, found f8E5M2 in `result`
//| vgather2_bc.errors.mlir:17:27: error[PTO0709]: expected `source` to point into ub, found gm
//| vgather2_bc.errors.mlir:27:36: error[PTO0702]: expected elements i32 on a5, found f32 in `offsets`
//| vgather2_bc.errors.mlir:37:27: error[PTO0710]: expected `source` to point to i32, the elements of `result`, found a pointer to f32
//| vgather2_bc.errors.mlir:47:46: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `result`, found b8
//| vgather2_bc.errors.mlir:57:29: error[PTO0203]: pto.vgather2_bc expects a pointer as operand 'source', found index
//| vgather2_bc.errors.mlir:58:11: error[PTO0202]: pto.vgather2_bc expects 3 operands (source, offsets, mask), found 4
//| vgather2_bc.errors.mlir:59:5: error[PTO0204]: pto.vgather2_bc expects 1 result (result), found 0
//| vgather2_bc.errors.mlir:60:57: error[PTO0206]: pto.vgather2_bc has no inherent attributes, found 'other'
//| vgather2_bc.errors.mlir:70:11: error[PTO0702]: expected elements i32 or f32 on a5, found i16 in `result`
//| vgather2_bc.errors.mlir:70:31: error[PTO0702]: expected elements i32 on a5, found ui16 in `offsets`
