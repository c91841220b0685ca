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

// run 1: exit 1
// stderr:
//| set_validshape.errors.mlir:10:22: error[PTO0434]: expected a valid region of ?x? in `source`, found 8x8
//| set_validshape.errors.mlir:11:22: error[PTO0434]: expected a valid region of ?x? in `source`, found ?x8
//| set_validshape.errors.mlir:12:26: error[PTO0435]: 9 valid rows in a tile of 8
//| set_validshape.errors.mlir:13:30: error[PTO0435]: -1 valid columns in a tile of 8
