// Every shape of pto.tabs.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!line = !pto.tile_buf<vec, 1x16xf32>
!tile = !pto.tile_buf<vec, 16x16xf32>
!half = !pto.tile_buf<vec, 16x16xf16>
!open = !pto.tile_buf<vec, 32x32xf32, valid=?x?>

func.func @operands(%a: !line, %b: !line, %h: !half, %g: !half, %x: !open, %y: !open) {
  pto.tabs ins(%a : !line) outs(%b : !line)
  pto.tabs ins(%h : !half) outs(%g : !half)
  pto.tabs ins(%x : !open) outs(%y : !open)
  pto.tabs ins(%a : !line) outs(%b : !line) {note = "kept"}
  return
}

func.func @generic(%a: !line, %b: !line) {
  "pto.tabs"(%a, %b) : (!line, !line) -> ()
  "pto.tabs"(%a, %b) <{}> {note = "kept"} : (!line, !line) -> ()
  return
}
