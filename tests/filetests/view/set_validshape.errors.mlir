// Each rule of pto.set_validshape, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!open = !pto.tile_buf<vec, 8x8xf32, valid=?x?>
!fixed = !pto.tile_buf<vec, 8x8xf32>

func.func @rules(%a: !open, %b: !fixed, %c: !pto.tile_buf<vec, 8x8xf32, valid=?x8>, %r: index) {
  %c9 = arith.constant 9 : index
  %n = arith.constant -1 : index
  pto.set_validshape %b, %r, %r : !fixed
  pto.set_validshape %c, %r, %r : !pto.tile_buf<vec, 8x8xf32, valid=?x8>
  pto.set_validshape %a, %c9, %r : !open
  pto.set_validshape %a, %r, %n : !open
  return
}
