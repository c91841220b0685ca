// Errors of pto.vmi.group_store.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<9xf32>, %a1: !pto.ptr<f32, ub>, %a2: index, %a3: index) {
  "pto.vmi.group_store"(%a0, %a1, %a2, %a3) <{num_groups = 8 : i64}> : (!pto.vmi.vreg<9xf32>, !pto.ptr<f32, ub>, index, index) -> ()
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<8xi32>, %a1: !pto.ptr<f32, ub>, %a2: index, %a3: index) {
  "pto.vmi.group_store"(%a0, %a1, %a2, %a3) <{num_groups = 8 : i64}> : (!pto.vmi.vreg<8xi32>, !pto.ptr<f32, ub>, index, index) -> ()
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<8xf32>, %a1: !pto.ptr<f32, gm>, %a2: index, %a3: index) {
  "pto.vmi.group_store"(%a0, %a1, %a2, %a3) <{num_groups = 8 : i64}> : (!pto.vmi.vreg<8xf32>, !pto.ptr<f32, gm>, index, index) -> ()
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.ptr<f32, ub>, %a2: index, %a3: index) {
  "pto.vmi.group_store"(%a0, %a1, %a2, %a3) <{num_groups = 8 : i64}> : (!pto.align, !pto.ptr<f32, ub>, index, index) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<8xf32>, %b: !pto.ptr<f32, ub>, %c: index, %d: index) {
  pto.vmi.group_store %a, %b[%c], %d {num_groups = 8 : i64} : !pto.vmi.vreg<8xf32>, !pto.ptr<f32
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @bytes44(%a0: !pto.vmi.vreg<8xf32>, %a1: !pto.ptr<i8, ub>, %a2: index, %a3: index) {
    "pto.vmi.group_store"(%a0, %a1, %a2, %a3) <{num_groups = 8 : i64}> : (!pto.vmi.vreg<8xf32>, !pto.ptr<i8, ub>, index, index) -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.group_store.errors.mlir:6:25: error[PTO1004]: expected 8 groups of one size in `value`, found 9 lanes
//| vmi.group_store.errors.mlir:11:30: error[PTO0710]: expected `destination` to point to i32, the elements of `value`, found a pointer to f32
//| vmi.group_store.errors.mlir:16:30: error[PTO0709]: expected `destination` to point into ub, found gm
//| vmi.group_store.errors.mlir:21:25: error[PTO0203]: pto.vmi.group_store expects a virtual vector as operand 'value', found !pto.align
//| vmi.group_store.errors.mlir:30:93: error[PTO0005]: expected '>': no '>' closes this '<'
//| vmi.group_store.errors.mlir:39:32: error[PTO0710]: expected `destination` to point to f32, the elements of `value`, found a pointer to i8
