// Every shape of pto.tile_valid_rows.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%b: !pto.tile_buf<vec, 1x16xf32, valid=?x?>) {
    %a = pto.tile_valid_rows %b : !pto.tile_buf<vec, 1x16xf32, valid=?x?> -> index
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 1x16xf32, valid=?x?>) {
    %0 = "pto.tile_valid_rows"(%arg0) : (!pto.tile_buf<vec, 1x16xf32, valid=?x?>) -> index
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 1x16xf32, valid=?x?>) {
//|     %0 = pto.tile_valid_rows %arg0 : !pto.tile_buf<vec, 1x16xf32, valid=?x?> -> index
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 1x16xf32, valid=?x?>) {
//|     %0 = pto.tile_valid_rows %arg0 : !pto.tile_buf<vec, 1x16xf32, valid=?x?> -> index
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x16xf32, valid=?x?>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg1: !pto.tile_buf<vec, 1x16xf32, valid=?x?>):
//|     %1 = "pto.tile_valid_rows"(%arg1) : (!pto.tile_buf<vec, 1x16xf32, valid=?x?>) -> index
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x16xf32, valid=?x?>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x16xf32, valid=?x?>):
//|     %0 = "pto.tile_valid_rows"(%arg0) : (!pto.tile_buf<vec, 1x16xf32, valid=?x?>) -> index
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
