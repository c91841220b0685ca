// Each rule of pto.vgatherb, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%source: !pto.ptr<f32, ub>, %offsets: !pto.vreg<64xf32>, %mask: !pto.mask<b32>) {
    %r0 = pto.vgatherb %source, %offsets, %mask : !pto.ptr<f32, ub>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Pointer into the wrong memory.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%source: !pto.ptr<f32, gm>, %offsets: !pto.vreg<64xi32>, %mask: !pto.mask<b32>) {
    %r0 = pto.vgatherb %source, %offsets, %mask : !pto.ptr<f32, gm>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Pointer and register have different elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%source: !pto.ptr<f32, ub>, %offsets: !pto.vreg<64xi32>, %mask: !pto.mask<b32>) {
    %r0 = pto.vgatherb %source, %offsets, %mask : !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%source: !pto.ptr<f32, ub>, %offsets: !pto.vreg<64xi32>, %mask: !pto.mask<b8>) {
    %r0 = pto.vgatherb %source, %offsets, %mask : !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b8> -> !pto.vreg<64xf32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%source: !pto.ptr<f32, ub>, %offsets: !pto.vreg<64xi32>, %mask: !pto.mask<b32>, %other: index) {
    %r0 = "pto.vgatherb"(%other, %offsets, %mask) : (index, !pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    %r1 = "pto.vgatherb"(%source, %offsets, %mask, %other) : (!pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>, index) -> !pto.vreg<64xf32>
    "pto.vgatherb"(%source, %offsets, %mask) : (!pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>) -> ()
    %r2 = "pto.vgatherb"(%source, %offsets, %mask) <{other = 1 : i32}> : (!pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Offsets have 32 bits, and the predicate goes with them.
  func.func @case(%p: !pto.ptr<i16, ub>, %u: !pto.vreg<128xui16>, %v: !pto.vreg<64xui32>, %m: !pto.mask<b16>) {
    %r0 = pto.vgatherb %p, %u, %m : !pto.ptr<i16, ub>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xi16>
    %r1 = pto.vgatherb %p, %v, %m : !pto.ptr<i16, ub>, !pto.vreg<64xui32>, !pto.mask<b16> -> !pto.vreg<128xi16>
    return
  }
}

// run 1: exit 1
// stderr:
//| vgatherb.errors.mlir:7:33: error[PTO0702]: expected elements i32 on a5, found f32 in `offsets`
//| vgatherb.errors.mlir:17:24: error[PTO0709]: expected `source` to point into ub, found gm
//| vgatherb.errors.mlir:27:24: error[PTO0710]: expected `source` to point to i32, the elements of `result`, found a pointer to f32
//| vgatherb.errors.mlir:37:43: error[PTO0703]: expected `mask` with granularity b32 for elements i32 of `offsets`, found b8
//| vgatherb.errors.mlir:47:26: error[PTO0203]: pto.vgatherb expects a pointer as operand 'source', found index
//| vgatherb.errors.mlir:48:11: error[PTO0202]: pto.vgatherb expects 3 operands (source, offsets, mask), found 4
//| vgatherb.errors.mlir:49:5: error[PTO0204]: pto.vgatherb expects 1 result (result), found 0
//| vgatherb.errors.mlir:50:54: error[PTO0206]: pto.vgatherb has no inherent attributes, found 'other'
//| vgatherb.errors.mlir:60:28: error[PTO0702]: expected elements i32 on a5, found ui16 in `offsets`
//| vgatherb.errors.mlir:61:32: error[PTO0703]: expected `mask` with granularity b32 for elements ui32 of `offsets`, found b16
