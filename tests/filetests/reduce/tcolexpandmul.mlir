// Every shape of pto.tcolexpandmul.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!full = !pto.tile_buf<vec, 8x16xf32>
!row = !pto.tile_buf<vec, 1x16xf32>

func.func @operands(%a: !full, %r: !row, %d: !full) {
  pto.tcolexpandmul ins(%a, %r : !full, !row) outs(%d : !full)
  pto.tcolexpandmul ins(%a, %r : !full, !row) outs(%a : !full) {note}
  "pto.tcolexpandmul"(%a, %r, %d) : (!full, !row, !full) -> ()
  return
}
