// Every shape of pto.get_validshape.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%c: !pto.tile_buf<vec, 1x64xf32, valid=?x?>) {
    %a, %b = pto.get_validshape %c : !pto.tile_buf<vec, 1x64xf32, valid=?x?>
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 1x64xf32, valid=?x?>) {
    %0:2 = "pto.get_validshape"(%arg0) : (!pto.tile_buf<vec, 1x64xf32, valid=?x?>) -> (index, index)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 1x64xf32, valid=?x?>) {
//|     %valid_row, %valid_col = pto.get_validshape %arg0 : !pto.tile_buf<vec, 1x64xf32, valid=?x?>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 1x64xf32, valid=?x?>) {
//|     %valid_row, %valid_col = pto.get_validshape %arg0 : !pto.tile_buf<vec, 1x64xf32, valid=?x?>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x64xf32, valid=?x?>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg1: !pto.tile_buf<vec, 1x64xf32, valid=?x?>):
//|     %1:2 = "pto.get_validshape"(%arg1) : (!pto.tile_buf<vec, 1x64xf32, valid=?x?>) -> (index, index)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x64xf32, valid=?x?>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x64xf32, valid=?x?>):
//|     %0:2 = "pto.get_validshape"(%arg0) : (!pto.tile_buf<vec, 1x64xf32, valid=?x?>) -> (index, index)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
