// Each rule of pto.set_validshape, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!open = !pto.tile_buf<vec, 8x8xf32, valid=?x?>
!fixed = !pto.tile_buf<vec, 8x8xf32>

func.func @rules(%r: index) {
  %a = pto.alloc_tile valid_row = %r valid_col = %r : !open
  %b = pto.alloc_tile : !fixed
  %c = pto.alloc_tile valid_row = %r : !pto.tile_buf<vec, 8x8xf32, valid=?x8>
  %c9 = arith.constant 9 : index
  %n = arith.constant -1 : index
  pto.set_validshape %b, %r, %r : !fixed
  pto.set_validshape %c, %r, %r : !pto.tile_buf<vec, 8x8xf32, valid=?x8>
  pto.set_validshape %a, %c9, %r : !open
  pto.set_validshape %a, %r, %n : !open
  return
}

func.func @makers(%t: !open, %m: !pto.multi_tile_buf<!pto.tile_buf<vec, 8x8xf32, valid=?x?>, count=2>, %r: index, %b: i1) {
  pto.set_validshape %t, %r, %r : !open
  %i = pto.bitcast %t : !open -> !pto.tile_buf<vec, 8x8xi32, valid=?x?>
  "pto.set_validshape"(%i, %r, %r) : (!pto.tile_buf<vec, 8x8xi32, valid=?x?>, index, index) -> ()
  %a = pto.alloc_tile valid_row = %r valid_col = %r : !open
  %w = pto.subview %a[%r, %r] sizes [8, 8] valid [%r, %r] : !open -> !open
  pto.set_validshape %w, %r, %r : !open
  %s = pto.multi_tile_get %m[%r] : !pto.multi_tile_buf<!pto.tile_buf<vec, 8x8xf32, valid=?x?>, count=2> -> !open
  pto.set_validshape %s, %r, %r : !open
  %o = arith.select %b, %a, %t : !open
  pto.set_validshape %o, %r, %r : !open
  return
}

// run 1: exit 1
// stderr:
//| set_validshape.errors.mlir:13:22: error[PTO0434]: expected a valid region of ?x? in `source`, found 8x8
//| set_validshape.errors.mlir:14:22: error[PTO0434]: expected a valid region of ?x? in `source`, found ?x8
//| set_validshape.errors.mlir:15:26: error[PTO0435]: 9 valid rows in a tile of 8
//| set_validshape.errors.mlir:16:30: error[PTO0435]: -1 valid columns in a tile of 8
//| set_validshape.errors.mlir:21:22: error[PTO0453]: expected the result of pto.alloc_tile or pto.declare_tile as `source`, found another value
//| set_validshape.errors.mlir:23:24: error[PTO0453]: expected the result of pto.alloc_tile or pto.declare_tile as `source`, found another value
//| set_validshape.errors.mlir:26:22: error[PTO0453]: expected the result of pto.alloc_tile or pto.declare_tile as `source`, found the result of pto.subview
//| set_validshape.errors.mlir:28:22: error[PTO0453]: expected the result of pto.alloc_tile or pto.declare_tile as `source`, found the result of pto.multi_tile_get
//| set_validshape.errors.mlir:30:22: error[PTO0453]: expected the result of pto.alloc_tile or pto.declare_tile as `source`, found another value
