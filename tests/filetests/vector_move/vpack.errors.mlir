// Each rule of pto.vpack, broken alone.
// RUN: %s --pto-arch=a5 --split-input-file --diagnostics=short

// Elements are half as wide.
func.func @case(%i: !pto.vreg<64xi32>) {
  %r0 = pto.vpack %i, "LOWER" : !pto.vreg<64xi32> -> !pto.vreg<256xf8E5M2>
  %r1 = pto.vpack %i, "LOWER" : !pto.vreg<64xi32> -> !pto.vreg<64xi32>
  return
}

// -----

// Words outside the domain, and a missing attribute.
func.func @case(%i: !pto.vreg<64xi32>) {
  %r0 = pto.vpack %i, "UPPER" : !pto.vreg<64xi32> -> !pto.vreg<128xui16>
  %r1 = "pto.vpack"(%i) : (!pto.vreg<64xi32>) -> !pto.vreg<128xui16>
  return
}

// run 1: exit 1
// stderr:
//| vpack.errors.mlir:6:9: error[PTO0714]: expected elements of 16 bits in `result`, found f8E5M2
//| vpack.errors.mlir:7:9: error[PTO0714]: expected elements of 16 bits in `result`, found i32
//| vpack.errors.mlir:15:23: error[PTO0122]: unknown half 'UPPER', expected LOWER or HIGHER
//| vpack.errors.mlir:16:9: error[PTO0205]: pto.vpack expects attribute 'part', LOWER or HIGHER
