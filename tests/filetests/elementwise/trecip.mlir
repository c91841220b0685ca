// Every shape of pto.trecip.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!line = !pto.tile_buf<vec, 1x16xf32>
!tile = !pto.tile_buf<vec, 16x16xf32>
!half = !pto.tile_buf<vec, 16x16xf16>
!open = !pto.tile_buf<vec, 32x32xf32, valid=?x?>

func.func @operands(%a: !line, %b: !line, %h: !half, %g: !half, %x: !open, %y: !open) {
  pto.trecip ins(%a : !line) outs(%b : !line)
  pto.trecip ins(%h : !half) outs(%g : !half)
  pto.trecip ins(%x : !open) outs(%y : !open)
  pto.trecip ins(%a : !line) outs(%b : !line) {note = "kept"}
  return
}

func.func @generic(%a: !line, %b: !line) {
  "pto.trecip"(%a, %b) : (!line, !line) -> ()
  "pto.trecip"(%a, %b) <{}> {note = "kept"} : (!line, !line) -> ()
  "pto.trecip"(%a, %b) {precisionType = #pto<recip_precision default>} : (!line, !line) -> ()
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @accuracy(%a: !pto.tile_buf<vec, 1x16xf32>, %b: !pto.tile_buf<vec, 1x16xf32>) {
    pto.trecip ins(%a : !pto.tile_buf<vec, 1x16xf32>) outs(%b : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<recip_precision high_precision>}
    "pto.trecip"(%a, %b) <{precisionType = #pto<recip_precision high_precision>}> : (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
    return
  }
}
