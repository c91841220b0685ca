// Each rule of pto.ub.vmax, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Pointer into the wrong memory.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%dst: !pto.ptr<f32, ub>, %src0: !pto.ptr<f32, gm>, %src1: !pto.ptr<f32, ub>, %repeat: i64, %dstBlockStride: i64, %src0BlockStride: i64, %src1BlockStride: i64, %dstRepeatStride: i64, %src0RepeatStride: i64, %src1RepeatStride: i64) {
    pto.ub.vmax %dst, %src0, %src1, %repeat, %dstBlockStride, %src0BlockStride, %src1BlockStride, %dstRepeatStride, %src0RepeatStride, %src1RepeatStride : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%dst: !pto.ptr<f32, ub>, %src0: !pto.ptr<f16, ub>, %src1: !pto.ptr<f32, ub>, %repeat: i64, %dstBlockStride: i64, %src0BlockStride: i64, %src1BlockStride: i64, %dstRepeatStride: i64, %src0RepeatStride: i64, %src1RepeatStride: i64) {
    pto.ub.vmax %dst, %src0, %src1, %repeat, %dstBlockStride, %src0BlockStride, %src1BlockStride, %dstRepeatStride, %src0RepeatStride, %src1RepeatStride : !pto.ptr<f32, ub>, !pto.ptr<f16, ub>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%dst: !pto.ptr<f32, ub>, %src0: !pto.ptr<f32, ub>, %src1: !pto.ptr<f16, ub>, %repeat: i64, %dstBlockStride: i64, %src0BlockStride: i64, %src1BlockStride: i64, %dstRepeatStride: i64, %src0RepeatStride: i64, %src1RepeatStride: i64) {
    pto.ub.vmax %dst, %src0, %src1, %repeat, %dstBlockStride, %src0BlockStride, %src1BlockStride, %dstRepeatStride, %src0RepeatStride, %src1RepeatStride : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, i64, i64
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%dst: !pto.ptr<f32, ub>, %src0: !pto.ptr<f32, ub>, %src1: !pto.ptr<f32, ub>, %repeat: i64, %dstBlockStride: i64, %src0BlockStride: i64, %src1BlockStride: i64, %dstRepeatStride: i64, %src0RepeatStride: i64, %src1RepeatStride: i64, %other: index) {
    "pto.ub.vmax"(%other, %src0, %src1, %repeat, %dstBlockStride, %src0BlockStride, %src1BlockStride, %dstRepeatStride, %src0RepeatStride, %src1RepeatStride) : (index, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64) -> ()
    "pto.ub.vmax"(%dst, %src0, %src1, %repeat, %dstBlockStride, %src0BlockStride, %src1BlockStride, %dstRepeatStride, %src0RepeatStride, %src1RepeatStride, %other) : (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64, index) -> ()
    %r0 = "pto.ub.vmax"(%dst, %src0, %src1, %repeat, %dstBlockStride, %src0BlockStride, %src1BlockStride, %dstRepeatStride, %src0RepeatStride, %src1RepeatStride) : (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64) -> index
    "pto.ub.vmax"(%dst, %src0, %src1, %repeat, %dstBlockStride, %src0BlockStride, %src1BlockStride, %dstRepeatStride, %src0RepeatStride, %src1RepeatStride) <{other = 1 : i32}> : (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%dst: !pto.ptr<f32, ub>, %src0: !pto.ptr<f32, ub>, %src1: !pto.ptr<f32, ub>, %repeat: i64, %dstBlockStride: i64, %src0BlockStride: i64, %src1BlockStride: i64, %dstRepeatStride: i64, %src0RepeatStride: i64, %src1RepeatStride: i64) {
    pto.ub.vmax %dst, %src0, %src1, %repeat, %dstBlockStride, %src0BlockStride, %src1BlockStride, %dstRepeatStride, %src0RepeatStride, %src1RepeatStride : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| ub.vmax.errors.mlir:7:23: error[PTO0701]: expected type !pto.ptr<f32, ub> as of `dst`, found !pto.ptr<f32, gm> in `src0`
//| ub.vmax.errors.mlir:7:23: error[PTO0709]: expected `src0` to point into ub, found gm
//| ub.vmax.errors.mlir:17:23: error[PTO0701]: expected type !pto.ptr<f32, ub> as of `dst`, found !pto.ptr<f16, ub> in `src0`
//| ub.vmax.errors.mlir:27:30: error[PTO0701]: expected type !pto.ptr<f32, ub> as of `dst`, found !pto.ptr<f16, ub> in `src1`
//| ub.vmax.errors.mlir:37:19: error[PTO0203]: pto.ub.vmax expects a pointer as operand 'dst', found index
//| ub.vmax.errors.mlir:38:5: error[PTO0202]: pto.ub.vmax expects 10 operands (dst, src0, src1, repeat, dstBlockStride, src0BlockStride, src1BlockStride, dstRepeatStride, src0RepeatStride, src1RepeatStride), found 11
//| ub.vmax.errors.mlir:39:11: error[PTO0204]: pto.ub.vmax expects no results, found 1
//| ub.vmax.errors.mlir:40:159: error[PTO0206]: pto.ub.vmax has no inherent attributes, found 'other'
//| ub.vmax.errors.mlir:50:5: error[PTO0209]: pto.ub.vmax is not available on a5
