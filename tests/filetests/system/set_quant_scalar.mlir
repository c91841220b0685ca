// Every shape of pto.set_quant_scalar.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%s: f32) {
  pto.set_quant_scalar(%s : f32) {id = 0}
  return
}

func.func @shape1(%s: f32) {
  pto.set_quant_scalar(%s : f32) {id = 3} {note}
  return
}

func.func @generic1(%arg0: f32) {
  "pto.set_quant_scalar"(%arg0) <{id = 0 : i32}> : (f32) -> ()
  "pto.set_quant_scalar"(%arg0) {id = 0 : i32, note} : (f32) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: f32) {
//|     pto.set_quant_scalar(%arg0 : f32) {id = 0}
//|     return
//|   }
//|   func.func @shape1(%arg0: f32) {
//|     pto.set_quant_scalar(%arg0 : f32) {id = 3} {note}
//|     return
//|   }
//|   func.func @generic1(%arg0: f32) {
//|     pto.set_quant_scalar(%arg0 : f32) {id = 0}
//|     pto.set_quant_scalar(%arg0 : f32) {id = 0} {note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (f32) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: f32):
//|     "pto.set_quant_scalar"(%arg2) <{id = 0 : i32}> : (f32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (f32) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg1: f32):
//|     "pto.set_quant_scalar"(%arg1) <{id = 3 : i32}> {note} : (f32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (f32) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: f32):
//|     "pto.set_quant_scalar"(%arg0) <{id = 0 : i32}> : (f32) -> ()
//|     "pto.set_quant_scalar"(%arg0) <{id = 0 : i32}> {note} : (f32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
