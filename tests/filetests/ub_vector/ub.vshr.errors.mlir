// Each rule of pto.ub.vshr, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Pointer into the wrong memory.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%dst: !pto.ptr<f32, gm>, %src: !pto.ptr<i16, ub>, %shiftDist: i64, %repeat: i64, %dstBlockStride: i64, %srcBlockStride: i64, %dstRepeatStride: i64, %srcRepeatStride: i64) {
    pto.ub.vshr %dst, %src, %shiftDist, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride : !pto.ptr<f32, gm>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, i64
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%dst: !pto.ptr<f32, ub>, %src: !pto.ptr<i16, ub>, %shiftDist: i64, %repeat: i64, %dstBlockStride: i64, %srcBlockStride: i64, %dstRepeatStride: i64, %srcRepeatStride: i64) {
    pto.ub.vshr %dst, %src, %shiftDist, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride : !pto.ptr<f32, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, i64
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%dst: !pto.ptr<i16, ub>, %src: !pto.ptr<i16, ub>, %shiftDist: i64, %repeat: i64, %dstBlockStride: i64, %srcBlockStride: i64, %dstRepeatStride: i64, %srcRepeatStride: i64, %other: index) {
    "pto.ub.vshr"(%other, %src, %shiftDist, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride) : (index, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, i64) -> ()
    "pto.ub.vshr"(%dst, %src, %shiftDist, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride, %other) : (!pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, i64, index) -> ()
    %r0 = "pto.ub.vshr"(%dst, %src, %shiftDist, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride) : (!pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, i64) -> index
    "pto.ub.vshr"(%dst, %src, %shiftDist, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride) <{other = 1 : i32}> : (!pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%dst: !pto.ptr<i16, ub>, %src: !pto.ptr<i16, ub>, %shiftDist: i64, %repeat: i64, %dstBlockStride: i64, %srcBlockStride: i64, %dstRepeatStride: i64, %srcRepeatStride: i64) {
    pto.ub.vshr %dst, %src, %shiftDist, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride : !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| ub.vshr.errors.mlir:7:17: error[PTO0709]: expected `dst` to point into ub, found gm
//| ub.vshr.errors.mlir:7:23: error[PTO0701]: expected type !pto.ptr<f32, gm> as of `dst`, found !pto.ptr<i16, ub> in `src`
//| ub.vshr.errors.mlir:17:23: error[PTO0701]: expected type !pto.ptr<f32, ub> as of `dst`, found !pto.ptr<i16, ub> in `src`
//| ub.vshr.errors.mlir:27:19: error[PTO0203]: pto.ub.vshr expects a pointer as operand 'dst', found index
//| ub.vshr.errors.mlir:28:5: error[PTO0202]: pto.ub.vshr expects 8 operands (dst, src, shiftDist, repeat, dstBlockStride, srcBlockStride, dstRepeatStride, srcRepeatStride), found 9
//| ub.vshr.errors.mlir:29:11: error[PTO0204]: pto.ub.vshr expects no results, found 1
//| ub.vshr.errors.mlir:30:124: error[PTO0206]: pto.ub.vshr has no inherent attributes, found 'other'
//| ub.vshr.errors.mlir:40:5: error[PTO0209]: pto.ub.vshr is not available on a5
