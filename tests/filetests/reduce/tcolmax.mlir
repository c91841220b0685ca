// Every shape of pto.tcolmax.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!src = !pto.tile_buf<vec, 16x64xf32>
!dst = !pto.tile_buf<vec, 1x64xf32>

func.func @operands(%a: !src, %d: !dst) {
  pto.tcolmax ins(%a : !src) outs(%d : !dst)
  "pto.tcolmax"(%a, %d) : (!src, !dst) -> ()
  return
}
