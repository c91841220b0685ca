// Every shape of pto.txor.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!tile = !pto.tile_buf<vec, 16x16xi16>
!open = !pto.tile_buf<vec, 32x32xi16, valid=?x?>

func.func @operands(%a: !tile, %b: !tile, %c: !tile, %x: !open, %y: !open) {
  pto.txor ins(%a, %b : !tile, !tile) outs(%c : !tile)
  pto.txor ins(%x, %y : !open, !open) outs(%y : !open)
  pto.txor ins(%a, %b, %c : !tile, !tile, !tile) outs(%c : !tile)
  return
}

func.func @generic(%a: !tile, %b: !tile, %c: !tile) {
  "pto.txor"(%a, %b, %c) : (!tile, !tile, !tile) -> ()
  "pto.txor"(%a, %b, %c, %a) : (!tile, !tile, !tile, !tile) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 16x16xi16>, %arg1: !pto.tile_buf<vec, 16x16xi16>, %arg2: !pto.tile_buf<vec, 16x16xi16>, %arg3: !pto.tile_buf<vec, 32x32xi16, valid=?x?>, %arg4: !pto.tile_buf<vec, 32x32xi16, valid=?x?>) {
//|     pto.txor ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) outs(%arg2 : !pto.tile_buf<vec, 16x16xi16>)
//|     pto.txor ins(%arg3, %arg4 : !pto.tile_buf<vec, 32x32xi16, valid=?x?>, !pto.tile_buf<vec, 32x32xi16, valid=?x?>) outs(%arg4 : !pto.tile_buf<vec, 32x32xi16, valid=?x?>)
//|     pto.txor ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) outs(%arg2 : !pto.tile_buf<vec, 16x16xi16>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 16x16xi16>, %arg1: !pto.tile_buf<vec, 16x16xi16>, %arg2: !pto.tile_buf<vec, 16x16xi16>) {
//|     pto.txor ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) outs(%arg2 : !pto.tile_buf<vec, 16x16xi16>)
//|     pto.txor ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) outs(%arg0 : !pto.tile_buf<vec, 16x16xi16>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 32x32xi16, valid=?x?>, !pto.tile_buf<vec, 32x32xi16, valid=?x?>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 16x16xi16>, %arg4: !pto.tile_buf<vec, 16x16xi16>, %arg5: !pto.tile_buf<vec, 16x16xi16>, %arg6: !pto.tile_buf<vec, 32x32xi16, valid=?x?>, %arg7: !pto.tile_buf<vec, 32x32xi16, valid=?x?>):
//|     "pto.txor"(%arg3, %arg4, %arg5) : (!pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) -> ()
//|     "pto.txor"(%arg6, %arg7, %arg7) : (!pto.tile_buf<vec, 32x32xi16, valid=?x?>, !pto.tile_buf<vec, 32x32xi16, valid=?x?>, !pto.tile_buf<vec, 32x32xi16, valid=?x?>) -> ()
//|     "pto.txor"(%arg3, %arg4, %arg5, %arg5) : (!pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xi16>, %arg1: !pto.tile_buf<vec, 16x16xi16>, %arg2: !pto.tile_buf<vec, 16x16xi16>):
//|     "pto.txor"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) -> ()
//|     "pto.txor"(%arg0, %arg1, %arg2, %arg0) : (!pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
