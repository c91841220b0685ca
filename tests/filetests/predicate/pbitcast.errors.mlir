// Each rule of pto.pbitcast, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%input: !pto.mask<b8>, %other: index) {
    %r0 = "pto.pbitcast"(%other) : (index) -> !pto.mask<b16>
    %r1 = "pto.pbitcast"(%input, %other) : (!pto.mask<b8>, index) -> !pto.mask<b16>
    "pto.pbitcast"(%input) : (!pto.mask<b8>) -> ()
    %r2 = "pto.pbitcast"(%input) <{other = 1 : i32}> : (!pto.mask<b8>) -> !pto.mask<b16>
    return
  }
}

// run 1: exit 1
// stderr:
//| pbitcast.errors.mlir:7:26: error[PTO0203]: pto.pbitcast expects a vector predicate as operand 'input', found index
//| pbitcast.errors.mlir:8:11: error[PTO0202]: pto.pbitcast expects 1 operand (input), found 2
//| pbitcast.errors.mlir:9:5: error[PTO0204]: pto.pbitcast expects 1 result (result), found 0
//| pbitcast.errors.mlir:10:36: error[PTO0206]: pto.pbitcast has no inherent attributes, found 'other'
