// Every shape of pto.tconcat.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!left = !pto.tile_buf<vec, 8x8xf32>
!wide = !pto.tile_buf<vec, 8x16xf32>
!open = !pto.tile_buf<vec, 8x16xf32, valid=?x?>

func.func @operands(%a: !left, %b: !left, %d: !wide, %o: !open) {
  pto.tconcat ins(%a, %b : !left, !left) outs(%d : !wide)
  pto.tconcat ins(%o, %o : !open, !open) outs(%o : !open)
  "pto.tconcat"(%a, %b, %d) : (!left, !left, !wide) -> ()
  return
}
