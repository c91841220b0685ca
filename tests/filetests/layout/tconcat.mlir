// Every shape of pto.tconcat.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!left = !pto.tile_buf<vec, 8x8xf32>
!wide = !pto.tile_buf<vec, 8x16xf32>
!open = !pto.tile_buf<vec, 8x16xf32, valid=?x?>

func.func @operands(%a: !left, %b: !left, %d: !wide, %o: !open) {
  pto.tconcat ins(%a, %b : !left, !left) outs(%d : !wide)
  pto.tconcat ins(%o, %o : !open, !open) outs(%o : !open)
  "pto.tconcat"(%a, %b, %d) : (!left, !left, !wide) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 8x8xf32>, %arg1: !pto.tile_buf<vec, 8x8xf32>, %arg2: !pto.tile_buf<vec, 8x16xf32>, %arg3: !pto.tile_buf<vec, 8x16xf32, valid=?x?>) {
//|     pto.tconcat ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 8x16xf32>)
//|     pto.tconcat ins(%arg3, %arg3 : !pto.tile_buf<vec, 8x16xf32, valid=?x?>, !pto.tile_buf<vec, 8x16xf32, valid=?x?>) outs(%arg3 : !pto.tile_buf<vec, 8x16xf32, valid=?x?>)
//|     pto.tconcat ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 8x16xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32, valid=?x?>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 8x8xf32>, %arg1: !pto.tile_buf<vec, 8x8xf32>, %arg2: !pto.tile_buf<vec, 8x16xf32>, %arg3: !pto.tile_buf<vec, 8x16xf32, valid=?x?>):
//|     "pto.tconcat"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x16xf32>) -> ()
//|     "pto.tconcat"(%arg3, %arg3, %arg3) : (!pto.tile_buf<vec, 8x16xf32, valid=?x?>, !pto.tile_buf<vec, 8x16xf32, valid=?x?>, !pto.tile_buf<vec, 8x16xf32, valid=?x?>) -> ()
//|     "pto.tconcat"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
