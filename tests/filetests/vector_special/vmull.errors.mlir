// Each rule of pto.vmull, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Elements not supported by a vector operation.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<256xf8E5M2>, %rhs: !pto.vreg<256xf8E5M2>, %mask: !pto.mask<b8>) {
    %r0, %r1 = pto.vmull %lhs, %rhs, %mask : !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2>, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>, !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xi32>, %rhs: !pto.vreg<64xi32>, %mask: !pto.mask<b32>) {
    %r0, %r1 = pto.vmull %lhs, %rhs, %mask : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>, !pto.vreg<64xi32>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xi32>, %rhs: !pto.vreg<64xi32>, %mask: !pto.mask<b32>) {
    %r0, %r1 = pto.vmull %lhs, %rhs, %mask : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>, !pto.vreg<64xf32>
    return
  }
}

// -----

// Predicate does not fit the elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xi32>, %rhs: !pto.vreg<64xi32>, %mask: !pto.mask<b8>) {
    %r0, %r1 = pto.vmull %lhs, %rhs, %mask : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b8> -> !pto.vreg<64xi32>, !pto.vreg<64xi32>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xi32>, %rhs: !pto.vreg<64xi32>, %mask: !pto.mask<b32>, %other: index) {
    %r0, %r1 = "pto.vmull"(%other, %rhs, %mask) : (index, !pto.vreg<64xi32>, !pto.mask<b32>) -> (!pto.vreg<64xi32>, !pto.vreg<64xi32>)
    %r2, %r3 = "pto.vmull"(%lhs, %rhs, %mask, %other) : (!pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32>, index) -> (!pto.vreg<64xi32>, !pto.vreg<64xi32>)
    "pto.vmull"(%lhs, %rhs, %mask) : (!pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32>) -> ()
    %r4, %r5 = "pto.vmull"(%lhs, %rhs, %mask) <{other = 1 : i32}> : (!pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32>) -> (!pto.vreg<64xi32>, !pto.vreg<64xi32>)
    return
  }
}

// -----

// The older form of the manual.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.vreg<64xi32>, %rhs: !pto.vreg<64xi32>, %mask: !pto.mask<b32>) {
    %r = pto.vmull %lhs, %lhs, %rhs, %mask : (!pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xi32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vmull.errors.mlir:7:26: error[PTO0702]: expected elements i32 on a5, found f8E5M2 in `lhs`
//| vmull.errors.mlir:17:16: error[PTO0701]: expected type !pto.vreg<64xi32> as of `lhs`, found !pto.vreg<64xf32> in `low`
//| vmull.errors.mlir:27:16: error[PTO0701]: expected type !pto.vreg<64xi32> as of `lhs`, found !pto.vreg<64xf32> in `high`
//| vmull.errors.mlir:37:38: error[PTO0703]: expected `mask` with granularity b32 for elements i32 of `lhs`, found b8
//| vmull.errors.mlir:47:28: error[PTO0203]: pto.vmull expects a vector register as operand 'lhs', found index
//| vmull.errors.mlir:48:16: error[PTO0202]: pto.vmull expects 3 operands (lhs, rhs, mask), found 4
//| vmull.errors.mlir:49:5: error[PTO0204]: pto.vmull expects 2 results (low, high), found 0
//| vmull.errors.mlir:50:49: error[PTO0206]: pto.vmull has no inherent attributes, found 'other'
//| vmull.errors.mlir:60:36: error[PTO0202]: pto.vmull is written with the operands lhs, rhs, mask here
