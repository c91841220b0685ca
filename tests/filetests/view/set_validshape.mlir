// Every shape of pto.set_validshape.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!open = !pto.tile_buf<vec, 8x8xf32, valid=?x?>

func.func @operands(%a: !open, %r: index, %c: index) {
  pto.set_validshape %a, %r, %c : !open
  pto.set_validshape %a, %r, %r {note} : !open
  "pto.set_validshape"(%a, %r, %c) : (!open, index, index) -> ()
  return
}
