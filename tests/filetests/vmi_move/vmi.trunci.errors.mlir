// Errors of pto.vmi.trunci.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xui32>) {
  %r = "pto.vmi.trunci"(%a0) <{saturate = "NOSAT"}> : (!pto.vmi.vreg<65xui32>) -> !pto.vmi.vreg<64xui8>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.trunci"(%a0) <{saturate = "NOSAT"}> : (!pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xui8>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xi8>) {
  %r = "pto.vmi.trunci"(%a0) <{saturate = "NOSAT"}> : (!pto.vmi.vreg<64xi8>) -> !pto.vmi.vreg<64xui8>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.trunci"(%a0) <{saturate = "NOSAT"}> : (!pto.align) -> !pto.vmi.vreg<64xui8>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<64xui32>) {
  %a = pto.vmi.trunci %b {saturate = "bogus"} : !pto.vmi.vreg<64xui32> -> !pto.vmi.vreg<64xui8>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text1(%b: !pto.vmi.vreg<64xui32>) {
  %a = pto.vmi.trunci %b {saturate = "NOSAT"} : !pto.vmi.vreg<64xui32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @pair60(%a0: !pto.vmi.vreg<64xi32>) {
    %r0 = "pto.vmi.trunci"(%a0) : (!pto.vmi.vreg<64xi32>) -> (!pto.vmi.vreg<64xi16>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
// No instruction saturates words to signed bytes.
func.func @saturated(%x: !pto.vmi.vreg<64xsi32>) {
  %r = "pto.vmi.trunci"(%x) <{saturate = "SAT"}> : (!pto.vmi.vreg<64xsi32>) -> !pto.vmi.vreg<64xsi8>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.trunci.errors.mlir:6:8: error[PTO1001]: expected 65 lanes in `result` as in `source`, found 64
//| vmi.trunci.errors.mlir:11:25: error[PTO1006]: pto.vmi.trunci does not convert f32 to ui8
//| vmi.trunci.errors.mlir:16:25: error[PTO1006]: pto.vmi.trunci does not convert i8 to ui8
//| vmi.trunci.errors.mlir:21:25: error[PTO0203]: pto.vmi.trunci expects a virtual vector as operand 'source', found !pto.align
//| vmi.trunci.errors.mlir:30:38: error[PTO0122]: unknown saturation 'bogus', expected SAT or NOSAT
//| vmi.trunci.errors.mlir:39:71: error[PTO0005]: expected '->'
//| vmi.trunci.errors.mlir:48:11: error[PTO0707]: a conversion from i32 to i16 needs attribute `saturate`
//| vmi.trunci.errors.mlir:58:31: error[PTO0707]: expected NOSAT as attribute `saturate` from si32 to si8, found SAT
