// Every shape of pto.set_quant_vector.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%t: !pto.tile_buf<scaling, 1x32xui64>) {
  pto.set_quant_vector(%t : !pto.tile_buf<scaling, 1x32xui64>) {id = 1}
  return
}

func.func @generic1(%arg0: !pto.tile_buf<scaling, 1x32xui64>) {
  "pto.set_quant_vector"(%arg0) <{id = 1 : i32}> : (!pto.tile_buf<scaling, 1x32xui64>) -> ()
  "pto.set_quant_vector"(%arg0) {id = 1 : i32, note} : (!pto.tile_buf<scaling, 1x32xui64>) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<scaling, 1x32xui64>) {
//|     pto.set_quant_vector(%arg0 : !pto.tile_buf<scaling, 1x32xui64>) {id = 1}
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.tile_buf<scaling, 1x32xui64>) {
//|     pto.set_quant_vector(%arg0 : !pto.tile_buf<scaling, 1x32xui64>) {id = 1}
//|     pto.set_quant_vector(%arg0 : !pto.tile_buf<scaling, 1x32xui64>) {id = 1} {note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<scaling, 1x32xui64>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg1: !pto.tile_buf<scaling, 1x32xui64>):
//|     "pto.set_quant_vector"(%arg1) <{id = 1 : i32}> : (!pto.tile_buf<scaling, 1x32xui64>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<scaling, 1x32xui64>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<scaling, 1x32xui64>):
//|     "pto.set_quant_vector"(%arg0) <{id = 1 : i32}> : (!pto.tile_buf<scaling, 1x32xui64>) -> ()
//|     "pto.set_quant_vector"(%arg0) <{id = 1 : i32}> {note} : (!pto.tile_buf<scaling, 1x32xui64>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
