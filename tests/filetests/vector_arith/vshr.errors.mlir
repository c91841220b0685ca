// Each rule of pto.vshr, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // One type for sources and result.
  func.func @case(%i: !pto.vreg<64xi32>, %m: !pto.mask<b32>) {
    %r = pto.vshr %i, %i, %m : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<128xi16>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Integers are shifted.
  func.func @case(%f: !pto.vreg<64xf32>, %i: !pto.vreg<64xi32>, %m: !pto.mask<b32>) {
    %r = pto.vshr %f, %i, %m : !pto.vreg<64xf32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Amounts are integers of the same width.
  func.func @case(%i: !pto.vreg<64xi32>, %j: !pto.vreg<128xi16>, %m: !pto.mask<b32>, %f: !pto.vreg<64xf32>) {
    %r0 = pto.vshr %i, %j, %m : !pto.vreg<64xi32>, !pto.vreg<128xi16>, !pto.mask<b32> -> !pto.vreg<64xi32>
    %r1 = pto.vshr %i, %f, %m : !pto.vreg<64xi32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xi32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The predicate has the granularity of the elements.
  func.func @case(%j: !pto.vreg<128xi16>, %m: !pto.mask<b32>) {
    %r = pto.vshr %j, %j, %m : !pto.vreg<128xi16>, !pto.vreg<128xi16>, !pto.mask<b32> -> !pto.vreg<128xi16>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%x: index, %i: !pto.vreg<64xi32>, %m: !pto.mask<b32>) {
    %r0 = "pto.vshr"(%x, %i, %m) : (index, !pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    %r1 = "pto.vshr"(%i, %i, %m, %m) : (!pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    "pto.vshr"(%i, %i, %m) : (!pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32>) -> ()
    %r2 = "pto.vshr"(%i, %i, %m) <{other = 1 : i32}> : (!pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Amounts without a sign go with elements without one only.
  func.func @case(%a: !pto.vreg<128xui16>, %b: !pto.vreg<128xi16>, %m: !pto.mask<b16>) {
    %r0 = pto.vshr %b, %b, %m : !pto.vreg<128xi16>, !pto.vreg<128xi16>, !pto.mask<b16> -> !pto.vreg<128xi16>
    %r1 = pto.vshr %a, %b, %m : !pto.vreg<128xui16>, !pto.vreg<128xi16>, !pto.mask<b16> -> !pto.vreg<128xui16>
    return
  }
}

// run 1: exit 1
// stderr:
//| vshr.errors.mlir:7:10: error[PTO0701]: expected type !pto.vreg<64xi32> as of `lhs`, found !pto.vreg<128xi16> in `result`
//| vshr.errors.mlir:7:23: error[PTO0705]: expected elements si32 in `rhs` to shift elements i32, found i32
//| vshr.errors.mlir:17:19: error[PTO0702]: expected elements i8, i16, i32 or i64 on a5, found f32 in `lhs`
//| vshr.errors.mlir:27:24: error[PTO0705]: expected elements si32 in `rhs` to shift elements i32, found i16
//| vshr.errors.mlir:28:24: error[PTO0705]: expected elements si32 in `rhs` to shift elements i32, found f32
//| vshr.errors.mlir:38:23: error[PTO0705]: expected elements si16 in `rhs` to shift elements i16, found i16
//| vshr.errors.mlir:38:27: error[PTO0703]: expected `mask` with granularity b16 for elements i16 of `lhs`, found b32
//| vshr.errors.mlir:48:22: error[PTO0203]: pto.vshr expects a vector register as operand 'lhs', found index
//| vshr.errors.mlir:49:11: error[PTO0202]: pto.vshr expects 3 operands (lhs, rhs, mask), found 4
//| vshr.errors.mlir:50:5: error[PTO0204]: pto.vshr expects 1 result (result), found 0
//| vshr.errors.mlir:51:11: error[PTO0701]: expected type !pto.vreg<64xi32> as of `lhs`, found !pto.vreg<64xf32> in `result`
//| vshr.errors.mlir:51:26: error[PTO0705]: expected elements si32 in `rhs` to shift elements i32, found i32
//| vshr.errors.mlir:51:36: error[PTO0206]: pto.vshr has no inherent attributes, found 'other'
//| vshr.errors.mlir:61:24: error[PTO0705]: expected elements si16 in `rhs` to shift elements i16, found i16
//| vshr.errors.mlir:62:24: error[PTO0705]: expected elements si16 in `rhs` to shift elements ui16, found i16
