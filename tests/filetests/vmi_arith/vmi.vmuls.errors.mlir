// Errors of pto.vmi.vmuls.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf32>, %a1: f32, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vmuls"(%a0, %a1, %a2) : (!pto.vmi.vreg<65xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xi32>, %a1: f32, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vmuls"(%a0, %a1, %a2) : (!pto.vmi.vreg<64xi32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xf32>, %a1: f32, %a2: !pto.vmi.mask<64xb8>) {
  %r = "pto.vmi.vmuls"(%a0, %a1, %a2) : (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xb8>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: f32, %a2: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vmuls"(%a0, %a1, %a2) : (!pto.align, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<64xf32>, %c: f32, %d: !pto.vmi.mask<64xpred>) {
  %a = pto.vmi.vmuls %b, %c, %d {pmode = "bogus"} : !pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text1(%b: !pto.vmi.vreg<64xf32>, %c: f32, %d: !pto.vmi.mask<64xpred>) {
  %a = pto.vmi.vmuls %b, %c, %d : !pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @elements14(%a0: !pto.vmi.vreg<64xbf16>, %a1: bf16, %a2: !pto.vmi.mask<64xpred>) {
    %r0 = "pto.vmi.vmuls"(%a0, %a1, %a2) : (!pto.vmi.vreg<64xbf16>, bf16, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xbf16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.vmuls.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `src`, found !pto.vmi.vreg<64xf32> in `result`
//| vmi.vmuls.errors.mlir:6:34: error[PTO1001]: expected 65 lanes in `mask` as in `src`, found 64
//| vmi.vmuls.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<64xi32> as of `src`, found !pto.vmi.vreg<64xf32> in `result`
//| vmi.vmuls.errors.mlir:11:29: error[PTO0704]: expected i32 in `scalar` to go with `src`, found f32
//| vmi.vmuls.errors.mlir:16:34: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `src`, found b8
//| vmi.vmuls.errors.mlir:21:24: error[PTO0203]: pto.vmi.vmuls expects a virtual vector as operand 'src', found !pto.align
//| vmi.vmuls.errors.mlir:30:42: error[PTO0122]: unknown mask mode 'bogus', expected zero or merge
//| vmi.vmuls.errors.mlir:39:85: error[PTO0005]: expected '->'
//| vmi.vmuls.errors.mlir:48:27: error[PTO0702]: expected elements i16, i32, f16 or f32 on a5, found bf16 in `src`
