// Each rule of pto.ub.set_mask, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Both masks are i64.
  func.func @case(%u: i32, %d: i64) {
    pto.ub.set_mask %u, %d : i32, i64
    "pto.ub.set_mask"(%d) : (i64) -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| ub.set_mask.errors.mlir:7:21: error[PTO0203]: pto.ub.set_mask expects an i64 as operand 'mask0', found i32
//| ub.set_mask.errors.mlir:8:5: error[PTO0202]: pto.ub.set_mask expects 2 operands (mask0, mask1), found 1
