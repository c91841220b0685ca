// Errors of pto.vmi.vci.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: i32) {
  %r = "pto.vmi.vci"(%a0) : (i32) -> !pto.vmi.vreg<128xf32>
  return
}

func.func @rule1(%a0: i32) {
  %r = "pto.vmi.vci"(%a0) <{group = 2 : i64}> : (i32) -> !pto.vmi.vreg<33xi32>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.vci"(%a0) : (!pto.align) -> !pto.vmi.vreg<128xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: f32) {
  %a = pto.vmi.vci %b : f32
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @elements66(%a0: bf16) {
    %r0 = "pto.vmi.vci"(%a0) : (bf16) -> (!pto.vmi.vreg<64xbf16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.vci.errors.mlir:6:22: error[PTO0704]: expected f32 in `base` to go with `result`, found i32
//| vmi.vci.errors.mlir:11:8: error[PTO1004]: expected 2 groups of one size in `result`, found 33 lanes
//| vmi.vci.errors.mlir:16:22: error[PTO0203]: pto.vmi.vci expects an integer, float or index as operand 'base', found !pto.align
//| vmi.vci.errors.mlir:25:28: error[PTO0005]: expected '->'
//| vmi.vci.errors.mlir:34:11: error[PTO0702]: expected elements i8, i16, i32, f16 or f32 on a5, found bf16 in `result`
