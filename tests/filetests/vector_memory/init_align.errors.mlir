// Each rule of pto.init_align, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%x: index) {
    %r = "pto.init_align"() : () -> !pto.vreg<64xf32>
    %r1 = "pto.init_align"(%x) : (index) -> !pto.align
    return
  }
}

// run 1: exit 1
// stderr:
//| init_align.errors.mlir:7:10: error[PTO0204]: pto.init_align expects an alignment state as result 'result', found !pto.vreg<64xf32>
//| init_align.errors.mlir:8:11: error[PTO0202]: pto.init_align expects no operands, found 1
