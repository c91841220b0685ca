// Errors of pto.vmi.group_iota.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: f32) {
  %r = "pto.vmi.group_iota"(%a0) <{group = 2 : i64}> : (f32) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @rule1(%a0: i32) {
  %r = "pto.vmi.group_iota"(%a0) <{group = 2 : i64}> : (i32) -> !pto.vmi.vreg<65xi32>
  return
}

func.func @kind0(%a0: !pto.align) {
  %r = "pto.vmi.group_iota"(%a0) <{group = 2 : i64}> : (!pto.align) -> !pto.vmi.vreg<64xi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%a: i32) {
  %r = pto.vmi.group_iota %a {group = 2 : i64} : i32
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @elements67(%a0: bf16) {
    %r0 = "pto.vmi.group_iota"(%a0) <{group = 8 : i64}> : (bf16) -> (!pto.vmi.vreg<64xbf16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| vmi.group_iota.errors.mlir:6:29: error[PTO0704]: expected i32 in `base` to go with `result`, found f32
//| vmi.group_iota.errors.mlir:11:8: error[PTO1004]: expected 2 groups of one size in `result`, found 65 lanes
//| vmi.group_iota.errors.mlir:16:29: error[PTO0203]: pto.vmi.group_iota expects an integer, float or index as operand 'base', found !pto.align
//| vmi.group_iota.errors.mlir:25:53: error[PTO0005]: expected '->'
//| vmi.group_iota.errors.mlir:34:11: error[PTO0702]: expected elements i8, i16, i32, f16 or f32 on a5, found bf16 in `result`
