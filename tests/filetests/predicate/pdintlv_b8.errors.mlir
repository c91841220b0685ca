// Each rule of pto.pdintlv_b8, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.mask<b8>, %rhs: !pto.mask<b8>, %other: index) {
    %r0, %r1 = "pto.pdintlv_b8"(%other, %rhs) : (index, !pto.mask<b8>) -> (!pto.mask<b8>, !pto.mask<b8>)
    %r2, %r3 = "pto.pdintlv_b8"(%lhs, %rhs, %other) : (!pto.mask<b8>, !pto.mask<b8>, index) -> (!pto.mask<b8>, !pto.mask<b8>)
    "pto.pdintlv_b8"(%lhs, %rhs) : (!pto.mask<b8>, !pto.mask<b8>) -> ()
    %r4, %r5 = "pto.pdintlv_b8"(%lhs, %rhs) <{other = 1 : i32}> : (!pto.mask<b8>, !pto.mask<b8>) -> (!pto.mask<b8>, !pto.mask<b8>)
    return
  }
}

// run 1: exit 1
// stderr:
//| pdintlv_b8.errors.mlir:7:33: error[PTO0203]: pto.pdintlv_b8 expects a vector predicate of granularity b8 as operand 'lhs', found index
//| pdintlv_b8.errors.mlir:8:16: error[PTO0202]: pto.pdintlv_b8 expects 2 operands (lhs, rhs), found 3
//| pdintlv_b8.errors.mlir:9:5: error[PTO0204]: pto.pdintlv_b8 expects 2 results (low, high), found 0
//| pdintlv_b8.errors.mlir:10:47: error[PTO0206]: pto.pdintlv_b8 has no inherent attributes, found 'other'
