// Errors of pto.vmi.vsel.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.mask<16xpred>, %a1: !pto.vmi.vreg<8xui16>, %a2: !pto.vmi.vreg<8xui16>) {
  %r = "pto.vmi.vsel"(%a0, %a1, %a2) : (!pto.vmi.mask<16xpred>, !pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16>) -> !pto.vmi.vreg<8xui16>
  return
}

func.func @rule1(%a0: !pto.vmi.mask<8xb8>, %a1: !pto.vmi.vreg<8xui16>, %a2: !pto.vmi.vreg<8xui16>) {
  %r = "pto.vmi.vsel"(%a0, %a1, %a2) : (!pto.vmi.mask<8xb8>, !pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16>) -> !pto.vmi.vreg<8xui16>
  return
}

func.func @rule2(%a0: !pto.vmi.mask<8xpred>, %a1: !pto.vmi.vreg<9xui16>, %a2: !pto.vmi.vreg<8xui16>) {
  %r = "pto.vmi.vsel"(%a0, %a1, %a2) : (!pto.vmi.mask<8xpred>, !pto.vmi.vreg<9xui16>, !pto.vmi.vreg<8xui16>) -> !pto.vmi.vreg<8xui16>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<8xui16>, %a2: !pto.vmi.vreg<8xui16>) {
  %r = "pto.vmi.vsel"(%a0, %a1, %a2) : (!pto.align, !pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16>) -> !pto.vmi.vreg<8xui16>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.mask<64xpred>, %c: !pto.vmi.vreg<64xf32>, %d: !pto.vmi.vreg<64xf32>) {
  %a = pto.vmi.vsel %b, %c, %d {pmode = "bogus"} : !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text1(%b: !pto.vmi.mask<8xpred>, %c: !pto.vmi.vreg<8xui16>, %d: !pto.vmi.vreg<8xui16>) {
  %a = pto.vmi.vsel %b, %c, %d : !pto.vmi.mask<8xpred>, !pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.vsel.errors.mlir:6:23: error[PTO1001]: expected 8 lanes in `mask` as in `true_value`, found 16
//| vmi.vsel.errors.mlir:11:23: error[PTO0703]: expected `mask` with granularity b16 for elements ui16 of `true_value`, found b8
//| vmi.vsel.errors.mlir:16:8: error[PTO0701]: expected type !pto.vmi.vreg<9xui16> as of `true_value`, found !pto.vmi.vreg<8xui16> in `result`
//| vmi.vsel.errors.mlir:16:23: error[PTO1001]: expected 9 lanes in `mask` as in `true_value`, found 8
//| vmi.vsel.errors.mlir:16:33: error[PTO0701]: expected type !pto.vmi.vreg<9xui16> as of `true_value`, found !pto.vmi.vreg<8xui16> in `false_value`
//| vmi.vsel.errors.mlir:21:23: error[PTO0203]: pto.vmi.vsel expects a mask of a virtual vector as operand 'mask', found !pto.align
//| vmi.vsel.errors.mlir:30:41: error[PTO0122]: unknown mask mode 'bogus', expected zero or merge
//| vmi.vsel.errors.mlir:39:101: error[PTO0005]: expected '->'
