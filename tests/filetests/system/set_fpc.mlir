// Every shape of pto.set_fpc.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0(%a: i64) {
  pto.set_fpc %a : i64
  return
}

func.func @generic1(%arg0: i64) {
  "pto.set_fpc"(%arg0) : (i64) -> ()
  "pto.set_fpc"(%arg0) {test.note} : (i64) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: i64) {
//|     pto.set_fpc %arg0 : i64
//|     return
//|   }
//|   func.func @generic1(%arg0: i64) {
//|     pto.set_fpc %arg0 : i64
//|     pto.set_fpc %arg0 {test.note} : i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg1: i64):
//|     "pto.set_fpc"(%arg1) : (i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i64) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: i64):
//|     "pto.set_fpc"(%arg0) : (i64) -> ()
//|     "pto.set_fpc"(%arg0) {test.note} : (i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
