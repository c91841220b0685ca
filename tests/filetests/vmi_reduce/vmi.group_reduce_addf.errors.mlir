// Errors of pto.vmi.group_reduce_addf.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf16>, %a1: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.group_reduce_addf"(%a0, %a1) <{num_groups = 8 : i64, reassoc}> : (!pto.vmi.vreg<65xf16>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<8xf16>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.group_reduce_addf"(%a0, %a1) <{num_groups = 8 : i64, reassoc}> : (!pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<8xf16>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xf16>, %a1: !pto.vmi.mask<64xb8>) {
  %r = "pto.vmi.group_reduce_addf"(%a0, %a1) <{num_groups = 8 : i64, reassoc}> : (!pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xb8>) -> !pto.vmi.vreg<8xf16>
  return
}

func.func @rule3(%a0: !pto.vmi.vreg<64xf16>, %a1: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.group_reduce_addf"(%a0, %a1) <{num_groups = 8 : i64, reassoc}> : (!pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<9xf16>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.group_reduce_addf"(%a0, %a1) <{num_groups = 8 : i64, reassoc}> : (!pto.align, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<8xf16>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<64xf16>, %c: !pto.vmi.mask<64xpred>) {
  %a = pto.vmi.group_reduce_addf %b, %c {num_groups = 8 : i64, reassoc} : !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @order72(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.vmi.mask<64xpred>) {
    %r0 = "pto.vmi.group_reduce_addf"(%a0, %a1) <{num_groups = 8 : i64}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<8xf32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.group_reduce_addf.errors.mlir:6:36: error[PTO1004]: expected 8 groups of one size in `source`, found 65 lanes
//| vmi.group_reduce_addf.errors.mlir:6:41: error[PTO1001]: expected 65 lanes in `mask` as in `source`, found 64
//| vmi.group_reduce_addf.errors.mlir:11:8: error[PTO1003]: expected elements i32 in `result` as in `source`, found f16
//| vmi.group_reduce_addf.errors.mlir:11:36: error[PTO0702]: expected elements f16 or f32 on a5, found i32 in `source`
//| vmi.group_reduce_addf.errors.mlir:16:41: error[PTO0703]: expected `mask` with granularity b16 for elements f16 of `source`, found b8
//| vmi.group_reduce_addf.errors.mlir:21:8: error[PTO1005]: expected a lane for each of 8 groups in `result`, found 9
//| vmi.group_reduce_addf.errors.mlir:26:36: error[PTO0203]: pto.vmi.group_reduce_addf expects a virtual vector as operand 'source', found !pto.align
//| vmi.group_reduce_addf.errors.mlir:35:120: error[PTO0005]: expected '->'
//| vmi.group_reduce_addf.errors.mlir:44:11: error[PTO1016]: a sum of f32 needs attribute `reassoc`
