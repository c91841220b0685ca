// Each rule of pto.ub.set_mask_count, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%other: index) {
    "pto.ub.set_mask_count"(%other) : (index) -> ()
    %r0 = "pto.ub.set_mask_count"() : () -> index
    "pto.ub.set_mask_count"() <{other = 1 : i32}> : () -> ()
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a5"} {
  func.func @case() {
    pto.ub.set_mask_count
    return
  }
}

// run 1: exit 1
// stderr:
//| ub.set_mask_count.errors.mlir:7:5: error[PTO0202]: pto.ub.set_mask_count expects no operands, found 1
//| ub.set_mask_count.errors.mlir:8:11: error[PTO0204]: pto.ub.set_mask_count expects no results, found 1
//| ub.set_mask_count.errors.mlir:9:33: error[PTO0206]: pto.ub.set_mask_count has no inherent attributes, found 'other'
//| ub.set_mask_count.errors.mlir:19:5: error[PTO0209]: pto.ub.set_mask_count is not available on a5
