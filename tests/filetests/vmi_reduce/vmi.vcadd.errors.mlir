// Errors of pto.vmi.vcadd.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xi32>, %a1: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vcadd"(%a0, %a1) : (!pto.vmi.vreg<65xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xi32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vcadd"(%a0, %a1) : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xi32>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.vmi.mask<64xb8>) {
  %r = "pto.vmi.vcadd"(%a0, %a1) : (!pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xb8>) -> !pto.vmi.vreg<1xi32>
  return
}

func.func @rule3(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vcadd"(%a0, %a1) : (!pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<2xi32>
  return
}

func.func @rule4(%a0: !pto.vmi.vreg<257xi8>, %a1: !pto.vmi.mask<256xpred>) {
  %r = "pto.vmi.vcadd"(%a0, %a1) <{group = 8 : i64}> : (!pto.vmi.vreg<257xi8>, !pto.vmi.mask<256xpred>) -> !pto.vmi.vreg<8xi8>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vcadd"(%a0, %a1) : (!pto.align, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<64xi32>, %c: !pto.vmi.mask<64xpred>) {
  %a = pto.vmi.vcadd %b, %c : !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @order73(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.vmi.mask<64xpred>) {
    %r0 = "pto.vmi.vcadd"(%a0, %a1) : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<1xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @order74(%a0: !pto.vmi.vreg<64xbf16>, %a1: !pto.vmi.mask<64xpred>) {
    %r0 = "pto.vmi.vcadd"(%a0, %a1) <{reassoc}> : (!pto.vmi.vreg<64xbf16>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<1xbf16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.vcadd.errors.mlir:6:29: error[PTO1001]: expected 65 lanes in `mask` as in `source`, found 64
//| vmi.vcadd.errors.mlir:11:8: error[PTO1003]: expected elements f32 in `result` as in `source`, found i32
//| vmi.vcadd.errors.mlir:11:8: error[PTO1016]: a sum of f32 needs attribute `reassoc`
//| vmi.vcadd.errors.mlir:16:29: error[PTO0703]: expected `mask` with granularity b32 for elements i32 of `source`, found b8
//| vmi.vcadd.errors.mlir:21:8: error[PTO1005]: expected one lane in `result`, found 2
//| vmi.vcadd.errors.mlir:26:24: error[PTO1004]: expected 8 groups of one size in `source`, found 257 lanes
//| vmi.vcadd.errors.mlir:26:29: error[PTO1001]: expected 257 lanes in `mask` as in `source`, found 256
//| vmi.vcadd.errors.mlir:31:24: error[PTO0203]: pto.vmi.vcadd expects a virtual vector as operand 'source', found !pto.align
//| vmi.vcadd.errors.mlir:40:76: error[PTO0005]: expected '->'
//| vmi.vcadd.errors.mlir:49:11: error[PTO1016]: a sum of f32 needs attribute `reassoc`
//| vmi.vcadd.errors.mlir:58:27: error[PTO0702]: expected elements i8, i16, i32, f16 or f32 on a5, found bf16 in `source`
