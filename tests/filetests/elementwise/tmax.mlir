// Every shape of pto.tmax.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!tile = !pto.tile_buf<vec, 16x16xf32>
!open = !pto.tile_buf<vec, 32x32xf32, valid=?x?>

func.func @operands(%a: !tile, %b: !tile, %c: !tile, %x: !open, %y: !open) {
  pto.tmax ins(%a, %b : !tile, !tile) outs(%c : !tile)
  pto.tmax ins(%x, %y : !open, !open) outs(%y : !open)
  return
}

func.func @generic(%a: !tile, %b: !tile, %c: !tile) {
  "pto.tmax"(%a, %b, %c) : (!tile, !tile, !tile) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32>, %arg3: !pto.tile_buf<vec, 32x32xf32, valid=?x?>, %arg4: !pto.tile_buf<vec, 32x32xf32, valid=?x?>) {
//|     pto.tmax ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.tmax ins(%arg3, %arg4 : !pto.tile_buf<vec, 32x32xf32, valid=?x?>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>) outs(%arg4 : !pto.tile_buf<vec, 32x32xf32, valid=?x?>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.tmax ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 16x16xf32>, %arg4: !pto.tile_buf<vec, 16x16xf32>, %arg5: !pto.tile_buf<vec, 16x16xf32>, %arg6: !pto.tile_buf<vec, 32x32xf32, valid=?x?>, %arg7: !pto.tile_buf<vec, 32x32xf32, valid=?x?>):
//|     "pto.tmax"(%arg3, %arg4, %arg5) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "pto.tmax"(%arg6, %arg7, %arg7) : (!pto.tile_buf<vec, 32x32xf32, valid=?x?>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.tmax"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
