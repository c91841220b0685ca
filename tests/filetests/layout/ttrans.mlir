// Every shape of pto.ttrans.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!src = !pto.tile_buf<vec, 8x64xf32>
!dst = !pto.tile_buf<vec, 64x8xf32>

func.func @operands(%a: !src, %t: !dst, %d: !dst, %l: !pto.tile_buf<vec, 1x16xf32>) {
  pto.ttrans ins(%l : !pto.tile_buf<vec, 1x16xf32>) outs(%l : !pto.tile_buf<vec, 1x16xf32>)
  pto.ttrans ins(%a, %t : !src, !dst) outs(%d : !dst)
  "pto.ttrans"(%a, %d) : (!src, !dst) -> ()
  "pto.ttrans"(%a, %t, %d) : (!src, !dst, !dst) -> ()
  return
}
