// Every shape of pto.set_validshape.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!open = !pto.tile_buf<vec, 8x8xf32, valid=?x?>

func.func @operands(%r: index, %c: index) {
  %a = pto.alloc_tile valid_row = %r valid_col = %c : !open
  pto.set_validshape %a, %r, %c : !open
  pto.set_validshape %a, %r, %r {test.note} : !open
  "pto.set_validshape"(%a, %r, %c) : (!open, index, index) -> ()
  return
}

// The tile may be shown as other elements or in another shape.
func.func @shown(%r: index, %c: index) {
  %a = pto.declare_tile -> !open
  %b = pto.bitcast %a : !open -> !pto.tile_buf<vec, 8x8xi32, valid=?x?>
  %d = pto.treshape %b : !pto.tile_buf<vec, 8x8xi32, valid=?x?> -> !pto.tile_buf<vec, 4x16xi32, valid=?x?>
  pto.set_validshape %d, %r, %c : !pto.tile_buf<vec, 4x16xi32, valid=?x?>
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: index, %arg1: index) {
//|     %0 = pto.alloc_tile valid_row = %arg0 valid_col = %arg1 : !pto.tile_buf<vec, 8x8xf32, valid=?x?>
//|     pto.set_validshape %0, %arg0, %arg1 : !pto.tile_buf<vec, 8x8xf32, valid=?x?>
//|     pto.set_validshape %0, %arg0, %arg0 {test.note} : !pto.tile_buf<vec, 8x8xf32, valid=?x?>
//|     pto.set_validshape %0, %arg0, %arg1 : !pto.tile_buf<vec, 8x8xf32, valid=?x?>
//|     return
//|   }
//|   func.func @shown(%arg0: index, %arg1: index) {
//|     %0 = pto.declare_tile -> !pto.tile_buf<vec, 8x8xf32, valid=?x?>
//|     %1 = pto.bitcast %0 : !pto.tile_buf<vec, 8x8xf32, valid=?x?> -> !pto.tile_buf<vec, 8x8xi32, valid=?x?>
//|     %2 = pto.treshape %1 : !pto.tile_buf<vec, 8x8xi32, valid=?x?> -> !pto.tile_buf<vec, 4x16xi32, valid=?x?>
//|     pto.set_validshape %2, %arg0, %arg1 : !pto.tile_buf<vec, 4x16xi32, valid=?x?>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (index, index) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg2: index, %arg3: index):
//|     %3 = "pto.alloc_tile"(%arg2, %arg3) <{operandSegmentSizes = array<i32: 0, 1, 1>}> : (index, index) -> !pto.tile_buf<vec, 8x8xf32, valid=?x?>
//|     "pto.set_validshape"(%3, %arg2, %arg3) : (!pto.tile_buf<vec, 8x8xf32, valid=?x?>, index, index) -> ()
//|     "pto.set_validshape"(%3, %arg2, %arg2) {test.note} : (!pto.tile_buf<vec, 8x8xf32, valid=?x?>, index, index) -> ()
//|     "pto.set_validshape"(%3, %arg2, %arg3) : (!pto.tile_buf<vec, 8x8xf32, valid=?x?>, index, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index, index) -> (), sym_name = "shown"}> ({
//|   ^bb0(%arg0: index, %arg1: index):
//|     %0 = "pto.declare_tile"() : () -> !pto.tile_buf<vec, 8x8xf32, valid=?x?>
//|     %1 = "pto.bitcast"(%0) : (!pto.tile_buf<vec, 8x8xf32, valid=?x?>) -> !pto.tile_buf<vec, 8x8xi32, valid=?x?>
//|     %2 = "pto.treshape"(%1) : (!pto.tile_buf<vec, 8x8xi32, valid=?x?>) -> !pto.tile_buf<vec, 4x16xi32, valid=?x?>
//|     "pto.set_validshape"(%2, %arg0, %arg1) : (!pto.tile_buf<vec, 4x16xi32, valid=?x?>, index, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
