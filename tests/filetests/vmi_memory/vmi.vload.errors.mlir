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

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @access32(%a0: !pto.ptr<f32, ub>, %a1: index) {
    %r0 = "pto.vmi.vload"(%a0, %a1) <{group = 8 : i64, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!pto.ptr<f32, ub>, index) -> (!pto.vmi.vreg<64xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @access33(%a0: !pto.ptr<f32, ub>, %a1: index, %a2: index) {
    %r0 = "pto.vmi.vload"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!pto.ptr<f32, ub>, index, index) -> (!pto.vmi.vreg<64xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @access34(%a0: !pto.ptr<f32, ub>, %a1: index, %a2: index) {
    %r0, %r1 = "pto.vmi.vload"(%a0, %a1, %a2) <{dist_mode = "dintlv", group = 8 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!pto.ptr<f32, ub>, index, index) -> (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @access35(%a0: !pto.ptr<f32, ub>, %a1: index, %a2: i16, %a3: i16) {
    %r0 = "pto.vmi.vload"(%a0, %a1, %a2, %a3) <{dist_mode = "brc", operandSegmentSizes = array<i32: 1, 1, 0, 1, 1>}> : (!pto.ptr<f32, ub>, index, i16, i16) -> (!pto.vmi.vreg<64xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @access36(%a0: !pto.ptr<f32, ub>, %a1: index, %a2: i16, %a3: i16) {
    %r0 = "pto.vmi.vload"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 1>}> : (!pto.ptr<f32, ub>, index, i16, i16) -> (!pto.vmi.vreg<128xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @access37(%a0: !pto.ptr<f32, ub>, %a1: index) {
    %r0 = "pto.vmi.vload"(%a0, %a1) <{dist_mode = "dintlv", operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!pto.ptr<f32, ub>, index) -> (!pto.vmi.vreg<64xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @access38(%a0: !pto.ptr<f32, ub>, %a1: index) {
    %r0 = "pto.vmi.vload"(%a0, %a1) <{dist_mode = "other", operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!pto.ptr<f32, ub>, index) -> (!pto.vmi.vreg<64xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @access39(%a0: !pto.ptr<i16, ub>, %a1: index) {
    %r0 = "pto.vmi.vload"(%a0, %a1) <{dist_mode = "unpack", operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!pto.ptr<i16, ub>, index) -> (!pto.vmi.vreg<64xi16>)
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
//| vmi.vload.errors.mlir:44:39: error[PTO1017]: attribute `group` needs `stride`
//| vmi.vload.errors.mlir:53:37: error[PTO1017]: `stride` is given without attribute `group`
//| vmi.vload.errors.mlir:62:49: error[PTO1017]: attributes `group` and `dist_mode` exclude each other
//| vmi.vload.errors.mlir:71:37: error[PTO1017]: `block_stride` and attribute `dist_mode` exclude each other
//| vmi.vload.errors.mlir:80:11: error[PTO1015]: expected at most 64 lanes f32, one register, in `results`, found 128
//| vmi.vload.errors.mlir:89:11: error[PTO1017]: expected two vectors of one type as `results`
//| vmi.vload.errors.mlir:98:39: error[PTO1017]: expected continuous, brc, dintlv or unpack as attribute `dist_mode`, found "other"
//| vmi.vload.errors.mlir:107:27: error[PTO0710]: expected `source` to point to elements narrower than i16, the elements of `results`, found a pointer to i16
