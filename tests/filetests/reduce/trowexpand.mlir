// Every shape of pto.trowexpand.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!src = !pto.tile_buf<vec, 32x8xf32>
!dst = !pto.tile_buf<vec, 32x32xf32>

func.func @operands(%a: !src, %d: !dst) {
  pto.trowexpand ins(%a : !src) outs(%d : !dst)
  "pto.trowexpand"(%a, %d) {note} : (!src, !dst) -> ()
  return
}
