// Each rule of pto.vshl, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // One type for sources and result.
  func.func @case(%i: !pto.vreg<64xi32>, %m: !pto.mask<b32>) {
    %r = pto.vshl %i, %i, %m : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<128xi16>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Integers are shifted.
  func.func @case(%f: !pto.vreg<64xf32>, %i: !pto.vreg<64xi32>, %m: !pto.mask<b32>) {
    %r = pto.vshl %f, %i, %m : !pto.vreg<64xf32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Amounts are integers of the same width.
  func.func @case(%i: !pto.vreg<64xi32>, %j: !pto.vreg<128xi16>, %m: !pto.mask<b32>, %f: !pto.vreg<64xf32>) {
    %r0 = pto.vshl %i, %j, %m : !pto.vreg<64xi32>, !pto.vreg<128xi16>, !pto.mask<b32> -> !pto.vreg<64xi32>
    %r1 = pto.vshl %i, %f, %m : !pto.vreg<64xi32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xi32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The predicate has the granularity of the elements.
  func.func @case(%j: !pto.vreg<128xi16>, %m: !pto.mask<b32>) {
    %r = pto.vshl %j, %j, %m : !pto.vreg<128xi16>, !pto.vreg<128xi16>, !pto.mask<b32> -> !pto.vreg<128xi16>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%x: index, %i: !pto.vreg<64xi32>, %m: !pto.mask<b32>) {
    %r0 = "pto.vshl"(%x, %i, %m) : (index, !pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    %r1 = "pto.vshl"(%i, %i, %m, %m) : (!pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    "pto.vshl"(%i, %i, %m) : (!pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32>) -> ()
    %r2 = "pto.vshl"(%i, %i, %m) <{other = 1 : i32}> : (!pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Amounts without a sign go with elements without one only.
  func.func @case(%a: !pto.vreg<128xui16>, %b: !pto.vreg<128xi16>, %m: !pto.mask<b16>) {
    %r0 = pto.vshl %b, %b, %m : !pto.vreg<128xi16>, !pto.vreg<128xi16>, !pto.mask<b16> -> !pto.vreg<128xi16>
    %r1 = pto.vshl %a, %b, %m : !pto.vreg<128xui16>, !pto.vreg<128xi16>, !pto.mask<b16> -> !pto.vreg<128xui16>
    return
  }
}

// run 1: exit 1
// stderr:
//| vshl.errors.mlir:7:10: error[PTO0701]: expected type !pto.vreg<64xi32> as of `lhs`, found !pto.vreg<128xi16> in `result`
//| vshl.errors.mlir:7:23: error[PTO0705]: expected elements si32 in `rhs` to shift elements i32, found i32
//| vshl.errors.mlir:17:19: error[PTO0702]: expected elements i8, i16, i32 or i64 on a5, found f32 in `lhs`
//| vshl.errors.mlir:27:24: error[PTO0705]: expected elements si32 in `rhs` to shift elements i32, found i16
//| vshl.errors.mlir:28:24: error[PTO0705]: expected elements si32 in `rhs` to shift elements i32, found f32
//| vshl.errors.mlir:38:23: error[PTO0705]: expected elements si16 in `rhs` to shift elements i16, found i16
//| vshl.errors.mlir:38:27: error[PTO0703]: expected `mask` with granularity b16 for elements i16 of `lhs`, found b32
//| vshl.errors.mlir:48:22: error[PTO0203]: pto.vshl expects a vector register as operand 'lhs', found index
//| vshl.errors.mlir:49:11: error[PTO0202]: pto.vshl expects 3 operands (lhs, rhs, mask), found 4
//| vshl.errors.mlir:50:5: error[PTO0204]: pto.vshl expects 1 result (result), found 0
//| vshl.errors.mlir:51:11: error[PTO0701]: expected type !pto.vreg<64xi32> as of `lhs`, found !pto.vreg<64xf32> in `result`
//| vshl.errors.mlir:51:26: error[PTO0705]: expected elements si32 in `rhs` to shift elements i32, found i32
//| vshl.errors.mlir:51:36: error[PTO0206]: pto.vshl has no inherent attributes, found 'other'
//| vshl.errors.mlir:61:24: error[PTO0705]: expected elements si16 in `rhs` to shift elements i16, found i16
//| vshl.errors.mlir:62:24: error[PTO0705]: expected elements si16 in `rhs` to shift elements ui16, found i16
