// Every shape of pto.tprelu.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!tile = !pto.tile_buf<vec, 16x16xf32>
!open = !pto.tile_buf<vec, 32x32xf32, valid=?x?>

func.func @operands(%a: !tile, %b: !tile, %c: !tile, %x: !open, %y: !open) {
  pto.tprelu ins(%a, %b : !tile, !tile) outs(%c : !tile)
  pto.tprelu ins(%x, %y : !open, !open) outs(%y : !open)
  return
}

func.func @generic(%a: !tile, %b: !tile, %c: !tile) {
  "pto.tprelu"(%a, %b, %c) : (!tile, !tile, !tile) -> ()
  return
}

func.func @scratch(%a: !tile, %b: !tile, %t: !pto.tile_buf<vec, 17x32xui8>, %c: !tile) {
  pto.tprelu ins(%a, %b, %t : !tile, !tile, !pto.tile_buf<vec, 17x32xui8>) outs(%c : !tile)
  "pto.tprelu"(%a, %b, %t, %c) : (!tile, !tile, !pto.tile_buf<vec, 17x32xui8>, !tile) -> ()
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @any_scratch(%a: !pto.tile_buf<vec, 64x64xf32>) {
    pto.tprelu ins(%a, %a, %a : !pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xf32>) outs(%a : !pto.tile_buf<vec, 64x64xf32>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32>, %arg3: !pto.tile_buf<vec, 32x32xf32, valid=?x?>, %arg4: !pto.tile_buf<vec, 32x32xf32, valid=?x?>) {
//|     pto.tprelu ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.tprelu ins(%arg3, %arg4 : !pto.tile_buf<vec, 32x32xf32, valid=?x?>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>) outs(%arg4 : !pto.tile_buf<vec, 32x32xf32, valid=?x?>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.tprelu ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//|   func.func @scratch(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 17x32xui8>, %arg3: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.tprelu ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 17x32xui8>) outs(%arg3 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.tprelu ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 17x32xui8>) outs(%arg3 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @any_scratch(%arg0: !pto.tile_buf<vec, 64x64xf32>) {
//|     pto.tprelu ins(%arg0, %arg0, %arg0 : !pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xf32>) outs(%arg0 : !pto.tile_buf<vec, 64x64xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg7: !pto.tile_buf<vec, 16x16xf32>, %arg8: !pto.tile_buf<vec, 16x16xf32>, %arg9: !pto.tile_buf<vec, 16x16xf32>, %arg10: !pto.tile_buf<vec, 32x32xf32, valid=?x?>, %arg11: !pto.tile_buf<vec, 32x32xf32, valid=?x?>):
//|     "pto.tprelu"(%arg7, %arg8, %arg9) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "pto.tprelu"(%arg10, %arg11, %arg11) : (!pto.tile_buf<vec, 32x32xf32, valid=?x?>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<vec, 16x16xf32>, %arg5: !pto.tile_buf<vec, 16x16xf32>, %arg6: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.tprelu"(%arg4, %arg5, %arg6) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 17x32xui8>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "scratch"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 17x32xui8>, %arg3: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.tprelu"(%arg0, %arg1, %arg2, %arg3) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 17x32xui8>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "pto.tprelu"(%arg0, %arg1, %arg2, %arg3) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 17x32xui8>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 64x64xf32>) -> (), sym_name = "any_scratch"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 64x64xf32>):
//|     "pto.tprelu"(%arg0, %arg0, %arg0, %arg0) : (!pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xf32>, !pto.tile_buf<vec, 64x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
