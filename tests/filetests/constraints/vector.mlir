// Rules by their source, each kept and broken.
// RUN: %s --verify --split-input-file --diagnostics=short

// 7.4 the granularity of a predicate is the width of the elements
module attributes {pto.target_arch = "a5"} {
func.func @kept(%a: !pto.vreg<64xf32>, %m: !pto.mask<b32>, %n: !pto.mask<b16>) {
  %r = pto.vadd %a, %a, %m : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
  return
}

func.func @broken(%a: !pto.vreg<64xf32>, %m: !pto.mask<b32>, %n: !pto.mask<b16>) {
  %r = pto.vadd %a, %a, %n : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b16> -> !pto.vreg<64xf32>
  return
}
}

// run 1: exit 1
// stderr:
//| vector.mlir:12:25: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `lhs`, found b16
