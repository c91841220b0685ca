// Each rule of pto.ub.vln, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Pointer into the wrong memory.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%dst: !pto.ptr<f32, gm>, %src: !pto.ptr<f32, ub>, %repeat: i64, %dstBlockStride: i64, %srcBlockStride: i64, %dstRepeatStride: i64, %srcRepeatStride: i64) {
    pto.ub.vln %dst, %src, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%dst: !pto.ptr<f16, ub>, %src: !pto.ptr<f32, ub>, %repeat: i64, %dstBlockStride: i64, %srcBlockStride: i64, %dstRepeatStride: i64, %srcRepeatStride: i64) {
    pto.ub.vln %dst, %src, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride : !pto.ptr<f16, ub>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%dst: !pto.ptr<f32, ub>, %src: !pto.ptr<f32, ub>, %repeat: i64, %dstBlockStride: i64, %srcBlockStride: i64, %dstRepeatStride: i64, %srcRepeatStride: i64, %other: index) {
    "pto.ub.vln"(%other, %src, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride) : (index, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64) -> ()
    "pto.ub.vln"(%dst, %src, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride, %other) : (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, index) -> ()
    %r0 = "pto.ub.vln"(%dst, %src, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride) : (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64) -> index
    "pto.ub.vln"(%dst, %src, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride) <{other = 1 : i32}> : (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%dst: !pto.ptr<f32, ub>, %src: !pto.ptr<f32, ub>, %repeat: i64, %dstBlockStride: i64, %srcBlockStride: i64, %dstRepeatStride: i64, %srcRepeatStride: i64) {
    pto.ub.vln %dst, %src, %repeat, %dstBlockStride, %srcBlockStride, %dstRepeatStride, %srcRepeatStride : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| ub.vln.errors.mlir:7:16: error[PTO0709]: expected `dst` to point into ub, found gm
//| ub.vln.errors.mlir:7:22: error[PTO0701]: expected type !pto.ptr<f32, gm> as of `dst`, found !pto.ptr<f32, ub> in `src`
//| ub.vln.errors.mlir:17:22: error[PTO0701]: expected type !pto.ptr<f16, ub> as of `dst`, found !pto.ptr<f32, ub> in `src`
//| ub.vln.errors.mlir:27:18: error[PTO0203]: pto.ub.vln expects a pointer as operand 'dst', found index
//| ub.vln.errors.mlir:28:5: error[PTO0202]: pto.ub.vln expects 7 operands (dst, src, repeat, dstBlockStride, srcBlockStride, dstRepeatStride, srcRepeatStride), found 8
//| ub.vln.errors.mlir:29:11: error[PTO0204]: pto.ub.vln expects no results, found 1
//| ub.vln.errors.mlir:30:111: error[PTO0206]: pto.ub.vln has no inherent attributes, found 'other'
//| ub.vln.errors.mlir:40:5: error[PTO0209]: pto.ub.vln is not available on a5
