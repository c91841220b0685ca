// Every shape of pto.tmax.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!tile = !pto.tile_buf<vec, 16x16xf32>
!open = !pto.tile_buf<vec, 32x32xf32, valid=?x?>

func.func @operands(%a: !tile, %b: !tile, %c: !tile, %x: !open, %y: !open) {
  pto.tmax ins(%a, %b : !tile, !tile) outs(%c : !tile)
  pto.tmax ins(%x, %y : !open, !open) outs(%y : !open)
  return
}

func.func @generic(%a: !tile, %b: !tile, %c: !tile) {
  "pto.tmax"(%a, %b, %c) : (!tile, !tile, !tile) -> ()
  return
}
