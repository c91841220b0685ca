// Errors of pto.vmi.reduce_addi.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xi32>, %a1: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.reduce_addi"(%a0, %a1) : (!pto.vmi.vreg<65xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xi32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.reduce_addi"(%a0, %a1) : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xi32>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.vmi.mask<64xb8>) {
  %r = "pto.vmi.reduce_addi"(%a0, %a1) : (!pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xb8>) -> !pto.vmi.vreg<1xi32>
  return
}

func.func @rule3(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.reduce_addi"(%a0, %a1) : (!pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<2xi32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.reduce_addi"(%a0, %a1) : (!pto.align, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xi32>, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.reduce_addi %a, %m : !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @elements79(%a0: !pto.vmi.vreg<64xi16>, %a1: !pto.vmi.mask<64xpred>) {
    %r0 = "pto.vmi.reduce_addi"(%a0, %a1) : (!pto.vmi.vreg<64xi16>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<1xi16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.reduce_addi.errors.mlir:6:35: error[PTO1001]: expected 65 lanes in `mask` as in `source`, found 64
//| vmi.reduce_addi.errors.mlir:11:8: error[PTO1003]: expected elements f32 in `result` as in `source`, found i32
//| vmi.reduce_addi.errors.mlir:11:30: error[PTO0702]: expected elements i32 on a5, found f32 in `source`
//| vmi.reduce_addi.errors.mlir:16:35: error[PTO0703]: expected `mask` with granularity b32 for elements i32 of `source`, found b8
//| vmi.reduce_addi.errors.mlir:21:8: error[PTO1005]: expected one lane in `result`, found 2
//| vmi.reduce_addi.errors.mlir:26:30: error[PTO0203]: pto.vmi.reduce_addi expects a virtual vector as operand 'source', found !pto.align
//| vmi.reduce_addi.errors.mlir:35:82: error[PTO0005]: expected '->'
//| vmi.reduce_addi.errors.mlir:44:33: error[PTO0702]: expected elements i32 on a5, found i16 in `source`
