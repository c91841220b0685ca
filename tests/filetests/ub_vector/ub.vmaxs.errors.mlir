// Each rule of pto.ub.vmaxs, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Pointer into the wrong memory.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%dst: !pto.ptr<f32, gm>, %src: !pto.ptr<f16, ub>, %shiftDist: i64, %repeat: i64, %dstBlockStride: i64, %srcBlockStride: i64, %dstRepeatStride: i64, %srcRepeatStride: i64) {
    pto.ub.vmaxs %dst, %src, %shiftDist, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride : !pto.ptr<f32, gm>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, i64
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%dst: !pto.ptr<f32, ub>, %src: !pto.ptr<f16, ub>, %shiftDist: i64, %repeat: i64, %dstBlockStride: i64, %srcBlockStride: i64, %dstRepeatStride: i64, %srcRepeatStride: i64) {
    pto.ub.vmaxs %dst, %src, %shiftDist, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride : !pto.ptr<f32, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, i64
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%dst: !pto.ptr<f16, ub>, %src: !pto.ptr<f16, ub>, %shiftDist: i64, %repeat: i64, %dstBlockStride: i64, %srcBlockStride: i64, %dstRepeatStride: i64, %srcRepeatStride: i64, %other: index) {
    "pto.ub.vmaxs"(%other, %src, %shiftDist, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride) : (index, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, i64) -> ()
    "pto.ub.vmaxs"(%dst, %src, %shiftDist, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride, %other) : (!pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, i64, index) -> ()
    %r0 = "pto.ub.vmaxs"(%dst, %src, %shiftDist, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride) : (!pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, i64) -> index
    "pto.ub.vmaxs"(%dst, %src, %shiftDist, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride) <{other = 1 : i32}> : (!pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%dst: !pto.ptr<f16, ub>, %src: !pto.ptr<f16, ub>, %shiftDist: i64, %repeat: i64, %dstBlockStride: i64, %srcBlockStride: i64, %dstRepeatStride: i64, %srcRepeatStride: i64) {
    pto.ub.vmaxs %dst, %src, %shiftDist, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride : !pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| ub.vmaxs.errors.mlir:7:18: error[PTO0709]: expected `dst` to point into ub, found gm
//| ub.vmaxs.errors.mlir:7:24: error[PTO0701]: expected type !pto.ptr<f32, gm> as of `dst`, found !pto.ptr<f16, ub> in `src`
//| ub.vmaxs.errors.mlir:17:24: error[PTO0701]: expected type !pto.ptr<f32, ub> as of `dst`, found !pto.ptr<f16, ub> in `src`
//| ub.vmaxs.errors.mlir:27:20: error[PTO0203]: pto.ub.vmaxs expects a pointer as operand 'dst', found index
//| ub.vmaxs.errors.mlir:28:5: error[PTO0202]: pto.ub.vmaxs expects 8 operands (dst, src, shiftDist, repeat, dstBlockStride, srcBlockStride, dstRepeatStride, srcRepeatStride), found 9
//| ub.vmaxs.errors.mlir:29:11: error[PTO0204]: pto.ub.vmaxs expects no results, found 1
//| ub.vmaxs.errors.mlir:30:125: error[PTO0206]: pto.ub.vmaxs has no inherent attributes, found 'other'
//| ub.vmaxs.errors.mlir:40:5: error[PTO0209]: pto.ub.vmaxs is not available on a5
