// Each rule of pto.ub.vabs, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Pointer into the wrong memory.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%dst: !pto.ptr<f32, gm>, %src: !pto.ptr<f16, ub>, %repeat: i64, %dstBlockStride: i64, %srcBlockStride: i64, %dstRepeatStride: i64, %srcRepeatStride: i64) {
    pto.ub.vabs %dst, %src, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride : !pto.ptr<f32, gm>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%dst: !pto.ptr<f32, ub>, %src: !pto.ptr<f16, ub>, %repeat: i64, %dstBlockStride: i64, %srcBlockStride: i64, %dstRepeatStride: i64, %srcRepeatStride: i64) {
    pto.ub.vabs %dst, %src, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride : !pto.ptr<f32, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%dst: !pto.ptr<f16, ub>, %src: !pto.ptr<f16, ub>, %repeat: i64, %dstBlockStride: i64, %srcBlockStride: i64, %dstRepeatStride: i64, %srcRepeatStride: i64, %other: index) {
    "pto.ub.vabs"(%other, %src, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride) : (index, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64) -> ()
    "pto.ub.vabs"(%dst, %src, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride, %other) : (!pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, index) -> ()
    %r0 = "pto.ub.vabs"(%dst, %src, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride) : (!pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64) -> index
    "pto.ub.vabs"(%dst, %src, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride) <{other = 1 : i32}> : (!pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%dst: !pto.ptr<f16, ub>, %src: !pto.ptr<f16, ub>, %repeat: i64, %dstBlockStride: i64, %srcBlockStride: i64, %dstRepeatStride: i64, %srcRepeatStride: i64) {
    pto.ub.vabs %dst, %src, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride : !pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| ub.vabs.errors.mlir:7:17: error[PTO0709]: expected `dst` to point into ub, found gm
//| ub.vabs.errors.mlir:7:23: error[PTO0701]: expected type !pto.ptr<f32, gm> as of `dst`, found !pto.ptr<f16, ub> in `src`
//| ub.vabs.errors.mlir:17:23: error[PTO0701]: expected type !pto.ptr<f32, ub> as of `dst`, found !pto.ptr<f16, ub> in `src`
//| ub.vabs.errors.mlir:27:19: error[PTO0203]: pto.ub.vabs expects a pointer as operand 'dst', found index
//| ub.vabs.errors.mlir:28:5: error[PTO0202]: pto.ub.vabs expects 7 operands (dst, src, repeat, dstBlockStride, srcBlockStride, dstRepeatStride, srcRepeatStride), found 8
//| ub.vabs.errors.mlir:29:11: error[PTO0204]: pto.ub.vabs expects no results, found 1
//| ub.vabs.errors.mlir:30:112: error[PTO0206]: pto.ub.vabs has no inherent attributes, found 'other'
//| ub.vabs.errors.mlir:40:5: error[PTO0209]: pto.ub.vabs is not available on a5
