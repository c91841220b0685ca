// Errors of pto.vmi.vsstb.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf32>, %a1: !pto.ptr<f32, ub>, %a2: index, %a3: i16, %a4: !pto.vmi.mask<64xpred>) {
  "pto.vmi.vsstb"(%a0, %a1, %a2, %a3, %a4) : (!pto.vmi.vreg<65xf32>, !pto.ptr<f32, ub>, index, i16, !pto.vmi.mask<64xpred>) -> ()
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xi32>, %a1: !pto.ptr<f32, ub>, %a2: index, %a3: i16, %a4: !pto.vmi.mask<64xpred>) {
  "pto.vmi.vsstb"(%a0, %a1, %a2, %a3, %a4) : (!pto.vmi.vreg<64xi32>, !pto.ptr<f32, ub>, index, i16, !pto.vmi.mask<64xpred>) -> ()
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.ptr<f32, gm>, %a2: index, %a3: i16, %a4: !pto.vmi.mask<64xpred>) {
  "pto.vmi.vsstb"(%a0, %a1, %a2, %a3, %a4) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, gm>, index, i16, !pto.vmi.mask<64xpred>) -> ()
  return
}

func.func @rule3(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.ptr<f32, ub>, %a2: index, %a3: i16, %a4: !pto.vmi.mask<64xb8>) {
  "pto.vmi.vsstb"(%a0, %a1, %a2, %a3, %a4) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, i16, !pto.vmi.mask<64xb8>) -> ()
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.ptr<f32, ub>, %a2: index, %a3: i16, %a4: !pto.vmi.mask<64xpred>) {
  "pto.vmi.vsstb"(%a0, %a1, %a2, %a3, %a4) : (!pto.align, !pto.ptr<f32, ub>, index, i16, !pto.vmi.mask<64xpred>) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: !pto.vmi.vreg<64xf32>, %b: !pto.ptr<f32, ub>, %c: index, %d: i16, %e: !pto.vmi.mask<64xpred>) {
  pto.vmi.vsstb %a, %b[%c], %d, %e : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @mode43(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.ptr<f32, ub>, %a2: index, %a3: i16, %a4: !pto.vmi.mask<64xpred>) {
    "pto.vmi.vsstb"(%a0, %a1, %a2, %a3, %a4) <{pmode = "merge"}> : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, i16, !pto.vmi.mask<64xpred>) -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.vsstb.errors.mlir:6:39: error[PTO1001]: expected 65 lanes in `mask` as in `value`, found 64
//| vmi.vsstb.errors.mlir:11:24: error[PTO0710]: expected `destination` to point to i32, the elements of `value`, found a pointer to f32
//| vmi.vsstb.errors.mlir:16:24: error[PTO0709]: expected `destination` to point into ub, found gm
//| vmi.vsstb.errors.mlir:21:39: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `value`, found b8
//| vmi.vsstb.errors.mlir:26:19: error[PTO0203]: pto.vmi.vsstb expects a virtual vector as operand 'value', found !pto.align
//| vmi.vsstb.errors.mlir:35:78: error[PTO0005]: expected ','
//| vmi.vsstb.errors.mlir:44:48: error[PTO0828]: attribute `pmode` cannot be merge in pto.vmi.vsstb
