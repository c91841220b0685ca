// Errors of pto.vmi.vdhist.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<257xi16>, %a1: !pto.vmi.vreg<256xui8>, %a2: !pto.vmi.mask<256xb8>) {
  %r = "pto.vmi.vdhist"(%a0, %a1, %a2) : (!pto.vmi.vreg<257xi16>, !pto.vmi.vreg<256xui8>, !pto.vmi.mask<256xb8>) -> !pto.vmi.vreg<256xi16>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<256xi32>, %a1: !pto.vmi.vreg<256xui8>, %a2: !pto.vmi.mask<256xb8>) {
  %r = "pto.vmi.vdhist"(%a0, %a1, %a2) : (!pto.vmi.vreg<256xi32>, !pto.vmi.vreg<256xui8>, !pto.vmi.mask<256xb8>) -> !pto.vmi.vreg<256xi16>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<256xi16>, %a1: !pto.vmi.vreg<256xi32>, %a2: !pto.vmi.mask<256xb8>) {
  %r = "pto.vmi.vdhist"(%a0, %a1, %a2) : (!pto.vmi.vreg<256xi16>, !pto.vmi.vreg<256xi32>, !pto.vmi.mask<256xb8>) -> !pto.vmi.vreg<256xi16>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<256xui8>, %a2: !pto.vmi.mask<256xb8>) {
  %r = "pto.vmi.vdhist"(%a0, %a1, %a2) : (!pto.align, !pto.vmi.vreg<256xui8>, !pto.vmi.mask<256xb8>) -> !pto.vmi.vreg<256xi16>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<256xi16>, %c: !pto.vmi.vreg<256xui8>, %d: !pto.vmi.mask<256xb8>) {
  %a = pto.vmi.vdhist %b, %c, %d : !pto.vmi.vreg<256xi16>, !pto.vmi.vreg<256xui8>, !pto.vmi.mask<256xb8>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @counts78(%a0: !pto.vmi.vreg<64xui16>, %a1: !pto.vmi.vreg<64xui8>, %a2: !pto.vmi.mask<64xpred>) {
    %r0 = "pto.vmi.vdhist"(%a0, %a1, %a2) : (!pto.vmi.vreg<64xui16>, !pto.vmi.vreg<64xui8>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xui16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.vdhist.errors.mlir:6:8: error[PTO1001]: expected 257 lanes in `result` as in `acc`, found 256
//| vmi.vdhist.errors.mlir:6:25: error[PTO1015]: expected 128 or 256 lanes in `acc`, found 257
//| vmi.vdhist.errors.mlir:11:25: error[PTO0702]: expected elements i16 or ui16 on a5, found i32 in `acc`
//| vmi.vdhist.errors.mlir:16:30: error[PTO0702]: expected elements i8 or ui8 on a5, found i32 in `source`
//| vmi.vdhist.errors.mlir:16:35: error[PTO0703]: expected `mask` with granularity b32 for elements i32 of `source`, found b8
//| vmi.vdhist.errors.mlir:21:25: error[PTO0203]: pto.vmi.vdhist expects a virtual vector as operand 'acc', found !pto.align
//| vmi.vdhist.errors.mlir:30:105: error[PTO0005]: expected '->'
//| vmi.vdhist.errors.mlir:39:28: error[PTO1015]: expected 128 or 256 lanes in `acc`, found 64
