// Errors of pto.vmi.vadds.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<33xi32>, %a1: i32, %a2: !pto.vmi.mask<32xpred>) {
  %r = "pto.vmi.vadds"(%a0, %a1, %a2) : (!pto.vmi.vreg<33xi32>, i32, !pto.vmi.mask<32xpred>) -> !pto.vmi.vreg<32xi32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<32xf32>, %a1: i32, %a2: !pto.vmi.mask<32xpred>) {
  %r = "pto.vmi.vadds"(%a0, %a1, %a2) : (!pto.vmi.vreg<32xf32>, i32, !pto.vmi.mask<32xpred>) -> !pto.vmi.vreg<32xi32>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<32xi32>, %a1: i32, %a2: !pto.vmi.mask<32xb8>) {
  %r = "pto.vmi.vadds"(%a0, %a1, %a2) : (!pto.vmi.vreg<32xi32>, i32, !pto.vmi.mask<32xb8>) -> !pto.vmi.vreg<32xi32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: i32, %a2: !pto.vmi.mask<32xpred>) {
  %r = "pto.vmi.vadds"(%a0, %a1, %a2) : (!pto.align, i32, !pto.vmi.mask<32xpred>) -> !pto.vmi.vreg<32xi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<32xi32>, %c: i32, %d: !pto.vmi.mask<32xpred>) {
  %a = pto.vmi.vadds %b, %c, %d : !pto.vmi.vreg<32xi32>, i32, !pto.vmi.mask<32xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @elements8(%a0: !pto.vmi.vreg<64xf8E4M3FN>, %a1: f8E4M3FN, %a2: !pto.vmi.mask<64xpred>) {
    %r0 = "pto.vmi.vadds"(%a0, %a1, %a2) : (!pto.vmi.vreg<64xf8E4M3FN>, f8E4M3FN, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xf8E4M3FN>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @elements9(%a0: !pto.vmi.vreg<64xui32>, %a1: i32, %a2: !pto.vmi.mask<64xpred>) {
    %r0 = "pto.vmi.vadds"(%a0, %a1, %a2) : (!pto.vmi.vreg<64xui32>, i32, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xui32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.vadds.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<33xi32> as of `src`, found !pto.vmi.vreg<32xi32> in `result`
//| vmi.vadds.errors.mlir:6:34: error[PTO1001]: expected 33 lanes in `mask` as in `src`, found 32
//| vmi.vadds.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<32xf32> as of `src`, found !pto.vmi.vreg<32xi32> in `result`
//| vmi.vadds.errors.mlir:11:29: error[PTO0704]: expected f32 in `scalar` to go with `src`, found i32
//| vmi.vadds.errors.mlir:16:34: error[PTO0703]: expected `mask` with granularity b32 for elements i32 of `src`, found b8
//| vmi.vadds.errors.mlir:21:24: error[PTO0203]: pto.vmi.vadds expects a virtual vector as operand 'src', found !pto.align
//| vmi.vadds.errors.mlir:30:85: error[PTO0005]: expected '->'
//| vmi.vadds.errors.mlir:39:27: error[PTO0702]: expected elements i8, i16, i32, f16, bf16 or f32 on a5, found f8E4M3FN in `src`
//| vmi.vadds.errors.mlir:48:32: error[PTO0704]: expected ui32 in `scalar` to go with `src`, found i32
