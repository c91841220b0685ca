// Errors of pto.vmi.vmula.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf32>, %a1: !pto.vmi.vreg<64xf32>, %a2: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.vmula"(%a0, %a1, %a2) : (!pto.vmi.vreg<65xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<65xi32>, %a1: !pto.vmi.vreg<64xi32>, %a2: !pto.vmi.vreg<64xi32>, %a3: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vmula"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<65xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.vmi.vreg<64xi32>, %a2: !pto.vmi.vreg<64xi32>, %a3: !pto.vmi.mask<64xb8>) {
  %r = "pto.vmi.vmula"(%a0, %a1, %a2, %a3) : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xb8>) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<64xf32>, %a2: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.vmula"(%a0, %a1, %a2) : (!pto.align, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<64xf32>, %c: !pto.vmi.vreg<64xf32>, %d: !pto.vmi.vreg<64xf32>) {
  %a = pto.vmi.vmula %b, %c, %d : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @elements18(%a0: !pto.vmi.vreg<64xf8E4M3FN>, %a1: !pto.vmi.vreg<64xf8E4M3FN>, %a2: !pto.vmi.vreg<64xf8E4M3FN>) {
    %r0 = "pto.vmi.vmula"(%a0, %a1, %a2) : (!pto.vmi.vreg<64xf8E4M3FN>, !pto.vmi.vreg<64xf8E4M3FN>, !pto.vmi.vreg<64xf8E4M3FN>) -> (!pto.vmi.vreg<64xf8E4M3FN>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.vmula.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `acc`, found !pto.vmi.vreg<64xf32> in `result`
//| vmi.vmula.errors.mlir:6:29: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `acc`, found !pto.vmi.vreg<64xf32> in `lhs`
//| vmi.vmula.errors.mlir:6:34: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `acc`, found !pto.vmi.vreg<64xf32> in `rhs`
//| vmi.vmula.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<65xi32> as of `acc`, found !pto.vmi.vreg<64xi32> in `result`
//| vmi.vmula.errors.mlir:11:29: error[PTO0701]: expected type !pto.vmi.vreg<65xi32> as of `acc`, found !pto.vmi.vreg<64xi32> in `lhs`
//| vmi.vmula.errors.mlir:11:34: error[PTO0701]: expected type !pto.vmi.vreg<65xi32> as of `acc`, found !pto.vmi.vreg<64xi32> in `rhs`
//| vmi.vmula.errors.mlir:11:39: error[PTO1001]: expected 65 lanes in `mask` as in `acc`, found 64
//| vmi.vmula.errors.mlir:16:39: error[PTO0703]: expected `mask` with granularity b32 for elements i32 of `acc`, found b8
//| vmi.vmula.errors.mlir:21:24: error[PTO0203]: pto.vmi.vmula expects a virtual vector as operand 'acc', found !pto.align
//| vmi.vmula.errors.mlir:30:102: error[PTO0005]: expected '->'
//| vmi.vmula.errors.mlir:39:27: error[PTO0702]: expected elements i8, i16, i32, f16, bf16 or f32 on a5, found f8E4M3FN in `acc`
