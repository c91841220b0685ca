// Every shape of pto.tcolexpand.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!src = !pto.tile_buf<vec, 1x16xf32>
!dst = !pto.tile_buf<vec, 8x16xf32>

func.func @operands(%a: !src, %d: !dst) {
  pto.tcolexpand ins(%a : !src) outs(%d : !dst)
  "pto.tcolexpand"(%a, %d) {note} : (!src, !dst) -> ()
  return
}
