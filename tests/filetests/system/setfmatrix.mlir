// Every shape of pto.setfmatrix.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0(%c: !pto.fmatrix_config) {
  pto.setfmatrix ins(%c : !pto.fmatrix_config)
  return
}

func.func @shape1(%c: !pto.fmatrix_config) {
  pto.setfmatrix ins(%c : !pto.fmatrix_config) outs() {test.note}
  return
}

func.func @shape2(%t: !pto.tile_buf<vec, 16x16xf32>) {
  pto.setfmatrix ins(%t : !pto.tile_buf<vec, 16x16xf32>)
  return
}

func.func @generic1(%arg0: !pto.fmatrix_config) {
  "pto.setfmatrix"(%arg0) : (!pto.fmatrix_config) -> ()
  "pto.setfmatrix"(%arg0) {test.note} : (!pto.fmatrix_config) -> ()
  return
}

func.func @generic2(%arg0: !pto.tile_buf<vec, 16x16xf32>) {
  "pto.setfmatrix"(%arg0) : (!pto.tile_buf<vec, 16x16xf32>) -> ()
  "pto.setfmatrix"(%arg0) {test.note} : (!pto.tile_buf<vec, 16x16xf32>) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.fmatrix_config) {
//|     pto.setfmatrix ins(%arg0 : !pto.fmatrix_config)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.fmatrix_config) {
//|     pto.setfmatrix ins(%arg0 : !pto.fmatrix_config) {test.note}
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.setfmatrix ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.fmatrix_config) {
//|     pto.setfmatrix ins(%arg0 : !pto.fmatrix_config)
//|     pto.setfmatrix ins(%arg0 : !pto.fmatrix_config) {test.note}
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.setfmatrix ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.setfmatrix ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>) {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.fmatrix_config) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg4: !pto.fmatrix_config):
//|     "pto.setfmatrix"(%arg4) : (!pto.fmatrix_config) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.fmatrix_config) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg3: !pto.fmatrix_config):
//|     "pto.setfmatrix"(%arg3) {test.note} : (!pto.fmatrix_config) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.setfmatrix"(%arg2) : (!pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.fmatrix_config) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: !pto.fmatrix_config):
//|     "pto.setfmatrix"(%arg1) : (!pto.fmatrix_config) -> ()
//|     "pto.setfmatrix"(%arg1) {test.note} : (!pto.fmatrix_config) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.setfmatrix"(%arg0) : (!pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "pto.setfmatrix"(%arg0) {test.note} : (!pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
