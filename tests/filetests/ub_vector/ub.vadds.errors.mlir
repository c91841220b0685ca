// Each rule of pto.ub.vadds, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Pointer into the wrong memory.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%dst: !pto.ptr<f32, gm>, %src: !pto.ptr<f16, ub>, %shiftDist: i64, %repeat: i64, %dstBlockStride: i64, %srcBlockStride: i64, %dstRepeatStride: i64, %srcRepeatStride: i64) {
    pto.ub.vadds %dst, %src, %shiftDist, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride : !pto.ptr<f32, gm>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, i64
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%dst: !pto.ptr<f32, ub>, %src: !pto.ptr<f16, ub>, %shiftDist: i64, %repeat: i64, %dstBlockStride: i64, %srcBlockStride: i64, %dstRepeatStride: i64, %srcRepeatStride: i64) {
    pto.ub.vadds %dst, %src, %shiftDist, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride : !pto.ptr<f32, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, i64
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%dst: !pto.ptr<f16, ub>, %src: !pto.ptr<f16, ub>, %shiftDist: i64, %repeat: i64, %dstBlockStride: i64, %srcBlockStride: i64, %dstRepeatStride: i64, %srcRepeatStride: i64, %other: index) {
    "pto.ub.vadds"(%other, %src, %shiftDist, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride) : (index, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, i64) -> ()
    "pto.ub.vadds"(%dst, %src, %shiftDist, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride, %other) : (!pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, i64, index) -> ()
    %r0 = "pto.ub.vadds"(%dst, %src, %shiftDist, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride) : (!pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, i64) -> index
    "pto.ub.vadds"(%dst, %src, %shiftDist, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride) <{other = 1 : i32}> : (!pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%dst: !pto.ptr<f16, ub>, %src: !pto.ptr<f16, ub>, %shiftDist: i64, %repeat: i64, %dstBlockStride: i64, %srcBlockStride: i64, %dstRepeatStride: i64, %srcRepeatStride: i64) {
    pto.ub.vadds %dst, %src, %shiftDist, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride : !pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| ub.vadds.errors.mlir:7:18: error[PTO0709]: expected `dst` to point into ub, found gm
//| ub.vadds.errors.mlir:7:24: error[PTO0701]: expected type !pto.ptr<f32, gm> as of `dst`, found !pto.ptr<f16, ub> in `src`
//| ub.vadds.errors.mlir:17:24: error[PTO0701]: expected type !pto.ptr<f32, ub> as of `dst`, found !pto.ptr<f16, ub> in `src`
//| ub.vadds.errors.mlir:27:20: error[PTO0203]: pto.ub.vadds expects a pointer as operand 'dst', found index
//| ub.vadds.errors.mlir:28:5: error[PTO0202]: pto.ub.vadds expects 8 operands (dst, src, shiftDist, repeat, dstBlockStride, srcBlockStride, dstRepeatStride, srcRepeatStride), found 9
//| ub.vadds.errors.mlir:29:11: error[PTO0204]: pto.ub.vadds expects no results, found 1
//| ub.vadds.errors.mlir:30:125: error[PTO0206]: pto.ub.vadds has no inherent attributes, found 'other'
//| ub.vadds.errors.mlir:40:5: error[PTO0209]: pto.ub.vadds is not available on a5
