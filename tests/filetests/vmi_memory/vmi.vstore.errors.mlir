// Errors of pto.vmi.vstore.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<1xi32>, %a1: !pto.ptr<f32, ub>, %a2: index) {
  "pto.vmi.vstore"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0>}> : (!pto.vmi.vreg<1xi32>, !pto.ptr<f32, ub>, index) -> ()
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<1xf32>, %a1: !pto.ptr<f32, gm>, %a2: index) {
  "pto.vmi.vstore"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0>}> : (!pto.vmi.vreg<1xf32>, !pto.ptr<f32, gm>, index) -> ()
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<9xf32>, %a1: !pto.ptr<f32, ub>, %a2: index, %a3: index) {
  "pto.vmi.vstore"(%a0, %a1, %a2, %a3) <{group = 8 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>}> : (!pto.vmi.vreg<9xf32>, !pto.ptr<f32, ub>, index, index) -> ()
  return
}

func.func @rule3(%a0: !pto.vmi.vreg<2xf32>, %a1: !pto.ptr<f32, ub>, %a2: index, %a3: !pto.vmi.mask<1xpred>) {
  "pto.vmi.vstore"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 1>}> : (!pto.vmi.vreg<2xf32>, !pto.ptr<f32, ub>, index, !pto.vmi.mask<1xpred>) -> ()
  return
}

func.func @rule4(%a0: !pto.vmi.vreg<1xf32>, %a1: !pto.ptr<f32, ub>, %a2: index, %a3: !pto.vmi.mask<1xb8>) {
  "pto.vmi.vstore"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 1>}> : (!pto.vmi.vreg<1xf32>, !pto.ptr<f32, ub>, index, !pto.vmi.mask<1xb8>) -> ()
  return
}

func.func @rule5(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.ptr<f32, ub>, %a2: index, %a3: i16) {
  "pto.vmi.vstore"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1, 0>}> : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, i16) -> ()
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.ptr<f32, ub>, %a2: index) {
  "pto.vmi.vstore"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0>}> : (!pto.align, !pto.ptr<f32, ub>, index) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<1xf32>, %b: !pto.ptr<f32, ub>, %c: index) {
  pto.vmi.vstore %a, %b[%c] : !pto.vmi.vreg<1xf32>, !pto.ptr<f32
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @access40(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.ptr<f32, ub>, %a2: index, %a3: index, %a4: !pto.vmi.mask<64xpred>) {
    "pto.vmi.vstore"(%a0, %a1, %a2, %a3, %a4) <{group = 8 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 1>}> : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, index, !pto.vmi.mask<64xpred>) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @access41(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.ptr<f32, ub>, %a2: index) {
    "pto.vmi.vstore"(%a0, %a1, %a2) <{dist_mode = "dintlv", operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0>}> : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @access42(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.ptr<f32, ub>, %a2: index, %a3: !pto.vmi.mask<64xpred>) {
    "pto.vmi.vstore"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 1>, pmode = "merge"}> : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.vmi.mask<64xpred>) -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.vstore.errors.mlir:6:25: error[PTO0710]: expected `destination` to point to i32, the elements of `values`, found a pointer to f32
//| vmi.vstore.errors.mlir:11:25: error[PTO0709]: expected `destination` to point into ub, found gm
//| vmi.vstore.errors.mlir:16:20: error[PTO1004]: expected 8 groups of one size in `values`, found 9 lanes
//| vmi.vstore.errors.mlir:21:35: error[PTO1001]: expected 2 lanes in `mask` as in `values`, found 1
//| vmi.vstore.errors.mlir:26:35: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `values`, found b8
//| vmi.vstore.errors.mlir:31:35: error[PTO0804]: `repeat_stride` is given without `block_stride`
//| vmi.vstore.errors.mlir:36:20: error[PTO0203]: pto.vmi.vstore expects a virtual vector as operand 'values', found !pto.align
//| vmi.vstore.errors.mlir:45:61: error[PTO0005]: expected '>': no '>' closes this '<'
//| vmi.vstore.errors.mlir:54:42: error[PTO1017]: a mask and attribute `group` exclude each other
//| vmi.vstore.errors.mlir:63:5: error[PTO1017]: expected two vectors of one type as `values`
//| vmi.vstore.errors.mlir:72:99: error[PTO0828]: attribute `pmode` cannot be merge in pto.vmi.vstore
