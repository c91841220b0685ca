// Every shape of pto.tsqrt.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!line = !pto.tile_buf<vec, 1x16xf32>
!tile = !pto.tile_buf<vec, 16x16xf32>
!half = !pto.tile_buf<vec, 16x16xf16>
!open = !pto.tile_buf<vec, 32x32xf32, valid=?x?>

func.func @operands(%a: !line, %b: !line, %h: !half, %g: !half, %x: !open, %y: !open) {
  pto.tsqrt ins(%a : !line) outs(%b : !line)
  pto.tsqrt ins(%h : !half) outs(%g : !half)
  pto.tsqrt ins(%x : !open) outs(%y : !open)
  pto.tsqrt ins(%a : !line) outs(%b : !line) {note = "kept"}
  return
}

func.func @generic(%a: !line, %b: !line) {
  "pto.tsqrt"(%a, %b) : (!line, !line) -> ()
  "pto.tsqrt"(%a, %b) <{}> {note = "kept"} : (!line, !line) -> ()
  "pto.tsqrt"(%a, %b) {precisionType = #pto<sqrt_precision default>} : (!line, !line) -> ()
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @accuracy(%a: !pto.tile_buf<vec, 1x16xf32>, %b: !pto.tile_buf<vec, 1x16xf32>) {
    pto.tsqrt ins(%a : !pto.tile_buf<vec, 1x16xf32>) outs(%b : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<sqrt_precision high_precision>}
    "pto.tsqrt"(%a, %b) <{precisionType = #pto<sqrt_precision high_precision>}> : (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
    return
  }
}
