// Each rule of pto.ub.set_mask, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%mask0: i64, %mask1: i64, %other: index) {
    "pto.ub.set_mask"(%other, %mask1) : (index, i64) -> ()
    "pto.ub.set_mask"(%mask0, %mask1, %other) : (i64, i64, index) -> ()
    %r0 = "pto.ub.set_mask"(%mask0, %mask1) : (i64, i64) -> index
    "pto.ub.set_mask"(%mask0, %mask1) <{other = 1 : i32}> : (i64, i64) -> ()
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%mask0: i64, %mask1: i64) {
    pto.ub.set_mask %mask0, %mask1 : i64, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| ub.set_mask.errors.mlir:7:23: error[PTO0203]: pto.ub.set_mask expects an i64 as operand 'mask0', found index
//| ub.set_mask.errors.mlir:8:5: error[PTO0202]: pto.ub.set_mask expects 2 operands (mask0, mask1), found 3
//| ub.set_mask.errors.mlir:9:11: error[PTO0204]: pto.ub.set_mask expects no results, found 1
//| ub.set_mask.errors.mlir:10:41: error[PTO0206]: pto.ub.set_mask has no inherent attributes, found 'other'
//| ub.set_mask.errors.mlir:20:5: error[PTO0209]: pto.ub.set_mask is not available on a5
