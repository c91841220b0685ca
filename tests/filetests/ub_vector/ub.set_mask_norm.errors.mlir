// Each rule of pto.ub.set_mask_norm, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%other: index) {
    "pto.ub.set_mask_norm"(%other) : (index) -> ()
    %r0 = "pto.ub.set_mask_norm"() : () -> index
    "pto.ub.set_mask_norm"() <{other = 1 : i32}> : () -> ()
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a5"} {
  func.func @case() {
    pto.ub.set_mask_norm
    return
  }
}

// run 1: exit 1
// stderr:
//| ub.set_mask_norm.errors.mlir:7:5: error[PTO0202]: pto.ub.set_mask_norm expects no operands, found 1
//| ub.set_mask_norm.errors.mlir:8:11: error[PTO0204]: pto.ub.set_mask_norm expects no results, found 1
//| ub.set_mask_norm.errors.mlir:9:32: error[PTO0206]: pto.ub.set_mask_norm has no inherent attributes, found 'other'
//| ub.set_mask_norm.errors.mlir:19:5: error[PTO0209]: pto.ub.set_mask_norm is not available on a5
