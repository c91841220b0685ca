// Errors of pto.vmi.vload.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.ptr<f32, gm>, %a1: index) {
  %r = "pto.vmi.vload"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!pto.ptr<f32, gm>, index) -> !pto.vmi.vreg<1xf32>
  return
}

func.func @rule1(%a0: !pto.ptr<f16, ub>, %a1: index) {
  %r = "pto.vmi.vload"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!pto.ptr<f16, ub>, index) -> !pto.vmi.vreg<1xf32>
  return
}

func.func @rule2(%a0: !pto.ptr<f32, ub>, %a1: index, %a2: index) {
  %r = "pto.vmi.vload"(%a0, %a1, %a2) <{group = 3 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!pto.ptr<f32, ub>, index, index) -> !pto.vmi.vreg<1xf32>
  return
}

func.func @rule3(%a0: !pto.ptr<f32, ub>, %a1: index, %a2: i16) {
  %r = "pto.vmi.vload"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (!pto.ptr<f32, ub>, index, i16) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: index) {
  %r = "pto.vmi.vload"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!pto.align, index) -> !pto.vmi.vreg<1xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.ptr<f32, ub>, %c: index) {
  %a = pto.vmi.vload %b[%c] : !pto.ptr<f32, ub>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.vload.errors.mlir:6:24: error[PTO0709]: expected `source` to point into ub, found gm
//| vmi.vload.errors.mlir:11:24: error[PTO0710]: expected `source` to point to f32, the elements of `results`, found a pointer to f16
//| vmi.vload.errors.mlir:16:8: error[PTO1004]: expected 3 groups of one size in `results`, found 1 lanes
//| vmi.vload.errors.mlir:21:34: error[PTO0804]: `repeat_stride` is given without `block_stride`
//| vmi.vload.errors.mlir:26:24: error[PTO0203]: pto.vmi.vload expects a pointer or memref as operand 'source', found !pto.align
//| vmi.vload.errors.mlir:35:48: error[PTO0005]: expected '->'
