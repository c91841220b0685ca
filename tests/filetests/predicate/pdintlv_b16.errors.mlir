// Each rule of pto.pdintlv_b16, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%lhs: !pto.mask<b16>, %rhs: !pto.mask<b16>, %other: index) {
    %r0, %r1 = "pto.pdintlv_b16"(%other, %rhs) : (index, !pto.mask<b16>) -> (!pto.mask<b16>, !pto.mask<b16>)
    %r2, %r3 = "pto.pdintlv_b16"(%lhs, %rhs, %other) : (!pto.mask<b16>, !pto.mask<b16>, index) -> (!pto.mask<b16>, !pto.mask<b16>)
    "pto.pdintlv_b16"(%lhs, %rhs) : (!pto.mask<b16>, !pto.mask<b16>) -> ()
    %r4, %r5 = "pto.pdintlv_b16"(%lhs, %rhs) <{other = 1 : i32}> : (!pto.mask<b16>, !pto.mask<b16>) -> (!pto.mask<b16>, !pto.mask<b16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| pdintlv_b16.errors.mlir:7:34: error[PTO0203]: pto.pdintlv_b16 expects a vector predicate of granularity b16 as operand 'lhs', found index
//| pdintlv_b16.errors.mlir:8:16: error[PTO0202]: pto.pdintlv_b16 expects 2 operands (lhs, rhs), found 3
//| pdintlv_b16.errors.mlir:9:5: error[PTO0204]: pto.pdintlv_b16 expects 2 results (low, high), found 0
//| pdintlv_b16.errors.mlir:10:48: error[PTO0206]: pto.pdintlv_b16 has no inherent attributes, found 'other'
