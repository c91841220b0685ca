// Each rule of pto.pdintlv_b32, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.mask<b32>, %rhs: !pto.mask<b32>, %other: index) {
    %r0, %r1 = "pto.pdintlv_b32"(%other, %rhs) : (index, !pto.mask<b32>) -> (!pto.mask<b32>, !pto.mask<b32>)
    %r2, %r3 = "pto.pdintlv_b32"(%lhs, %rhs, %other) : (!pto.mask<b32>, !pto.mask<b32>, index) -> (!pto.mask<b32>, !pto.mask<b32>)
    "pto.pdintlv_b32"(%lhs, %rhs) : (!pto.mask<b32>, !pto.mask<b32>) -> ()
    %r4, %r5 = "pto.pdintlv_b32"(%lhs, %rhs) <{other = 1 : i32}> : (!pto.mask<b32>, !pto.mask<b32>) -> (!pto.mask<b32>, !pto.mask<b32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| pdintlv_b32.errors.mlir:7:34: error[PTO0203]: pto.pdintlv_b32 expects a vector predicate of granularity b32 as operand 'lhs', found index
//| pdintlv_b32.errors.mlir:8:16: error[PTO0202]: pto.pdintlv_b32 expects 2 operands (lhs, rhs), found 3
//| pdintlv_b32.errors.mlir:9:5: error[PTO0204]: pto.pdintlv_b32 expects 2 results (low, high), found 0
//| pdintlv_b32.errors.mlir:10:48: error[PTO0206]: pto.pdintlv_b32 has no inherent attributes, found 'other'
