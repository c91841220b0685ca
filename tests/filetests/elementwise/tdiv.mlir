// Every shape of pto.tdiv.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!tile = !pto.tile_buf<vec, 16x16xf32>
!open = !pto.tile_buf<vec, 32x32xf32, valid=?x?>

func.func @operands(%a: !tile, %b: !tile, %c: !tile, %x: !open, %y: !open) {
  pto.tdiv ins(%a, %b : !tile, !tile) outs(%c : !tile)
  pto.tdiv ins(%x, %y : !open, !open) outs(%y : !open)
  return
}

func.func @generic(%a: !tile, %b: !tile, %c: !tile) {
  "pto.tdiv"(%a, %b, %c) : (!tile, !tile, !tile) -> ()
  "pto.tdiv"(%a, %b, %c) {precisionType = #pto<div_precision default>} : (!tile, !tile, !tile) -> ()
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @accuracy(%a: !pto.tile_buf<vec, 16x16xf32>, %c: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tdiv ins(%a, %a : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%c : !pto.tile_buf<vec, 16x16xf32>) {precisionType = #pto<div_precision high_precision>}
    return
  }
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32>, %arg3: !pto.tile_buf<vec, 32x32xf32, valid=?x?>, %arg4: !pto.tile_buf<vec, 32x32xf32, valid=?x?>) {
//|     pto.tdiv ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.tdiv ins(%arg3, %arg4 : !pto.tile_buf<vec, 32x32xf32, valid=?x?>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>) outs(%arg4 : !pto.tile_buf<vec, 32x32xf32, valid=?x?>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.tdiv ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.tdiv ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @accuracy(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.tdiv ins(%arg0, %arg0 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>) {precisionType = #pto<div_precision high_precision>}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 16x16xf32>, %arg4: !pto.tile_buf<vec, 16x16xf32>, %arg5: !pto.tile_buf<vec, 16x16xf32>, %arg6: !pto.tile_buf<vec, 32x32xf32, valid=?x?>, %arg7: !pto.tile_buf<vec, 32x32xf32, valid=?x?>):
//|     "pto.tdiv"(%arg3, %arg4, %arg5) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "pto.tdiv"(%arg6, %arg7, %arg7) : (!pto.tile_buf<vec, 32x32xf32, valid=?x?>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.tdiv"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "pto.tdiv"(%arg0, %arg1, %arg2) <{precisionType = #pto<div_precision default>}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "accuracy"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.tdiv"(%arg0, %arg0, %arg1) <{precisionType = #pto<div_precision high_precision>}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
