// Every shape of pto.tdiv.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!tile = !pto.tile_buf<vec, 16x16xf32>
!open = !pto.tile_buf<vec, 32x32xf32, valid=?x?>

func.func @operands(%a: !tile, %b: !tile, %c: !tile, %x: !open, %y: !open) {
  pto.tdiv ins(%a, %b : !tile, !tile) outs(%c : !tile)
  pto.tdiv ins(%x, %y : !open, !open) outs(%y : !open)
  return
}

func.func @generic(%a: !tile, %b: !tile, %c: !tile) {
  "pto.tdiv"(%a, %b, %c) : (!tile, !tile, !tile) -> ()
  "pto.tdiv"(%a, %b, %c) {precisionType = #pto<div_precision default>} : (!tile, !tile, !tile) -> ()
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @accuracy(%a: !pto.tile_buf<vec, 16x16xf32>, %c: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tdiv ins(%a, %a : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%c : !pto.tile_buf<vec, 16x16xf32>) {precisionType = #pto<div_precision high_precision>}
    return
  }
}
