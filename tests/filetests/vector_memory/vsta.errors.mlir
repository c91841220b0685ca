// Each rule of pto.vsta, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Pointer into the wrong memory.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: !pto.align, %destination: !pto.ptr<f32, gm>, %offset: index) {
    pto.vsta %value, %destination[%offset] : !pto.align, !pto.ptr<f32, gm>, index
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%value: !pto.align, %destination: !pto.ptr<f32, ub>, %offset: index, %other: index) {
    "pto.vsta"(%other, %destination, %offset) : (index, !pto.ptr<f32, ub>, index) -> ()
    "pto.vsta"(%value, %destination, %offset, %other) : (!pto.align, !pto.ptr<f32, ub>, index, index) -> ()
    %r0 = "pto.vsta"(%value, %destination, %offset) : (!pto.align, !pto.ptr<f32, ub>, index) -> index
    "pto.vsta"(%value, %destination, %offset) <{other = 1 : i32}> : (!pto.align, !pto.ptr<f32, ub>, index) -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| vsta.errors.mlir:7:22: error[PTO0709]: expected `destination` to point into ub, found gm
//| vsta.errors.mlir:17:16: error[PTO0203]: pto.vsta expects an alignment state as operand 'value', found index
//| vsta.errors.mlir:18:5: error[PTO0202]: pto.vsta expects 3 operands (value, destination, offset), found 4
//| vsta.errors.mlir:19:11: error[PTO0204]: pto.vsta expects no results, found 1
//| vsta.errors.mlir:19:22: error[PTO1210]: the alignment state has been used already
//| vsta.errors.mlir:20:16: error[PTO1210]: the alignment state has been used already
//| vsta.errors.mlir:20:49: error[PTO0206]: pto.vsta has no inherent attributes, found 'other'
