// Every shape of pto.tprelu.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!tile = !pto.tile_buf<vec, 16x16xf32>
!open = !pto.tile_buf<vec, 32x32xf32, valid=?x?>

func.func @operands(%a: !tile, %b: !tile, %c: !tile, %x: !open, %y: !open) {
  pto.tprelu ins(%a, %b : !tile, !tile) outs(%c : !tile)
  pto.tprelu ins(%x, %y : !open, !open) outs(%y : !open)
  return
}

func.func @generic(%a: !tile, %b: !tile, %c: !tile) {
  "pto.tprelu"(%a, %b, %c) : (!tile, !tile, !tile) -> ()
  return
}

func.func @scratch(%a: !tile, %b: !tile, %t: !pto.tile_buf<vec, 17x32xui8>, %c: !tile) {
  pto.tprelu ins(%a, %b, %t : !tile, !tile, !pto.tile_buf<vec, 17x32xui8>) outs(%c : !tile)
  "pto.tprelu"(%a, %b, %t, %c) : (!tile, !tile, !pto.tile_buf<vec, 17x32xui8>, !tile) -> ()
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @any_scratch(%a: !pto.tile_buf<vec, 64x64xf32>) {
    pto.tprelu ins(%a, %a, %a : !pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xf32>) outs(%a : !pto.tile_buf<vec, 64x64xf32>)
    return
  }
}
