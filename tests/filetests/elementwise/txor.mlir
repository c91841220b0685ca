// Every shape of pto.txor.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!tile = !pto.tile_buf<vec, 16x16xi16>
!open = !pto.tile_buf<vec, 32x32xi16, valid=?x?>

func.func @operands(%a: !tile, %b: !tile, %c: !tile, %x: !open, %y: !open) {
  pto.txor ins(%a, %b : !tile, !tile) outs(%c : !tile)
  pto.txor ins(%x, %y : !open, !open) outs(%y : !open)
  pto.txor ins(%a, %b, %c : !tile, !tile, !tile) outs(%c : !tile)
  return
}

func.func @generic(%a: !tile, %b: !tile, %c: !tile) {
  "pto.txor"(%a, %b, %c) : (!tile, !tile, !tile) -> ()
  "pto.txor"(%a, %b, %c, %a) : (!tile, !tile, !tile, !tile) -> ()
  return
}
