// Errors of pto.vmi.vchist.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<257xui16>, %a1: !pto.vmi.vreg<256xi8>, %a2: !pto.vmi.mask<256xb8>) {
  %r = "pto.vmi.vchist"(%a0, %a1, %a2) : (!pto.vmi.vreg<257xui16>, !pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xb8>) -> !pto.vmi.vreg<256xui16>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<256xi32>, %a1: !pto.vmi.vreg<256xi8>, %a2: !pto.vmi.mask<256xb8>) {
  %r = "pto.vmi.vchist"(%a0, %a1, %a2) : (!pto.vmi.vreg<256xi32>, !pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xb8>) -> !pto.vmi.vreg<256xui16>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<256xui16>, %a1: !pto.vmi.vreg<256xi32>, %a2: !pto.vmi.mask<256xb8>) {
  %r = "pto.vmi.vchist"(%a0, %a1, %a2) : (!pto.vmi.vreg<256xui16>, !pto.vmi.vreg<256xi32>, !pto.vmi.mask<256xb8>) -> !pto.vmi.vreg<256xui16>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<256xi8>, %a2: !pto.vmi.mask<256xb8>) {
  %r = "pto.vmi.vchist"(%a0, %a1, %a2) : (!pto.align, !pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xb8>) -> !pto.vmi.vreg<256xui16>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<256xui16>, %c: !pto.vmi.vreg<256xi8>, %d: !pto.vmi.mask<256xb8>) {
  %a = pto.vmi.vchist %b, %c, %d : !pto.vmi.vreg<256xui16>, !pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xb8>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @counts77(%a0: !pto.vmi.vreg<64xui16>, %a1: !pto.vmi.vreg<64xui8>, %a2: !pto.vmi.mask<64xpred>) {
    %r0 = "pto.vmi.vchist"(%a0, %a1, %a2) : (!pto.vmi.vreg<64xui16>, !pto.vmi.vreg<64xui8>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xui16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.vchist.errors.mlir:6:8: error[PTO1001]: expected 257 lanes in `result` as in `acc`, found 256
//| vmi.vchist.errors.mlir:6:25: error[PTO1015]: expected 128 or 256 lanes in `acc`, found 257
//| vmi.vchist.errors.mlir:11:25: error[PTO0702]: expected elements i16 or ui16 on a5, found i32 in `acc`
//| vmi.vchist.errors.mlir:16:30: error[PTO0702]: expected elements i8 or ui8 on a5, found i32 in `source`
//| vmi.vchist.errors.mlir:16:35: error[PTO0703]: expected `mask` with granularity b32 for elements i32 of `source`, found b8
//| vmi.vchist.errors.mlir:21:25: error[PTO0203]: pto.vmi.vchist expects a virtual vector as operand 'acc', found !pto.align
//| vmi.vchist.errors.mlir:30:105: error[PTO0005]: expected '->'
//| vmi.vchist.errors.mlir:39:28: error[PTO1015]: expected 128 or 256 lanes in `acc`, found 64
