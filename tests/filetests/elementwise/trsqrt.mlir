// Every shape of pto.trsqrt.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!line = !pto.tile_buf<vec, 1x16xf32>
!tile = !pto.tile_buf<vec, 16x16xf32>
!half = !pto.tile_buf<vec, 16x16xf16>
!open = !pto.tile_buf<vec, 32x32xf32, valid=?x?>

func.func @operands(%a: !line, %b: !line, %h: !half, %g: !half, %x: !open, %y: !open) {
  pto.trsqrt ins(%a : !line) outs(%b : !line)
  pto.trsqrt ins(%h : !half) outs(%g : !half)
  pto.trsqrt ins(%x : !open) outs(%y : !open)
  pto.trsqrt ins(%a : !line) outs(%b : !line) {note = "kept"}
  return
}

func.func @generic(%a: !line, %b: !line) {
  "pto.trsqrt"(%a, %b) : (!line, !line) -> ()
  "pto.trsqrt"(%a, %b) <{}> {note = "kept"} : (!line, !line) -> ()
  "pto.trsqrt"(%a, %b) {precisionType = #pto<rsqrt_precision default>} : (!line, !line) -> ()
  return
}

func.func @scratch(%a: !half, %t: !half, %b: !half) {
  pto.trsqrt ins(%a, %t : !half, !half) outs(%b : !half)
  "pto.trsqrt"(%a, %b, %t) {precisionType = #pto<rsqrt_precision default>} : (!half, !half, !half) -> ()
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @accuracy(%a: !pto.tile_buf<vec, 1x16xf32>, %b: !pto.tile_buf<vec, 1x16xf32>) {
    pto.trsqrt ins(%a, %b : !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%b : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<rsqrt_precision high_precision>}
    return
  }
}
