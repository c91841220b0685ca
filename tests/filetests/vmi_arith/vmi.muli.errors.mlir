// Errors of pto.vmi.muli.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<129xi32>, %a1: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) {
  %r = "pto.vmi.muli"(%a0, %a1) : (!pto.vmi.vreg<129xi32>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<128xf32>, %a1: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) {
  %r = "pto.vmi.muli"(%a0, %a1) : (!pto.vmi.vreg<128xf32>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) {
  %r = "pto.vmi.muli"(%a0, %a1) : (!pto.align, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, %c: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) {
  %a = pto.vmi.muli %b, %c : !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.muli.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<129xi32> as of `lhs`, found !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>> in `result`
//| vmi.muli.errors.mlir:6:28: error[PTO0701]: expected type !pto.vmi.vreg<129xi32> as of `lhs`, found !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>> in `rhs`
//| vmi.muli.errors.mlir:11:8: error[PTO0701]: expected type !pto.vmi.vreg<128xf32> as of `lhs`, found !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>> in `result`
//| vmi.muli.errors.mlir:11:23: error[PTO0702]: expected elements i16 or i32 on a5, found f32 in `lhs`
//| vmi.muli.errors.mlir:11:28: error[PTO0701]: expected type !pto.vmi.vreg<128xf32> as of `lhs`, found !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>> in `rhs`
//| vmi.muli.errors.mlir:16:23: error[PTO0203]: pto.vmi.muli expects a virtual vector as operand 'lhs', found !pto.align
//| vmi.muli.errors.mlir:25:148: error[PTO0005]: expected '->'
