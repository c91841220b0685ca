// Every shape of pto.get_tid_x.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0() {
  %a = pto.get_tid_x : i32
  return
}

func.func @generic1() {
  %0 = "pto.get_tid_x"() : () -> i32
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0() {
//|     %0 = pto.get_tid_x : i32
//|     return
//|   }
//|   func.func @generic1() {
//|     %0 = pto.get_tid_x : i32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     %1 = "pto.get_tid_x"() : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|     %0 = "pto.get_tid_x"() : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
