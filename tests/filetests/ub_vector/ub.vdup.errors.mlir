// Each rule of pto.ub.vdup, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Pointer into the wrong memory.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%dst: !pto.ptr<f32, gm>, %scalar: i64, %repeat: i64, %dstBlockStride: i64, %srcBlockStride: i64, %dstRepeatStride: i64, %srcRepeatStride: i64) {
    pto.ub.vdup %dst, %scalar, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride : !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%dst: !pto.ptr<f32, ub>, %scalar: i64, %repeat: i64, %dstBlockStride: i64, %srcBlockStride: i64, %dstRepeatStride: i64, %srcRepeatStride: i64, %other: index) {
    "pto.ub.vdup"(%other, %scalar, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride) : (index, i64, i64, i64, i64, i64, i64) -> ()
    "pto.ub.vdup"(%dst, %scalar, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride, %other) : (!pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, index) -> ()
    %r0 = "pto.ub.vdup"(%dst, %scalar, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride) : (!pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64) -> index
    "pto.ub.vdup"(%dst, %scalar, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride) <{other = 1 : i32}> : (!pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%dst: !pto.ptr<f32, ub>, %scalar: i64, %repeat: i64, %dstBlockStride: i64, %srcBlockStride: i64, %dstRepeatStride: i64, %srcRepeatStride: i64) {
    pto.ub.vdup %dst, %scalar, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride : !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| ub.vdup.errors.mlir:7:17: error[PTO0709]: expected `dst` to point into ub, found gm
//| ub.vdup.errors.mlir:17:19: error[PTO0203]: pto.ub.vdup expects a pointer as operand 'dst', found index
//| ub.vdup.errors.mlir:18:5: error[PTO0202]: pto.ub.vdup expects 7 operands (dst, scalar, repeat, dstBlockStride, srcBlockStride, dstRepeatStride, srcRepeatStride), found 8
//| ub.vdup.errors.mlir:19:11: error[PTO0204]: pto.ub.vdup expects no results, found 1
//| ub.vdup.errors.mlir:20:115: error[PTO0206]: pto.ub.vdup has no inherent attributes, found 'other'
//| ub.vdup.errors.mlir:30:5: error[PTO0209]: pto.ub.vdup is not available on a5
