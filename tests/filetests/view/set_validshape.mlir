// Every shape of pto.set_validshape.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!open = !pto.tile_buf<vec, 8x8xf32, valid=?x?>

func.func @operands(%a: !open, %r: index, %c: index) {
  pto.set_validshape %a, %r, %c : !open
  pto.set_validshape %a, %r, %r {test.note} : !open
  "pto.set_validshape"(%a, %r, %c) : (!open, index, index) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 8x8xf32, valid=?x?>, %arg1: index, %arg2: index) {
//|     pto.set_validshape %arg0, %arg1, %arg2 : !pto.tile_buf<vec, 8x8xf32, valid=?x?>
//|     pto.set_validshape %arg0, %arg1, %arg1 {test.note} : !pto.tile_buf<vec, 8x8xf32, valid=?x?>
//|     pto.set_validshape %arg0, %arg1, %arg2 : !pto.tile_buf<vec, 8x8xf32, valid=?x?>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x8xf32, valid=?x?>, index, index) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 8x8xf32, valid=?x?>, %arg1: index, %arg2: index):
//|     "pto.set_validshape"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 8x8xf32, valid=?x?>, index, index) -> ()
//|     "pto.set_validshape"(%arg0, %arg1, %arg1) {test.note} : (!pto.tile_buf<vec, 8x8xf32, valid=?x?>, index, index) -> ()
//|     "pto.set_validshape"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 8x8xf32, valid=?x?>, index, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
